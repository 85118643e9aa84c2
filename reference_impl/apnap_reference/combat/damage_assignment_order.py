"""Damage assignment order, in the editions that have it."""

from __future__ import annotations

from functools import partial

from apnap.protocol import OrderObjects
from apnap_reference.choices.simple import choose_order
from apnap_reference.edition import switches
from apnap_reference.objects.characteristics import controller
from apnap_reference.players.players import Side, in_apnap_order
from apnap_reference.rulebook import rule
from apnap_reference.state.dialogue import Dialogue, Question
from apnap_reference.state.table import ObjectId, Table, attack_of, blocking_of, replace


def orders_announced(table: Table) -> Dialogue[Table]:
    """Let damage assignment orders be announced, if the edition has them."""
    if not switches(table.edition).damage_assignment_order:
        return table
    if table.variant.shared_team_turns:
        return (yield from teams_orders(table))
    table = yield from attackers_orders(table)
    return (yield from defenders_orders(table))


@rule("805.10f", of="2024-06-07")
def teams_orders(table: Table) -> Dialogue[Table]:
    """The active team announces damage assignment orders first, then the defending team."""
    table = yield from attackers_orders(table)
    return (yield from blocked_in_order(table))


@rule("509.2", of="2024-06-07")
def attackers_orders(table: Table) -> Dialogue[Table]:
    """The active player announces the order in which each attacker assigns damage to blockers."""
    combat = table.turn.combat
    for attack in combat.attacks if combat else ():
        table = yield from blockers_ordered(table, attack.attacker)
    return table


@rule("802.5", of="2024-06-07")
def defenders_orders(table: Table) -> Dialogue[Table]:
    """Defending players announce their blockers' damage assignment orders in APNAP order."""
    return (yield from blocked_in_order(table))


@rule("509.3", of="2024-06-07")
def blocked_in_order(table: Table) -> Dialogue[Table]:
    """The defending player announces in which order each blocker assigns damage to attackers."""
    for side in in_apnap_order(table):
        combat = table.turn.combat
        for block in combat.blocks if combat else ():
            now = blocking_of(table.turn.combat, block.blocker)
            if now is None or len(now.attackers) < 2:  # noqa: PLR2004 - nothing to order
                continue
            if controller(table, block.blocker) in side:
                table, order = yield from _ordered(table, side, block.blocker, now.attackers)
                table = _with_attackers_in(table, block.blocker, order)
    return table


@rule("509.6", of="2024-06-07")
def placed_in_orders(table: Table, blocker: ObjectId) -> Dialogue[Table]:
    """The active player places a later blocker in the attacker's damage assignment order."""
    block = blocking_of(table.turn.combat, blocker)
    if block is None or not switches(table.edition).damage_assignment_order:
        return table
    for attacker in block.attackers:
        table = yield from blockers_ordered(table, attacker, blocker)
    return table


def blockers_ordered(
    table: Table, attacker: ObjectId, placed: ObjectId | None = None
) -> Dialogue[Table]:
    """Let the active player order an attacker's blockers, or place one among the others."""
    attack = attack_of(table.turn.combat, attacker)
    if attack is None or len(attack.blockers) < 2:  # noqa: PLR2004 - nothing to order
        return table
    table, order = yield from _ordered(table, table.turn.side, attacker, attack.blockers, placed)
    return _with_blockers_in(table, attacker, order)


def _ordered(
    table: Table,
    side: Side,
    about: ObjectId,
    things: tuple[ObjectId, ...],
    placed: ObjectId | None = None,
) -> Dialogue[tuple[Table, tuple[ObjectId, ...]]]:
    def question(now: Table, names: tuple[str, ...]) -> Question | None:
        if about not in now.objects:
            return None
        return partial(OrderObjects, about=now.name_of(about), objects=names)

    return (yield from choose_order(table, side, things, question, placed))


def _with_blockers_in(table: Table, attacker: ObjectId, order: tuple[ObjectId, ...]) -> Table:
    attack = attack_of(table.turn.combat, attacker)
    if attack is None:
        return table
    blockers = tuple(one for one in order if one in attack.blockers)
    return table.with_attack(replace(attack, blockers=blockers))


def _with_attackers_in(table: Table, blocker: ObjectId, order: tuple[ObjectId, ...]) -> Table:
    block = blocking_of(table.turn.combat, blocker)
    if block is None:
        return table
    attackers = tuple(one for one in order if one in block.attackers)
    return table.with_block(replace(block, attackers=attackers))
