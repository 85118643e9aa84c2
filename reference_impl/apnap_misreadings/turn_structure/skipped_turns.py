"""Misreadings of rule 500.11: what is skipped."""

from __future__ import annotations

from apnap.protocol import Step
from apnap_misreadings.mutant import mutant
from apnap_reference.state.table import Table
from apnap_reference.turn.phases_and_steps import passed_over
from apnap_reference.turn.skipped import skip_due, used_up
from apnap_reference.turn.untap_step import phasing_done


@mutant(
    "500.11",
    "if a combat phase is skipped, only its beginning of combat step is skipped",
    replaces=passed_over,
)
def only_the_beginning_of_combat_is_skipped(
    table: Table, coming: tuple[Step, ...]
) -> tuple[Table, tuple[Step, ...]]:
    combat = coming and coming[0] == "beginning_of_combat"
    due = skip_due(table, table.turn.side, ("combat",)) if combat else None
    if due is not None:
        table, coming = used_up(table, due), coming[1:]
    return passed_over.function(table, coming)


@mutant(
    "500.11",
    "permanents phase in and out even if the untap step is skipped",
    replaces=passed_over,
    origin="others",
)
def skipped_steps_let_phase(
    table: Table, coming: tuple[Step, ...]
) -> tuple[Table, tuple[Step, ...]]:
    table, left = passed_over.function(table, coming)
    if coming[:1] == ("untap",) and left[:1] != ("untap",):
        table = phasing_done(table)
    return table, left
