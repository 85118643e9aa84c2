"""
Restrictions on attacks: what may attack at all, what it may attack, and the attack as a whole.

Restrictions that name no attacked player look at the attack as a whole; those about attacks on
a player see only the creatures that attack that player (802.3a).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from apnap_reference.combat.attacking_and_defending import what_may_be_attacked
from apnap_reference.combat.shared_team_turns import attacked_as_one, each_attacked
from apnap_reference.objects.characteristics import (
    abilities_in_play,
    controller,
    has_keyword,
    has_type,
    on_battlefield,
    permanents,
)
from apnap_reference.objects.lasting_effects import not_detained
from apnap_reference.objects.within_range import abilities_over, affected
from apnap_reference.rulebook import Rule, rule
from apnap_reference.state.combat_abilities import Attacks, CantAttack, LimitsAttack
from apnap_reference.state.table import Object, ObjectId, PlayerId, Ref, Table


@rule("508.1a")
def a_creature_of_theirs(table: Table, by: tuple[PlayerId, ...], thing: ObjectId) -> bool:
    """Players can attack only with creatures they control."""
    return (
        on_battlefield(table, thing)
        and has_type(table, thing, "Creature")
        and controller(table, thing) in by
    )


@rule("508.1a")
def untapped_to_attack(table: Table, _: tuple[PlayerId, ...], thing: ObjectId) -> bool:
    """Only untapped creatures can be declared as attackers."""
    return not table.objects[thing].tapped


@rule("302.6")
def no_summoning_sickness(table: Table, _: tuple[PlayerId, ...], thing: ObjectId) -> bool:
    """A summoning-sick creature can't attack unless it has haste."""
    return not table.objects[thing].sick or has_keyword(table, thing, "haste")


@rule("508.1a")
def no_battle(table: Table, _: tuple[PlayerId, ...], thing: ObjectId) -> bool:
    """A creature that is also a battle can't attack."""
    return not has_type(table, thing, "Battle")


@rule("701.35a")
def not_detained_to_attack(table: Table, _: tuple[PlayerId, ...], thing: ObjectId) -> bool:
    """A detained creature can't attack."""
    return not_detained(table, thing)


@rule("702.3b")
def no_defender(table: Table, _: tuple[PlayerId, ...], thing: ObjectId) -> bool:
    """Defender keeps a creature from attacking."""
    return not has_keyword(table, thing, "defender")


ELIGIBLE: Final[tuple[Rule[[Table, tuple[PlayerId, ...], ObjectId], bool], ...]] = (
    a_creature_of_theirs,
    untapped_to_attack,
    no_summoning_sickness,
    no_battle,
    not_detained_to_attack,
    no_defender,
)


@rule("802.3a")
def as_aimed_at(table: Table, player: PlayerId, attacks: Attacks) -> Attacks:
    """Restrictions on attacking a player apply only to the creatures attacking that player."""
    on = {a: target for a, target in attacks.on.items() if player in each_attacked(table, target)}
    return Attacks(attacks.by, on)


@rule("508.1c")
def may_attack_that(table: Table, attacker: ObjectId, target: Ref) -> bool:
    """A creature can't attack a player or permanent if a restriction forbids it."""
    return all(
        found.allows(table, source, attacker, target)
        for source, found in abilities_over(table, CantAttack, attacker)
    )


@rule("606.7b", of="2006-10-01")
def may_attack_each_of_them(table: Table, attacker: ObjectId, target: Ref) -> bool:
    """A creature that can't attack one of the defending players can't attack their team."""
    return all(may_attack_that(table, attacker, one) for one in each_attacked(table, target))


def restricted_by(table: Table) -> Rule[[Table, ObjectId, Ref], bool]:
    """Give the rule by which in this game a creature may or may not attack something."""
    return may_attack_each_of_them if attacked_as_one(table) else may_attack_that


@rule("508.1c")
def whole_attack_within_limits(table: Table, attacks: Attacks) -> bool:
    """All attackers together must obey every restriction."""
    return not any(limits_broken(table, attacks))


def limits_broken(table: Table, attacks: Attacks) -> Iterator[str]:
    """Yield the name of each permanent that forbids this attack as a whole."""
    for source, found in abilities_in_play(table, LimitsAttack):
        seen = attacks_in_its_range(table, source, attacks)
        if found.about_its_controller:
            seen = as_aimed_at(table, controller(table, source.id), seen)
        if not found.allows(table, source, seen):
            yield source.name


def attacks_in_its_range(table: Table, source: Object, attacks: Attacks) -> Attacks:
    """Give the part of an attack that an ability of a permanent affects."""
    near = affected(table, controller(table, source.id), attacks.on)
    return Attacks(attacks.by, {attacker: attacks.on[attacker] for attacker in near})


def candidates(table: Table, by: tuple[PlayerId, ...]) -> tuple[ObjectId, ...]:
    """Give the creatures that could attack something."""
    return tuple(
        thing.id
        for thing in permanents(table, "Creature")
        if all(allows(table, by, thing.id) for allows in ELIGIBLE)
    )


def targets_for(table: Table, attacker: ObjectId) -> tuple[Ref, ...]:
    """Give what a creature could attack, as far as restrictions on it alone go."""
    may_attack = what_may_be_attacked(table)(table, controller(table, attacker))
    allowed = restricted_by(table)
    return tuple(target for target in may_attack if allowed(table, attacker, target))
