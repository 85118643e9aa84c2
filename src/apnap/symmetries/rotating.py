"""Letting another player sit first: the circle is the same, and only its beginning moves."""

from __future__ import annotations

from msgspec.structs import replace

from apnap.driver import Position
from apnap.suite import Scenario


def rotated(scenario: Scenario) -> Scenario:
    """Return the scenario with the second seat as the first, and nothing else changed."""
    return replace(scenario, position=_rotated(scenario.position))


def _rotated(position: Position) -> Position:
    """Return the same circle from the next seat on; whose turn it is is said, not left to seats."""
    first, *others = position.players
    return replace(position, players=(*others, first), active=position.active or first.name)
