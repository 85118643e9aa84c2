"""Misreadings of rule 800.2: options that a game uses together."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.combat.attacking_and_defending import left_neighbour
from apnap_reference.players.players import opponents
from apnap_reference.players.range_of_influence import in_range
from apnap_reference.state.table import PlayerId, Table


@mutant(
    "800.2",
    "with limited range of influence, the attack left option has no effect in Free-for-All",
    replaces=left_neighbour,
)
def range_stands_in_for_attack_left(table: Table, attacker: PlayerId) -> tuple[PlayerId, ...]:
    if table.teams or table.variant.range_of_influence is None:
        return left_neighbour.function(table, attacker)
    return opponents(table, attacker)


@mutant(
    "800.2",
    "with the attack left or right option, range of influence isn't limited in Free-for-All",
    replaces=in_range,
)
def attack_left_stands_in_for_range(table: Table, player: PlayerId, other: PlayerId) -> bool:
    one_way = not table.teams and table.variant.attack in ("left", "right")
    return one_way or in_range.function(table, player, other)
