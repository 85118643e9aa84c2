"""Misreadings of rule 505: how many main phases there are, and what can be done in them."""

from __future__ import annotations

from apnap.protocol import Step
from apnap_misreadings.mutant import mutant
from apnap_reference.changes.applying import happen
from apnap_reference.keywords.sagas import LORE, lore_counters_put
from apnap_reference.objects.characteristics import characteristics, permanents
from apnap_reference.players.players import next_side
from apnap_reference.procedure.turn_based_actions import step_opened
from apnap_reference.spells.casting import at_sorcery_speed, castable_now
from apnap_reference.spells.playing_lands import may_play_a_land
from apnap_reference.spells.resolving import resolve_top_of_stack
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Counters, StepBegins
from apnap_reference.state.table import Object, PlayerId, Table, replace
from apnap_reference.turn.extra import with_another_combat
from apnap_reference.turn.phases_and_steps import (
    MAIN_PHASES,
    number_of_main_phase,
    passed_over,
    receives_first,
)


@mutant(
    "505.1",
    "sorceries and lands can be played only in the precombat main phase",
    replaces=at_sorcery_speed,
)
def only_before_combat(table: Table, player: PlayerId) -> bool:
    late = table.turn.step == "postcombat_main"
    return not late and at_sorcery_speed.function(table, player)


@mutant(
    "505.1a",
    "the main phase after a skipped combat phase is a precombat main phase",
    replaces=passed_over,
)
def two_main_phases_before_combat(
    table: Table, coming: tuple[Step, ...]
) -> tuple[Table, tuple[Step, ...]]:
    before = table.turn.step == "precombat_main"
    table, left = passed_over.function(table, coming)
    if before and left[:1] == ("postcombat_main",):
        left = ("precombat_main", *left[1:])
    return table, left


@mutant(
    "505.1a",
    "a main phase that is added before the last combat is a precombat main phase",
    replaces=with_another_combat,
)
def added_main_phases_are_precombat(table: Table) -> Table:
    turn = with_another_combat.function(table).turn
    if turn.step != "precombat_main":
        return table.with_turn(turn)
    place = turn.to_come.index("postcombat_main")
    coming = (*turn.to_come[:place], "precombat_main", *turn.to_come[place + 1 :])
    return table.with_turn(replace(turn, to_come=coming))


@mutant(
    "505.1b",
    "every main phase but the precombat one is a turn's second main phase",
    replaces=number_of_main_phase,
    since="2024-11-08",
)
def later_main_phases_are_second(table: Table) -> int:
    return 2 if table.turn.step == "postcombat_main" else 1


@mutant(
    "505.2",
    "a main phase ends as soon as the stack is empty after something has resolved",
    replaces=resolve_top_of_stack,
)
def an_empty_stack_ends_the_main_phase(table: Table) -> Dialogue[Table]:
    table = yield from resolve_top_of_stack.function(table)
    turn = table.turn
    ends = not turn.stack and turn.step in MAIN_PHASES
    return table.with_turn(replace(turn, receives=None)) if ends else table


@mutant(
    "505.4",
    "as any player's precombat main phase begins, all Sagas get a lore counter",
    replaces=lore_counters_put,
)
def all_sagas_go_on(table: Table) -> Table:
    return happen(table, *(Counters(saga.id, LORE, 1) for saga in permanents(table, "Saga")))


@mutant(
    "505.4",
    "the active player's Sagas get a lore counter in the upkeep, not in the main phase",
    replaces=step_opened,
)
def sagas_go_on_in_the_upkeep(table: Table) -> Dialogue[Table]:
    if table.turn.step == "precombat_main":
        table = happen(table, StepBegins("precombat_main"))
        receives = receives_first(table)
        return table.with_turn(replace(table.turn, opened=True, receives=receives))
    table = yield from step_opened.function(table)
    return lore_counters_put.function(table) if table.turn.step == "upkeep" else table


@mutant(
    "505.4",
    "the active player's Sagas get a lore counter as each of their main phases begins",
    replaces=step_opened,
)
def sagas_go_on_twice_a_turn(table: Table) -> Dialogue[Table]:
    table = yield from step_opened.function(table)
    late = table.turn.step == "postcombat_main"
    return lore_counters_put.function(table) if late else table


@mutant(
    "505.4",
    "the active player's lore counters are for the Sagas that they own",
    replaces=lore_counters_put,
)
def owned_sagas_go_on(table: Table) -> Table:
    sagas = tuple(
        thing.id
        for thing in table.in_zone("battlefield")
        if thing.owner in table.turn.side and "Saga" in characteristics(table, thing.id).subtypes
    )
    return happen(table, *(Counters(one, LORE, 1) for one in sagas)) if sagas else table


@mutant(
    "505.6",
    "in a main phase, the player to the left of the active player receives priority first",
    replaces=step_opened,
)
def others_act_first_in_main_phases(table: Table) -> Dialogue[Table]:
    table = yield from step_opened.function(table)
    turn = table.turn
    if turn.step not in MAIN_PHASES:
        return table
    return table.with_turn(replace(turn, receives=next_side(table, turn.side)))


@mutant(
    "505.6a",
    "a permanent spell can be cast whenever its caster is the active player",
    replaces=castable_now,
)
def permanents_come_in_any_own_step(table: Table, player: PlayerId, card: Object) -> bool:
    own = player in table.turn.side and not table.turn.stack
    return own or castable_now.function(table, player, card)


@mutant(
    "505.6a",
    "in any player's main phase, all players can cast permanent spells and sorceries",
    replaces=castable_now,
)
def everybody_casts_in_main_phases(table: Table, player: PlayerId, card: Object) -> bool:
    main = table.turn.step in MAIN_PHASES and not table.turn.stack
    return main or castable_now.function(table, player, card)


@mutant(
    "505.6b",
    "a player can play one land in each of their main phases",
    replaces=may_play_a_land,
)
def one_land_before_combat_and_one_after(table: Table, player: PlayerId) -> bool:
    late = table.turn.step == "postcombat_main"
    return late or may_play_a_land.function(table, player)
