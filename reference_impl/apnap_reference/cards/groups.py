"""Groups of permanents of which static abilities speak."""

from __future__ import annotations

from collections.abc import Collection

from apnap_reference.state.static_abilities import Seen
from apnap_reference.state.table import ObjectId, PlayerId, Table


def all_creatures(table: Table, seen: Seen) -> tuple[ObjectId, ...]:
    """Give all creatures on the battlefield."""
    return tuple(
        thing.id for thing in table.in_zone("battlefield") if "Creature" in seen[thing.id].types
    )


def creatures_of(table: Table, seen: Seen, players: Collection[PlayerId]) -> tuple[ObjectId, ...]:
    """Give the creatures that one of the players controls."""
    return tuple(thing for thing in all_creatures(table, seen) if seen[thing].controller in players)
