"""Routes through combat, with creatures that the engine declares."""

from __future__ import annotations

from typing import Final

from apnap.doctor.bench import Undeclared
from apnap.doctor.positions import ALEX, ROB, edition
from apnap.doctor.route import Route, Way
from apnap.doctor.tables import creatures, dealt, duel, need, state
from apnap.driver import Listed
from apnap.protocol import (
    AttackSaid,
    BlockSaid,
    DeclareAttackers,
    DeclareAttackersAsked,
    DeclareBlockers,
    DeclareBlockersAsked,
    EditionDate,
    Initialized,
)
from apnap.rulebooks import editions

_ORDERED: Final = ("2009-07-01", "2024-11-07")
"""Editions between these have a damage assignment order."""


def attack(told: Initialized) -> Route:
    """Let a creature attack."""
    (bear,) = creatures(told, 1)
    return Route(
        position=state(told, dealt(duel(told), (ROB, bear))),
        asked=ROB,
        told=f"{ROB} controls {bear}, and combat comes",
        legal=DeclareAttackers((AttackSaid(bear, ALEX),)),
        illegal=DeclareAttackers((AttackSaid(bear, ROB),)),
        fault=f"{bear} attacks {ROB}, who controls it",
    )


def block(told: Initialized) -> Route:
    """Let a creature block another one."""
    attacker, blocker = creatures(told, 2)
    return Route(
        position=state(told, dealt(duel(told), (ROB, attacker), (ALEX, blocker))),
        asked=ALEX,
        told=f"{attacker} attacks {ALEX}, who controls {blocker}",
        says=((DeclareAttackersAsked, ROB, DeclareAttackers((AttackSaid(attacker, ALEX),))),),
        legal=DeclareBlockers((BlockSaid(blocker, (attacker,)),)),
        illegal=DeclareBlockers((BlockSaid(attacker, (attacker,)),)),
        fault=f"{attacker}, which attacks, blocks itself",
    )


def _two_blockers(told: Initialized, date: EditionDate, asked: str) -> Route:
    attacker, left, right = creatures(told, 3, power=2)
    table = dealt(duel(told), (ROB, attacker), (ALEX, left), (ALEX, right))
    blocks = DeclareBlockers((BlockSaid(left, (attacker,)), BlockSaid(right, (attacker,))))
    return Route(
        position=table.state(date),
        asked=asked,
        told=f"{attacker} attacks, and {left} and {right} block it",
        says=(
            (DeclareAttackersAsked, ROB, DeclareAttackers((AttackSaid(attacker, ALEX),))),
            (DeclareBlockersAsked, ALEX, blocks),
        ),
    )


def damage(told: Initialized) -> Route:
    """Let an attacker divide its damage between two blockers."""
    return _two_blockers(told, edition(told), ROB)


def blockers_in_order(told: Initialized) -> Route:
    """Let an attacker order its two blockers, in an edition that has such an order."""
    first, last = _ORDERED
    dates = [d for d in told.capabilities.editions if first <= d <= last and d in editions()]
    if not dates:
        raise Undeclared("an edition with a damage assignment order, such as 2024-06-07")
    return _two_blockers(told, max(dates), ROB)


def triggers(attacker: str) -> Way:
    """Return the way on which abilities of two attackers trigger at the same time."""

    def way(told: Initialized) -> Route:
        need(told, attacker)
        table = dealt(duel(told), (ROB, Listed(attacker, attacker, 2)))
        attacks = tuple(AttackSaid(thing.name, ALEX) for thing in table.objects)
        return Route(
            position=state(told, table),
            asked=ROB,
            told=f"{ROB} attacks with two of {attacker}, whose abilities trigger",
            says=((DeclareAttackersAsked, ROB, DeclareAttackers(attacks)),),
        )

    return way
