"""Removing creatures, planeswalkers and battles from combat."""

from __future__ import annotations

from apnap_reference.objects.characteristics import all_characteristics, characteristics, has_type
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


@rule("506.4d")
def roles_lost(table: Table, combat: Combat) -> Combat:
    """What stops being a creature, planeswalker, or battle leaves combat only in that role."""
    seen = all_characteristics(table)
    fighting = (*(a.attacker for a in combat.attacks), *(b.blocker for b in combat.blocks))
    for thing in fighting:
        types = (seen.get(thing) or characteristics(table, thing)).types
        if "Creature" not in types or "Battle" in types:
            combat = _as_blocker(_as_attacker(combat, thing), thing)
    for attack in combat.attacks:
        target = attack.target
        if isinstance(target, int) and not can_be_attacked(table, target):
            combat = _as_attacked(combat, target)
    return combat


def can_be_attacked(table: Table, thing: ObjectId) -> bool:
    """Tell whether a permanent is one of those that can be attacked (506.3)."""
    return any(has_type(table, thing, kind) for kind in ("Planeswalker", "Battle"))


@rule("506.4")
def only_what_fits_fights(table: Table) -> Table:
    """Attackers and blockers that are no creatures any more are removed from combat."""
    combat = table.turn.combat
    if combat is None or not combat.attacks:
        return table
    left = roles_lost(table, combat)
    return table if left == combat else table.with_combat(left)


def _as_attacker(combat: Combat, thing: ObjectId) -> Combat:
    gone = tuple(attack for attack in combat.attacks if attack.attacker == thing)
    if not gone:
        return combat
    blocks = tuple(
        replace(block, attackers=attackers_left(block.attackers, thing)) for block in combat.blocks
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
            blockers=blockers_left(attack.blockers, thing),
            former_blockers=(*attack.former_blockers, thing),
        )
        if thing in attack.blockers
        else attack
        for attack in combat.attacks
    )
    blocks = tuple(block for block in combat.blocks if block.blocker != thing)
    return replace(combat, attacks=attacks, blocks=blocks)


@rule("509.2a", of="2024-06-07")
def blockers_left(blockers: tuple[ObjectId, ...], thing: ObjectId) -> tuple[ObjectId, ...]:
    """A blocker that leaves combat leaves the damage assignment order; the others keep theirs."""
    return tuple(blocker for blocker in blockers if blocker != thing)


@rule("509.3a", of="2024-06-07")
def attackers_left(attackers: tuple[ObjectId, ...], thing: ObjectId) -> tuple[ObjectId, ...]:
    """An attacker that leaves combat leaves the damage assignment order; the others keep theirs."""
    return tuple(attacker for attacker in attackers if attacker != thing)


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
