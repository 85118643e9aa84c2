"""Seeing whether a log is written as one has to be, without judging what it says of the game."""

from __future__ import annotations

from apnap.driver import CannotBeRead, Exchange, Restoring
from apnap.logs.games import Game, Games
from apnap.logs.states_alone import falls_apart
from apnap.logs.tallying import Tally
from apnap.protocol import AnswerSaid, Load, State, Verdict, View, Viewed
from apnap.protocol.recorded import Said


class Formats(Games):
    """Takes the lines of a file as `Games` does; nobody judges what they say."""

    def follow(self, name: str, *, every_priority: bool) -> Game:
        """Return a game of which only the format is looked at."""
        del name, every_priority
        return Game(Format(self._tally), None)


class Format:
    """Looks at the lines of one game: each has to follow from what stands before it."""

    def __init__(self, tally: Tally) -> None:
        """Take where the troubles go; the game is yet to be loaded."""
        self._tally = tally
        self._restoring = Restoring()
        self._state: State | None = None
        self._begun = False
        self._lost = False

    def lose(self, reason: str) -> None:
        """Forget the last state: lines are missing."""
        del reason
        self._restoring.forget()
        self._state, self._begun, self._lost = None, True, True

    def take(self, line: int, said: Said, text: str) -> None:
        """Look at a line; what it says is read already."""
        del text
        if said.change is not None and self._lost:
            self._tally.unchecked("a line before it cannot be read; there is no full state yet")
            return
        try:
            exchange = self._restoring.exchange(said)
        except CannotBeRead as error:
            self._tally.trouble(line, str(error))
            self.lose("")
            return
        self._tally.looked_at += 1
        problem = self._wrong(exchange)
        if problem:
            self._tally.trouble(line, problem)
        heard = exchange.heard
        state = heard.state if isinstance(heard, Verdict | Viewed) else None
        self._begun = True
        self._lost = self._lost and state is None
        if state is not None and not isinstance(exchange.said, View):
            self._state = state

    def close(self) -> None:
        """Tell nothing more: the game is over."""

    def _wrong(self, exchange: Exchange) -> str:
        """Return the first thing that is wrong with a line; empty if nothing is."""
        said, heard = exchange.said, exchange.heard
        if isinstance(said, Load):
            told = _not_calm(said.position)
        else:
            told = "" if self._begun else "the game goes on, and no position has been loaded"
        if told:
            return told
        verdict = heard if isinstance(heard, Verdict) else None
        if verdict is not None and verdict.verdict == "accepted" and verdict.state is None:
            return "this is accepted, but no state follows"
        pending = [one.id for one in self._state.pending] if self._state else None
        if isinstance(said, AnswerSaid) and pending is not None and said.about not in pending:
            asked = ", ".join(map(repr, pending)) or "nothing"
            return f"this answers {said.about!r}; the state before asks {asked}"
        state = heard.state if isinstance(heard, Verdict | Viewed) else None
        apart = falls_apart(state, whole=not isinstance(said, View)) if state else ()
        return apart[0].problem if apart else ""


def _not_calm(position: State) -> str:
    """Return why nobody can set up a position in which somebody has passed; empty if nobody has."""
    passed = any(turn.passed not in ((), "unknown") for turn in position.turns)
    return "this position isn't calm: somebody has passed already" if passed else ""
