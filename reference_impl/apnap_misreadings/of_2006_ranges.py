"""Misreadings of rule 601 of the book of 2006, limited range of influence as it was."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from apnap_misreadings import ranges
from apnap_misreadings.mutant import mutant
from apnap_reference.changes.events_in_range import entirely_in_range
from apnap_reference.combat.attacking_and_defending import attacks_in_range
from apnap_reference.objects.characteristics import characteristics, permanents
from apnap_reference.objects.influence import R, affected, seen
from apnap_reference.players.range_of_influence import in_range, object_in_range, ranges_determined
from apnap_reference.procedure.state_based_actions import (
    badly_attached,
    other_legends,
    other_worlds,
)
from apnap_reference.spells.targets import in_range_of_controller
from apnap_reference.state.events import Event, Moves
from apnap_reference.state.table import Object, PlayerId, Ref, Table


@mutant(
    "601.2a",
    "in 2006 a range counts the seats between",
    replaces=ranges_determined,
    only="2006-10-01",
)
def ranges_of_2006_count_the_seats_between(table: Table) -> Table:
    return ranges.a_range_counts_the_seats_between(table)


@mutant(
    "601.2c",
    "in 2006 ranges change as soon as somebody leaves",
    replaces=in_range,
    only="2006-10-01",
)
def ranges_of_2006_change_in_mid_turn(table: Table, player: PlayerId, other: PlayerId) -> bool:
    return ranges.ranges_change_in_mid_turn(table, player, other)


@mutant(
    "601.2d",
    "in 2006 an object is in range if its owner is",
    replaces=object_in_range,
    only="2006-10-01",
)
def objects_of_2006_are_where_their_owners_are(
    table: Table, player: PlayerId, thing: Object, controller: PlayerId
) -> bool:
    return ranges.objects_are_where_their_owners_are(table, player, thing, controller)


@mutant(
    "601.3",
    "in 2006 opponents out of range may be attacked",
    replaces=attacks_in_range,
    only="2006-10-01",
)
def attacks_of_2006_go_out_of_range(_table: Table, _attacker: PlayerId, _to: PlayerId) -> bool:
    return True


@mutant(
    "601.4",
    "in 2006 only players can be out of range",
    replaces=in_range_of_controller,
    only="2006-10-01",
)
def permanents_of_2006_are_never_out_of_range(table: Table, by: Object, ref: Ref) -> bool:
    return ranges.only_players_are_out_of_range(table, by, ref)


@mutant(
    "601.7", "in 2006 abilities trigger out of range", replaces=entirely_in_range, only="2006-10-01"
)
def abilities_of_2006_trigger_out_of_range(_table: Table, _player: PlayerId, _event: Event) -> bool:
    return True


@mutant("601.10", "in 2006 everybody is affected", replaces=affected, only="2006-10-01")
def everybody_is_affected_in_2006(
    _table: Table, _by: PlayerId, among: Iterable[R]
) -> tuple[R, ...]:
    return tuple(among)


@mutant("601.11", "in 2006 everything is counted", replaces=seen, only="2006-10-01")
def everything_is_seen_in_2006(_table: Table, _by: PlayerId, among: Iterable[R]) -> tuple[R, ...]:
    return tuple(among)


@mutant("601.8", "in 2006 an Aura once attached stays", replaces=badly_attached, only="2006-10-01")
def auras_of_2006_reach_everywhere(table: Table) -> Iterator[Moves]:
    return ranges.attached_auras_reach_everywhere(table)


@mutant("601.12", "in 2006 legends see the whole table", replaces=other_legends, only="2006-10-01")
def legends_of_2006_see_everything(table: Table, thing: Object) -> tuple[Object, ...]:
    name = characteristics(table, thing.id).name
    others = (other for other in permanents(table, "Legendary") if other.id != thing.id)
    return tuple(other for other in others if characteristics(table, other.id).name == name)


@mutant("601.13", "in 2006 worlds see the whole table", replaces=other_worlds, only="2006-10-01")
def worlds_of_2006_see_everything(table: Table, thing: Object) -> tuple[Object, ...]:
    return ranges.worlds_are_seen_everywhere(table, thing)
