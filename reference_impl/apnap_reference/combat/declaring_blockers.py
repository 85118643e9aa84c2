"""The declaration of blockers: who is asked, in which order, and what becomes of it."""

from __future__ import annotations

from functools import partial

from apnap.protocol import Answer, BlockCandidate, DeclareBlockers, DeclareBlockersAsked, Violation
from apnap_reference.changes.applying import happen
from apnap_reference.choices.asking import ask_side, unphrased
from apnap_reference.combat import block_legality
from apnap_reference.combat.block_restrictions import (
    as_faced_by,
    candidates,
    could_block,
    mana_to_block,
    may_be_blocked,
)
from apnap_reference.combat.damage_assignment_order import orders_announced
from apnap_reference.objects.characteristics import controller, on_battlefield
from apnap_reference.players.players import Side, in_apnap_order, in_game
from apnap_reference.rulebook import rule
from apnap_reference.spells.mana import pay_mana
from apnap_reference.state.dialogue import Dialogue, Question
from apnap_reference.state.events import BecomesBlocked, DeclaredBlocking, IsntBlocked
from apnap_reference.state.table import Block, Combat, ObjectId, Table, replace


@rule("802.4")
def who_blocks(table: Table) -> tuple[Side, ...]:
    """Defending players declare blockers in APNAP order."""
    combat = table.turn.combat
    theirs = may_be_blocked(table)
    return tuple(
        side
        for side in in_apnap_order(table)
        if any(theirs(table, side, a.attacker) for a in (combat.attacks if combat else ()))
    )


@rule("509.1")
def blockers_declared(table: Table) -> Dialogue[Table]:
    """Each defending player declares all their blocks; then attackers are blocked or unblocked."""
    for side in who_blocks(table):
        table = yield from _declared_by(table, side)
    table = others_unblocked(table)
    return (yield from orders_announced(table))


def _declared_by(table: Table, side: Side) -> Dialogue[Table]:
    def question(now: Table) -> Question | None:
        blocks = as_faced_by(now, side, {})
        could = tuple(
            BlockCandidate(
                now.name_of(thing),
                tuple(now.name_of(a) for a in could_block(now, thing, blocks)),
            )
            for thing in candidates(now, side)
        )
        asked = could and blocks.faced
        return partial(DeclareBlockersAsked, candidates=could) if asked else None

    def judge(now: Table, answer: Answer) -> tuple[Violation, ...]:
        if not isinstance(answer, DeclareBlockers):
            return (unphrased(answer, "a declaration of blockers"),)
        unclear = _unclear(now, answer)
        return unclear or tuple(block_legality.violations(now, side, blocks_said(now, answer)))

    table, said = yield from ask_side(table, side, question, judge, announces=True)
    if said is None or not isinstance(said.answer, DeclareBlockers):
        return table
    pairs = blocks_said(table, said.answer)
    declared = table
    table = yield from costs_paid(table, side, pairs, said.answer)
    combat = table.turn.combat
    if combat is None:
        return table
    own = {
        blocker: faced for blocker, faced in pairs.items() if still_theirs(declared, table, blocker)
    }
    return became_blocked(became_blockers(table, combat, own), tuple(own))


@rule("509.1d")
def cost_to_block(table: Table, own: dict[ObjectId, tuple[ObjectId, ...]]) -> str:
    """The total cost to block is determined once, before any of it is paid."""
    total = sum(mana_to_block(table, blocker, attackers) for blocker, attackers in own.items())
    return f"{{{total}}}" if total else ""


@rule("509.1f")
def costs_paid(
    table: Table, side: Side, pairs: dict[ObjectId, tuple[ObjectId, ...]], answer: DeclareBlockers
) -> Dialogue[Table]:
    """The total cost to block must be paid in full."""
    costs = {
        player: cost_to_block(
            table, {b: a for b, a in pairs.items() if controller(table, b) == player}
        )
        for player in side
    }
    for player, cost in costs.items():
        if cost and in_game(table, player):
            table = yield from pay_mana(table, player, cost, answer.pay)
    return table


