"""Misreadings of rule 802.4: who blocks, in which order, and what."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.changes.removal_from_combat import attack_of
from apnap_reference.combat.block_restrictions import (
    Pairs,
    as_faced_by,
    attacks_them,
    blocks_with_own,
    menace_respected,
    who_may_block,
    whole_block_within_limits,
)
from apnap_reference.combat.blocking import who_blocks, with_their_bands
from apnap_reference.objects.characteristics import controller, has_keyword, has_type
from apnap_reference.players.players import Side, everybody, side_of
from apnap_reference.state.combat_abilities import Blocks
from apnap_reference.state.table import Attack, Combat, ObjectId, PlayerId, Table

Players = tuple[PlayerId, ...]


def _attacks(table: Table) -> tuple[Attack, ...]:
    return table.turn.combat.attacks if table.turn.combat else ()


@mutant(
    "802.4",
    "of several players who block, whoever sits first at the table begins",
    replaces=who_blocks,
    since="2006-10-01",
)
def blocks_in_seat_order(table: Table) -> tuple[Side, ...]:
    found = who_blocks.function(table)
    seats = dict.fromkeys(side_of(table, player) for player in everybody(table))
    return tuple(side for side in seats if side in found)


@mutant(
    "802.4",
    "players block in the order in which the attacks on them were declared",
    replaces=who_blocks,
    since="2006-10-01",
)
def blocks_in_order_of_attacks(table: Table) -> tuple[Side, ...]:
    found = who_blocks.function(table)
    faced = (attack.defender for attack in _attacks(table) if attack.defender)
    order = dict.fromkeys(side_of(table, player) for player in faced)
    return tuple(side for side in order if side in found)


@mutant(
    "802.4",
    "the player before the active one blocks first, and so on counterclockwise",
    replaces=who_blocks,
    since="2006-10-01",
)
def blocks_counterclockwise(table: Table) -> tuple[Side, ...]:
    return tuple(reversed(who_blocks.function(table)))


@mutant(
    "802.4",
    "only those are asked to block who are attacked themselves",
    replaces=who_blocks,
    since="2006-10-01",
)
def only_attacked_players_block(table: Table) -> tuple[Side, ...]:
    faced = {attack.target for attack in _attacks(table)}
    return tuple(side for side in who_blocks.function(table) if faced & set(side))


@mutant(
    "802.4a",
    "any player may block with the creatures of another",
    replaces=blocks_with_own,
    since="2006-10-01",
)
def any_player_blocks(_table: Table, _by: Players, _thing: ObjectId) -> bool:
    return True


@mutant(
    "802.4a",
    "players may block what attacks somebody else",
    replaces=attacks_them,
    since="2006-10-01",
)
def everybody_is_protected(_table: Table, _by: Players, _attacker: ObjectId) -> bool:
    return True


@mutant(
    "802.4a",
    "players block what attacks them, but not what attacks their planeswalkers",
    replaces=attacks_them,
    since="2006-10-01",
)
def planeswalkers_are_not_protected(table: Table, by: Players, attacker: ObjectId) -> bool:
    if _attacks_a_planeswalker(table, attacker):
        return False
    return attacks_them.function(table, by, attacker)


def _attacks_a_planeswalker(table: Table, attacker: ObjectId) -> bool:
    attack = attack_of(table.turn.combat, attacker)
    thing = attack.target if attack else None
    return isinstance(thing, int) and has_type(table, thing, "Planeswalker")


@mutant(
    "802.4a",
    "every defending player may block what attacks a planeswalker",
    replaces=attacks_them,
    since="2006-10-01",
)
def planeswalkers_are_protected_by_all(table: Table, by: Players, attacker: ObjectId) -> bool:
    if _attacks_a_planeswalker(table, attacker):
        return True
    return attacks_them.function(table, by, attacker)


@mutant(
    "802.4a",
    "the controller of an attacked battle may block, its protector may not",
    replaces=who_may_block,
    since="2024-06-07",
)
def controllers_block_for_battles(table: Table, attack: Attack) -> PlayerId | None:
    thing = attack.target
    if isinstance(thing, int) and has_type(table, thing, "Battle"):
        return controller(table, thing)
    return who_may_block.function(table, attack)


@mutant(
    "802.4b",
    "whether blocks are legal hangs on all attackers, also on those of other players",
    replaces=as_faced_by,
    since="2006-10-01",
)
def all_attackers_are_faced(table: Table, by: Players, blocks: Pairs) -> Blocks:
    return Blocks(by, dict(blocks), tuple(attack.attacker for attack in _attacks(table)))


def _with_those_declared(table: Table, blocks: Blocks) -> Blocks:
    """Give the blocks together with those that others have declared before."""
    combat = table.turn.combat or Combat((), ())
    declared = {block.blocker: block.attackers for block in combat.blocks}
    return Blocks(blocks.by, {**declared, **blocks.by_blocker}, blocks.faced)


@mutant(
    "802.4b",
    "what limits blocks counts the blockers of all players together",
    replaces=whole_block_within_limits,
    since="2006-10-01",
)
def limits_count_every_blocker(table: Table, blocks: Blocks) -> bool:
    if not blocks.by_blocker:
        return True
    return whole_block_within_limits.function(table, _with_those_declared(table, blocks))


@mutant(
    "802.4b",
    "menace is satisfied by two blockers anywhere in the combat",
    replaces=menace_respected,
)
def menace_counts_every_blocker(table: Table, blocks: Blocks) -> bool:
    blockers = len(_with_those_declared(table, blocks).by_blocker)
    return all(
        len(blocks.blockers_of(attacker)) != 1 or blockers > 1
        for attacker in blocks.faced
        if has_keyword(table, attacker, "menace")
    )


@mutant(
    "702.22h",
    "whoever blocks one creature of a band blocks that creature only",
    replaces=with_their_bands,
    since="2006-10-01",
)
def one_of_a_band_is_blocked(_: Combat, attackers: tuple[ObjectId, ...]) -> tuple[ObjectId, ...]:
    return attackers
