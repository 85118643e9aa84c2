"""Misreadings of rules 802.2a and 802.4: whom an attack concerns, and who blocks it when."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.changes.removal_from_combat import attack_of
from apnap_reference.combat.attacking_and_defending import (
    defender_of,
    defending_player,
    last_attack,
)
from apnap_reference.combat.block_restrictions import (
    attacks_them,
    menace_respected,
    whole_block_within_limits,
)
from apnap_reference.combat.blocking import who_blocks
from apnap_reference.combat.which_defending_player import defending_players_for
from apnap_reference.objects.characteristics import controller, has_type
from apnap_reference.players.players import Side, teammates
from apnap_reference.state.combat_abilities import Blocks
from apnap_reference.state.table import Attack, ObjectId, PlayerId, Ref, Table

Players = tuple[PlayerId, ...]


def _attacks(table: Table) -> tuple[Attack, ...]:
    return table.turn.combat.attacks if table.turn.combat else ()


def _attacked_by(table: Table, attacker: ObjectId) -> Ref | None:
    attack = attack_of(table.turn.combat, attacker)
    return attack.target if attack is not None else None


@mutant(
    "802.2a",
    "for a creature that has left combat, whoever controls by now what it attacked defends",
    replaces=defending_player,
    since="2024-06-07",
)
def the_present_controller_defends(table: Table, attacker: ObjectId) -> PlayerId | None:
    attack = last_attack(table, attacker)
    if attack is None or attack.target is None:
        return attack.defender if attack is not None else None
    return defender_of(table, attack.target)


@mutant(
    "802.2a",
    "for a blocked creature, whoever has the creature that blocked it by now defends",
    replaces=defending_players_for,
    since="2024-06-07",
)
def whoever_has_the_blocker_defends(table: Table, attacker: ObjectId) -> Players:
    attack = last_attack(table, attacker)
    blockers = (*attack.blockers, *attack.former_blockers) if attack else ()
    there = (controller(table, one) for one in blockers if one in table.objects)
    return tuple(there)[:1] or defending_players_for.function(table, attacker)


@mutant(
    "802.2a",
    "no player defends against a creature that has changed hands",
    replaces=defending_players_for,
    since="2024-06-07",
)
def changed_hands_and_forgotten(table: Table, attacker: ObjectId) -> Players:
    combat = table.turn.combat
    if combat and attacker in table.objects and controller(table, attacker) not in combat.attacking:
        return ()
    return defending_players_for.function(table, attacker)


@mutant(
    "802.4",
    "players who are attacked themselves block before those who guard something",
    replaces=who_blocks,
    since="2024-06-07",
)
def attacked_players_block_first(table: Table) -> tuple[Side, ...]:
    attacked = {attack.target for attack in _attacks(table)}
    return tuple(sorted(who_blocks.function(table), key=attacked.isdisjoint))


@mutant(
    "802.4",
    "the protectors of battles block after all others",
    replaces=who_blocks,
    since="2024-06-07",
)
def protectors_block_last(table: Table) -> tuple[Side, ...]:
    others = {
        attack.defender
        for attack in _attacks(table)
        if not isinstance(attack.target, int) or not has_type(table, attack.target, "Battle")
    }
    return tuple(sorted(who_blocks.function(table), key=others.isdisjoint))


@mutant(
    "802.4a",
    "players may block also what attacks a planeswalker that they own",
    replaces=attacks_them,
    since="2024-06-07",
)
def owners_guard_their_planeswalkers(table: Table, by: Players, attacker: ObjectId) -> bool:
    target = _attacked_by(table, attacker)
    owned = isinstance(target, int) and table.objects[target].owner in by
    return owned or attacks_them.function(table, by, attacker)


@mutant(
    "802.4a",
    "players may block also what attacks something that a teammate guards",
    replaces=attacks_them,
    since="2024-06-07",
)
def teammates_guard_planeswalkers(table: Table, by: Players, attacker: ObjectId) -> bool:
    target = _attacked_by(table, attacker)
    defender = defender_of(table, target) if isinstance(target, int) else None
    shared = any(defender in teammates(table, player) for player in by)
    return shared or attacks_them.function(table, by, attacker)


def _faced_by(table: Table, blocks: Blocks, kind: type[Ref]) -> Blocks:
    """Give the part of some blocks that concerns attacks on players, or on what they guard."""
    faced = tuple(one for one in blocks.faced if isinstance(_attacked_by(table, one), kind))
    pairs = {
        blocker: tuple(one for one in attackers if one in faced)
        for blocker, attackers in blocks.by_blocker.items()
        if not set(attackers).isdisjoint(faced)
    }
    return Blocks(blocks.by, pairs, faced)


@mutant(
    "802.4b",
    "menace counts only for a creature that attacks a player",
    replaces=menace_respected,
    since="2024-06-07",
)
def menace_against_players_only(table: Table, blocks: Blocks) -> bool:
    return menace_respected.function(table, _faced_by(table, blocks, str))


@mutant(
    "802.4b",
    "blockers for a player and those for what the player guards are limited each by themselves",
    replaces=whole_block_within_limits,
    since="2024-06-07",
)
def guards_of_things_are_counted_apart(table: Table, blocks: Blocks) -> bool:
    parts = (_faced_by(table, blocks, kind) for kind in (str, int))
    return all(whole_block_within_limits.function(table, part) for part in parts)
