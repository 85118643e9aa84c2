"""Which blocks may be declared: every reason against one, in the order of 509.1."""

from __future__ import annotations

from collections.abc import Iterator

from apnap.protocol import Violation
from apnap_reference.combat.attacking_and_defending import broken
from apnap_reference.combat.block_requirements import as_many_requirements_as_possible
from apnap_reference.combat.block_restrictions import (
    ELIGIBLE,
    LIMITS,
    Pairs,
    as_faced_by,
    how_many,
    may_be_blocked,
    may_block_that,
)
from apnap_reference.combat.evasion import EVASION
from apnap_reference.state.combat_abilities import Blocks
from apnap_reference.state.table import ObjectId, PlayerId, Table


def violations(table: Table, by: tuple[PlayerId, ...], pairs: Pairs) -> Iterator[Violation]:
    """Yield every reason why these players may not declare these blocks."""
    blocks = as_faced_by(table, by, pairs)
    wrong = [
        violation
        for blocker, attackers in pairs.items()
        for violation in _wrong_with(table, blocks, blocker, attackers)
    ] or [allows.broken(table.edition) for allows in LIMITS if not allows(table, blocks)]
    yield from wrong
    if not wrong and not as_many_requirements_as_possible(table, blocks):
        yield as_many_requirements_as_possible.broken(table.edition)


def _wrong_with(
    table: Table, blocks: Blocks, blocker: ObjectId, attackers: tuple[ObjectId, ...]
) -> Iterator[Violation]:
    edition, name = table.edition, table.name_of(blocker)
    for allows in ELIGIBLE:
        if not allows(table, blocks.by, blocker):
            yield broken(allows, table, name)
            return
    for attacker in attackers:
        yield from _wrong_pair(table, blocks, blocker, attacker)
    most = how_many(table, blocker)
    if most is not None and len(attackers) > most:
        yield how_many.broken(edition, name)


def _wrong_pair(
    table: Table, blocks: Blocks, blocker: ObjectId, attacker: ObjectId
) -> Iterator[Violation]:
    about = f"{table.name_of(blocker)} blocks {table.name_of(attacker)}"
    if attacker not in blocks.faced:
        yield broken(may_be_blocked(table), table, about)
        return
    not_respected = [rule for rule in EVASION if not rule(table, blocker, attacker)]
    for rule in not_respected:
        yield rule.broken(table.edition, about)
    if not not_respected and not may_block_that(table, blocker, attacker):
        yield may_block_that.broken(table.edition, about)
