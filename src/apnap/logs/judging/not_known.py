"""What is not known of a game, because it was taken up in the middle or something has resolved."""

from __future__ import annotations

from collections.abc import Sequence

from apnap.logs.differing import Difference
from apnap.logs.judging.excusing import bring_forgotten, is_about
from apnap.logs.judging.rounds import Round, latest_turn, still
from apnap.protocol import State


class NotKnown:
    """
    What is not known of one game.

    Since it was taken up again, effects that began before may last until the turn comes round, and
    nobody knows who has a designation or what has exiled a card. Before that, what has resolved may
    have left effects that last for a round, if the game is taken up while they do.
    """

    def __init__(self) -> None:
        """Begin with a position of which everything is known."""
        self._clouds: Round | None = None
        self._haze: Round | None = None
        self._guessed_until = 0
        self._taken_up = False
        self._exiled: frozenset[str] = frozenset()

    def take_up(self, theirs: State, *, lost: bool, guessed: bool) -> None:
        """
        Take note that the game is taken up from a state of the log.

        If the game was not `lost`, nothing is unknown but what has lasted since something resolved;
        what is `guessed` there is known from the next turn on.
        """
        if lost:
            self._haze = Round(theirs)
        else:
            rounds = [one for one in (self._haze, self._clouds) if one is not None]
            self._haze = min(rounds, key=lambda one: one.begun.total(), default=None)
        self._guessed_until, self._taken_up = latest_turn(theirs) + 1 if guessed else 0, True
        self._exiled = frozenset(one.name for one in theirs.objects if one.zone == "exile")

    def go_on(self, before: State | None, theirs: State) -> None:
        """Take note of what has resolved between two lines: its effects may last for a round."""
        self._haze = still(self._haze, theirs)
        self._clouds = still(self._clouds, theirs)
        stacked = () if before is None else [n for t in before.turns for n in t.stack]
        if not stacked:
            return
        there = {thing.name for thing in theirs.objects if thing.zone in ("battlefield", "stack")}
        if not there.issuperset(stacked):
            self._clouds = Round(theirs)

    def lasts(self, theirs: State | None) -> bool:
        """Tell whether something may still be otherwise on a line of the log than it is here."""
        return self._haze is not None or latest_turn(theirs) < self._guessed_until

    def why_untold(self, found: Sequence[Difference], theirs: State) -> str:
        """Return what the log does not tell, if what differs may come of that; empty if not."""
        if self._taken_up and bring_forgotten(found, theirs):
            return "the log does not tell who has a designation, such as the monarch's"
        return (
            "the log does not tell what has exiled a card" if is_about(found, self._exiled) else ""
        )
