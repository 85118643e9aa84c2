"""Misreadings of rule 811.4: which neighbours are attacked."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.combat.attacking_and_defending import (
    attackable,
    attacks_a_neighbour,
    attacks_in_range,
    defender_of,
    left_neighbour,
    may_be_attacked,
    right_neighbour,
)
from apnap_reference.objects.characteristics import permanents
from apnap_reference.players.players import has_emperors, opponents
from apnap_reference.state.table import Object, PlayerId, Ref, Table


@mutant(
    "811.4",
    "in Alternating Teams, a player can attack any opponent within range of influence",
    replaces=attacks_a_neighbour,
    since="2006-10-01",
)
def everybody_in_range_is_attacked(_table: Table, _attacker: PlayerId, _to: PlayerId) -> bool:
    return True


@mutant(
    "811.4",
    "in Alternating Teams, a player can attack only the neighbor to the left",
    replaces=attacks_a_neighbour,
    since="2006-10-01",
)
def only_the_left_neighbour_is_attacked(
    table: Table, attacker: PlayerId, defender: PlayerId
) -> bool:
    if not table.variant.neighbours_only:
        return True
    option = right_neighbour if table.variant.attack == "right" else left_neighbour
    return defender in option(table, attacker)


@mutant(
    "811.4",
    "in Alternating Teams, players on both sides of an empty seat can't attack each other",
    replaces=attacks_a_neighbour,
    since="2006-10-01",
)
def nobody_attacks_past_an_empty_seat(table: Table, attacker: PlayerId, defender: PlayerId) -> bool:
    seats = [player.name for player in table.players]
    away = (seats.index(defender) - seats.index(attacker)) % len(seats)
    return not table.variant.neighbours_only or away in (1, len(seats) - 1)


def _farther_off(table: Table, attacker: PlayerId, thing: Object) -> bool:
    """Tell whether a permanent could be attacked but for the seat of the player defending it."""
    combat, defender = table.turn.combat, defender_of(table, thing.id)
    return (
        combat is not None
        and defender in combat.defending
        and may_be_attacked(table, thing.id, attacker)
        and attacks_in_range(table, attacker, defender)
    )


@mutant(
    "811.4",
    "in Alternating Teams, a player can attack planeswalkers and battles of distant opponents",
    replaces=attackable,
    origin="others",
)
def what_others_guard_is_attacked(table: Table, attacker: PlayerId) -> tuple[Ref, ...]:
    near = attackable.function(table, attacker)
    if not table.variant.neighbours_only or has_emperors(table):
        return near
    things = (*permanents(table, "Planeswalker"), *permanents(table, "Battle"))
    far = (thing.id for thing in things if _farther_off(table, attacker, thing))
    return tuple(dict.fromkeys((*near, *far)))


# In the book of 2006


@mutant(
    "609.4",
    (
        "in 2006 Alternating Teams, a player can attack the nearest opponent on either side, "
        "past teammates"
    ),
    replaces=attacks_a_neighbour,
    only="2006-10-01",
)
def teams_of_2006_attack_past_teammates(
    table: Table, attacker: PlayerId, defender: PlayerId
) -> bool:
    near = opponents(table, attacker)
    return not table.variant.neighbours_only or defender in (*near[:1], *near[-1:])
