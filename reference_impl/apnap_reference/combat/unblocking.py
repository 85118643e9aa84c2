"""Attacking creatures that an effect makes blocked, or unblocked again."""

from __future__ import annotations

from apnap_reference.changes.applying import happen
from apnap_reference.rulebook import rule
from apnap_reference.state.events import BecomesBlocked
from apnap_reference.state.table import Combat, ObjectId, Table, attack_of, blocking_of, replace


def attackers_only_it_blocked(table: Table, blocker: ObjectId) -> tuple[ObjectId, ...]:
    """Give the attackers that a creature is blocking and that no other one has blocked."""
    combat = table.turn.combat or Combat((), ())
    block = blocking_of(combat, blocker)
    return tuple(
        attack.attacker
        for attack in combat.attacks
        if block is not None
        and attack.attacker in block.attackers
        and {*attack.blockers, *attack.former_blockers} == {blocker}
    )


@rule("509.1h")
def unblocked(table: Table, attackers: tuple[ObjectId, ...]) -> Table:
    """A blocked creature becomes unblocked only if an effect says so."""
    combat = table.combat
    attacks = tuple(
        replace(attack, blocked=False) if attack.attacker in attackers else attack
        for attack in combat.attacks
    )
    return table.with_combat(replace(combat, attacks=attacks))


@rule("509.1h")
def becomes_blocked(table: Table, attacker: ObjectId) -> Table:
    """An unblocked creature becomes blocked without a blocker only if an effect says so."""
    attack = attack_of(table.turn.combat, attacker)
    if attack is None or attack.blocked:
        return table
    return happen(table.with_attack(replace(attack, blocked=True)), BecomesBlocked(attacker))
