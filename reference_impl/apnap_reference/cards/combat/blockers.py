"""Creatures that may or must block in unusual numbers."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_reference.combat.block_restrictions import candidates
from apnap_reference.state.abilities import card
from apnap_reference.state.combat_abilities import Blocks, BlocksMore, MustBlock
from apnap_reference.state.table import Object, ObjectId, Table

card("Palace Guard", BlocksMore(None))
card("Foriysian Brigade", BlocksMore(1))
card("Two-Headed Giant of Foriys", BlocksMore(1))


def _everybody_blocks_it(
    table: Table, source: Object, blocks: Blocks
) -> Iterator[tuple[ObjectId, ObjectId]]:
    if source.id in blocks.faced:
        for creature in candidates(table, blocks.by):
            yield creature, source.id


card("Prized Unicorn", MustBlock(_everybody_blocks_it))
