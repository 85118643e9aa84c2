"""Misreadings of rules 500.1 to 500.6: how phases and steps begin and end."""

from __future__ import annotations

from apnap_misreadings.common import (
    with_those_on_tokens,
    with_those_on_what_is_phased_out,
)
from apnap_misreadings.mutant import mutant
from apnap_reference.objects.lasting_effects import without_effects
from apnap_reference.players.players import primary_player
from apnap_reference.procedure.turn_based_actions import ACTIONS, step_opened
from apnap_reference.spells.resolving import resolve_top_of_stack
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.effects import END_OF_COMBAT, END_OF_TURN, UpkeepOf
from apnap_reference.state.table import Table, replace
from apnap_reference.turn.phases_and_steps import (
    combat_ended,
    mana_emptied,
    receives_first,
    step_ended,
    until_then_expired,
)


@mutant(
    "500.1",
    "a turn without an attack has no postcombat main phase",
    replaces=step_ended,
)
def no_main_phase_after_a_quiet_combat(table: Table) -> Table:
    turn = table.turn
    if turn.step == "end_of_combat" and not turn.attacked:
        coming = tuple(step for step in turn.to_come if step != "postcombat_main")
        table = table.with_turn(replace(turn, to_come=coming))
    return step_ended.function(table)


@mutant(
    "500.2",
    "a step ends as soon as the last object on the stack has resolved",
    replaces=resolve_top_of_stack,
)
def an_empty_stack_ends_the_step(table: Table) -> Dialogue[Table]:
    table = yield from resolve_top_of_stack.function(table)
    turn = table.turn
    ends = not turn.stack and "main" not in turn.step
    return table.with_turn(replace(turn, receives=None)) if ends else table


@mutant(
    "500.3",
    "players receive priority in every cleanup step, also if nothing happens in it",
    replaces=step_opened,
)
def players_act_while_cleaning_up(table: Table) -> Dialogue[Table]:
    table = yield from step_opened.function(table)
    turn = table.turn
    if turn.step != "cleanup":
        return table
    return table.with_turn(replace(turn, receives=receives_first(table)))


@mutant(
    "500.4",
    "an effect that lasts until a player's next upkeep lasts until that upkeep is over",
    replaces=until_then_expired,
)
def until_the_upkeep_is_over(table: Table) -> Table:
    if "upkeep" not in table.turn.been[-1:]:
        return table
    return without_effects(table, *(UpkeepOf(player) for player in table.turn.side))


@mutant(
    "500.4",
    "with shared team turns, an effect until a player's upkeep ends only for the primary player",
    replaces=until_then_expired,
    origin="others",
)
def until_the_primary_players_upkeep(table: Table) -> Table:
    if not table.variant.shared_team_turns or not table.turn.side or table.turn.step != "upkeep":
        return until_then_expired.function(table)
    return without_effects(table, UpkeepOf(primary_player(table, table.turn.side)))


@mutant(
    "500.4",
    "an effect that lasts until a player's next upkeep lasts through all upkeeps of this turn",
    replaces=until_then_expired,
)
def until_the_upkeep_of_another_turn(table: Table) -> Table:
    return table if "upkeep" in table.turn.been else until_then_expired.function(table)


@mutant(
    "500.4",
    "an effect until an upkeep goes on as long as what it applies to is phased out",
    replaces=until_then_expired,
)
def phasing_out_keeps_effects_until_the_upkeep(table: Table) -> Table:
    return with_those_on_what_is_phased_out(table, until_then_expired.function(table))


@mutant(
    "500.4",
    "an effect until an upkeep goes on if it applies to a token",
    replaces=until_then_expired,
)
def tokens_keep_what_lasts_until_an_upkeep(table: Table) -> Table:
    return with_those_on_tokens(table, until_then_expired.function(table))


@mutant(
    "500.5",
    "unspent mana lasts until the turn ends",
    replaces=mana_emptied,
)
def mana_lasts_all_turn(table: Table) -> Table:
    return mana_emptied.function(table) if table.turn.step == "cleanup" else table


@mutant(
    "500.5a",
    "an effect that lasts until end of combat ends as the end of combat step begins",
    replaces=until_then_expired,
)
def combat_is_over_with_its_last_step(table: Table) -> Table:
    if table.turn.step == "end_of_combat":
        table = without_effects(table, END_OF_COMBAT)
    return until_then_expired.function(table)


@mutant(
    "500.5a",
    "an effect that lasts until end of combat lasts as long as one until end of turn",
    replaces=combat_ended,
)
def combat_effects_last_all_turn(table: Table) -> Table:
    return table.with_turn(replace(table.turn, combat=None))


@mutant(
    "500.5a",
    "an effect until end of combat goes on as long as what it applies to is phased out",
    replaces=combat_ended,
)
def phasing_out_keeps_effects_of_combat(table: Table) -> Table:
    return with_those_on_what_is_phased_out(table, combat_ended.function(table))


@mutant(
    "500.5b",
    "an effect that lasts until end of turn ends as the end step begins",
    replaces=until_then_expired,
)
def turn_effects_end_before_the_end_step(table: Table) -> Table:
    if table.turn.step == "end_step":
        table = without_effects(table, END_OF_TURN)
    return until_then_expired.function(table)


@mutant(
    "500.6",
    "only abilities of the active player trigger at the beginning of a step",
    replaces=step_opened,
)
def steps_begin_for_one_side_only(table: Table) -> Dialogue[Table]:
    waited = table.waiting
    table = yield from step_opened.function(table)
    own = (new for new in table.waiting if new in waited or new.controller in table.turn.side)
    return replace(table, waiting=tuple(own))


@mutant(
    "500.6",
    "at the beginning of a second combat of a turn, nothing triggers",
    replaces=step_opened,
)
def only_the_first_combat_begins(table: Table) -> Dialogue[Table]:
    step = table.turn.step
    if step != "beginning_of_combat" or step not in table.turn.been:
        return (yield from step_opened.function(table))
    table = yield from ACTIONS[step](table)
    return table.with_turn(replace(table.turn, opened=True, receives=receives_first(table)))
