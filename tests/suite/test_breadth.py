"""The phrases that the suite does not use work on the reference engine too."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from apnap.driver import Stop
from apnap.engine import starting
from apnap.engine.client import Client
from apnap.protocol import EditionDate
from apnap.results.records import Result
from apnap.running.playing import Play
from apnap.suite import Scenario, load_suite

SCENARIOS = load_suite(where=Path(__file__).with_name("breadth.feature")).scenarios


@pytest.fixture(scope="module")
def reference() -> Iterator[Client]:
    """Return a client of the reference engine."""
    with starting.start(starting.parse("direct:reference")) as client:
        yield client


def played(scenario: Scenario, client: Client, edition: EditionDate) -> Result:
    """Return what comes of a scenario."""
    assert client.introduced is not None
    play = Play(scenario, client, client.introduced.capabilities, edition)
    with suppress(Stop):
        play.all()
    return play.result()


@pytest.mark.parametrize("edition", ["2024-11-08", "2026-01-16"])
@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.id)
def test_it_passes(scenario: Scenario, edition: EditionDate, reference: Client) -> None:
    result = played(scenario, reference, edition)
    assert (result.outcome, result.reason) == ("passed", None), (result.expected, result.got)
