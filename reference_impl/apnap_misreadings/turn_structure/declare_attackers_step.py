"""Misreadings of rule 508: declaring attackers, joining an attack, and turning it elsewhere."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_misreadings.mutant import mutant
from apnap_reference.combat.attack_requirements import (
    Requirement,
    as_many_requirements_as_possible,
    attack_if_able,
)
from apnap_reference.combat.attack_restrictions import (
    may_attack_that,
    untapped_to_attack,
    whole_attack_within_limits,
)
from apnap_reference.combat.attacking_and_defending import defender_of
from apnap_reference.combat.declaring_attackers import announces_what_it_attacks, cost_to_attack
from apnap_reference.combat.entering import joins_the_attack
from apnap_reference.combat.reselecting import (
    a_defending_players,
    in_range_of_its_controller,
    reselectable,
    reselected,
)
from apnap_reference.objects.characteristics import abilities_in_play, controller, has_type
from apnap_reference.objects.lasting_effects import lasting
from apnap_reference.state.combat_abilities import Attacks, MustAttack
from apnap_reference.state.effects import Goaded
from apnap_reference.state.table import ObjectId, PlayerId, Ref, Table, attack_of, replace
from apnap_reference.turn.steps_left import no_attackers

Players = tuple[PlayerId, ...]
Choices = tuple[Ref | None, ...]


@mutant(
    "508.1a",
    "a tapped creature may be declared as an attacker",
    replaces=untapped_to_attack,
    since="2024-06-07",
)
def the_tapped_attack(_table: Table, _by: Players, _thing: ObjectId) -> bool:
    return True


@mutant(
    "508.1b",
    "a creature declared without an aim stays at home",
    replaces=announces_what_it_attacks,
    since="2006-10-01",
)
def aimless_attackers_stay_at_home(_attacks: str | None) -> bool:
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
    "508.1h",
    "a tax on attacks is due once in a turn for each creature, however many combats there are",
    replaces=cost_to_attack,
    since="2024-06-07",
)
def taxed_in_the_first_combat_only(table: Table, on: dict[ObjectId, Ref]) -> str:
    new = {creature: ref for creature, ref in on.items() if creature not in table.turn.attacked}
    return cost_to_attack.function(table, new)


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


@mutant(
    "508.4c",
    "a creature that enters attacking attacks nothing that it could not be declared against",
    replaces=joins_the_attack,
)
def limits_bind_what_enters(table: Table, creature: ObjectId, target: Ref) -> Table:
    combat = table.turn.combat
    on = {attack.attacker: attack.target for attack in combat.attacks} if combat else {}
    declared = {one: ref for one, ref in on.items() if ref is not None}
    together = Attacks(table.turn.side, {**declared, creature: target})
    if not whole_attack_within_limits(table, together):
        return table
    return joins_the_attack.function(table, creature, target)


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
    "508.5",
    "against a creature that attacks a planeswalker or battle its owner defends",
    replaces=defender_of,
)
def owners_defend(table: Table, target: Ref) -> PlayerId | None:
    if isinstance(target, str) or target not in table.objects:
        return defender_of.function(table, target)
    return table.objects[target].owner


@mutant(
    "508.5",
    "the controller of a battle defends it, whoever protects it",
    replaces=defender_of,
    since="2024-06-07",
)
def controllers_defend_battles(table: Table, target: Ref) -> PlayerId | None:
    if isinstance(target, int) and has_type(table, target, "Battle"):
        return controller(table, target)
    return defender_of.function(table, target)


@mutant(
    "508.7a",
    "a creature whose attack is redirected goes on attacking as declared",
    replaces=reselected,
)
def the_attack_goes_on_as_declared(table: Table, _attacker: ObjectId, _target: Ref) -> Table:
    return table


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
    "508.7b", "what limits declared attacks limits also what is reselected", replaces=reselectable
)
def limits_bind_what_is_reselected(table: Table, attacker: ObjectId) -> tuple[Ref, ...]:
    combat = table.turn.combat
    on = {attack.attacker: attack.target for attack in combat.attacks} if combat else {}
    declared = {one: ref for one, ref in on.items() if ref is not None}

    def within(target: Ref) -> bool:
        together = Attacks(table.turn.side, {**declared, attacker: target})
        return whole_attack_within_limits(table, together)

    return tuple(target for target in reselectable.function(table, attacker) if within(target))


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
    goaded = {effect.controller for effect in lasting(table, Goaded) if attacker in effect.objects}
    return tuple(ref for ref in reselectable.function(table, attacker) if ref not in goaded)


@mutant(
    "508.7d",
    "also where one opponent was named any may be reselected",
    replaces=a_defending_players,
)
def anybody_is_reselected(_table: Table, _attacker: ObjectId, _target: Ref) -> bool:
    return True


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
    "508.7d",
    "an attack on a member of a team is turned only to what that member guards",
    replaces=a_defending_players,
)
def turned_within_one_members_part(table: Table, attacker: ObjectId, target: Ref) -> bool:
    attack = attack_of(table.turn.combat, attacker)
    if table.variant.shared_team_turns and attack is not None:
        return defender_of(table, target) == attack.defender
    return a_defending_players.function(table, attacker, target)


@mutant(
    "508.7e", "an attack is turned to anybody, in range or not", replaces=in_range_of_its_controller
)
def attacks_are_turned_to_anybody(_table: Table, _attacker: ObjectId, _target: Ref) -> bool:
    return True


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
