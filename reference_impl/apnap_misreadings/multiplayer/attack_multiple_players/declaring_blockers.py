"""Misreadings of rules 802.4 to 802.4b: who blocks in which order, with what, and what."""

from __future__ import annotations

from apnap_misreadings.common import (
    after_whom_it_interrupts,
    team_of_single_turns,
)
from apnap_misreadings.mutant import mutant
from apnap_reference.choices.asking import deciders
from apnap_reference.combat.attacking_and_defending import defender_of
from apnap_reference.combat.block_restrictions import (
    Pairs,
    as_faced_by,
    attacks_them,
    blocks_with_own,
    menace_respected,
    who_may_block,
    whole_block_within_limits,
)
from apnap_reference.combat.declaring_blockers import who_blocks
from apnap_reference.objects.characteristics import (
    abilities_in_play,
    controller,
    has_keyword,
    has_type,
)
from apnap_reference.players.players import (
    Side,
    everybody,
    players_in_apnap_order,
    side_of,
    teammates,
)
from apnap_reference.state.combat_abilities import Blocks, LimitsBlocks
from apnap_reference.state.table import Attack, Combat, ObjectId, PlayerId, Ref, Table, attack_of

Players = tuple[PlayerId, ...]


@mutant(
    "802.4",
    "the defending player in the first seat declares blockers first, no matter whose turn it is",
    replaces=who_blocks,
    since="2006-10-01",
)
def blocks_in_seat_order(table: Table) -> tuple[Side, ...]:
    found = who_blocks.function(table)
    seats = dict.fromkeys(side_of(table, player) for player in everybody(table))
    return tuple(side for side in seats if side in found)


def _attacks(table: Table) -> tuple[Attack, ...]:
    return table.turn.combat.attacks if table.turn.combat else ()


@mutant(
    "802.4",
    "players declare blockers in the order in which the attacks on them were declared",
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
    "players declare blockers counterclockwise, beginning to the right of the active player",
    replaces=who_blocks,
    since="2006-10-01",
)
def blocks_counterclockwise(table: Table) -> tuple[Side, ...]:
    return tuple(reversed(who_blocks.function(table)))


@mutant(
    "802.4",
    "players can't block if only their planeswalkers or battles are attacked",
    replaces=who_blocks,
    since="2006-10-01",
)
def only_attacked_players_block(table: Table) -> tuple[Side, ...]:
    faced = {attack.target for attack in _attacks(table)}
    return tuple(side for side in who_blocks.function(table) if faced & set(side))


@mutant(
    "802.4",
    "attacked players declare blockers before players with attacked planeswalkers or battles",
    replaces=who_blocks,
    since="2024-06-07",
)
def attacked_players_block_first(table: Table) -> tuple[Side, ...]:
    attacked = {attack.target for attack in _attacks(table)}
    return tuple(sorted(who_blocks.function(table), key=attacked.isdisjoint))


@mutant(
    "802.4",
    "the protectors of attacked battles declare blockers after all other defending players",
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
    "802.4",
    "in an extra turn, players declare blockers in the order of the turn that it interrupts",
    replaces=who_blocks,
    since="2024-06-07",
)
def extra_turns_keep_the_order_of_blocks(table: Table) -> tuple[Side, ...]:
    return after_whom_it_interrupts(table, who_blocks.function(table))


@mutant(
    "802.4",
    "one player declares blockers: of those who are not active, the first in seating order",
    replaces=who_blocks,
    origin="manabrew-engine",
)
def one_player_blocks_for_everybody(table: Table) -> tuple[Side, ...]:
    others = (side_of(table, one) for one in everybody(table) if one not in table.turn.side)
    return tuple(others)[:1] if _attacks(table) else ()


def _from_the_left_of(table: Table, who: PlayerId, found: tuple[Side, ...]) -> tuple[Side, ...]:
    order = players_in_apnap_order(table)
    if who not in order:
        return found
    after = (*order[order.index(who) + 1 :], *order[: order.index(who) + 1])
    return tuple(sorted(found, key=lambda side: after.index(side[0])))


@mutant(
    "802.4",
    "if another player controls the active player, blocks begin to that player's left",
    replaces=who_blocks,
    since="2024-06-07",
)
def blocks_begin_beside_who_decides(table: Table) -> tuple[Side, ...]:
    found, active = who_blocks.function(table), table.turn.side
    return _from_the_left_of(table, deciders(table, active)[0], found) if active else found


@mutant(
    "802.4a",
    "a player can block with creatures that other players control",
    replaces=blocks_with_own,
    since="2006-10-01",
)
def any_player_blocks(_table: Table, _by: Players, _thing: ObjectId) -> bool:
    return True


@mutant(
    "802.4a",
    "a player can block creatures that attack other players",
    replaces=attacks_them,
    since="2006-10-01",
)
def everybody_is_protected(_table: Table, _by: Players, _attacker: ObjectId) -> bool:
    return True


