"""Misreadings of rule 801.5: what is chosen within range, and who chooses."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.objects.within_range import (
    may_choose,
    opponents_affected,
    who_makes_the_choice,
    within_range,
)
from apnap_reference.players.players import opponents
from apnap_reference.players.range_of_influence import in_range, seats_between
from apnap_reference.state.table import PlayerId, Ref, Table


@mutant(
    "801.5a",
    "a player can choose objects and players outside their range of influence",
    replaces=may_choose,
    since="2006-10-01",
)
def who_is_out_of_range_is_chosen(_table: Table, _player: PlayerId, _ref: Ref) -> bool:
    return True


@mutant(
    "801.5a",
    "a player can choose players outside their range of influence, but not objects",
    replaces=may_choose,
    since="2006-10-01",
)
def players_are_chosen_anywhere(table: Table, player: PlayerId, ref: Ref) -> bool:
    return isinstance(ref, str) or within_range(table, player, ref)


@mutant(
    "801.5a",
    (
        "a player can choose an object if its owner, instead of its controller, is within their "
        "range of influence"
    ),
    replaces=may_choose,
    since="2006-10-01",
)
def choices_look_at_owners(table: Table, player: PlayerId, ref: Ref) -> bool:
    if isinstance(ref, int) and ref in table.objects:
        return in_range(table, player, table.objects[ref].owner)
    return may_choose.function(table, player, ref)


@mutant(
    "801.5b",
    "only a player within range of what an option is about can choose it",
    replaces=who_makes_the_choice,
)
def no_option_about_distant_objects(table: Table, by: PlayerId) -> tuple[PlayerId, ...]:
    able = who_makes_the_choice.function(table, by)
    return tuple(player for player in able if in_range(table, player, by))


@mutant(
    "801.5c",
    (
        "if no opponent within range of influence can make a choice, the closest opponent to "
        "the right makes it"
    ),
    replaces=who_makes_the_choice,
    since="2006-10-01",
)
def the_nearest_to_the_right_chooses(table: Table, by: PlayerId) -> tuple[PlayerId, ...]:
    return opponents_affected(table, by) or opponents(table, by)[-1:]


@mutant(
    "801.5c",
    (
        "if no opponent within range of influence can make a choice, the closest opponent on "
        "either side makes it"
    ),
    replaces=who_makes_the_choice,
    origin="others",
)
def the_nearest_on_either_side_chooses(table: Table, by: PlayerId) -> tuple[PlayerId, ...]:
    near = opponents_affected(table, by)
    others = sorted(opponents(table, by), key=lambda one: seats_between(table, by, one))
    return near or tuple(others[:1])


@mutant(
    "801.5c",
    "if no opponent within range of influence can make a choice, nobody makes it",
    replaces=who_makes_the_choice,
    since="2006-10-01",
)
def nobody_out_of_range_chooses(table: Table, by: PlayerId) -> tuple[PlayerId, ...]:
    return opponents_affected(table, by)
