"""
Requirements on blocks: how many a block obeys, and whether another could obey more.

No block needs to break a restriction or to cost anything in order to obey a requirement.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from apnap_reference.combat.block_restrictions import (
    LIMITS,
    Pairs,
    candidates,
    could_block,
    how_many,
    mana_to_block,
    whole_block_within_limits,
)
from apnap_reference.objects.characteristics import abilities_in_play, characteristics, controller
from apnap_reference.objects.within_range import affected
from apnap_reference.rulebook import rule
from apnap_reference.state.combat_abilities import Blocks, MustBlock
from apnap_reference.state.table import ObjectId, Table

Way = tuple[ObjectId, ...]
"""Attackers that one creature blocks; none if it does not block."""

Wanted = tuple[tuple[ObjectId, ObjectId | None], ...]
"""Blocker, and the attacker that it must block if able; None: any attacker."""


def requirements(table: Table, blocks: Blocks) -> Wanted:
    """Give what must be blocked by what, if able: pairs of blocker and attacker (509.1c)."""
    return tuple(
        pair
        for source, found in abilities_in_play(table, MustBlock)
        for pair in found.binds(table, source, blocks)
        if affected(table, controller(table, source.id), pair[:1])
    )


def obeyed(wanted: Wanted, blocks: Pairs) -> int:
    """Count the requirements that blocks obey."""
    return sum(
        attacker in blocks.get(blocker, ()) or (attacker is None and bool(blocks.get(blocker)))
        for blocker, attacker in wanted
    )


@rule("509.1c")
def free_of_charge(table: Table, blocker: ObjectId, attackers: Way) -> bool:
    """No player has to pay a cost to block in order to obey a requirement."""
    return mana_to_block(table, blocker, attackers) == 0


@rule("509.1c")
def as_many_requirements_as_possible(table: Table, blocks: Blocks) -> bool:
    """A block must obey as many requirements as possible without disobeying a restriction."""
    wanted = requirements(table, blocks)
    if not wanted:
        return True
    return not _better_exists(table, blocks, wanted)


@dataclass(frozen=True, slots=True)
class _Blocker:
    """A creature that could block: what it may do and how many requirements that obeys."""

    creature: ObjectId
    ways: tuple[tuple[int, Way], ...]
    """Requirements obeyed and attackers blocked, the most obeyed first."""
    abilities: tuple[str, ...]

    def is_like(self, other: _Blocker) -> bool:
        """Tell whether the two could change places."""
        return (self.ways, self.abilities) == (other.ways, other.abilities)


def _blocker(table: Table, creature: ObjectId, blocks: Blocks, wanted: Wanted) -> _Blocker:
    own = tuple(pair for pair in wanted if pair[0] == creature)
    said = blocks.by_blocker.get(creature, ())
    could = could_block(table, creature, blocks)
    most = how_many(table, creature)
    most = len(could) if most is None else min(most, len(could))
    sizes = range(most + 1)
    every = (way for size in sizes for way in combinations(could, size))
    ways = [
        (obeyed(own, {creature: way}), way)
        for way in every
        if set(way) == set(said) or free_of_charge(table, creature, way)
    ]
    most_first = sorted(ways, key=lambda way: -way[0])
    return _Blocker(creature, tuple(most_first), characteristics(table, creature).abilities)


def _better_exists(table: Table, blocks: Blocks, wanted: Wanted) -> bool:
    """Search for blocks that obey more requirements."""
    could = [_blocker(table, c, blocks, wanted) for c in candidates(table, blocks.by)]
    could.sort(key=lambda one: (-one.ways[0][0], one.ways, one.abilities))
    best = [one.ways[0][0] for one in could]
    enough = obeyed(wanted, blocks.by_blocker)

    def search(index: int, way: int, chosen: Pairs, so_far: int) -> bool:
        if so_far + sum(best[index:]) <= enough:
            return False
        tried = Blocks(blocks.by, chosen, blocks.faced)
        if _hopeless(table, tried):
            return False
        if index == len(could):
            return all(allows(table, tried) for allows in LIMITS)
        one = could[index]
        first = way if index and one.is_like(could[index - 1]) else 0
        return any(
            search(
                index + 1,
                number,
                {**chosen, one.creature: blocked} if blocked else chosen,
                so_far + gain,
            )
            for number, (gain, blocked) in enumerate(one.ways[first:], first)
        )

    return search(0, 0, {}, 0)


def _hopeless(table: Table, blocks: Blocks) -> bool:
    """Tell whether blocks break a limit that more blockers cannot lift: any but company."""
    return len(blocks.by_blocker) > 1 and not whole_block_within_limits(table, blocks)
