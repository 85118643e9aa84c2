"""Paying on the engine that judges as the log's engine has paid, as far as the log tells it."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from apnap.logs.judging.game_here import CannotJudge, GameHere
from apnap.logs.judging.paying import (
    is_untold,
    paid_unasked,
    payments,
    pays_otherwise,
    with_tapped,
)
from apnap.protocol import AnswerSaid, Choose, Pay, PayAsked, State, Verdict

_AUTO: Final = Pay("auto")
_PAID: Final = "the log does not tell what was tapped for mana"


class Payer:
    """
    Says what somebody says in a log, paid for as the states there show.

    What the log's engine pays by itself after an answer is paid here when it is due.
    """

    def __init__(self, game: GameHere) -> None:
        """Take the game, in which nothing is due yet."""
        self._game = game
        self._pays_at_once = ""

    def said(self, said: AnswerSaid, before: State | None, after: State | None) -> Verdict:
        """Return the verdict on what is said between two states of the log; `after` may be None."""
        before = with_tapped(before, self._game.is_tapped)
        shown = _as_shown(said, before, after)
        said_otherwise = payments(shown, before, after)
        verdict = self._game.answered(one := next(said_otherwise))
        while verdict.verdict == "rejected" and (other := next(said_otherwise, None)) is not None:
            verdict = self._game.answered(one := other)
        if one is shown and before is not None and after is not None and verdict.state:
            self._see_what_paid(shown, before, verdict.state, after)
        return self._paid_for(said, verdict, refused=after is None)

    def _see_what_paid(self, said: AnswerSaid, before: State, mine: State, theirs: State) -> None:
        """Raise `CannotJudge` if the log's engine may have paid otherwise than the one here."""
        if _pays_by_itself(said) and is_untold(said, before, theirs):
            was, logged = map(self._game.matching.called_here, (before, theirs))
            if pays_otherwise(self._game.matching.called_here(said), was, mine, logged):
                raise CannotJudge(_PAID)

    def _paid_for(self, said: AnswerSaid, verdict: Verdict, *, refused: bool) -> Verdict:
        """Return the verdict on what is said once it is paid for, if the log has `refused` it."""
        if verdict.verdict != "accepted":
            return verdict
        if refused:
            return self._paid_at_once(said) or verdict
        if not isinstance(said.say, Choose):
            self._pays_at_once = said.by if _pays_by_itself(said) else ""
        return verdict

    def _paid_at_once(self, said: AnswerSaid) -> Verdict | None:
        """
        Pay what a log's engine pays by itself after an answer; None if nothing is due.

        An announcement that can't be paid for is rejected with the last thing said of it.
        """
        if self._pays_at_once != said.by or self._game.state is None:
            return None
        due = next((one for one in self._game.state.pending if isinstance(one, PayAsked)), None)
        if due is None:
            return None
        paid = AnswerSaid(said.by, due.id, _AUTO)
        return self._game.heard(paid)


def paid_as_told(asked: PayAsked, before: State | None, after: State) -> Pay:
    """Return how a cost was paid in a log; raise `CannotJudge` if its states do not tell it."""
    paid = paid_unasked(asked, before, after)
    if paid is None:
        raise CannotJudge(_PAID)
    return paid


def _pays_by_itself(said: AnswerSaid) -> bool:
    """Tell whether it is left to the engine what is paid with."""
    return getattr(said.say, "pay", None) == _AUTO.pay


def _as_shown(said: AnswerSaid, before: State | None, after: State | None) -> AnswerSaid:
    """Return what is said; a payment that the states do not tell in full, as it must be."""
    if said.say != _AUTO or before is None or after is None:
        return said
    asked = next((one for one in before.pending if one.id == said.about), None)
    if not isinstance(asked, PayAsked) or not is_untold(said, before, after):
        return said
    return replace(said, say=paid_as_told(asked, before, after))
