"""Misreadings of extra turns, of turns whose player has left, and of what is done once a turn."""

from __future__ import annotations

from apnap.protocol.catalogue import Card
from apnap_misreadings.mutant import mutant
from apnap_reference.changes.applying import happen
from apnap_reference.objects.characteristics import copiable_values, face
from apnap_reference.players.players import in_apnap_order
from apnap_reference.procedure.turn_based_actions import (
    ACTIONS,
    NO_PRIORITY,
    cleanup_step,
    draw_step,
    nothing_to_do,
    step_opened,
)
from apnap_reference.spells.activating import loyalty_once
from apnap_reference.spells.casting import at_sorcery_speed, may_play_a_land
from apnap_reference.spells.entering_the_battlefield import as_it_will_be
from apnap_reference.spells.resolving import fizzles
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Draws
from apnap_reference.state.stack_abilities import TargetWord
from apnap_reference.state.static_abilities import Arrival
from apnap_reference.state.table import Object, PlayerId, Table, replace
from apnap_reference.turn.leaving_the_game import control_ends
from apnap_reference.turn.phases_and_steps import (
    damage_wears_off,
    receives_first,
    turn_begun,
    under_control_from_now,
)

# Extra turns


@mutant(
    "305.2", "lands that were played in a turn count in an extra turn after it", replaces=turn_begun
)
def lands_count_in_the_extra_turn(table: Table) -> Table:
    before = {player.name: player.lands_played for player in table.players}
    table = turn_begun.function(table)
    for player in table.turn.side if table.turns and table.turn.goes_on_after else ():
        played = replace(table.player(player), lands_played=before[player])
        table = table.with_player(played)
    return table


@mutant("302.6", "an extra turn makes no creature ready", replaces=under_control_from_now)
def not_ready_in_the_extra_turn(table: Table) -> Table:
    return table if table.turn.goes_on_after else under_control_from_now.function(table)


@mutant(
    "701.15a",
    "what lasts until a player's next turn lasts through an extra turn",
    replaces=turn_begun,
)
def goaded_through_the_extra_turn(table: Table) -> Table:
    waiting = tuple(e for e in table.effects if e.until.startswith("turn_of:"))
    table = turn_begun.function(table)
    if not table.turns or not table.turn.goes_on_after:
        return table
    ended = tuple(effect for effect in waiting if effect not in table.effects)
    return replace(table, effects=(*ended, *table.effects))


# Turns whose player has left


@mutant("800.4j", "in a turn whose player has left the next player discards", replaces=cleanup_step)
def the_next_player_discards(table: Table) -> Dialogue[Table]:
    if table.turn.side:
        return (yield from cleanup_step.function(table))
    following = in_apnap_order(table)[0]
    table = table.with_turn(replace(table.turn, side=following))
    table = yield from cleanup_step.function(table)
    return table.with_turn(replace(table.turn, side=()))


@mutant("800.4j", "in a turn whose player has left the next player draws", replaces=draw_step)
def the_next_player_draws(table: Table) -> Dialogue[Table]:
    if table.turn.side:
        return (yield from draw_step.function(table))
    return happen(table, *(Draws(player) for player in in_apnap_order(table)[0]))


@mutant(
    "514.2",
    "in a turn whose player has left nothing heals and nothing wears off",
    replaces=damage_wears_off,
)
def nothing_wears_off_in_nobodys_turn(table: Table) -> Table:
    return damage_wears_off.function(table) if table.turn.side else table


@mutant(
    "800.4j",
    "in a turn whose player has left nothing triggers as a step begins",
    replaces=step_opened,
)
def steps_of_nobody_do_not_begin(table: Table) -> Dialogue[Table]:
    if table.turn.side:
        return (yield from step_opened.function(table))
    step = table.turn.step
    table = yield from ACTIONS.get(step, nothing_to_do)(table)
    receives = None if step in NO_PRIORITY else receives_first(table)
    return table.with_turn(replace(table.turn, opened=True, receives=receives))


@mutant(
    "800.4a",
    "what spells of a player do until end of turn ends as that player leaves",
    replaces=control_ends,
)
def spells_of_the_departed_wear_off(table: Table, player: PlayerId) -> Table:
    table = control_ends.function(table, player)
    kept = (
        effect
        for effect in table.effects
        if effect.controller != player or effect.until != "end_of_turn"
    )
    return replace(table, effects=tuple(kept))


# Copies


@mutant(
    "707.2",
    "a copy of a permanent with its back face up copies its front face",
    replaces=as_it_will_be,
    since="2024-06-07",
)
def front_faces_are_copied(table: Table, arrival: Arrival) -> Card:
    copied = arrival.picked("copy")
    if copied and isinstance(copied[0], int) and table.objects[copied[0]].transformed:
        return copiable_values(table.objects[copied[0]])
    return as_it_will_be.function(table, arrival)


# Once in a turn


@mutant("305.2", "a land may be played in each main phase", replaces=may_play_a_land)
def a_land_in_each_main_phase(table: Table, player: PlayerId) -> bool:
    second = table.turn.step == "postcombat_main" and table.player(player).lands_played == 1
    return second or may_play_a_land.function(table, player)


@mutant("606.3", "a planeswalker may act in each main phase", replaces=loyalty_once)
def planeswalkers_act_in_each_main_phase(table: Table, source: Object, player: PlayerId) -> bool:
    if table.turn.step == "postcombat_main":
        return at_sorcery_speed(table, player)
    return loyalty_once.function(table, source, player)


@mutant("608.3b", "an Aura spell enters though its target is gone", replaces=fizzles)
def auras_enter_without_their_target(
    table: Table, thing: Object, words: tuple[TargetWord, ...]
) -> bool:
    aura = thing.kind == "card" and "Aura" in face(thing).subtypes
    return not aura and fizzles.function(table, thing, words)
