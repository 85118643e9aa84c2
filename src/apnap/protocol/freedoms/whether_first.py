"""
Engines that ask a player whether anything is chosen at all, and only then what, or what at once.

The rules leave a choice open of which nothing may be chosen; in how many questions an engine asks
for that is up to it.
"""

from __future__ import annotations

from msgspec.structs import replace

from apnap.protocol import (
    Answer,
    AnswerSaid,
    Choose,
    ChooseMode,
    ChooseObjects,
    ChooseTargets,
    Decision,
    Say,
    State,
    YesNo,
)


class Whether:
    """Who has said in a log that they choose something, and have yet to say what."""

    def __init__(self) -> None:
        """Begin where nobody has been asked."""
        self._agreed: str | None = None

    def as_asked(self, mine: State, theirs: State) -> State:
        """Return a state of the engine that judges, in which is asked what the log asks first."""
        if self._agreed is None and not any(isinstance(one, YesNo) for one in theirs.pending):
            return mine
        pending = tuple(self._asked(one, theirs.pending) for one in mine.pending)
        return mine if pending == mine.pending else replace(mine, pending=pending)

    def as_agreed(self, decision: Decision) -> Decision:
        """Return a decision, of something at least if it has been said that anything is chosen."""
        if isinstance(decision, ChooseObjects | ChooseMode) and decision.id == self._agreed:
            return replace(decision, least=max(1, decision.least))
        return decision

    def said(self, said: AnswerSaid, id_: str, mine: State | None) -> AnswerSaid | None:
        """
        Return what somebody says of a choice; None if they only agree to choose something.

        `id_` is what the engine that judges calls the decision.
        """
        if not isinstance(said.say, Say) or mine is None:
            return said
        asked = next((one for one in mine.pending if one.id == id_), None)
        if not _may_choose_nothing(asked):
            return said
        if said.say.yes:
            self._agreed = id_
            return None
        return replace(said, say=Choose(()))

    def _asked(self, one: Decision, logged: tuple[Decision, ...]) -> Decision:
        there = [other for other in logged if _of_the_same(one, other)]
        if not _may_choose_nothing(one) or any(type(other) is type(one) for other in there):
            some = any(getattr(other, "least", 0) for other in there)
            return self.as_agreed(one) if some else one
        if not any(isinstance(other, YesNo) for other in there):
            return one
        return YesNo(id=one.id, decider=one.decider, subject=one.subject, turn=one.turn)


def agreed_unasked(decision: Decision, ours: State, theirs: State) -> Answer | None:
    """
    Return a yes to new targets for a copy, if `theirs` asks for these at once; None for all else.

    Whoever controls a copy may choose the same targets again.
    """
    asked = [one for one in theirs.pending if _of_the_same(decision, one)]
    if not isinstance(decision, YesNo) or not any(isinstance(o, ChooseTargets) for o in asked):
        return None
    top = [name for turn in ours.turns[decision.turn :][:1] for name in turn.stack[-1:]]
    copied = any(one.kind == "copy" for one in ours.objects if one.name in top)
    return Say(yes=True) if copied else None


def _may_choose_nothing(decision: Decision | None) -> bool:
    return isinstance(decision, ChooseObjects | ChooseMode) and not decision.least


def _of_the_same(one: Decision, other: Decision) -> bool:
    """Tell whether two decisions are those of the same player or team."""
    return (one.decider, one.subject) == (other.decider, other.subject)
