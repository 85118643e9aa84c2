"""What python-mtg asks, and whom."""

from __future__ import annotations

from mtg.engine import env

from apnap.protocol import (
    AttackCandidate,
    BlockCandidate,
    Decision,
    DeclareAttackersAsked,
    DeclareBlockersAsked,
    Priority,
)
from apnap_python_mtg import callbacks
from apnap_python_mtg.moving import Standing, active, step_of
from apnap_python_mtg.names import Names


def pending(standing: Standing, names: Names, at: str) -> tuple[Decision, ...]:
    """Return the decision that is being asked for, under the id `at`; none once it is over."""
    facts = standing.facts
    if standing.choice is not None:
        return (callbacks.asked(facts, standing.choice, names, at),)
    if env.is_terminal(facts):
        return ()
    decider = names.player(env.to_move(facts))
    step = step_of(facts)
    if step == "declare_attackers":
        (defender,) = env._others(facts, active(facts))  # noqa: SLF001 - the only one it attacks
        sets = env._attack_options(facts, active(facts))  # noqa: SLF001 - what it offers
        attackers = sorted(set().union(*sets))
        may = (names.player(defender),)
        offers = tuple(AttackCandidate(names.shown(one), may) for one in attackers)
        return (DeclareAttackersAsked(id=at, decider=decider, candidates=offers),)
    if step == "declare_blockers":
        blockers: dict[str, list[str]] = {}
        for blocker, attacker in env._legal_block_pairs(facts, env.to_move(facts)):  # noqa: SLF001 - as above
            blockers.setdefault(blocker, []).append(names.shown(attacker))
        could = tuple(BlockCandidate(names.shown(b), tuple(a)) for b, a in sorted(blockers.items()))
        return (DeclareBlockersAsked(id=at, decider=decider, candidates=could),)
    return (Priority(id=at, decider=decider),)
