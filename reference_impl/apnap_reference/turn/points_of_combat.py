"""
Before, during and after which points of combat a spell can be cast or an ability activated.

A point is named by the step with which it begins. What is over, and what is going on, says
whether it has come.
"""

from __future__ import annotations

from itertools import takewhile

from apnap.protocol import Step
from apnap_reference.rulebook import rule
from apnap_reference.state.table import Table
from apnap_reference.turn.phases_and_steps import PHASE_OF, STEPS

FIRST_OF_ITS_PHASE: Step = "beginning_of_combat"


def in_combat(table: Table) -> bool:
    """Tell whether a combat phase is going on."""
    return PHASE_OF[table.turn.step] == "combat"


@rule("506.7c")
def in_this_combat(table: Table) -> tuple[Step, ...]:
    """What is limited to combat can be cast at the right time of each combat phase of a turn."""
    turn = table.turn
    steps = tuple(takewhile(lambda s: s != FIRST_OF_ITS_PHASE, reversed((*turn.been, turn.step))))
    return (FIRST_OF_ITS_PHASE, *reversed(steps)) if in_combat(table) else ()


@rule("506.7d")
def in_this_turn(table: Table) -> tuple[Step, ...]:
    """What isn't limited to combat counts only the point of the turn's first combat phase."""
    return (*table.turn.been, table.turn.step)


@rule("506.7e")
def has_come(steps: tuple[Step, ...], point: Step) -> bool:
    """A point that's skipped is past as soon as anything begins that would have come after it."""
    return any(_place(step) >= _place(point) for step in steps)


def _place(step: Step) -> int:
    return STEPS.index("combat_damage" if step == "first_strike_damage" else step)


@rule("506.7a")
def before_attackers(table: Table) -> bool:
    """The time before attackers are declared ends as the declare attackers step begins."""
    return not has_come(in_this_turn(table), "declare_attackers")


@rule("506.7b")
def before_blockers_in_combat(table: Table) -> bool:
    """The time before blockers are declared ends as the declare blockers step begins."""
    return in_combat(table) and not has_come(in_this_combat(table), "declare_blockers")


@rule("506.7b")
def after_blockers_in_combat(table: Table) -> bool:
    """The time after blockers are declared starts as the declare blockers step begins."""
    return in_combat(table) and blockers_were_declared(in_this_combat(table))


@rule("506.7f")
def blockers_were_declared(steps: tuple[Step, ...]) -> bool:
    """Without a declare blockers step, there is no time after blockers are declared."""
    return "declare_blockers" in steps


@rule("506.7")
def before_combat_damage(table: Table) -> bool:
    """What can be cast only before a point of combat can't be cast once that point has come."""
    return not has_come(in_this_turn(table), "combat_damage")


@rule("506.7")
def before_combat(table: Table) -> bool:
    """What can be cast only before combat can't be cast once the combat phase has begun."""
    return not has_come(in_this_turn(table), FIRST_OF_ITS_PHASE)


@rule("506.7g")
def ability_during_combat(table: Table) -> bool:
    """An ability that can be activated only during combat is limited as a spell would be."""
    return in_combat(table)


@rule("503.2")
def after_first_upkeep(table: Table) -> bool:
    """What can be cast after a player's upkeep step can be cast once the first of them is over."""
    return "upkeep" in table.turn.been
