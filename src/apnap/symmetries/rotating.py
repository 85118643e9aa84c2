"""Letting another player sit first: the circle is the same, and only its beginning moves."""

from __future__ import annotations

from msgspec.structs import replace

from apnap.driver import Position
from apnap.suite import Scenario


def rotated(scenario: Scenario, by: int = 1) -> Scenario:
    """Return the scenario with the second seat as the first, or the one `by` seats further on."""
    return replace(scenario, position=_rotated(scenario.position, by))


def _rotated(position: Position, by: int) -> Position:
    """Return the same circle from another seat on; whose turn it is is said, not left to seats."""
    before, after = position.players[:by], position.players[by:]
    active = position.active or position.players[0].name
    return replace(position, players=(*after, *before), active=active)
