"""Misreadings of rule 507: who is named as combat begins, and who can act then."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.combat.attacking_and_defending import attacking_players
from apnap_reference.combat.declaring_attackers import defending_player_settled
from apnap_reference.objects.characteristics import permanents
from apnap_reference.players.players import opponents
from apnap_reference.procedure.turn_based_actions import step_opened
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.table import Combat, Table, replace


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


@mutant(
    "507.2",
    "players receive priority at the beginning of combat only if the active player has creatures",
    replaces=step_opened,
)
def nobody_acts_before_no_attack(table: Table) -> Dialogue[Table]:
    table = yield from step_opened.function(table)
    turn = table.turn
    if turn.step != "beginning_of_combat":
        return table
    if any(permanents(table, "Creature", of=player) for player in turn.side):
        return table
    return table.with_turn(replace(turn, receives=None))


@mutant(
    "507.2",
    "nobody receives priority in the beginning of combat step",
    replaces=step_opened,
)
def attackers_are_declared_at_once(table: Table) -> Dialogue[Table]:
    table = yield from step_opened.function(table)
    turn = table.turn
    quiet = turn.step == "beginning_of_combat" and not table.waiting
    return table.with_turn(replace(turn, receives=None)) if quiet else table
