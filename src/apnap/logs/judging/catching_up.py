"""Catching up with a log: what its engine need not have asked is answered on the engine here."""

from __future__ import annotations

from typing import Final

from apnap.engine.retelling import Told
from apnap.logs.differing import Difference
from apnap.logs.judging.game_here import CannotJudge, GameHere
from apnap.logs.judging.payer import paid_as_told
from apnap.logs.judging.paying import with_tapped
from apnap.protocol import (
    Activate,
    Answer,
    Cast,
    Choose,
    Decision,
    OrderTriggers,
    Pass,
    Pay,
    PayAsked,
    Priority,
    Say,
    SayNumber,
    State,
)
from apnap.protocol.freedoms import (
    agreed_unasked,
    comes_on_the_stack,
    is_chosen_for_the_stack,
    may_resolve,
    not_asked,
    not_yet_there,
    only_answer,
    speakers,
    without_lone_blocks,
)

PATIENCE: Final = 200
"""So many answers are given at most to what a log's engine has not asked."""


class CatchingUp:
    """
    Brings the game on the engine that judges to where a log is.

    A log need not have what leaves no choice, nor passes if it does not have `every_priority`; and
    it does not tell in which order abilities came that look alike.
    """

    def __init__(self, game: GameHere, *, every_priority: bool) -> None:
        """Take the game; `every_priority` tells whether the log has every pass."""
        self._game = game
        self._every_priority = every_priority
        self._announces = False

    def hear(self, say: Answer) -> None:
        """Take note of an answer in the log: whether it announces something, or goes on with it."""
        if not isinstance(say, Choose | Say | SayNumber | Pay):
            self._announces = isinstance(say, Cast | Activate)

    def compared(self, theirs: State) -> tuple[Difference, ...]:
        """Return in what a state of the log differs from the game once that has caught up."""
        told = self._game.told
        found = self._caught_up(theirs)
        return found if not found or told is None else self._in_another_order(theirs, found, told)

    def _caught_up(self, theirs: State) -> tuple[Difference, ...]:
        """Compare, and answer first what the log's engine need not have asked."""
        found = first = self._game.compared(theirs)
        for _ in range(PATIENCE if found else 0):
            if self._has_come_there(theirs):
                return found
            if not self._answer_for(theirs):
                is_there = self._game.is_there(theirs)
                return self._past_what_looks_alike(theirs, found) if is_there else first
            found = self._game.compared(theirs)
            if not found:
                return ()
        return first

    def _past_what_looks_alike(
        self, theirs: State, found: tuple[Difference, ...]
    ) -> tuple[Difference, ...]:
        """
        Return what differs, unless nothing does once what is on the stack has resolved here.

        Where passes are left out, an ability that is new on a line may be another one than the
        first that looks like it: that has resolved, and nobody was asked.
        """
        before, told = self._game.before, self._game.told
        if self._every_priority or before is None or told is None:
            return found
        if not comes_on_the_stack(before, theirs):
            return found
        for _ in range(PATIENCE):
            if not self._passes_over(theirs):
                break
            if not self._game.compared(theirs):
                return ()
        self._go_back(theirs, told)
        return found

    def _go_back(self, theirs: State, told: tuple[Told, ...]) -> None:
        """Bring the engine back to where it was told that much."""
        if self._game.told != told and not self._game.tell_again(told, {}):
            raise CannotJudge("the engine that judges plays a game otherwise when told it again")
        self._game.compared(theirs)

    def _in_another_order(
        self, theirs: State, found: tuple[Difference, ...], told: tuple[Told, ...]
    ) -> tuple[Difference, ...]:
        """
        Return what differs, unless nothing does in another order of abilities that are told alike.

        `told` is what the engine was told before it caught up with the log.
        """
        reached, alike, tried = self._game.told, self._game.alike, False
        if alike.has_failed or reached is None:
            return found
        for names in alike.exchanges():
            if self._game.told is None:
                break
            tried = True
            if not self._game.tell_again(told, names):
                continue
            self._game.matching.exchange(names)
            if not self._caught_up(theirs):
                return ()
            self._game.matching.exchange({other: one for one, other in names.items()})
        if tried:
            self._go_back(theirs, reached)
            self._game.alike.has_failed = True
        return found

    def _passes_over(self, theirs: State) -> bool:
        """Answer what nobody is asked until something on the stack resolves; False if none does."""
        ours = self._game.state
        if ours is None or not may_resolve(ours, self._game.matching.numbered_here(ours, theirs)):
            return False
        for decision in ours.pending:
            if (say := self._answer(decision, ours, theirs)) is not None:
                return all(self._game.says(by, decision, say) for by in speakers(decision, ours))
        return False

    def _has_come_there(self, theirs: State) -> bool:
        """Tell whether the log asks in vain where the game stands: whoever passes goes too far."""
        resolves = not self._announces and is_chosen_for_the_stack(theirs)
        vain = not self._every_priority and self._game.is_there(theirs) and not resolves
        return vain and bool(self._game.vain(theirs))

    def _answer_for(self, theirs: State) -> bool:
        """Answer one decision that the log's engine need not have asked; False if there is none."""
        ours = self._game.state
        if ours is None:
            return False
        counted = self._game.matching.numbered_here(ours, theirs)
        passing = () if self._every_priority else tuple(not_yet_there(ours, counted))
        for decision in (*passing, *not_asked(ours, theirs)):
            if (say := self._answer(decision, ours, theirs)) is None:
                continue
            return all(self._game.says(by, decision, say) for by in speakers(decision, ours))
        return False

    def _answer(self, decision: Decision, ours: State, theirs: State) -> Answer | None:
        """Return what there is to say about a decision that a log need not have."""
        if isinstance(decision, PayAsked) and not self._game.vain(theirs):
            before = with_tapped(self._game.before, self._game.is_tapped)
            return paid_as_told(decision, before, theirs)
        if isinstance(decision, Priority):
            return None if self._every_priority else Pass()
        if isinstance(decision, OrderTriggers) and len(decision.triggers) > 1:
            return None  # if none of them comes, that is to be found where they wait
        able = without_lone_blocks(self._game.guesses.without(decision), ours)
        return only_answer(self._game.whether.as_agreed(able)) or agreed_unasked(able, ours, theirs)
