"""One small certification of the reference engine, at which several tests look."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import pytest

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


@pytest.fixture(autouse=True, scope="session")
def now() -> Iterator[None]:
    """Let it always be the same moment."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("apnap.certifying.moments.now", lambda: NOW)
        yield


@pytest.fixture(scope="session")
def made(now: None) -> Made:  # noqa: ARG001 - it is the moment of the run
    """Return the runs of the small certification."""
    return Runs(SMALL).play(lambda _: None)


@pytest.fixture(scope="session")
def certified(made: Made, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the small certification; do not change it."""
    where = tmp_path_factory.mktemp("certified")
    write(made, where)
    return where
