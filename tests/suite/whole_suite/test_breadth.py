"""The phrases that the suite does not use work on the reference engine too."""

from pathlib import Path

import pytest
from tests.suite.whole_suite.all_of_it import wrong

from apnap.engine.client import Client
from apnap.protocol import EditionDate
from apnap.suite import Scenario, load_suite

SCENARIOS = load_suite(where=Path(__file__).parents[1] / "breadth.feature").scenarios


@pytest.mark.parametrize("edition", ["2024-11-08", "2026-01-16"])
@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.id)
def test_it_passes(scenario: Scenario, edition: EditionDate, reference: Client) -> None:
    assert wrong([scenario], reference, edition) == []
