"""Misreadings of rule 801.5: whom choices reach, and who makes them."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.objects.within_range import (
    may_choose,
    opponents_affected,
    who_makes_the_choice,
    within_range,
)
from apnap_reference.players.players import opponents
from apnap_reference.players.range_of_influence import in_range
from apnap_reference.state.table import PlayerId, Ref, Table


@mutant(
    "801.5a", "any player may be chosen, in range or not", replaces=may_choose, since="2006-10-01"
)
def who_is_out_of_range_is_chosen(_table: Table, _player: PlayerId, _ref: Ref) -> bool:
    return True


@mutant(
    "801.5a",
    "objects are chosen within range, players anywhere",
    replaces=may_choose,
    since="2006-10-01",
)
def players_are_chosen_anywhere(table: Table, player: PlayerId, ref: Ref) -> bool:
    return isinstance(ref, str) or within_range(table, player, ref)


@mutant(
    "801.5a",
    "what may be chosen is judged by where its owner sits",
    replaces=may_choose,
    since="2006-10-01",
)
def choices_look_at_owners(table: Table, player: PlayerId, ref: Ref) -> bool:
    if isinstance(ref, int) and ref in table.objects:
        return in_range(table, player, table.objects[ref].owner)
    return may_choose.function(table, player, ref)


@mutant(
    "801.5c",
    "if no opponent in range can choose, the closest one to the right does",
    replaces=who_makes_the_choice,
    since="2006-10-01",
)
def the_nearest_to_the_right_chooses(table: Table, by: PlayerId) -> tuple[PlayerId, ...]:
    return opponents_affected(table, by) or opponents(table, by)[-1:]


@mutant(
    "801.5c",
    "if no opponent in range can choose, nobody does",
    replaces=who_makes_the_choice,
    since="2006-10-01",
)
def nobody_out_of_range_chooses(table: Table, by: PlayerId) -> tuple[PlayerId, ...]:
    return opponents_affected(table, by)
