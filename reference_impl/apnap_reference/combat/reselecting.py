"""Reselecting what an attacking creature attacks."""

from __future__ import annotations

from typing import Final

from apnap_reference.combat.attacking_and_defending import defender_of
from apnap_reference.combat.shared_team_turns import attacked_as_one
from apnap_reference.objects.characteristics import controller, permanents
from apnap_reference.players.players import opponents
from apnap_reference.players.range_of_influence import in_range
from apnap_reference.rulebook import Rule, rule
from apnap_reference.state.table import ObjectId, Ref, Table, attack_of, replace


@rule("508.7c")
def an_opponents(table: Table, attacker: ObjectId, target: Ref) -> bool:
    """Only an opponent, or what an opponent controls or protects, can be reselected."""
    return defender_of(table, target) in opponents(table, controller(table, attacker))


@rule("508.7d")
def a_defending_players(table: Table, _: ObjectId, target: Ref) -> bool:
    """Without attack multiple players, no player but the defending player can be reselected."""
    if table.is_for_two() or table.variant.attack == "multiple":
        return True
    return defender_of(table, target) in table.combat.defending


@rule("508.7e")
def in_range_of_its_controller(table: Table, attacker: ObjectId, target: Ref) -> bool:
    """A creature's attack can be reselected only within its controller's range of influence."""
    defender = defender_of(table, target)
    return defender is None or in_range(table, controller(table, attacker), defender)


LEGALITY: Final[tuple[Rule[[Table, ObjectId, Ref], bool], ...]] = (
    an_opponents,
    a_defending_players,
    in_range_of_its_controller,
)


@rule("508.7b")
def reselectable(table: Table, attacker: ObjectId) -> tuple[Ref, ...]:
    """
    Restrictions and requirements on declaring attackers don't limit what is reselected.

    Where a whole team is attacked there is nothing else to attack.
    """
    if attacked_as_one(table):
        return ()
    who = controller(table, attacker)
    things = (*permanents(table, "Planeswalker"), *permanents(table, "Battle"))
    may_attack: tuple[Ref, ...] = (*opponents(table, who), *(thing.id for thing in things))
    return tuple(
        target
        for target in may_attack
        if all(allows(table, attacker, target) for allows in LEGALITY)
    )


@rule("508.7a")
def reselected(table: Table, attacker: ObjectId, target: Ref) -> Table:
    """A creature whose attack is reselected stays attacking and hasn't attacked a second time."""
    attack = attack_of(table.turn.combat, attacker)
    if attack is None:
        return table
    defender = defender_of(table, target)
    new = replace(attack, target=target, defender=defender, why_nothing=None)
    return table.with_attack(new)
