"""Misreadings of rule 508: declaring attackers, joining an attack, and turning it elsewhere."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_misreadings.mutant import mutant
from apnap_reference.changes.removal_from_combat import attack_of
from apnap_reference.combat.attack_requirements import (
    Requirement,
    as_many_requirements_as_possible,
    attack_if_able,
)
from apnap_reference.combat.attack_restrictions import (
    may_attack_that,
    no_defender,
    no_summoning_sickness,
    untapped_to_attack,
)
from apnap_reference.combat.attacking import (
    attacks_alone,
    defending_player_settled,
    taps_to_attack,
)
from apnap_reference.combat.attacking_and_defending import attacking_players
from apnap_reference.combat.entering import joins_the_attack
from apnap_reference.combat.reselecting import a_defending_players, reselectable, reselected
from apnap_reference.objects.characteristics import abilities_in_play, controller
from apnap_reference.objects.lasting_effects import lasting
from apnap_reference.players.players import opponents
from apnap_reference.state.combat_abilities import Attacks, MustAttack
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.table import Attack, Combat, ObjectId, PlayerId, Ref, Table, replace
from apnap_reference.turn.steps_left import no_attackers

Players = tuple[PlayerId, ...]
Choices = tuple[Ref | None, ...]


@mutant(
    "507.1",
    "in a later combat phase of a turn nobody is named again, and every opponent defends",
    replaces=defending_player_settled,
    since="2024-06-07",
)
def named_once_a_turn(table: Table) -> Dialogue[Table]:
    if table.turn.attacked and table.variant.attack == "one_opponent":
        attacking = attacking_players(table)
        return table.with_combat(Combat(attacking, opponents(table, attacking[0])))
    return (yield from defending_player_settled.function(table))


@mutant(
    "508.1a",
    "a tapped creature may be declared as an attacker",
    replaces=untapped_to_attack,
    since="2024-06-07",
)
def the_tapped_attack(_table: Table, _by: Players, _thing: ObjectId) -> bool:
    return True


@mutant(
    "302.6",
    "a creature attacks in the turn in which it came under somebody's control",
    replaces=no_summoning_sickness,
    since="2024-06-07",
)
def newcomers_attack(_table: Table, _by: Players, _thing: ObjectId) -> bool:
    return True


@mutant(
    "702.3b",
    "a creature with defender attacks like any other",
    replaces=no_defender,
    since="2024-06-07",
)
def defenders_attack(_table: Table, _by: Players, _thing: ObjectId) -> bool:
    return True


@mutant(
    "508.1c",
    "what keeps a creature from attacking keeps it from players only",
    replaces=may_attack_that,
    since="2024-06-07",
)
def only_players_are_safe(table: Table, attacker: ObjectId, target: Ref) -> bool:
    return not isinstance(target, str) or may_attack_that.function(table, attacker, target)


@mutant(
    "508.1d",
    "a creature that must attack this turn is free once it has attacked",
    replaces=attack_if_able,
    since="2024-06-07",
)
def one_attack_is_enough(table: Table, choices: Choices) -> Iterator[Requirement]:
    for requirement in attack_if_able.function(table, choices):
        if requirement.creature not in table.turn.attacked:
            yield requirement


@mutant(
    "508.1d",
    "a creature that must attack and cannot makes every attack illegal",
    replaces=as_many_requirements_as_possible,
    since="2024-06-07",
)
def nobody_attacks_without_it(table: Table, attacks: Attacks) -> bool:
    bound = (
        creature
        for source, must in abilities_in_play(table, MustAttack)
        for creature in must.binds(table, source)
        if controller(table, creature) in attacks.by
    )
    obeyed = as_many_requirements_as_possible.function(table, attacks)
    return obeyed and all(creature in attacks.on for creature in bound)


@mutant(
    "702.20b",
    "attacking taps creatures, vigilance or not",
    replaces=taps_to_attack,
    since="2024-06-07",
)
def the_vigilant_tap(_table: Table, _attacker: ObjectId) -> bool:
    return True


@mutant(
    "506.5",
    "a creature attacks alone if no other attacks a player, whatever else is attacked",
    replaces=attacks_alone,
    since="2024-06-07",
)
def alone_among_attackers_of_players(attacks: tuple[Attack, ...]) -> bool:
    return sum(isinstance(attack.target, str) for attack in attacks) == 1


@mutant(
    "508.4c",
    "what restricts a creature keeps it from entering attacking as well",
    replaces=joins_the_attack,
    since="2024-06-07",
)
def restrictions_bind_what_enters(table: Table, creature: ObjectId, target: Ref) -> Table:
    if not may_attack_that(table, creature, target):
        return table
    return joins_the_attack.function(table, creature, target)


@mutant(
    "508.7a",
    "a creature whose attack was turned keeps the defending player that it had",
    replaces=reselected,
    since="2024-06-07",
)
def the_first_defender_goes_on_defending(table: Table, attacker: ObjectId, target: Ref) -> Table:
    was = attack_of(table.turn.combat, attacker)
    table = reselected.function(table, attacker, target)
    combat = table.turn.combat
    if was is None or combat is None:
        return table
    attacks = tuple(
        replace(attack, defender=was.defender) if attack.attacker == attacker else attack
        for attack in combat.attacks
    )
    return table.with_combat(replace(combat, attacks=attacks))


@mutant(
    "508.7b",
    "an attack is turned only to where the creature could have been declared to go",
    replaces=reselectable,
    since="2024-06-07",
)
def restrictions_bind_what_is_reselected(table: Table, attacker: ObjectId) -> tuple[Ref, ...]:
    found = reselectable.function(table, attacker)
    return tuple(target for target in found if may_attack_that(table, attacker, target))


@mutant(
    "508.7b",
    "the attack of a goaded creature is not turned to whoever goaded it",
    replaces=reselectable,
    since="2024-06-07",
)
def goading_binds_what_is_reselected(table: Table, attacker: ObjectId) -> tuple[Ref, ...]:
    goaded = {effect.controller for effect in lasting(table, "goad") if attacker in effect.objects}
    return tuple(ref for ref in reselectable.function(table, attacker) if ref not in goaded)


@mutant(
    "508.7d",
    "with attack left or right an attack may be turned to any opponent",
    replaces=a_defending_players,
    since="2024-06-07",
)
def neighbours_are_not_bound(table: Table, attacker: ObjectId, target: Ref) -> bool:
    if table.variant.attack in ("left", "right"):
        return True
    return a_defending_players.function(table, attacker, target)


@mutant(
    "508.8",
    "blocks and damage have their steps though nothing attacks",
    replaces=no_attackers,
    since="2024-06-07",
)
def steps_for_nothing(_table: Table) -> bool:
    return False


@mutant(
    "508.8",
    "blocks and damage are skipped once no attacker is left in combat",
    replaces=no_attackers,
    since="2024-06-07",
)
def no_blocks_once_attackers_are_gone(table: Table) -> bool:
    combat = table.turn.combat
    return combat is None or not combat.attacks


@mutant(
    "508.4",
    "a creature that entered attacking has attacked in that turn",
    replaces=joins_the_attack,
    since="2024-06-07",
)
def what_enters_has_attacked(table: Table, creature: ObjectId, target: Ref) -> Table:
    table = joins_the_attack.function(table, creature, target)
    attacked = (*table.turn.attacked, creature)
    return table.with_turn(replace(table.turn, attacked=attacked))
