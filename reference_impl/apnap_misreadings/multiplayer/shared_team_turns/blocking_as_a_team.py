"""Misreadings of rule 805.10d: which members block what."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_misreadings.mutant import mutant
from apnap_reference.combat.block_restrictions import (
    attacks_their_team,
    may_block_that,
    menace_respected,
    who_may_block,
    whole_block_within_limits,
)
from apnap_reference.combat.declaring_blockers import who_blocks
from apnap_reference.objects.characteristics import controller, has_type
from apnap_reference.players.players import Side, in_game, teammates
from apnap_reference.state.combat_abilities import Blocks
from apnap_reference.state.table import ObjectId, PlayerId, Table, attack_of


@mutant(
    "805.10d",
    "with shared team turns, a creature can block only creatures that attack its own controller",
    replaces=may_block_that,
)
def members_block_for_themselves(table: Table, blocker: ObjectId, attacker: ObjectId) -> bool:
    attack = attack_of(table.turn.combat, attacker)
    own = attack is not None and who_may_block(table, attack) == controller(table, blocker)
    return (own or not table.variant.shared_team_turns) and may_block_that.function(
        table, blocker, attacker
    )


@mutant(
    "805.10d",
    (
        "with shared team turns, each defending player declares blockers separately from their "
        "teammates"
    ),
    replaces=who_blocks,
    since="2006-10-01",
)
def members_declare_their_blocks_alone(table: Table) -> tuple[Side, ...]:
    return tuple((player,) for side in who_blocks.function(table) for player in side)


@mutant(
    "805.10d",
    (
        "with shared team turns, a defending team can't block once one of its members has left "
        "the game"
    ),
    replaces=who_blocks,
)
def only_whole_teams_block(table: Table) -> tuple[Side, ...]:
    found = who_blocks.function(table)
    if not table.variant.shared_team_turns:
        return found
    return tuple(
        side for side in found if all(in_game(table, one) for one in teammates(table, side[0]))
    )


def _by_member(table: Table, blocks: Blocks) -> Iterator[Blocks]:
    for player in blocks.by:
        own = {b: a for b, a in blocks.by_blocker.items() if controller(table, b) == player}
        yield Blocks(blocks.by, own, blocks.faced)


@mutant(
    "805.10d",
    "with shared team turns, a team can't block creatures that attack its planeswalkers",
    replaces=attacks_their_team,
    since="2024-06-07",
)
def teams_do_not_guard_planeswalkers(
    table: Table, by: tuple[PlayerId, ...], attacker: ObjectId
) -> bool:
    attack = attack_of(table.turn.combat, attacker)
    thing = attack.target if attack else None
    if isinstance(thing, int) and has_type(table, thing, "Planeswalker"):
        return False
    return attacks_their_team.function(table, by, attacker)


@mutant(
    "805.10d",
    "with shared team turns, a limit on blockers is counted separately for each defending player",
    replaces=whole_block_within_limits,
    since="2006-10-01",
)
def blocks_are_limited_member_by_member(table: Table, blocks: Blocks) -> bool:
    return all(whole_block_within_limits.function(table, own) for own in _by_member(table, blocks))


@mutant(
    "805.10d",
    (
        "with shared team turns, two creatures can block one with menace only if the same "
        "player controls both"
    ),
    replaces=menace_respected,
)
def menace_counts_the_creatures_of_one_member(table: Table, blocks: Blocks) -> bool:
    return all(menace_respected.function(table, own) for own in _by_member(table, blocks))
