"""What the tests of the suite's machinery share."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from apnap.engine import starting
from apnap.engine.client import Client
from apnap.suite import (
    Origin,
    Scenario,
    Suite,
    SuiteError,
    linting,
    load_suite,
    read_suite,
)

SAMPLE = Path(__file__).with_name("sample.feature")


@pytest.fixture(scope="session")
def samples() -> dict[str, Scenario]:
    """Return the sample scenarios by the second part of their ids."""
    scenarios = load_suite(where=SAMPLE).scenarios
    return {scenario.id.partition("/")[2]: scenario for scenario in scenarios}


@pytest.fixture(scope="module")
def reference() -> Iterator[Client]:
    """Return a client of the reference engine."""
    with starting.start(starting.parse("direct:reference")) as client:
        yield client


@pytest.fixture
def _few(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Let there be no scenario to be linted but those of extensions."""
    empty = tmp_path_factory.mktemp("empty")

    def few(
        extensions: Sequence[Path] = (), where: Path | None = None, origin: Origin = "suite"
    ) -> tuple[Suite, tuple[SuiteError, ...]]:
        assert where is None
        return read_suite(extensions, where=empty, origin=origin)

    monkeypatch.setattr(linting, "read_suite", few)
