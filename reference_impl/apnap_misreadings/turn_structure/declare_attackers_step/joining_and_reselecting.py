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
    "a tapped creature can be declared as an attacker",
    replaces=untapped_to_attack,
    since="2024-06-07",
)
def the_tapped_attack(_table: Table, _by: Players, _thing: ObjectId) -> bool:
    return True


@mutant(
    "508.1b",
    (
        "a creature declared as an attacker simply doesn't attack if its controller doesn't "
        "announce what it attacks"
    ),
    replaces=announces_what_it_attacks,
    since="2006-10-01",
)
def aimless_attackers_stay_at_home(_attacks: str | None) -> bool:
    return True


@mutant(
    "508.1c",
    (
        "a restriction on attacking applies only to attacks on players, not on planeswalkers or "
        "battles"
    ),
    replaces=may_attack_that,
    since="2024-06-07",
)
def only_players_are_safe(table: Table, attacker: ObjectId, target: Ref) -> bool:
    return not isinstance(target, str) or may_attack_that.function(table, attacker, target)


@mutant(
    "508.1d",
    "a creature that must attack each combat doesn't have to once it has attacked in that turn",
    replaces=attack_if_able,
    since="2024-06-07",
)
def one_attack_is_enough(table: Table, choices: Choices) -> Iterator[Requirement]:
    for requirement in attack_if_able.function(table, choices):
        if requirement.creature not in table.turn.attacked:
            yield requirement


@mutant(
    "508.1d",
    "if a creature that must attack can't attack, no declaration of attackers is legal",
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
    (
        "a cost to attack is paid only once a turn for each creature, even if it attacks in "
        "several combats"
    ),
    replaces=cost_to_attack,
    since="2024-06-07",
)
def taxed_in_the_first_combat_only(table: Table, on: dict[ObjectId, Ref]) -> str:
    new = {creature: ref for creature, ref in on.items() if creature not in table.turn.attacked}
    return cost_to_attack.function(table, new)


@mutant(
    "508.4",
    "a creature that enters attacking counts as having attacked in that turn",
    replaces=joins_the_attack,
    since="2024-06-07",
)
def what_enters_has_attacked(table: Table, creature: ObjectId, target: Ref) -> Table:
    table = joins_the_attack.function(table, creature, target)
    attacked = (*table.turn.attacked, creature)
    return table.with_turn(replace(table.turn, attacked=attacked))


@mutant(
    "508.4c",
    "a limit on attackers also keeps creatures from entering attacking",
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
    "a restriction on what a creature can attack also keeps it from entering attacking there",
    replaces=joins_the_attack,
    since="2024-06-07",
)
def restrictions_bind_what_enters(table: Table, creature: ObjectId, target: Ref) -> Table:
    if not may_attack_that(table, creature, target):
        return table
    return joins_the_attack.function(table, creature, target)


@mutant(
    "508.5",
    "the owner of an attacked planeswalker or battle is the defending player",
    replaces=defender_of,
)
def owners_defend(table: Table, target: Ref) -> PlayerId | None:
    if isinstance(target, str) or target not in table.objects:
        return defender_of.function(table, target)
    return table.objects[target].owner


@mutant(
    "508.5",
    "the controller of an attacked battle is the defending player instead of its protector",
    replaces=defender_of,
    since="2024-06-07",
)
def controllers_defend_battles(table: Table, target: Ref) -> PlayerId | None:
    if isinstance(target, int) and has_type(table, target, "Battle"):
        return controller(table, target)
    return defender_of.function(table, target)


@mutant(
    "508.7a",
    "a creature whose attack is reselected still attacks what it was declared to attack",
    replaces=reselected,
)
def the_attack_goes_on_as_declared(table: Table, _attacker: ObjectId, _target: Ref) -> Table:
    return table


@mutant(
    "508.7a",
    (
        "after an attack is reselected, the previous defending player is still the defending "
        "player for it"
    ),
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
    "a limit on attackers also restricts what an attack can be reselected to",
    replaces=reselectable,
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
    "a restriction on what a creature can attack also applies when its attack is reselected",
    replaces=reselectable,
    since="2024-06-07",
)
def restrictions_bind_what_is_reselected(table: Table, attacker: ObjectId) -> tuple[Ref, ...]:
    found = reselectable.function(table, attacker)
    return tuple(target for target in found if may_attack_that(table, attacker, target))


@mutant(
    "508.7b",
    "the attack of a goaded creature can't be reselected to the player who goaded it",
    replaces=reselectable,
    since="2024-06-07",
)
def goading_binds_what_is_reselected(table: Table, attacker: ObjectId) -> tuple[Ref, ...]:
    goaded = {effect.controller for effect in lasting(table, Goaded) if attacker in effect.objects}
    return tuple(ref for ref in reselectable.function(table, attacker) if ref not in goaded)


@mutant(
    "508.7d",
    (
        "if one opponent was chosen as defending player, an attack can be reselected to any "
        "other opponent"
    ),
    replaces=a_defending_players,
)
def anybody_is_reselected(_table: Table, _attacker: ObjectId, _target: Ref) -> bool:
    return True


@mutant(
    "508.7d",
    "with attack left or right, an attack can be reselected to any opponent",
    replaces=a_defending_players,
    since="2024-06-07",
)
def neighbours_are_not_bound(table: Table, attacker: ObjectId, target: Ref) -> bool:
    if table.variant.attack in ("left", "right"):
        return True
    return a_defending_players.function(table, attacker, target)


@mutant(
    "508.7d",
    "with shared team turns, an attack on one player can't be reselected to that player's teammate",
    replaces=a_defending_players,
)
def turned_within_one_members_part(table: Table, attacker: ObjectId, target: Ref) -> bool:
    attack = attack_of(table.turn.combat, attacker)
    if table.variant.shared_team_turns and attack is not None:
        return defender_of(table, target) == attack.defender
    return a_defending_players.function(table, attacker, target)


@mutant(
    "508.7e",
    "an attack can be reselected to a player outside the attacking player's range of influence",
    replaces=in_range_of_its_controller,
)
def attacks_are_turned_to_anybody(_table: Table, _attacker: ObjectId, _target: Ref) -> bool:
    return True


@mutant(
    "508.8",
    "the declare blockers and combat damage steps take place even if no creature attacks",
    replaces=no_attackers,
    since="2024-06-07",
)
def steps_for_nothing(_table: Table) -> bool:
    return False


@mutant(
    "508.8",
    "the declare blockers and combat damage steps are skipped once all attackers have left combat",
    replaces=no_attackers,
    since="2024-06-07",
)
def no_blocks_once_attackers_are_gone(table: Table) -> bool:
    combat = table.turn.combat
    return combat is None or not combat.attacks
