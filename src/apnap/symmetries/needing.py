"""What a scenario needs of an engine once its position has been changed."""

from __future__ import annotations

from msgspec.structs import replace

from apnap.driver import Position
from apnap.driver.needs import of_position
from apnap.suite import Scenario


def placed(scenario: Scenario, position: Position) -> Scenario:
    """Return the scenario with another position, and with the needs that follow from that."""
    before = of_position(scenario.position)
    others = (need for need in scenario.needs if need not in before)
    needs = tuple(dict.fromkeys((*of_position(position), *others)))
    return replace(scenario, position=position, needs=needs)
