"""Permanents that give keyword abilities, take them away, or forbid them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from apnap_reference.cards.groups import all_creatures, creatures_of
from apnap_reference.objects.characteristics import without_keyword
from apnap_reference.objects.layers import with_keyword
from apnap_reference.players.players import opponents, your_team
from apnap_reference.state.abilities import card
from apnap_reference.state.static_abilities import CantHave, Change, Seen, StaticChange
from apnap_reference.state.table import Object, ObjectId, Table


def _none_flies(table: Table, source: Object, seen: Seen) -> Iterator[Change]:
    grounded = partial(without_keyword, word="flying")
    yield Change("6", source.stamp, all_creatures(table, seen), grounded)


card("Gravity Sphere", StaticChange("6", _none_flies))


def _yours_fly(table: Table, source: Object, seen: Seen) -> Iterator[Change]:
    own = creatures_of(table, seen, (seen[source.id].controller,))
    yield Change("6", source.stamp, own, partial(with_keyword, word="flying"))


def _theirs(table: Table, source: Object, seen: Seen) -> tuple[ObjectId, ...]:
    return creatures_of(table, seen, opponents(table, seen[source.id].controller))


card("Archetype of Imagination", StaticChange("6", _yours_fly), CantHave("flying", _theirs))


def _warriors_of_your_team(table: Table, source: Object, seen: Seen) -> Iterator[Change]:
    team = your_team(table, seen[source.id].controller)
    hasty = tuple(
        thing.id
        for thing in table.in_zone("battlefield")
        if "Warrior" in seen[thing.id].subtypes and seen[thing.id].controller in team
    )
    yield Change("6", source.stamp, hasty, partial(with_keyword, word="haste"))


card("Rushblade Commander", StaticChange("6", _warriors_of_your_team))
