"""Misreadings of rule 802.3a: what creatures must attack, and what attacks cost."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from apnap_misreadings.mutant import mutant
from apnap_reference.combat.attack_requirements import (
    Requirement,
    as_many_requirements_as_possible,
    attack_if_able,
    attacks_another,
    attacks_at_all,
    free_of_charge,
    goaded,
    met_by,
    tax_on,
)
from apnap_reference.combat.attacking import cost_to_attack
from apnap_reference.combat.attacking_and_defending import defender_of
from apnap_reference.objects.lasting_effects import lasting
from apnap_reference.state.combat_abilities import Attacks
from apnap_reference.state.table import ObjectId, PlayerId, Ref, Table

On = dict[ObjectId, Ref]
Choices = tuple[Ref | None, ...]


@mutant(
    "802.3a",
    "a creature that must attack a certain player may attack any",
    replaces=attack_if_able,
    since="2006-10-01",
)
def any_victim_will_do(table: Table, choices: Choices) -> Iterator[Requirement]:
    for effect in lasting(table, "must attack"):
        for creature in effect.objects:
            yield Requirement(creature, met_by(table, choices, attacks_at_all))


@mutant("802.3a", "a goaded creature may attack a planeswalker of somebody else", replaces=goaded)
def goaded_onto_a_planeswalker(table: Table, choices: Choices) -> Iterator[Requirement]:
    def obeys(by: PlayerId, target: Ref | None) -> bool:
        return target is not None and defender_of(table, target) != by

    for creature, by in goads(table):
        yield Requirement(creature, met_by(table, choices, attacks_at_all))
        yield Requirement(creature, met_by(table, choices, partial(obeys, by)))


@mutant(
    "802.3a",
    "a goaded creature that can attack only who goaded it may stay at home",
    replaces=goaded,
)
def goaded_to_stay_at_home(table: Table, choices: Choices) -> Iterator[Requirement]:
    def obeys(by: PlayerId, target: Ref | None) -> bool:
        return target is None or attacks_another(by, target)

    for creature, by in goads(table):
        yield Requirement(creature, met_by(table, choices, partial(obeys, by)))


def goads(table: Table) -> Iterator[tuple[ObjectId, PlayerId]]:
    """Give each goaded creature with each player who goaded it."""
    for effect in lasting(table, "goad"):
        for creature in effect.objects:
            yield creature, effect.controller


@mutant(
    "802.3a",
    "who must attack pays for it if that is what it costs",
    replaces=free_of_charge,
    since="2006-10-01",
)
def whoever_must_attack_pays(_table: Table, _attacker: ObjectId, _target: Ref) -> bool:
    return True


@mutant(
    "802.3a",
    "a tax on attacks on one player is asked for every attacker, whomever it attacks",
    replaces=cost_to_attack,
    since="2006-10-01",
)
def everybody_is_taxed(table: Table, on: On) -> str:
    defending = table.turn.combat.defending if table.turn.combat else ()
    total = sum(tax_on(table, attacker, player) for attacker in on for player in defending)
    return f"{{{total}}}" if total else ""


@mutant(
    "802.3a",
    "a tax on attacks is asked once for the whole attack",
    replaces=cost_to_attack,
    since="2006-10-01",
)
def taxed_once(table: Table, on: On) -> str:
    total = max((tax_on(table, attacker, ref) for attacker, ref in on.items()), default=0)
    return f"{{{total}}}" if total else ""


@mutant(
    "802.3a",
    "an attack that obeys none of its requirements is legal if it breaks no restriction",
    replaces=as_many_requirements_as_possible,
    since="2006-10-01",
)
def requirements_are_wishes(_table: Table, _attacks: Attacks) -> bool:
    return True
