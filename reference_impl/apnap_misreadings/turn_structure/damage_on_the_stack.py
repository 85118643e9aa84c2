"""Misreadings of rules 306.2b and 310 of 2006: combat damage that waits on the stack."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_misreadings.mutant import mutant, switched
from apnap_reference.combat.damage import Portions, assigning_order
from apnap_reference.combat.damage_to_assign import (
    Share,
    assigns_now,
    attackers_share,
    blockers_share,
)
from apnap_reference.combat.stacked_damage import damage_left, may_receive
from apnap_reference.objects.characteristics import (
    characteristics,
    controller,
    has_keyword,
    on_battlefield,
)
from apnap_reference.players.players import Side, in_apnap_order
from apnap_reference.state.events import Damage
from apnap_reference.state.table import Attack, ObjectId, Ref, Table, attack_of, replace


@mutant(
    "306.2b",
    "in 2006, a blocker that has become tapped deals no combat damage",
    replaces=blockers_share,
    only="2006-10-01",
)
def tapped_blockers_of_2006_do_not_strike(
    table: Table, blocker: ObjectId, attackers: tuple[ObjectId, ...]
) -> Iterator[Share]:
    if not table.objects[blocker].tapped:
        yield from blockers_share.function(table, blocker, attackers)


switched(
    "310.1",
    "in 2006, combat damage is dealt as soon as it is assigned, without using the stack",
    name="combat-damage-never-waited",
    switch="combat_damage_uses_stack",
    value=False,
    only="2006-10-01",
)


@mutant(
    "310.1",
    "in 2006, the defending player assigns combat damage before the active player",
    replaces=assigning_order,
    only="2006-10-01",
)
def defenders_of_2006_assign_first(table: Table) -> tuple[Side, ...]:
    return tuple(reversed(in_apnap_order(table)))


@mutant(
    "310.2c",
    (
        "in 2006, a blocked creature with no blockers left assigns its combat damage to the "
        "attacked player"
    ),
    replaces=attackers_share,
    only="2006-10-01",
)
def nobody_left_to_block_in_2006(table: Table, attack: Attack) -> Iterator[Share]:
    free = attack.blocked and not attack.blockers
    yield from attackers_share.function(table, replace(attack, blocked=False) if free else attack)


@mutant(
    "310.4",
    (
        "in 2006, damage that trample assigned to a blocker that has left is dealt to the "
        "attacked player"
    ),
    replaces=damage_left,
    only="2006-10-01",
)
def trampling_is_reckoned_anew(table: Table, portions: Portions) -> Iterator[Damage]:
    dealt: Portions = {}
    for (creature, ref), amount in portions.items():
        attack = attack_of(table.turn.combat, creature)
        beyond = attack.target if attack and has_keyword(table, creature, "trample") else None
        to = ref if may_receive(table, ref) or beyond is None else beyond
        dealt[creature, to] = dealt.get((creature, to), 0) + amount
    yield from damage_left.function(table, dealt)


@mutant(
    "310.4a",
    "in 2006, a creature that has left the battlefield deals none of the combat damage it assigned",
    replaces=damage_left,
    only="2006-10-01",
)
def damage_leaves_with_its_source(table: Table, portions: Portions) -> Iterator[Damage]:
    there = {who: amount for who, amount in portions.items() if on_battlefield(table, who[0])}
    return damage_left.function(table, there)


def _fighting(table: Table) -> set[ObjectId]:
    combat = table.turn.combat
    if combat is None:
        return set()
    attackers = {attack.attacker for attack in combat.attacks}
    return attackers | {block.blocker for block in combat.blocks}


@mutant(
    "310.4a",
    "in 2006, a creature that has left combat deals none of the combat damage it assigned",
    replaces=damage_left,
    only="2006-10-01",
)
def damage_stays_in_the_combat(table: Table, portions: Portions) -> Iterator[Damage]:
    fighting = _fighting(table)
    for damage in damage_left.function(table, portions):
        if damage.source in fighting or damage.source not in table.objects:
            yield damage


@mutant(
    "310.4a",
    (
        "in 2006, a creature deals no more assigned combat damage than its power as the damage "
        "resolves"
    ),
    replaces=damage_left,
    only="2006-10-01",
)
def damage_shrinks_with_power(table: Table, portions: Portions) -> Iterator[Damage]:
    for damage in damage_left.function(table, portions):
        power = max(0, characteristics(table, damage.source).power or 0)
        yield replace(damage, amount=min(damage.amount, power))


@mutant(
    "310.4a",
    "in 2006, a creature that has left combat is dealt none of the combat damage assigned to it",
    replaces=may_receive,
    only="2006-10-01",
)
def who_left_combat_is_safe(table: Table, ref: Ref) -> bool:
    left = isinstance(ref, int) and ref not in _fighting(table)
    return not left and may_receive.function(table, ref)


@mutant(
    "310.4c",
    "in 2006, combat damage assigned to a creature that has left is dealt to its controller",
    replaces=damage_left,
    only="2006-10-01",
)
def damage_to_what_is_gone_strikes_its_controller(
    table: Table, portions: Portions
) -> Iterator[Damage]:
    for (creature, ref), amount in portions.items():
        struck = ref
        if isinstance(ref, int) and not on_battlefield(table, ref):
            struck = controller(table, ref)
        yield Damage(creature, struck, amount, combat=True)


@mutant(
    "310.5",
    (
        "in 2006, a creature that gains first strike after the first combat damage step assigns "
        "no damage in the second"
    ),
    replaces=assigns_now,
    only="2006-10-01",
)
def first_strike_gained_costs_the_blow(table: Table, creature: ObjectId) -> bool:
    combat = table.turn.combat
    if combat is not None and combat.struck_first and table.turn.step == "combat_damage":
        late = has_keyword(table, creature, "first strike") and not has_keyword(
            table, creature, "double strike"
        )
        return not late and assigns_now.function(table, creature)
    return assigns_now.function(table, creature)


@mutant(
    "310.5",
    "in 2006, a creature with double strike assigns no damage in the second combat damage step",
    replaces=assigns_now,
    only="2006-10-01",
)
def nobody_strikes_twice_in_2006(table: Table, creature: ObjectId) -> bool:
    combat = table.turn.combat
    second = combat is not None and table.turn.step == "combat_damage"
    if second and combat is not None and creature in combat.struck_first:
        return False
    return assigns_now.function(table, creature)
