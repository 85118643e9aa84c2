"""Removing creatures, planeswalkers and battles from combat."""

from __future__ import annotations

from apnap_reference.rulebook import rule
from apnap_reference.state.table import Attack, Combat, ObjectId, Table, replace


@rule("506.4")
def removed_from_combat(table: Table, thing: ObjectId) -> Table:
    """A permanent removed from combat is no longer attacking, blocking, or attacked."""
    for index, turn in enumerate(table.turns):
        if turn.combat is not None:
            combat = _as_attacked(_as_blocker(_as_attacker(turn.combat, thing), thing), thing)
            turns = (
                *table.turns[:index],
                replace(turn, combat=combat),
                *table.turns[index + 1 :],
            )
            table = replace(table, turns=turns)
    return table


def _as_attacker(combat: Combat, thing: ObjectId) -> Combat:
    gone = tuple(attack for attack in combat.attacks if attack.attacker == thing)
    if not gone:
        return combat
    blocks = tuple(
        replace(block, attackers=tuple(a for a in block.attackers if a != thing))
        for block in combat.blocks
    )
    return replace(
        combat,
        attacks=tuple(attack for attack in combat.attacks if attack.attacker != thing),
        former=(*combat.former, *gone),
        blocks=blocks,
    )


def _as_blocker(combat: Combat, thing: ObjectId) -> Combat:
    if all(block.blocker != thing for block in combat.blocks):
        return combat
    attacks = tuple(
        replace(
            attack,
            blockers=tuple(b for b in attack.blockers if b != thing),
            former_blockers=(*attack.former_blockers, thing),
        )
        if thing in attack.blockers
        else attack
        for attack in combat.attacks
    )
    blocks = tuple(block for block in combat.blocks if block.blocker != thing)
    return replace(combat, attacks=attacks, blocks=blocks)


@rule("506.4c")
def attacking_nothing(attack: Attack) -> Attack:
    """A creature stays attacking if the planeswalker or battle it attacks leaves combat."""
    return replace(attack, target=None, why_nothing="left_combat")


def _as_attacked(combat: Combat, thing: ObjectId) -> Combat:
    return replace(
        combat,
        attacks=tuple(
            attacking_nothing(attack) if attack.target == thing else attack
            for attack in combat.attacks
        ),
    )
