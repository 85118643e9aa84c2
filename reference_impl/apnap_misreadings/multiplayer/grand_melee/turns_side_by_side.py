"""Misreadings of rules 807.2 and 807.4: the options, and turns that go on at once."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant, switched
from apnap_reference.combat.attack_restrictions import a_creature_of_theirs
from apnap_reference.combat.attacking_and_defending import left_neighbour, right_neighbour
from apnap_reference.players.range_of_influence import ranges_determined
from apnap_reference.spells.casting import at_sorcery_speed
from apnap_reference.state.table import ObjectId, PlayerId, Table, replace


@mutant(
    "807.2a",
    "in a Grand Melee, each player's range of influence is 2",
    replaces=ranges_determined,
    since="2006-10-01",
)
def the_range_is_two_seats_in_a_melee(table: Table) -> Table:
    usual = table.variant
    if not usual.turn_markers or usual.range_of_influence is None:
        return ranges_determined.function(table)
    far = replace(usual, range_of_influence=usual.range_of_influence + 1)
    return replace(ranges_determined.function(replace(table, variant=far)), variant=usual)


@mutant(
    "807.2b",
    "in a Grand Melee, each player attacks the opponent to the right",
    replaces=left_neighbour,
    since="2006-10-01",
)
def a_melee_goes_to_the_right(table: Table, attacker: PlayerId) -> tuple[PlayerId, ...]:
    if table.markers:
        return right_neighbour(table, attacker)
    return left_neighbour.function(table, attacker)


@mutant(
    "807.2c",
    "in a Grand Melee, a player can attack the opponents on both sides",
    replaces=left_neighbour,
    since="2006-10-01",
)
def both_neighbours_are_attacked_in_a_melee(
    table: Table, attacker: PlayerId
) -> tuple[PlayerId, ...]:
    left = left_neighbour.function(table, attacker)
    return (*left, *right_neighbour(table, attacker)) if table.markers else left


@mutant(
    "807.4",
    "in a Grand Melee, a player can't attack while creatures attack in another turn",
    replaces=a_creature_of_theirs,
    since="2006-10-01",
)
def one_combat_at_a_time(table: Table, by: tuple[PlayerId, ...], thing: ObjectId) -> bool:
    others = (turn for index, turn in enumerate(table.turns) if index != table.focus)
    busy = any(turn.combat is not None and turn.combat.attacks for turn in others)
    return not busy and a_creature_of_theirs.function(table, by, thing)


# In the book of 2006


@mutant(
    "608.4",
    "in a 2006 Grand Melee, only the player with the first turn marker is an active player",
    replaces=at_sorcery_speed,
    only="2006-10-01",
)
def only_the_first_marker_makes_an_active_player(table: Table, player: PlayerId) -> bool:
    return table.focus == 0 and at_sorcery_speed.function(table, player)


switched(
    "608.4",
    "in a 2006 Grand Melee, only players near a turn marker receive priority in its turn",
    name="turns-of-2006-have-stacks",
    switch="stacks_of_markers",
    value=True,
    only="2006-10-01",
)
