"""
Restrictions on blocks: what may block at all, what it may block, and the block as a whole.

Each of several attacked players answers for their own part of the attack: 802.4b is a view,
and everything after it is ordinary two-player blocking.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from apnap_reference.combat.attacking_and_defending import defender_of
from apnap_reference.combat.evasion import EVASION
from apnap_reference.combat.shared_team_turns import members_attacked
from apnap_reference.objects.characteristics import (
    abilities_in_play,
    controller,
    creature_on_battlefield,
    has_keyword,
    has_type,
    permanents,
)
from apnap_reference.objects.lasting_effects import lasting, not_detained
from apnap_reference.objects.within_range import abilities_over, affected
from apnap_reference.players.players import side_of
from apnap_reference.rulebook import Rule, rule
from apnap_reference.state.combat_abilities import (
    Blocks,
    BlocksMore,
    CantBlock,
    CostToBlock,
    LimitsBlocks,
)
from apnap_reference.state.effects import CannotBlock, OnlyTheseBlock
from apnap_reference.state.table import Attack, Object, ObjectId, PlayerId, Table, attack_of

Pairs = Mapping[ObjectId, tuple[ObjectId, ...]]


@rule("509.1a")
def a_creature_on_the_battlefield(table: Table, by: tuple[PlayerId, ...], thing: ObjectId) -> bool:
    """Only creatures on the battlefield can block."""
    del by
    return creature_on_battlefield(table, thing)


@rule("802.4a")
def blocks_with_own(table: Table, by: tuple[PlayerId, ...], thing: ObjectId) -> bool:
    """Players can block only with creatures they control."""
    return controller(table, thing) in by


@rule("509.1a")
def untapped_to_block(table: Table, _: tuple[PlayerId, ...], thing: ObjectId) -> bool:
    """Only untapped creatures can be declared as blockers."""
    return not table.objects[thing].tapped


@rule("509.1a")
def no_battle_blocks(table: Table, _: tuple[PlayerId, ...], thing: ObjectId) -> bool:
    """A creature that is also a battle can't block."""
    return not has_type(table, thing, "Battle")


@rule("701.35a")
def not_detained_to_block(table: Table, _: tuple[PlayerId, ...], thing: ObjectId) -> bool:
    """A detained creature can't block."""
    return not_detained(table, thing)


ELIGIBLE: Final[tuple[Rule[[Table, tuple[PlayerId, ...], ObjectId], bool], ...]] = (
    a_creature_on_the_battlefield,
    blocks_with_own,
    untapped_to_block,
    no_battle_blocks,
    not_detained_to_block,
)


@rule("802.4a")
def attacks_them(table: Table, by: tuple[PlayerId, ...], attacker: ObjectId) -> bool:
    """A player can block only what attacks them, their planeswalkers, or battles they protect."""
    attack = attack_of(table.turn.combat, attacker)
    return attack is not None and who_may_block(table, attack) in by


@rule("805.10d")
def attacks_their_team(table: Table, by: tuple[PlayerId, ...], attacker: ObjectId) -> bool:
    """A team can block only what attacks its players, planeswalkers, or battles it protects."""
    attack = attack_of(table.turn.combat, attacker)
    if attack is None:
        return False
    attacked = members_attacked(table, attack.target) or (who_may_block(table, attack),)
    return any(player in by for player in attacked)


def may_be_blocked(table: Table) -> Rule[[Table, tuple[PlayerId, ...], ObjectId], bool]:
    """Give the rule that says in this game which attackers a player or team may block."""
    return attacks_their_team if table.variant.shared_team_turns else attacks_them


@rule("506.4c")
def who_may_block(table: Table, attack: Attack) -> PlayerId | None:
    """A creature attacking nothing can be blocked if only one player or team is defending."""
    if attack.target is not None:
        return defender_of(table, attack.target)
    if attack.why_nothing != "left_combat" or attack.defender is None:
        return None
    together = set(side_of(table, attack.defender))
    return attack.defender if set(table.combat.defending) <= together else None


@rule("802.4b")
def as_faced_by(table: Table, by: tuple[PlayerId, ...], blocks: Pairs) -> Blocks:
    """A player's blocks are judged without regard to attacks on or blocks by other players."""
    combat = table.turn.combat
    attacks = combat.attacks if combat else ()
    theirs = may_be_blocked(table)
    faced = tuple(a.attacker for a in attacks if theirs(table, by, a.attacker))
    return Blocks(by, dict(blocks), faced)


@rule("509.1b")
def may_block_that(table: Table, blocker: ObjectId, attacker: ObjectId) -> bool:
    """A creature can't block an attacker if a restriction or evasion ability forbids it."""
    if any(blocker not in effect.objects for effect in lasting(table, OnlyTheseBlock)):
        return False
    if any(blocker in effect.objects for effect in lasting(table, CannotBlock)):
        return False
    return all(allows(table, blocker, attacker) for allows in EVASION) and all(
        found.allows(table, source, blocker, attacker)
        for source, found in abilities_over(table, CantBlock, blocker)
    )


@rule("509.1a")
def how_many(table: Table, blocker: ObjectId) -> int | None:
    """A creature can block only one attacker unless an effect lets it block more."""
    more = 0
    for source, found in abilities_in_play(table, BlocksMore):
        if found.who(table, source, blocker):
            if found.more is None:
                return None
            more += found.more
    return 1 + more


@rule("702.111b")
def menace_respected(table: Table, blocks: Blocks) -> bool:
    """A creature with menace can't be blocked by only one creature."""
    return all(
        len(blocks.blockers_of(attacker)) != 1
        for attacker in blocks.faced
        if has_keyword(table, attacker, "menace")
    )


@rule("509.1b")
def whole_block_within_limits(table: Table, blocks: Blocks) -> bool:
    """All of a player's blocks together must obey every restriction."""
    return all(
        found.allows(table, source, blocks_in_its_range(table, source, blocks))
        for source, found in abilities_in_play(table, LimitsBlocks)
    )


def blocks_in_its_range(table: Table, source: Object, blocks: Blocks) -> Blocks:
    """Give the part of a declaration of blocks that an ability of a permanent affects."""
    near = affected(table, controller(table, source.id), blocks.by_blocker)
    by_blocker = {blocker: blocks.by_blocker[blocker] for blocker in near}
    return Blocks(blocks.by, by_blocker, blocks.faced)


LIMITS: Final[tuple[Rule[[Table, Blocks], bool], ...]] = (
    menace_respected,
    whole_block_within_limits,
)


def candidates(table: Table, by: tuple[PlayerId, ...]) -> tuple[ObjectId, ...]:
    """Give the creatures with which these players could block something."""
    return tuple(
        thing.id
        for thing in permanents(table, "Creature")
        if all(allows(table, by, thing.id) for allows in ELIGIBLE)
    )


def mana_to_block(table: Table, blocker: ObjectId, attackers: tuple[ObjectId, ...]) -> int:
    """Give the mana that it costs for one creature to block these attackers (509.1d)."""
    return sum(
        found.amount(table, source, blocker, attackers)
        for source, found in abilities_over(table, CostToBlock, blocker)
        if attackers
    )


def could_block(table: Table, blocker: ObjectId, blocks: Blocks) -> tuple[ObjectId, ...]:
    """Give the attackers that a creature could block, as far as restrictions on it alone go."""
    return tuple(a for a in blocks.faced if may_block_that(table, blocker, a))
