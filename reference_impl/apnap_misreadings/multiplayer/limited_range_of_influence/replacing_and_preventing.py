"""Misreadings of rule 801.13: which damage is sent elsewhere, and which is prevented."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.changes.replacing import (
    done_within_range,
    prevented_within_range,
    replaced,
    shielded,
)
from apnap_reference.objects.within_range import within_range
from apnap_reference.state.events import Damage, Event
from apnap_reference.state.table import PlayerId, Ref, Table, replace


@mutant(
    "801.13",
    "damage that would be sent to what is out of range is dealt to its first recipient instead",
    replaces=replaced,
)
def what_cant_be_sent_away_stays(table: Table, event: Event) -> Event:
    after = replaced.function(table, event)
    return after if done_within_range(table, event, after) else event


@mutant(
    "801.13a",
    "damage of a spell can be sent to what is out of range of that spell's controller",
    replaces=done_within_range,
)
def damage_is_sent_anywhere(_: Table, __: Event, ___: Event) -> bool:
    return True


@mutant(
    "801.13a",
    "a replacement effect sends no damage to another player's creature",
    replaces=done_within_range,
)
def no_damage_is_sent_away(_: Table, before: Event, after: Event) -> bool:
    return not isinstance(after, Damage) or after == before


@mutant(
    "801.13b",
    "an effect prevents damage, whoever is out of its controller's range of influence",
    replaces=prevented_within_range,
)
def prevented_anywhere(_: Table, __: PlayerId, ___: tuple[Ref, ...]) -> bool:
    return True


@mutant(
    "801.13b",
    "Fog prevents combat damage if its source or its recipient is within range",
    replaces=prevented_within_range,
)
def one_end_is_near_enough(table: Table, by: PlayerId, named: tuple[Ref, ...]) -> bool:
    return any(within_range(table, by, ref) for ref in named)


@mutant(
    "801.13b",
    "no effect prevents damage that names a source or a recipient",
    replaces=prevented_within_range,
)
def only_sources_are_spoken_of(table: Table, by: PlayerId, named: tuple[Ref, ...]) -> bool:
    near = prevented_within_range.function(table, by, named)
    return near and isinstance(named[0], int) and len(named) > 1


@mutant(
    "801.13b",
    "a shield against the next damage also needs the source of that damage to be within range",
    replaces=shielded,
    origin="others",
)
def shields_look_at_the_source(table: Table, damage: Damage) -> tuple[Table, int]:
    far = tuple(e for e in table.effects if not within_range(table, e.controller, damage.source))
    near = replace(table, effects=tuple(e for e in table.effects if e not in far))
    done, amount = shielded.function(near, damage)
    return replace(done, effects=(*done.effects, *far)), amount
