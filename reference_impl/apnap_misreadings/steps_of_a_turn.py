"""Misreadings of rules 106.4, 302.6 and 514: what begins and ends with steps and turns."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.changes.applying import happen
from apnap_reference.objects.characteristics import characteristics, controller, permanents
from apnap_reference.objects.lasting_effects import without_effects
from apnap_reference.players.players import everybody, in_game
from apnap_reference.procedure.position import somebody_receives
from apnap_reference.procedure.turn_based_actions import cleanup_step
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Moves
from apnap_reference.state.table import Table, replace
from apnap_reference.turn.phases_and_steps import (
    PHASE_OF,
    damage_wears_off,
    mana_emptied,
    receives_first,
    under_control_from_now,
)


@mutant("106.4", "mana lasts until the phase ends", replaces=mana_emptied)
def mana_lasts_through_the_phase(table: Table) -> Table:
    turn = table.turn
    same = turn.to_come and PHASE_OF[turn.to_come[0]] == PHASE_OF[turn.step]
    return table if same else mana_emptied.function(table)


@mutant("106.4", "mana lasts until the turn ends", replaces=mana_emptied)
def mana_lasts_through_the_turn(table: Table) -> Table:
    return mana_emptied.function(table) if table.turn.step == "cleanup" else table


@mutant("106.4", "only the active player loses mana", replaces=mana_emptied)
def only_the_active_player_loses_mana(table: Table) -> Table:
    before = {player.name: player.mana for player in table.players}
    table = mana_emptied.function(table)
    players = tuple(
        player if player.name in table.turn.side else replace(player, mana=before[player.name])
        for player in table.players
    )
    return replace(table, players=players)


@mutant(
    "302.6",
    "in the turn of a team only one member's creatures are ready",
    replaces=under_control_from_now,
)
def creatures_of_one_member_are_ready(table: Table) -> Table:
    side = table.turn.side
    one = under_control_from_now.function(table.with_turn(replace(table.turn, side=side[:1])))
    return one.with_turn(replace(one.turn, side=side))


@mutant(
    "302.6",
    "everybody's creatures are ready from the next turn on, whoever's it is",
    replaces=under_control_from_now,
)
def creatures_are_ready_from_any_turn_on(table: Table) -> Table:
    for thing in table.in_zone("battlefield"):
        table = table.with_object(replace(thing, sick=False))
    return table


@mutant(
    "514.1", "at the end of each turn everybody discards down to seven cards", replaces=cleanup_step
)
def everybody_discards_as_a_turn_ends(table: Table) -> Dialogue[Table]:
    side = table.turn.side
    all_of_them = table.with_turn(replace(table.turn, side=everybody(table)))
    table = yield from cleanup_step.function(all_of_them)
    here = tuple(player for player in side if in_game(table, player))
    return table.with_turn(replace(table.turn, side=here))


@mutant(
    "514.2",
    "effects until end of turn end first, then damage is looked at, then it wears off",
    replaces=damage_wears_off,
)
def effects_end_before_damage_wears_off(table: Table) -> Table:
    table = without_effects(table, "end_of_turn")
    dying = tuple(
        Moves(thing.id, "graveyard")
        for thing in permanents(table, "Creature")
        if 0 < (characteristics(table, thing.id).toughness or 0) <= thing.damage
    )
    return damage_wears_off.function(happen(table, *dying) if dying else table)


@mutant(
    "514.2", "damage wears off only from what the active player controls", replaces=damage_wears_off
)
def damage_stays_on_what_others_control(table: Table) -> Table:
    before, table = table, damage_wears_off.function(table)
    for thing in before.in_zone("battlefield"):
        if controller(before, thing.id) not in before.turn.side:
            table = table.with_object(replace(table.objects[thing.id], damage=thing.damage))
    return table


@mutant("514.3a", "after priority in the cleanup step the turn is over", replaces=somebody_receives)
def no_other_cleanup_step_follows(table: Table) -> Table:
    turn = table.turn
    if turn.receives is not None:
        return table
    return table.with_turn(replace(turn, receives=receives_first(table)))
