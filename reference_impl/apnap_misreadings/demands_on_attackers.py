"""Misreadings of rule 802.3a: what creatures that must attack have to attack, and how long."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from apnap_misreadings.attack_requirements import goads
from apnap_misreadings.mutant import mutant
from apnap_reference.combat.attack_requirements import (
    Requirement,
    attack_if_able,
    attacks_another,
    attacks_at_all,
    attacks_player,
    free_of_charge,
    goaded,
    met_by,
    tax_on,
)
from apnap_reference.combat.attacking_and_defending import defender_of
from apnap_reference.objects.characteristics import controller, has_type
from apnap_reference.objects.lasting_effects import lasting
from apnap_reference.players.players import in_game
from apnap_reference.state.table import ObjectId, PlayerId, Ref, Table

Choices = tuple[Ref | None, ...]


def _a_battle_of(table: Table, target: Ref | None) -> PlayerId | None:
    """Give the protector if a battle is attacked."""
    if not isinstance(target, int) or not has_type(table, target, "Battle"):
        return None
    return defender_of(table, target)


@mutant(
    "802.3a",
    "who must attack a player may attack a battle that the player protects",
    replaces=attack_if_able,
    since="2024-06-07",
)
def a_battle_will_do(table: Table, choices: Choices) -> Iterator[Requirement]:
    def obeys(wanted: PlayerId, target: Ref | None) -> bool:
        return target == wanted or _a_battle_of(table, target) == wanted

    for effect in lasting(table, "must attack"):
        how = attacks_at_all if effect.player is None else partial(obeys, effect.player)
        for creature in effect.objects:
            yield Requirement(creature, met_by(table, choices, how))


@mutant(
    "802.3a",
    "a goaded creature may attack a battle that another player protects",
    replaces=goaded,
    since="2024-06-07",
)
def goaded_onto_a_battle(table: Table, choices: Choices) -> Iterator[Requirement]:
    def obeys(by: PlayerId, target: Ref | None) -> bool:
        return attacks_another(by, target) or _a_battle_of(table, target) not in (None, by)

    for creature, by in goads(table):
        yield Requirement(creature, met_by(table, choices, attacks_at_all))
        yield Requirement(creature, met_by(table, choices, partial(obeys, by)))


@mutant(
    "802.3a",
    "a creature that must attack need not while any opponent taxes attacks",
    replaces=free_of_charge,
    since="2024-06-07",
)
def any_tax_frees(table: Table, attacker: ObjectId, _: Ref) -> bool:
    defending = table.turn.combat.defending if table.turn.combat else ()
    return all(tax_on(table, attacker, player) == 0 for player in defending)


@mutant(
    "802.3a",
    "a goaded creature is free once the player who goaded it has left",
    replaces=goaded,
    since="2024-06-07",
)
def goads_leave_with_their_player(table: Table, choices: Choices) -> Iterator[Requirement]:
    for creature, by in goads(table):
        if in_game(table, by):
            yield Requirement(creature, met_by(table, choices, attacks_at_all))
            yield Requirement(creature, met_by(table, choices, partial(attacks_another, by)))


@mutant(
    "802.3a",
    "a creature that must attack a player who has left must attack somebody else",
    replaces=attack_if_able,
    since="2024-06-07",
)
def somebody_else_then(table: Table, choices: Choices) -> Iterator[Requirement]:
    for effect in lasting(table, "must attack"):
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
    "a goaded creature is free once it has changed hands",
    replaces=goaded,
    since="2024-06-07",
)
def goads_end_with_control(table: Table, choices: Choices) -> Iterator[Requirement]:
    return (r for r in goaded.function(table, choices) if _with_its_owner(table, r))


@mutant(
    "802.3a",
    "a creature that must attack a certain player is free once it has changed hands",
    replaces=attack_if_able,
    since="2024-06-07",
)
def lures_end_with_control(table: Table, choices: Choices) -> Iterator[Requirement]:
    return (r for r in attack_if_able.function(table, choices) if _with_its_owner(table, r))
