"""Misreadings of rule 803: which neighbour is attacked."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.combat.attacking_and_defending import left_neighbour, right_neighbour
from apnap_reference.players.players import opponents
from apnap_reference.state.table import PlayerId, Table

Players = tuple[PlayerId, ...]


@mutant(
    "803.1a",
    "with the attack left option, a player attacks the opponent to the right",
    replaces=left_neighbour,
    since="2006-10-01",
)
def left_is_right(table: Table, attacker: PlayerId) -> Players:
    return right_neighbour.function(table, attacker)


@mutant(
    "803.1a",
    (
        "with the attack left option, a player can attack the nearest opponent to the left, "
        "past teammates"
    ),
    replaces=left_neighbour,
    since="2006-10-01",
)
def attack_left_goes_past_teammates(table: Table, attacker: PlayerId) -> tuple[PlayerId, ...]:
    return opponents(table, attacker)[:1]


@mutant(
    "803.1b",
    "with the attack right option, a player attacks the opponent to the left",
    replaces=right_neighbour,
    since="2006-10-01",
)
def right_is_left(table: Table, attacker: PlayerId) -> Players:
    return left_neighbour.function(table, attacker)


@mutant(
    "803.1b",
    (
        "with the attack right option, a player can attack the nearest opponent to the right, "
        "past teammates"
    ),
    replaces=right_neighbour,
    since="2006-10-01",
)
def attack_right_goes_past_teammates(table: Table, attacker: PlayerId) -> tuple[PlayerId, ...]:
    return opponents(table, attacker)[-1:]
