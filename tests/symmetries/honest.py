"""An honest engine that uses its freedoms: what the protocol and the rules leave to each engine."""

from __future__ import annotations

from msgspec.structs import replace

from apnap.protocol import (
    AnswerSaid,
    AttackCandidate,
    BlockCandidate,
    Concede,
    Decision,
    DeclareAttackers,
    DeclareAttackersAsked,
    DeclareBlockers,
    DeclareBlockersAsked,
    Load,
    State,
    Verdict,
    View,
    Viewed,
)
from apnap.protocol.freedoms.otherwise import lists_turned_round
from apnap_reference.engine import ReferenceEngine


class Free:
    """
    The reference engine, which asks and shows otherwise.

    It lists objects and options in another order, shows no more than it must, and does not ask who
    has nothing to attack or to block with.
    """

    def __init__(self) -> None:
        """Begin without a game."""
        self._engine = ReferenceEngine()

    def load(self, said: Load) -> Verdict:
        """Set up a position."""
        return self._shown(self._engine.load(said))

    def answer(self, said: AnswerSaid) -> Verdict:
        """Take an answer."""
        return self._shown(self._engine.answer(said))

    def concede(self, said: Concede) -> Verdict:
        """Let a player concede."""
        return self._shown(self._engine.concede(said))

    def view(self, said: View) -> Viewed:
        """Show what a player may see."""
        return self._engine.view(said)

    def _shown(self, verdict: Verdict) -> Verdict:
        state = verdict.state
        while state is not None and (idle := next(filter(_idle, state.pending), None)):
            say = DeclareAttackers() if _attacks(idle) else DeclareBlockers()
            teams = {team.name: team.members for team in state.teams}
            for by in teams.get(idle.decider, (idle.decider,)):
                told = self._engine.answer(AnswerSaid(by, idle.id, say))
                state = told.state or state
                if all(one.id != idle.id for one in state.pending):
                    break
        return replace(verdict, state=None if state is None else _plain(state))


def _attacks(decision: Decision) -> bool:
    return isinstance(decision, DeclareAttackersAsked)


def _idle(decision: Decision) -> bool:
    """Tell whether somebody is asked who has nothing to say."""
    match decision:
        case DeclareAttackersAsked(candidates=tuple() as candidates):
            return not any(one.may_attack for one in candidates)
        case DeclareBlockersAsked(candidates=tuple() as candidates):
            return not any(one.may_block for one in candidates)
        case _:
            return False


def _plain(state: State) -> State:
    """Return a state with every list that has no order from its end, and with less in it."""
    turns = tuple(replace(turn, number="unknown", passed="unknown") for turn in state.turns)
    things = tuple(replace(thing, damage="unknown", sick="unknown") for thing in state.objects)
    less = replace(
        state,
        turns=turns,
        objects=things,
        extra_turns="unknown",
        pending=tuple(map(_untold, state.pending)),
    )
    return lists_turned_round(less)


def _untold(decision: Decision) -> Decision:
    match decision:
        case DeclareAttackersAsked(candidates=tuple() as candidates):
            attackers = (AttackCandidate(one.attacker, "unknown") for one in candidates)
            return replace(decision, candidates=tuple(attackers))
        case DeclareBlockersAsked(candidates=tuple() as candidates):
            blockers = (BlockCandidate(one.blocker, "unknown") for one in candidates)
            return replace(decision, candidates=tuple(blockers))
        case _:
            return decision
