"""Misreadings of rules 506.1 and 506.7: the steps of combat, and what can be cast when."""

from __future__ import annotations

from apnap.protocol import Step
from apnap_misreadings.mutant import mutant
from apnap_reference.state.table import Table
from apnap_reference.turn.points_of_combat import (
    ability_during_combat,
    after_blockers_in_combat,
    before_attackers,
    before_blockers_in_combat,
    before_combat_damage,
    blockers_were_declared,
    has_come,
    in_this_combat,
    in_this_turn,
)
from apnap_reference.turn.steps_left import no_attackers


@mutant(
    "506.1",
    "the declare blockers step and the combat damage step take place also without attackers",
    replaces=no_attackers,
)
def every_combat_has_all_steps(_table: Table) -> bool:
    return False


@mutant(
    "506.7",
    "a spell that can be cast only before a point of combat can be cast in any step but combat's",
    replaces=before_combat_damage,
)
def after_combat_is_before_it_again(table: Table) -> bool:
    return table.turn.step not in ("first_strike_damage", "combat_damage", "end_of_combat")


@mutant(
    "506.7",
    "a spell that can be cast only before the combat damage step can be cast in that step",
    replaces=before_combat_damage,
)
def before_the_damage_step_is_over(table: Table) -> bool:
    return "combat_damage" not in table.turn.been and table.turn.step != "end_of_combat"


@mutant(
    "506.7",
    "the first-strike damage step is not yet the combat damage step",
    replaces=has_come,
)
def first_strike_comes_before(steps: tuple[Step, ...], point: Step) -> bool:
    return has_come.function(tuple(s for s in steps if s != "first_strike_damage"), point)


@mutant(
    "506.7a",
    "a spell for the time before attackers are declared can be cast until blockers are declared",
    replaces=before_attackers,
    since="2024-06-07",
)
def before_attackers_means_before_blockers(table: Table) -> bool:
    return not has_come(in_this_turn(table), "declare_blockers")


@mutant(
    "506.7a",
    "if no attackers are declared, the time before attackers are declared goes on",
    replaces=before_attackers,
    since="2024-06-07",
)
def no_attack_is_no_declaration(table: Table) -> bool:
    return before_attackers.function(table) or not table.turn.attacked


@mutant(
    "506.7b",
    "a spell for the time before blockers are declared can be cast until combat damage",
    replaces=before_blockers_in_combat,
    since="2024-06-07",
)
def before_blockers_means_before_damage(table: Table) -> bool:
    return not has_come(in_this_combat(table), "combat_damage")


@mutant(
    "506.7b",
    "if no blockers are declared, the time after blockers are declared doesn't begin",
    replaces=after_blockers_in_combat,
    since="2024-06-07",
)
def no_block_is_no_declaration(table: Table) -> bool:
    combat = table.turn.combat
    return combat is not None and bool(combat.blocks)


@mutant(
    "506.7b",
    "what can be cast only after blockers are declared can be cast only in that step",
    replaces=after_blockers_in_combat,
)
def only_in_the_declare_blockers_step(table: Table) -> bool:
    in_step = table.turn.step == "declare_blockers"
    return in_step and after_blockers_in_combat.function(table)


@mutant(
    "506.7c",
    "a spell for combat can be cast only in a turn's first combat phase",
    replaces=in_this_combat,
    since="2024-06-07",
)
def only_the_first_combat_is_combat(table: Table) -> tuple[Step, ...]:
    return in_this_turn(table)


@mutant(
    "506.7d",
    "a spell for the time before some point of combat can be cast before it in each combat phase",
    replaces=in_this_turn,
    since="2024-06-07",
)
def each_combat_counts_anew(table: Table) -> tuple[Step, ...]:
    return in_this_combat(table) or in_this_turn.function(table)


@mutant(
    "506.7e",
    "if a point of combat is skipped, the time before it goes on for the rest of the turn",
    replaces=has_come,
    since="2024-06-07",
)
def what_is_skipped_never_comes(steps: tuple[Step, ...], point: Step) -> bool:
    return point in steps


@mutant(
    "506.7e",
    "without attackers, the time before combat damage ends as the declare attackers step begins",
    replaces=before_combat_damage,
    since="2024-06-07",
)
def no_time_before_skipped_damage(table: Table) -> bool:
    step = table.turn.step
    skips = step == "declare_attackers" and no_attackers(table)
    return not skips and before_combat_damage.function(table)


@mutant(
    "506.7f",
    "without attackers, the time after blockers are declared starts with the end of combat step",
    replaces=blockers_were_declared,
)
def after_blockers_that_never_came(steps: tuple[Step, ...]) -> bool:
    return has_come(steps, "declare_blockers")


@mutant(
    "506.7g",
    "an ability that can be activated only during combat can be activated at any time",
    replaces=ability_during_combat,
    since="2024-06-07",
)
def abilities_know_no_combat(_table: Table) -> bool:
    return True


@mutant(
    "506.7g",
    "what can be activated only during combat can't be activated at end of combat",
    replaces=ability_during_combat,
)
def combat_is_over_at_its_end(table: Table) -> bool:
    return table.turn.step != "end_of_combat" and ability_during_combat.function(table)