def _attacks_a_planeswalker(table: Table, attacker: ObjectId) -> bool:
    attack = attack_of(table.turn.combat, attacker)
    thing = attack.target if attack else None
    return isinstance(thing, int) and has_type(table, thing, "Planeswalker")


@mutant(
    "802.4a",
    "a player can't block creatures that attack their planeswalkers",
    replaces=attacks_them,
)
def planeswalkers_are_not_protected(table: Table, by: Players, attacker: ObjectId) -> bool:
    if _attacks_a_planeswalker(table, attacker):
        return False
    return attacks_them.function(table, by, attacker)


@mutant(
    "802.4a",
    "any defending player can block a creature that attacks a planeswalker",
    replaces=attacks_them,
)
def planeswalkers_are_protected_by_all(table: Table, by: Players, attacker: ObjectId) -> bool:
    if _attacks_a_planeswalker(table, attacker):
        return True
    return attacks_them.function(table, by, attacker)


def _attacked_by(table: Table, attacker: ObjectId) -> Ref | None:
    attack = attack_of(table.turn.combat, attacker)
    return attack.target if attack is not None else None


@mutant(
    "802.4a",
    "a planeswalker's owner can block creatures that attack it, even if another player controls it",
    replaces=attacks_them,
    since="2024-06-07",
)
def owners_guard_their_planeswalkers(table: Table, by: Players, attacker: ObjectId) -> bool:
    target = _attacked_by(table, attacker)
    owned = isinstance(target, int) and table.objects[target].owner in by
    return owned or attacks_them.function(table, by, attacker)


@mutant(
    "802.4a",
    (
        "a player can block creatures that attack a teammate's planeswalker or a battle a "
        "teammate protects"
    ),
    replaces=attacks_them,
    since="2024-06-07",
)
def teammates_guard_planeswalkers(table: Table, by: Players, attacker: ObjectId) -> bool:
    target = _attacked_by(table, attacker)
    defender = defender_of(table, target) if isinstance(target, int) else None
    shared = any(defender in teammates(table, player) for player in by)
    return shared or attacks_them.function(table, by, attacker)


@mutant(
    "802.4a",
    "the teammates of a battle's protector can block creatures that attack the battle",
    replaces=attacks_them,
    since="2024-06-07",
)
def the_team_guards_a_battle(table: Table, by: Players, attacker: ObjectId) -> bool:
    attack = attack_of(table.turn.combat, attacker)
    target = attack.target if attack is not None else None
    if not isinstance(target, int) or not has_type(table, target, "Battle"):
        return attacks_them.function(table, by, attacker)
    guard = defender_of(table, target)
    return guard is not None and not set(by).isdisjoint(team_of_single_turns(table, guard))


@mutant(
    "802.4a",
    (
        "after blockers are declared, an effect can make a creature block an attacker of "
        "another player"
    ),
    replaces=attacks_them,
)
def effects_block_across(table: Table, by: tuple[PlayerId, ...], attacker: ObjectId) -> bool:
    combat = table.turn.combat
    if combat is not None and combat.blocks_declared:
        return attack_of(combat, attacker) is not None
    return attacks_them.function(table, by, attacker)


@mutant(
    "802.4a",
    "the controller of an attacked battle can block its attackers, and its protector can't",
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
    "whether a player's blocks are legal depends on the creatures that attack other players too",
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
    "a limit on blockers counts the blockers of all players together",
    replaces=whole_block_within_limits,
    since="2006-10-01",
)
def limits_count_every_blocker(table: Table, blocks: Blocks) -> bool:
    if not blocks.by_blocker:
        return True
    return whole_block_within_limits.function(table, _with_those_declared(table, blocks))


def _faced_by(table: Table, blocks: Blocks, kind: type[str | int]) -> Blocks:
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
    (
        "a limit on blockers counts blockers for a player apart from those for their "
        "planeswalkers and battles"
    ),
    replaces=whole_block_within_limits,
    since="2024-06-07",
)
def guards_of_things_are_counted_apart(table: Table, blocks: Blocks) -> bool:
    parts = (_faced_by(table, blocks, kind) for kind in (str, int))
    return all(whole_block_within_limits.function(table, part) for part in parts)


@mutant(
    "802.4b",
    "a limit on blockers also counts blockers outside its controller's range of influence",
    replaces=whole_block_within_limits,
    since="2024-06-07",
)
def limits_of_blocks_hold_everywhere(table: Table, blocks: Blocks) -> bool:
    return all(
        found.allows(table, source, blocks)
        for source, found in abilities_in_play(table, LimitsBlocks)
    )


@mutant(
    "802.4b",
    (
        "one creature can block a creature with menace if another creature blocks anywhere in "
        "the combat"
    ),
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
    "802.4b",
    "menace doesn't apply to a creature that attacks a planeswalker or battle",
    replaces=menace_respected,
    since="2024-06-07",
)
def menace_against_players_only(table: Table, blocks: Blocks) -> bool:
    return menace_respected.function(table, _faced_by(table, blocks, str))
