"""Groups of permanents of which static abilities speak."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import partial

from apnap_reference.objects.layers import grown
from apnap_reference.state.static_abilities import Change, Seen
from apnap_reference.state.table import Object, ObjectId, PlayerId, Table


def all_creatures(table: Table, seen: Seen) -> tuple[ObjectId, ...]:
    """Give all creatures on the battlefield."""
    return tuple(
        thing.id for thing in table.in_zone("battlefield") if "Creature" in seen[thing.id].types
    )


def yours_are_tougher(table: Table, source: Object, seen: Seen) -> Iterator[Change]:
    """Give creatures that the controller of the ability controls +0/+1."""
    own = creatures_of(table, seen, (seen[source.id].controller,))
    yield Change("7c", source.stamp, own, partial(grown, power=0, toughness=1))


def creatures_of(table: Table, seen: Seen, players: Collection[PlayerId]) -> tuple[ObjectId, ...]:
    """Give the creatures that one of the players controls."""
    return tuple(thing for thing in all_creatures(table, seen) if seen[thing].controller in players)