@rule("509.1g")
def still_theirs(declared: Table, paid: Table, blocker: ObjectId) -> bool:
    """Only creatures that the defending player still controls become blocking creatures."""
    there = on_battlefield(paid, blocker)
    return there and controller(paid, blocker) == controller(declared, blocker)


def blocks_said(table: Table, answer: DeclareBlockers) -> dict[ObjectId, tuple[ObjectId, ...]]:
    """Read a declaration of blockers; what it names must exist."""
    pairs: dict[ObjectId, tuple[ObjectId, ...]] = {}
    for block in answer.blocks:
        blocker = table.called(block.blocker)
        attackers = tuple(
            thing.id for name in block.blocks if (thing := table.called(name)) is not None
        )
        if blocker is not None:
            pairs[blocker.id] = attackers
    return pairs


def _unclear(table: Table, answer: DeclareBlockers) -> tuple[Violation, ...]:
    blockers = [block.blocker for block in answer.blocks]
    named = dict.fromkeys((*blockers, *(a for block in answer.blocks for a in block.blocks)))
    return (
        *(
            Violation(reason=f"there is no {name} in the game")
            for name in named
            if table.called(name) is None
        ),
        *(
            Violation(reason=f"{block.blocker} is declared twice")
            for block in answer.blocks
            if blockers.count(block.blocker) > 1 or len(set(block.blocks)) != len(block.blocks)
        ),
        *(
            Violation(reason=f"{block.blocker} is declared to block nothing")
            for block in answer.blocks
            if not block.blocks
        ),
    )


@rule("509.1g")
def became_blockers(
    table: Table, combat: Combat, pairs: dict[ObjectId, tuple[ObjectId, ...]]
) -> Table:
    """Each creature declared as a blocker becomes a blocking creature."""
    blocks = list(combat.blocks)
    for blocker, attackers in pairs.items():
        blocks.append(Block(blocker, with_their_bands(combat, attackers)))
    attacks = tuple(
        replace(
            attack,
            blockers=(
                *attack.blockers,
                *(b for b, a in pairs.items() if attack.attacker in with_their_bands(combat, a)),
            ),
        )
        for attack in combat.attacks
    )
    return table.with_combat(replace(combat, blocks=tuple(blocks), attacks=attacks))


@rule("702.22h")
def with_their_bands(combat: Combat, attackers: tuple[ObjectId, ...]) -> tuple[ObjectId, ...]:
    """A creature that blocks one creature of a band blocks every creature of that band."""
    bands = {a.band for a in combat.attacks if a.attacker in attackers and a.band is not None}
    mates = tuple(
        a.attacker for a in combat.attacks if a.band in bands and a.attacker not in attackers
    )
    return (*attackers, *mates)


@rule("509.1h")
def became_blocked(table: Table, blockers: tuple[ObjectId, ...]) -> Table:
    """A blocked attacker stays blocked even if all creatures blocking it leave combat."""
    combat = table.turn.combat
    if combat is None or not blockers:
        return table
    declared = [block for block in combat.blocks if block.blocker in blockers]
    blocked = {attacker for block in declared for attacker in block.attackers}
    attacks = tuple(
        replace(attack, blocked=True) if attack.attacker in blocked else attack
        for attack in combat.attacks
    )
    table = table.with_combat(replace(combat, attacks=attacks))
    return happen(
        table,
        *(DeclaredBlocking(block.blocker, a) for block in declared for a in block.attackers),
        *(BecomesBlocked(a.attacker) for a in attacks if a.attacker in blocked),
    )


@rule("509.1h")
def others_unblocked(table: Table) -> Table:
    """An attacker that no creature was declared to block becomes unblocked."""
    combat = table.combat
    attacks = tuple(replace(attack, blocked=bool(attack.blocked)) for attack in combat.attacks)
    table = table.with_combat(replace(combat, attacks=attacks, blocks_declared=True))
    free = tuple(IsntBlocked(attack.attacker) for attack in attacks if not attack.blocked)
    return happen(table, *free) if free else table
