"""Misreadings of rules 509.2, 509.3 and 509.6 until 2024: damage assignment order."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.changes.removal_from_combat import attackers_left, blockers_left
from apnap_reference.combat.damage_assignment_order import (
    attackers_orders,
    blocked_in_order,
    blockers_ordered,
    placed_in_orders,
)
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.table import ObjectId, Table, blocking_of

ORDERED_UNTIL = "2024-06-07"


@mutant(
    "509.2",
    "blockers are assigned damage in the order in which they were declared, and nobody orders them",
    replaces=attackers_orders,
    until=ORDERED_UNTIL,
)
def blockers_stay_as_declared(table: Table) -> Dialogue[Table]:
    yield from ()
    return table


def _last_moves_up(order: tuple[ObjectId, ...], gone: ObjectId) -> tuple[ObjectId, ...]:
    if gone not in order:
        return order
    *others, last = order
    return tuple(last if one == gone else one for one in others)


@mutant(
    "509.2a",
    "in a damage assignment order, the last blocker takes the place of one that leaves combat",
    replaces=blockers_left,
    until=ORDERED_UNTIL,
)
def the_last_blocker_moves_up(
    blockers: tuple[ObjectId, ...], thing: ObjectId
) -> tuple[ObjectId, ...]:
    return _last_moves_up(blockers, thing)


@mutant(
    "509.3",
    "attackers are assigned damage in the order in which their blocker was declared to block them",
    replaces=blocked_in_order,
    until=ORDERED_UNTIL,
)
def attackers_stay_as_declared(table: Table) -> Dialogue[Table]:
    yield from ()
    return table


@mutant(
    "509.3a",
    "in a damage assignment order, the last attacker takes the place of one that leaves combat",
    replaces=attackers_left,
    until=ORDERED_UNTIL,
)
def the_last_attacker_moves_up(
    attackers: tuple[ObjectId, ...], thing: ObjectId
) -> tuple[ObjectId, ...]:
    return _last_moves_up(attackers, thing)


@mutant(
    "509.6",
    "a creature that an effect makes block comes last in the attacker's damage assignment order",
    replaces=placed_in_orders,
    until=ORDERED_UNTIL,
)
def later_blockers_come_last(table: Table, _: ObjectId) -> Dialogue[Table]:
    yield from ()
    return table


@mutant(
    "509.6",
    "as a later blocker is placed, the active player orders all blockers of the attacker anew",
    replaces=placed_in_orders,
    until=ORDERED_UNTIL,
)
def all_blockers_are_ordered_anew(table: Table, blocker: ObjectId) -> Dialogue[Table]:
    block = blocking_of(table.turn.combat, blocker)
    for attacker in block.attackers if block else ():
        table = yield from blockers_ordered(table, attacker)
    return table
