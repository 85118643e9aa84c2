"""Misreadings of rules 512 and 513: how a turn ends, and what triggers then."""

from __future__ import annotations

from apnap.protocol import Step
from apnap_misreadings.mutant import mutant
from apnap_reference.changes.applying import happen
from apnap_reference.changes.triggering import NUMBER, delays
from apnap_reference.procedure.turn_based_actions import step_opened
from apnap_reference.spells.resolving import enter_the_battlefield
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import StepBegins
from apnap_reference.state.memories import Memory
from apnap_reference.state.table import Object, Table, Waiting, replace, source_of
from apnap_reference.turn.phases_and_steps import passed_over


@mutant(
    "512.1",
    "the active player discards down to their maximum hand size before the end step",
    replaces=passed_over,
)
def the_cleanup_comes_first(
    table: Table, coming: tuple[Step, ...]
) -> tuple[Table, tuple[Step, ...]]:
    if coming == ("end_step", "cleanup"):
        coming = ("cleanup", "end_step")
    return passed_over.function(table, coming)


@mutant(
    "513.1",
    "players receive priority in the end step only if something has triggered",
    replaces=step_opened,
)
def quiet_end_steps_are_passed_over(table: Table) -> Dialogue[Table]:
    table = yield from step_opened.function(table)
    turn = table.turn
    if turn.step != "end_step" or table.waiting:
        return table
    return table.with_turn(replace(turn, receives=None))


@mutant(
    "513.2",
    "a permanent that enters in the end step triggers as if that step were beginning",
    replaces=enter_the_battlefield,
)
def the_end_step_backs_up(table: Table, spell: Object) -> Dialogue[Table]:
    there = table.objects
    table = yield from enter_the_battlefield.function(table, spell)
    if table.turn.step != "end_step":
        return table
    before = table.waiting
    again = happen(table, StepBegins("end_step"))
    new = (one for one in again.waiting[len(before) :] if one.source not in there)
    return replace(again, waiting=(*before, *new), delayed=table.delayed)


@mutant(
    "513.2",
    "a delayed ability for the next end step that is created in an end step triggers in that step",
    replaces=delays,
)
def delayed_triggers_back_up(
    table: Table, thing: Object, key: str, memory: Memory, *, this_turn: bool = False
) -> Table:
    if table.turn.step != "end_step":
        return delays.function(table, thing, key, memory, this_turn=this_turn)
    source = source_of(thing)
    number = table.next_id
    waits = Waiting(key, source, thing.controller, None, {**memory, NUMBER: number})
    return replace(table, next_id=number + 1, waiting=(*table.waiting, waits))
