"""Misreadings of rule 509.4: creatures that enter the battlefield blocking."""

from __future__ import annotations

from apnap_misreadings.common import in_a_later_combat
from apnap_misreadings.mutant import mutant
from apnap_reference.changes.applying import happen
from apnap_reference.combat.block_restrictions import (
    as_faced_by,
    may_block_that,
    menace_respected,
    whole_block_within_limits,
)
from apnap_reference.combat.entering import comes_to_block, may_enter_blocking
from apnap_reference.objects.characteristics import controller
from apnap_reference.players.players import side_of
from apnap_reference.state.events import DeclaredBlocking
from apnap_reference.state.table import ObjectId, Table


@mutant(
    "509.4",
    "a creature that enters blocking has blocked, and triggers abilities about that",
    replaces=comes_to_block,
)
def entering_blockers_have_blocked(table: Table, creature: ObjectId, attacker: ObjectId) -> Table:
    table = comes_to_block.function(table, creature, attacker)
    return happen(table, DeclaredBlocking(creature, attacker))


@mutant(
    "509.4",
    "nothing enters the battlefield blocking in a second combat phase of a turn",
    replaces=may_enter_blocking,
)
def nothing_enters_blocking_in_a_second_combat(
    table: Table, creature: ObjectId, attacker: ObjectId
) -> bool:
    return not in_a_later_combat(table) and may_enter_blocking.function(table, creature, attacker)


@mutant(
    "509.4a",
    "a creature enters blocking even if the creature it would block isn't attacking any longer",
    replaces=may_enter_blocking,
)
def whatever_is_named_is_blocked(_table: Table, _creature: ObjectId, _attacker: ObjectId) -> bool:
    return True


@mutant(
    "509.4b",
    "a creature can enter blocking only an attacker that it could be declared to block",
    replaces=may_enter_blocking,
)
def restrictions_bind_who_enters_blocking(
    table: Table, creature: ObjectId, attacker: ObjectId
) -> bool:
    alone = as_faced_by(table, side_of(table, controller(table, creature)), {creature: (attacker,)})
    return (
        may_block_that(table, creature, attacker)
        and menace_respected(table, alone)
        and may_enter_blocking.function(table, creature, attacker)
    )


@mutant(
    "509.4b",
    "limits on the number of blockers count creatures that enter blocking",
    replaces=may_enter_blocking,
)
def limits_bind_who_enters_blocking(table: Table, creature: ObjectId, attacker: ObjectId) -> bool:
    combat = table.turn.combat
    by = side_of(table, controller(table, creature))
    there = {block.blocker: block.attackers for block in (combat.blocks if combat else ())}
    together = as_faced_by(table, by, {**there, creature: (attacker,)})
    return whole_block_within_limits(table, together) and may_enter_blocking.function(
        table, creature, attacker
    )
