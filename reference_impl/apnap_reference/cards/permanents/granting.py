"""Permanents that give keyword abilities, take them away, or forbid them, or make others grow."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from apnap_reference.cards.groups import all_creatures, creatures_of
from apnap_reference.objects.characteristics import counted_by, without_keyword
from apnap_reference.objects.layers import (
    as_creature,
    grown,
    with_base,
    with_keyword,
    without_abilities,
)
from apnap_reference.players.players import opponents, your_team
from apnap_reference.state.abilities import card
from apnap_reference.state.static_abilities import CantHave, Change, Seen, StaticChange
from apnap_reference.state.table import Object, ObjectId, Table


def _none_flies(table: Table, source: Object, seen: Seen) -> Iterator[Change]:
    grounded = partial(without_keyword, word="flying")
    yield Change("6", source.stamp, all_creatures(table, seen), grounded)


card("Gravity Sphere", StaticChange("6", _none_flies))


def _none_has_abilities(table: Table, source: Object, seen: Seen) -> Iterator[Change]:
    yield Change("6", source.stamp, all_creatures(table, seen), without_abilities)


def _all_are_small(table: Table, source: Object, seen: Seen) -> Iterator[Change]:
    small = partial(with_base, power=1, toughness=1)
    yield Change("7b", source.stamp, all_creatures(table, seen), small)


card("Humility", StaticChange("6", _none_has_abilities), StaticChange("7b", _all_are_small))


def _all_lands(table: Table, seen: Seen) -> tuple[ObjectId, ...]:
    return tuple(
        thing.id for thing in table.in_zone("battlefield") if "Land" in seen[thing.id].types
    )


def _lands_come_alive(table: Table, source: Object, seen: Seen) -> Iterator[Change]:
    yield Change("4", source.stamp, _all_lands(table, seen), as_creature)


def _lands_have_a_size(table: Table, source: Object, seen: Seen) -> Iterator[Change]:
    size = partial(with_base, power=2, toughness=2)
    yield Change("7b", source.stamp, _all_lands(table, seen), size)


card(
    "Nature's Revolt", StaticChange("4", _lands_come_alive), StaticChange("7b", _lands_have_a_size)
)


def _as_large_as_the_hand(table: Table, source: Object, seen: Seen) -> Iterator[Change]:
    held = len(table.hand(seen[source.id].controller))
    yield Change("7a", source.stamp, (source.id,), partial(with_base, power=held, toughness=held))


card("Maro", StaticChange("7a", _as_large_as_the_hand))


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


def _for_each_of_its_kind(table: Table, source: Object, seen: Seen) -> Iterator[Change]:
    creatures = all_creatures(table, seen)
    counted = counted_by(table, source, creatures, seen)
    for one in creatures:
        kinds = set(seen[one].subtypes)
        more = sum(not kinds.isdisjoint(seen[other].subtypes) for other in counted if other != one)
        yield Change("7c", source.stamp, (one,), partial(grown, power=more, toughness=more))


card("Coat of Arms", StaticChange("7c", _for_each_of_its_kind))
