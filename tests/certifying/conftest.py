"""One small certification of the reference engine, at which several tests look."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import pytest
from msgspec.structs import replace
from tests.certifying import sparing

from apnap.certifying import profiles
from apnap.certifying.profiles import Part, load_profiles
from apnap.certifying.runs import Made, Runs, Wanted
from apnap.certifying.writing import write
from apnap.protocol import EditionDate

SMALL: Final = Wanted(
    engine="direct:reference",
    profiles=("teams",),
    editions=(EditionDate("2006-10-01"),),
    seed=1,
)
NOW: Final = datetime(2026, 12, 1, 12, tzinfo=UTC)
"""The moment that it is in these tests, whatever the clock of the machine says."""
Rules = Mapping[str, Mapping[str, tuple[str, ...]]]
"""Profile: edition: its rules there."""
_RULES: Final[Rules] = {
    "teams": {"2006-10-01": ("609.2b", "609.2c"), "2020-06-01": ("811.2a",)},
    "free-for-all": {"2024-06-07": ("802.4a",)},
}
"""What few rules these profiles have in these editions; of teams all is said that is ever said."""


def narrow(patch: pytest.MonkeyPatch, rules: Rules = _RULES) -> None:
    """Let these profiles have few rules, and let few images go on."""
    every = dict(load_profiles())
    for name, editions in rules.items():
        its = {EditionDate(date): tuple(map(Part, rules)) for date, rules in editions.items()}
        every[name] = replace(every[name], editions=every[name].editions | its)
    patch.setattr(profiles, "load_profiles", lambda: every)
    sparing.let_few_go_on(patch)


@pytest.fixture
def narrowed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the small certification be one of few rules, with few images that go on."""
    narrow(monkeypatch)


@pytest.fixture(autouse=True, scope="session")
def now() -> Iterator[None]:
    """Let it always be the same moment."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("apnap.certifying.moments.now", lambda: NOW)
        yield


@pytest.fixture(scope="session")
def _made(now: None) -> Made:  # noqa: ARG001 - it is the moment of the run
    with pytest.MonkeyPatch.context() as patch:
        narrow(patch)
        return Runs(SMALL).play(lambda _: None)


@pytest.fixture(scope="session")
def _certified(_made: Made, tmp_path_factory: pytest.TempPathFactory) -> Path:
    where = tmp_path_factory.mktemp("certified")
    write(_made, where)
    return where


@pytest.fixture
def made(_made: Made, narrowed: None) -> Made:  # noqa: ARG001 - so they were made
    """Return the runs of the small certification."""
    return _made


@pytest.fixture
def certified(_certified: Path, narrowed: None) -> Path:  # noqa: ARG001 - so it was made
    """Return the folder of the small certification; do not change it."""
    return _certified
