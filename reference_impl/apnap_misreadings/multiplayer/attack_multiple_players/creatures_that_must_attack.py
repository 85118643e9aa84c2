"""Misreadings of rule 802.3a: what creatures that must attack have to attack, and how long."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from apnap_misreadings.common import whole_team
from apnap_misreadings.mutant import mutant
from apnap_reference.combat.attack_requirements import (
    Requirement,
    as_many_requirements_as_possible,
    attack_if_able,
    attacks_another,
    attacks_at_all,
    attacks_player,
    free_of_charge,
    goaded,
    mana_to_attack,
    met_by,
    requirements,
    what_they_may_attack,
)
from apnap_reference.combat.attack_restrictions import targets_for, whole_attack_within_limits
from apnap_reference.combat.attacking_and_defending import defender_of
from apnap_reference.objects.characteristics import controller, has_type
from apnap_reference.objects.lasting_effects import lasting
from apnap_reference.players.players import in_game
from apnap_reference.state.combat_abilities import Attacks
from apnap_reference.state.effects import Goaded, HasToAttack
from apnap_reference.state.table import ObjectId, PlayerId, Ref, Table

Choices = tuple[Ref | None, ...]
Players = tuple[PlayerId, ...]


@mutant(
    "802.3a",
    (
        "a creature that must attack a certain player can attack any player, planeswalker or "
        "battle instead"
    ),
    replaces=attack_if_able,
    since="2006-10-01",
)
def any_victim_will_do(table: Table, choices: Choices) -> Iterator[Requirement]:
    for effect in lasting(table, HasToAttack):
        for creature in effect.objects:
            yield Requirement(creature, met_by(table, choices, attacks_at_all))


def _a_battle_of(table: Table, target: Ref | None) -> PlayerId | None:
    """Give the protector if a battle is attacked."""
    if not isinstance(target, int) or not has_type(table, target, "Battle"):
        return None
    return defender_of(table, target)


@mutant(
    "802.3a",
    "a creature that must attack a player can attack a battle that player protects instead",
    replaces=attack_if_able,
    since="2024-06-07",
)
def a_battle_will_do(table: Table, choices: Choices) -> Iterator[Requirement]:
    def obeys(wanted: PlayerId, target: Ref | None) -> bool:
        return target == wanted or _a_battle_of(table, target) == wanted

    for effect in lasting(table, HasToAttack):
        how = attacks_at_all if effect.player is None else partial(obeys, effect.player)
        for creature in effect.objects:
            yield Requirement(creature, met_by(table, choices, how))


@mutant(
    "802.3a",
    "a creature that must attack a player who has left the game must attack another player",
    replaces=attack_if_able,
    since="2024-06-07",
)
def somebody_else_then(table: Table, choices: Choices) -> Iterator[Requirement]:
    for effect in lasting(table, HasToAttack):
        wanted = effect.player
        there = wanted is not None and in_game(table, wanted)
        how = partial(attacks_player, wanted) if wanted and there else attacks_at_all
        for creature in effect.objects:
            yield Requirement(creature, met_by(table, choices, how))


def _with_its_owner(table: Table, requirement: Requirement) -> bool:
    creature = requirement.creature
    return controller(table, creature) == table.objects[creature].owner


@mutant(
    "802.3a",
    (
        "a creature that must attack a certain player doesn't have to once another player gains "
        "control of it"
    ),
    replaces=attack_if_able,
    since="2024-06-07",
)
def requirements_end_with_control(table: Table, choices: Choices) -> Iterator[Requirement]:
    return (r for r in attack_if_able.function(table, choices) if _with_its_owner(table, r))


def _obeys(team: Players | None, target: Ref | None) -> bool:
    return target is not None if team is None else target in team


@mutant(
    "802.3a",
    "a creature that must attack a player can attack one of that player's teammates instead",
    replaces=attack_if_able,
    since="2024-06-07",
)
def a_teammate_will_do(table: Table, choices: tuple[Ref | None, ...]) -> Iterator[Requirement]:
    for effect in lasting(table, HasToAttack):
        team = None if effect.player is None else whole_team(table, effect.player)
        met = {target: _obeys(team, target) for target in choices}
        for creature in effect.objects:
            yield Requirement(creature, met)


def goaded_creatures(table: Table) -> Iterator[tuple[ObjectId, PlayerId]]:
    """Give each goaded creature with each player who goaded it, once."""
    yield from dict.fromkeys(
        (creature, effect.controller)
        for effect in lasting(table, Goaded)
        for creature in effect.objects
    )


@mutant(
    "802.3a",
    "a goaded creature can attack another player's planeswalker instead of another player",
    replaces=goaded,
)
def goaded_onto_a_planeswalker(table: Table, choices: Choices) -> Iterator[Requirement]:
    def obeys(by: PlayerId, target: Ref | None) -> bool:
        return target is not None and defender_of(table, target) != by

    for creature, by in goaded_creatures(table):
        yield Requirement(creature, met_by(table, choices, attacks_at_all))
        yield Requirement(creature, met_by(table, choices, partial(obeys, by)))


@mutant(
    "802.3a",
    "a goaded creature doesn't have to attack, but can't attack the player who goaded it",
    replaces=goaded,
)
def goaded_to_stay_at_home(table: Table, choices: Choices) -> Iterator[Requirement]:
    def obeys(by: PlayerId, target: Ref | None) -> bool:
        return target is None or attacks_another(by, target)

    for creature, by in goaded_creatures(table):
        yield Requirement(creature, met_by(table, choices, partial(obeys, by)))


@mutant(
    "802.3a",
    "a goaded creature can attack a battle that another player protects instead of another player",
    replaces=goaded,
    since="2024-06-07",
)
def goaded_onto_a_battle(table: Table, choices: Choices) -> Iterator[Requirement]:
    def obeys(by: PlayerId, target: Ref | None) -> bool:
        return attacks_another(by, target) or _a_battle_of(table, target) not in (None, by)

    for creature, by in goaded_creatures(table):
        yield Requirement(creature, met_by(table, choices, attacks_at_all))
        yield Requirement(creature, met_by(table, choices, partial(obeys, by)))


@mutant(
    "802.3a",
    "a creature is no longer goaded once the player who goaded it has left the game",
    replaces=goaded,
    since="2024-06-07",
)
def goads_leave_with_their_player(table: Table, choices: Choices) -> Iterator[Requirement]:
    for creature, by in goaded_creatures(table):
        if in_game(table, by):
            yield Requirement(creature, met_by(table, choices, attacks_at_all))
            yield Requirement(creature, met_by(table, choices, partial(attacks_another, by)))


@mutant(
    "802.3a",
    "a creature is no longer goaded once another player gains control of it",
    replaces=goaded,
    since="2024-06-07",
)
def goads_end_with_control(table: Table, choices: Choices) -> Iterator[Requirement]:
    return (r for r in goaded.function(table, choices) if _with_its_owner(table, r))


@mutant(
    "802.3a",
    "attacking a planeswalker or battle doesn't obey goad's requirement to attack",
    replaces=goaded,
    since="2024-06-07",
)
def goads_ask_for_players(table: Table, choices: tuple[Ref | None, ...]) -> Iterator[Requirement]:
    for requirement in goaded.function(table, choices):
        met = {ref: obeys and isinstance(ref, str) for ref, obeys in requirement.met.items()}
        yield Requirement(requirement.creature, met)


@mutant(
    "802.3a",
    "a creature goaded twice by the same player has twice as many requirements to obey",
    replaces=goaded,
)
def every_goad_counts(table: Table, choices: tuple[Ref | None, ...]) -> Iterator[Requirement]:
    for effect in lasting(table, Goaded):
        for creature in effect.objects:
            attacks = met_by(table, choices, attacks_at_all)
            yield Requirement(creature, attacks)
            another = partial(attacks_another, effect.controller)
            yield Requirement(creature, met_by(table, choices, another))


@mutant(
    "802.3a",
    "a creature that must attack has to attack even if its controller must pay a cost for it",
    replaces=free_of_charge,
    since="2006-10-01",
)
def whoever_must_attack_pays(_table: Table, _attacker: ObjectId, _target: Ref) -> bool:
    return True


@mutant(
    "802.3a",
    "a creature that must attack doesn't have to if attacking any one opponent would cost mana",
    replaces=free_of_charge,
    since="2024-06-07",
)
def any_tax_frees(table: Table, attacker: ObjectId, _: Ref) -> bool:
    defending = table.turn.combat.defending if table.turn.combat else ()
    return all(mana_to_attack(table, attacker, player) == 0 for player in defending)


@mutant(
    "802.3a",
    "an attack can disobey all requirements if it disobeys no restriction",
    replaces=as_many_requirements_as_possible,
    since="2006-10-01",
)
def requirements_are_wishes(_table: Table, _attacks: Attacks) -> bool:
    return True


@mutant(
    "802.3a",
    (
        "no other creature has to attack so that a creature that can't attack alone obeys its "
        "requirement"
    ),
    replaces=as_many_requirements_as_possible,
    since="2024-06-07",
)
def nobody_comes_along(table: Table, attacks: Attacks) -> bool:
    wanted = requirements(table, attacks.by, what_they_may_attack(table, attacks.by))
    bound = {requirement.creature for requirement in wanted}
    alone = len(bound) == 1 and not any(
        whole_attack_within_limits(table, Attacks(attacks.by, {creature: ref}))
        for creature in bound
        for ref in targets_for(table, creature)
    )
    return alone or as_many_requirements_as_possible.function(table, attacks)
