"""Misreadings of rules 501, 503 and 504: untap, upkeep and draw, and who acts in them."""

from __future__ import annotations

from apnap.protocol import Step
from apnap_misreadings.mutant import mutant
from apnap_reference.changes.applying import happen
from apnap_reference.players.players import everybody, next_side
from apnap_reference.procedure.turn_based_actions import draw_step, step_opened, untap_step
from apnap_reference.spells.triggers_on_the_stack import put_triggers_on_the_stack
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Draws
from apnap_reference.state.table import PlayerId, Table, replace
from apnap_reference.turn.first_draw import who_draws
from apnap_reference.turn.phases_and_steps import passed_over
from apnap_reference.turn.points_of_combat import after_first_upkeep


@mutant(
    "501.1",
    "a player draws for their turn before their upkeep",
    replaces=passed_over,
)
def the_draw_comes_before_the_upkeep(
    table: Table, coming: tuple[Step, ...]
) -> tuple[Table, tuple[Step, ...]]:
    if coming[:3] == ("untap", "upkeep", "draw"):
        coming = ("untap", "draw", "upkeep", *coming[3:])
    return passed_over.function(table, coming)


@mutant(
    "503.1",
    "players receive priority in the upkeep step only if something has triggered",
    replaces=step_opened,
)
def quiet_upkeeps_are_passed_over(table: Table) -> Dialogue[Table]:
    table = yield from step_opened.function(table)
    turn = table.turn
    if turn.step != "upkeep" or table.waiting or turn.stack:
        return table
    return table.with_turn(replace(turn, receives=None))


@mutant(
    "503.1a",
    "abilities that trigger in the untap step go on the stack before those of the upkeep",
    replaces=untap_step,
)
def untap_triggers_go_first(table: Table) -> Dialogue[Table]:
    table = yield from untap_step.function(table)
    return (yield from put_triggers_on_the_stack.function(table)) if table.waiting else table


@mutant(
    "503.2",
    "what can be cast after a player's upkeep step can be cast only after the last of them",
    replaces=after_first_upkeep,
)
def all_upkeeps_have_to_be_over(table: Table) -> bool:
    return table.turn.step != "upkeep" and "upkeep" in table.turn.been


@mutant(
    "503.2",
    "what can be cast after a player's upkeep step can be cast as soon as that step has begun",
    replaces=after_first_upkeep,
)
def the_upkeep_counts_as_over(table: Table) -> bool:
    return "upkeep" in (*table.turn.been, table.turn.step)


@mutant(
    "504.1",
    "a player whose library is empty doesn't draw in the draw step, and so doesn't lose",
    replaces=who_draws,
)
def nobody_draws_from_nothing(table: Table) -> tuple[PlayerId, ...]:
    return tuple(player for player in who_draws.function(table) if table.libraries[player])


@mutant("504.1", "in each draw step, every player draws a card", replaces=draw_step)
def everybody_draws(table: Table) -> Dialogue[Table]:
    yield from ()
    for player in everybody(table):
        table = happen(table, Draws(player))
    return table


@mutant(
    "504.2",
    "in the draw step, the player to the left of the active player receives priority first",
    replaces=step_opened,
)
def others_react_to_the_draw_first(table: Table) -> Dialogue[Table]:
    table = yield from step_opened.function(table)
    turn = table.turn
    if turn.step != "draw":
        return table
    return table.with_turn(replace(turn, receives=next_side(table, turn.side)))
