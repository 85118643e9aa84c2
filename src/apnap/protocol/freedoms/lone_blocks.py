"""
Blocks that one creature alone can't make: of an attacker with menace (702.111b).

Each creature may block such an attacker, and none of them can if there is no second one. An engine
may offer the attacker all the same, or not; and if there is nothing else to block, it need not ask.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final, TypeVar

from msgspec.structs import replace

from apnap.protocol import BlockCandidate, Decision, DeclareBlockersAsked, State

D = TypeVar("D", bound=Decision)

_LEAST: Final = 2


def without_lone_blocks(decision: D, state: State) -> D:
    """Return a decision of a state without the blocks that one creature alone can't make."""
    return _without(decision, _alone(state))


def as_far_as_offered(ours: State, theirs: State) -> State:
    """Return a state in which `theirs` decides whether blocks are offered that nobody can make."""
    alone = _alone(ours)
    if not alone:
        return ours
    pending = tuple(_without(one, alone - {*_offered(theirs)}) for one in ours.pending)
    return replace(ours, pending=pending)


def _alone(state: State) -> frozenset[tuple[str, str]]:
    """Return blockers with the attackers that none but one may block, and two have to."""
    each = tuple(_offered(state))
    if not each:
        return frozenset()
    blocked = {
        attack.attacker
        for turn in state.turns
        for attack in (turn.combat.attacks if turn.combat is not None else ())
        if attack.blockers
    }
    able = Counter(attacker for _, attacker in each)
    menacing = _menacing(state)
    return frozenset(
        (blocker, attacker)
        for blocker, attacker in each
        if attacker in menacing and attacker not in blocked and able[attacker] < _LEAST
    )


def _menacing(state: State) -> frozenset[str]:
    """Return what is told to have menace."""
    return frozenset(
        thing.name
        for thing in state.objects
        if thing.now is not None and thing.now != "unknown"
        if any(keyword.casefold() == "menace" for keyword in thing.now.keywords)
    )


def _offered(state: State) -> Iterator[tuple[str, str]]:
    """Yield each blocker that is asked about with each attacker that it may block."""
    for decision in state.pending:
        for one in _candidates(decision):
            for attacker in one.may_block if one.may_block != "unknown" else ():
                yield one.blocker, attacker


def _candidates(decision: Decision) -> tuple[BlockCandidate, ...]:
    if not isinstance(decision, DeclareBlockersAsked) or decision.candidates == "unknown":
        return ()
    return decision.candidates


def _without(decision: D, pairs: frozenset[tuple[str, str]]) -> D:
    """Return a decision in which these blockers are not offered these attackers."""
    if not pairs or not isinstance(decision, DeclareBlockersAsked):
        return decision
    if decision.candidates == "unknown":
        return decision
    candidates = tuple(_with_fewer(one, pairs) for one in decision.candidates)
    return replace(decision, candidates=candidates)


def _with_fewer(one: BlockCandidate, pairs: frozenset[tuple[str, str]]) -> BlockCandidate:
    if one.may_block == "unknown":
        return one
    may = tuple(attacker for attacker in one.may_block if (one.blocker, attacker) not in pairs)
    return replace(one, may_block=may)
