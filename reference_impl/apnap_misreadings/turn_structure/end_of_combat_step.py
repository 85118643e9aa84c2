"""Misreadings of rule 511: what can be done and what happens as combat ends."""

from __future__ import annotations

from apnap_misreadings.common import first_to_defend, in_a_later_combat
from apnap_misreadings.mutant import mutant
from apnap_reference.objects.lasting_effects import without_effects
from apnap_reference.players.players import Side
from apnap_reference.procedure.turn_based_actions import step_opened
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.effects import END_OF_COMBAT
from apnap_reference.state.table import Combat, Table, replace
from apnap_reference.turn.phases_and_steps import combat_ended, receives_first


@mutant(
    "511.1",
    "at end of combat, a defending player receives priority first",
    replaces=receives_first,
)
def defenders_act_first_at_end_of_combat(table: Table) -> Side | None:
    first = receives_first.function(table)
    if table.turn.step != "end_of_combat":
        return first
    return first_to_defend(table) or first


@mutant(
    "511.2",
    "effects that last until end of combat end as the end of combat step begins",
    replaces=step_opened,
)
def combat_effects_end_early(table: Table) -> Dialogue[Table]:
    if table.turn.step == "end_of_combat":
        table = without_effects(table, END_OF_COMBAT)
    return (yield from step_opened.function(table))


@mutant(
    "511.2",
    "effects that last until end of combat go on if another combat phase follows at once",
    replaces=combat_ended,
    origin="others",
)
def combat_effects_last_through_the_next_combat(table: Table) -> Table:
    after = combat_ended.function(table)
    if table.turn.to_come[:1] != ("beginning_of_combat",):
        return after
    return replace(after, effects=table.effects)


@mutant(
    "511.2",
    "effects that last until end of combat go on once a second combat phase of the turn has begun",
    replaces=combat_ended,
)
def combat_effects_of_a_second_combat_go_on(table: Table) -> Table:
    after = combat_ended.function(table)
    return replace(after, effects=table.effects) if in_a_later_combat(table) else after


@mutant(
    "511.3",
    "everything is removed from combat as the end of combat step begins",
    replaces=step_opened,
)
def combat_is_over_early(table: Table) -> Dialogue[Table]:
    combat = table.turn.combat
    if table.turn.step == "end_of_combat" and combat is not None:
        table = table.with_combat(Combat(combat.attacking, combat.defending))
    return (yield from step_opened.function(table))
