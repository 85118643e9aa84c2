"""The rest of a turn: which of its steps are still to come, as combat has it."""

from __future__ import annotations

from itertools import dropwhile

from apnap.protocol import Step
from apnap_reference.objects.characteristics import has_keyword
from apnap_reference.rulebook import rule
from apnap_reference.state.table import Table


def steps_left(table: Table) -> tuple[Step, ...]:
    """Give the steps of this turn still to come."""
    turn = table.turn
    coming = turn.to_come
    if turn.step == "declare_attackers" and no_attackers(table):
        skipped = ("declare_blockers", "combat_damage")
        coming = tuple(dropwhile(lambda step: step in skipped, coming))
    if turn.step == "declare_blockers" and two_damage_steps(table):
        coming = ("first_strike_damage", *coming)
    return coming


@rule("508.8")
def no_attackers(table: Table) -> bool:
    """Without attackers, the declare blockers and combat damage steps are skipped."""
    combat = table.turn.combat
    return combat is None or not (combat.attacks or combat.former)


@rule("510.4")
def two_damage_steps(table: Table) -> bool:
    """With first strike or double strike, there are two combat damage steps."""
    return bool(first_strikers(table))


def first_strikers(table: Table) -> tuple[int, ...]:
    """Give the attacking and blocking creatures that have first or double strike now."""
    combat = table.turn.combat
    if combat is None:
        return ()
    fighting = (*(a.attacker for a in combat.attacks), *(b.blocker for b in combat.blocks))
    return tuple(
        creature
        for creature in fighting
        if has_keyword(table, creature, "first strike")
        or has_keyword(table, creature, "double strike")
    )
