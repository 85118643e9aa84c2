"""
Scenarios by somebody who wrote them from the rulebooks alone pass on the reference engine.

They are no part of the suite: they check both the suite's expectations and the engine.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from tests.suite.test_breadth import played

from apnap.engine import starting
from apnap.engine.client import Client
from apnap.suite import Scenario, load_suite

SUITE: Final = load_suite(where=Path(__file__).with_name("other_hands"))
CASES: Final = [
    pytest.param(scenario, edition, id=f"{edition}-{scenario.id}")
    for edition in ("2006-10-01", "2020-06-01", "2024-06-07", "2024-11-08", "2026-01-16")
    for scenario in SUITE.holding(edition)
]


@pytest.fixture(scope="module")
def reference() -> Iterator[Client]:
    """Return a client of the reference engine."""
    with starting.start(starting.parse("direct:reference")) as client:
        yield client


@pytest.mark.parametrize(("scenario", "edition"), CASES)
def test_it_passes(scenario: Scenario, edition: str, reference: Client) -> None:
    result = played(scenario, reference, edition)
    assert (result.outcome, result.reason) == ("passed", None), (result.expected, result.got)
