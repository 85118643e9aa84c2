"""Misreadings of the book of 2006: mana and damage that were assigned, and legends."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

from apnap.protocol.state import Step
from apnap_misreadings.mutant import mutant
from apnap_reference.changes.removal_from_combat import attack_of
from apnap_reference.combat.damage import Portions
from apnap_reference.combat.damage_to_assign import Share, assigns_now, attackers_share
from apnap_reference.combat.stacked_damage import damage_left, may_receive
from apnap_reference.edition import switches
from apnap_reference.objects.characteristics import (
    characteristics,
    controller,
    has_keyword,
    permanents,
)
from apnap_reference.players.range_of_influence import in_range
from apnap_reference.procedure.state_based_actions import other_legends
from apnap_reference.state.events import Damage
from apnap_reference.state.table import Attack, Object, ObjectId, Ref, Table, replace
from apnap_reference.turn.phases_and_steps import mana_stays


def _fighting(table: Table) -> set[ObjectId]:
    combat = table.turn.combat
    if combat is None:
        return set()
    attackers = {attack.attacker for attack in combat.attacks}
    return attackers | {block.blocker for block in combat.blocks}


# Damage on the stack


@mutant(
    "310.4a",
    "a creature that has left combat deals none of the damage it assigned",
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
    "a creature that has left combat is dealt none of the damage assigned to it",
    replaces=may_receive,
    only="2006-10-01",
)
def who_left_combat_is_safe(table: Table, ref: Ref) -> bool:
    left = isinstance(ref, int) and ref not in _fighting(table)
    return not left and may_receive.function(table, ref)


@mutant(
    "310.4",
    "with trample, damage assigned to a blocker that is gone strikes the player attacked",
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
    "a creature deals no more of the damage it assigned than its power is by then",
    replaces=damage_left,
    only="2006-10-01",
)
def damage_shrinks_with_power(table: Table, portions: Portions) -> Iterator[Damage]:
    for damage in damage_left.function(table, portions):
        power = max(0, characteristics(table, damage.source).power or 0)
        yield dataclasses.replace(damage, amount=min(damage.amount, power))


@mutant(
    "600.4a",
    "combat damage leaves the stack with the attacking player",
    replaces=damage_left,
    only="2006-10-01",
)
def damage_leaves_with_the_attacking_player(table: Table, portions: Portions) -> Iterator[Damage]:
    if table.turn.side:
        yield from damage_left.function(table, portions)


@mutant(
    "310.5",
    "who has gained first strike since the first step assigns nothing in the second",
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
    "310.2c",
    "an attacker whose blockers are gone strikes the player it attacks",
    replaces=attackers_share,
    only="2006-10-01",
)
def nobody_left_to_block_in_2006(table: Table, attack: Attack) -> Iterator[Share]:
    free = attack.blocked and not attack.blockers
    yield from attackers_share.function(table, replace(attack, blocked=False) if free else attack)


# Mana


@mutant(
    "300.3",
    "mana of the combat phase lasts into the main phase that follows",
    replaces=mana_stays,
    only="2006-10-01",
)
def mana_lasts_into_the_main_phase(table: Table, coming: tuple[Step, ...]) -> bool:
    main = switches(table.edition).mana_lasts_through_phase and "postcombat_main" in coming[:1]
    return main or mana_stays.function(table, coming)


# Legends


def _namesakes(table: Table, thing: Object) -> tuple[Object, ...]:
    name = characteristics(table, thing.id).name
    legends = permanents(table, "Legendary")
    others = (other for other in legends if other.id != thing.id)
    return tuple(other for other in others if characteristics(table, other.id).name == name)


@mutant(
    "601.12",
    "a player may keep several legends of one name, if nobody else in range has one",
    replaces=other_legends,
    only="2006-10-01",
)
def legends_of_ones_own_are_no_trouble(table: Table, thing: Object) -> tuple[Object, ...]:
    who = controller(table, thing.id)
    others = other_legends.function(table, thing)
    return tuple(other for other in others if controller(table, other.id) != who)


@mutant("601.12", "legends are where their owners sit", replaces=other_legends, only="2006-10-01")
def legends_are_where_their_owners_sit(table: Table, thing: Object) -> tuple[Object, ...]:
    others = _namesakes(table, thing)
    return tuple(other for other in others if in_range(table, thing.owner, other.owner))


@mutant(
    "601.12",
    "a copy of a legend is another card, and the legend stays",
    replaces=other_legends,
    only="2006-10-01",
)
def copies_of_legends_are_other_cards(table: Table, thing: Object) -> tuple[Object, ...]:
    others = other_legends.function(table, thing)
    return tuple(other for other in others if other.card == thing.card)
