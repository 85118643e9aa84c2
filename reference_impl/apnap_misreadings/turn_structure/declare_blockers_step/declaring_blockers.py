"""Misreadings of rule 509: what may block, what must, and what is blocked from then on."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.changes.applying import happen
from apnap_reference.changes.removal_from_combat import removed_from_combat
from apnap_reference.combat.block_requirements import (
    as_many_requirements_as_possible,
    obeyed,
    requirements,
)
from apnap_reference.combat.block_restrictions import (
    a_creature_on_the_battlefield,
    candidates,
    could_block,
    how_many,
    may_block_that,
    untapped_to_block,
)
from apnap_reference.combat.declaring_blockers import became_blocked
from apnap_reference.combat.entering import comes_to_block
from apnap_reference.combat.evasion import EVASION
from apnap_reference.objects.characteristics import on_battlefield
from apnap_reference.state.combat_abilities import Blocks
from apnap_reference.state.events import BecomesBlocked, DeclaredBlocking
from apnap_reference.state.table import ObjectId, PlayerId, Table, attack_of, replace
from apnap_reference.turn.leaving_the_game import possessions_leave

Players = tuple[PlayerId, ...]


@mutant(
    "509.1a",
    "a tapped creature can be declared as a blocker",
    replaces=untapped_to_block,
    since="2024-06-07",
)
def the_tapped_block(_table: Table, _by: Players, _thing: ObjectId) -> bool:
    return True


@mutant(
    "509.1a",
    "any untapped permanent can be declared as a blocker, even if it isn't a creature",
    replaces=a_creature_on_the_battlefield,
    since="2024-06-07",
)
def anything_blocks(table: Table, _: Players, thing: ObjectId) -> bool:
    return on_battlefield(table, thing)


@mutant(
    "509.1a",
    "one creature can block any number of attackers",
    replaces=how_many,
    since="2024-06-07",
)
def one_blocks_them_all(_table: Table, _blocker: ObjectId) -> int | None:
    return None


@mutant(
    "509.1a",
    "a creature that can block one additional creature can block any number of creatures",
    replaces=how_many,
    since="2024-06-07",
)
def one_more_is_any_number(table: Table, blocker: ObjectId) -> int | None:
    most = how_many.function(table, blocker)
    return most if most == 1 else None


@mutant(
    "509.1b",
    "only evasion abilities such as flying restrict blocks, and all other restrictions are ignored",
    replaces=may_block_that,
    since="2024-06-07",
)
def only_evasion_restricts(table: Table, blocker: ObjectId, attacker: ObjectId) -> bool:
    return all(allows(table, blocker, attacker) for allows in EVASION)


@mutant(
    "509.1c",
    (
        "a creature that must block each of two attackers has to block both, even if it can "
        "block only one"
    ),
    replaces=as_many_requirements_as_possible,
    since="2024-06-07",
)
def demands_to_block_are_absolute(table: Table, blocks: Blocks) -> bool:
    could = candidates(table, blocks.by)
    return all(
        attacker in blocks.by_blocker.get(blocker, ())
        for blocker, attacker in requirements(table, blocks)
        if blocker in could and attacker in could_block(table, blocker, blocks)
    )


@mutant(
    "509.1c",
    (
        "a creature that must block has to be declared as a blocker even against attackers it "
        "can't block"
    ),
    replaces=as_many_requirements_as_possible,
    since="2024-06-07",
)
def demands_come_before_restrictions(table: Table, blocks: Blocks) -> bool:
    wanted = requirements(table, blocks)
    bound = {blocker for blocker, _ in wanted if blocker in candidates(table, blocks.by)}
    return all(
        any((blocker, attacker) in wanted for attacker in blocks.by_blocker.get(blocker, ()))
        for blocker in bound
    )


@mutant(
    "509.1c",
    "once one creature obeys a requirement to block, no other creature has to obey one",
    replaces=as_many_requirements_as_possible,
    since="2024-06-07",
)
def one_obedient_blocker_will_do(table: Table, blocks: Blocks) -> bool:
    wanted = requirements(table, blocks)
    obeyed = any(attacker in blocks.by_blocker.get(blocker, ()) for blocker, attacker in wanted)
    return obeyed or as_many_requirements_as_possible.function(table, blocks)


@mutant(
    "509.1c",
    "a block is legal only if it obeys all requirements, even when that is impossible",
    replaces=as_many_requirements_as_possible,
)
def all_requirements_on_blocks(table: Table, blocks: Blocks) -> bool:
    wanted = requirements(table, blocks)
    return obeyed(wanted, blocks.by_blocker) == len(wanted)


@mutant(
    "509.1h",
    "an attacker becomes unblocked when its last blocker leaves combat",
    replaces=removed_from_combat,
    since="2024-06-07",
)
def unblocked_when_nothing_blocks(table: Table, thing: ObjectId) -> Table:
    table = removed_from_combat.function(table, thing)
    combat = table.turn.combat
    if combat is None:
        return table
    attacks = tuple(
        replace(attack, blocked=False)
        if thing in attack.former_blockers and not attack.blockers
        else attack
        for attack in combat.attacks
    )
    return table.with_combat(replace(combat, attacks=attacks))


@mutant(
    "509.1h",
    "an attacker becomes unblocked when the player whose creatures blocked it leaves the game",
    replaces=possessions_leave,
)
def departures_unblock(table: Table, player: PlayerId) -> Table:
    theirs = {thing.id for thing in table.in_zone("battlefield") if thing.owner == player}
    table = possessions_leave.function(table, player)
    combat = table.turn.combat
    if combat is None:
        return table
    attacks = tuple(
        replace(attack, blocked=False)
        if attack.blocked and not attack.blockers and theirs & set(attack.former_blockers)
        else attack
        for attack in combat.attacks
    )
    return table.with_combat(replace(combat, attacks=attacks))


@mutant(
    "509.3c",
    (
        "an ability that triggers when a creature becomes blocked triggers once for each of its "
        "blockers"
    ),
    replaces=became_blocked,
    since="2024-06-07",
)
def blocked_by_each(table: Table, blockers: tuple[ObjectId, ...]) -> Table:
    combat = table.turn.combat
    if combat is None or not blockers:
        return table
    declared = [block for block in combat.blocks if block.blocker in blockers]
    pairs = [(block.blocker, attacker) for block in declared for attacker in block.attackers]
    blocked = {attacker for _, attacker in pairs}
    attacks = tuple(
        replace(attack, blocked=True) if attack.attacker in blocked else attack
        for attack in combat.attacks
    )
    table = table.with_combat(replace(combat, attacks=attacks))
    return happen(
        table,
        *(DeclaredBlocking(blocker, attacker) for blocker, attacker in pairs),
        *(BecomesBlocked(attacker) for _, attacker in pairs),
    )


@mutant(
    "509.3c",
    "a blocked creature becomes blocked again when an effect makes another creature block it",
    replaces=comes_to_block,
    since="2024-06-07",
)
def blocked_again(table: Table, creature: ObjectId, attacker: ObjectId) -> Table:
    was = attack_of(table.turn.combat, attacker)
    table = comes_to_block.function(table, creature, attacker)
    return happen(table, BecomesBlocked(attacker)) if was is not None and was.blocked else table
