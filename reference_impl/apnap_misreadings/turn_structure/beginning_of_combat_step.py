"""Misreadings of rule 507: who is named as combat begins."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.combat.attacking_and_defending import attacking_players
from apnap_reference.combat.declaring_attackers import defending_player_settled
from apnap_reference.players.players import opponents
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.table import Combat, Table


@mutant(
    "507.1",
    (
        "in later combat phases of a turn, no opponent is chosen, and every opponent is a "
        "defending player"
    ),
    replaces=defending_player_settled,
    since="2024-06-07",
)
def named_once_a_turn(table: Table) -> Dialogue[Table]:
    if table.turn.attacked and table.variant.attack == "one_opponent":
        attacking = attacking_players(table)
        return table.with_combat(Combat(attacking, opponents(table, attacking[0])))
    return (yield from defending_player_settled.function(table))
