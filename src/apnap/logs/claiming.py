"""
Judging the lines of a game by claims, beside playing it again.

The lines go on to the engine that judges in batches, as they stand in the log; what it finds then
is put together with what playing them again has found, so that of one line one thing is told.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from apnap.driver import Exchange
from apnap.engine.client import Client, EngineRefused
from apnap.logs.findings import Found
from apnap.logs.following import Follower
from apnap.logs.judging import Judge
from apnap.logs.states_alone import StateAlone, StateReports, falls_apart, words
from apnap.logs.tallying import Tally
from apnap.protocol import EngineTrouble, Finding, Record, State
from apnap.protocol.recorded import LONGEST_LINE, LineFinding, Said, Transited, Transitions
from apnap.protocol.validation import Breach

MOST: Final = 64
"""So many lines are handed on at once."""

_LARGEST: Final = 1_000_000
"""So many bytes of lines are handed on at once."""


class _Line(Record, frozen=True):
    """A line that waits to be handed on, and how playing it again went."""

    number: int
    text: str
    replayed: bool
    before: State | None
    said: Exchange | None
    alone: StateAlone | None


def offers_claims(client: Client) -> bool:
    """Tell whether an engine judges the lines of recorded games."""
    told = client.introduced
    return told is not None and "transitions" in told.capabilities.methods


class Claimer:
    """Hands the lines of one game on, and tells what claims find on them."""

    def __init__(
        self, client: Client, judge: Judge, tally: Tally, game: str, *, every_priority: bool
    ) -> None:
        """Take the engine that judges, alone and with its game, and where the findings go."""
        self._client = client
        self._judge = judge
        self._tally = tally
        self._game = game
        self._every_priority = every_priority
        self._waiting: list[_Line] = []
        self._bytes = 0
        self._begun = self._gap = False
        self._reports = StateReports(tally, game)
        tally.hold(game)

    def take(self, line: _Line) -> None:
        """Take a line that has been played again, or could not be."""
        if len(line.text) > LONGEST_LINE:
            self.gap()
            self._settle(line, None, judged=False)
            return
        self._waiting.append(line)
        self._bytes += len(line.text)
        if len(self._waiting) >= MOST or self._bytes >= _LARGEST:
            self.flush()

    def gap(self) -> None:
        """Take note that lines are missing from here on."""
        self.flush()
        self._gap = True

    def flush(self) -> None:
        """Hand on what waits, and tell what comes of it."""
        waiting, self._waiting, self._bytes = self._waiting, [], 0
        heard = self._asked(waiting) if waiting else None
        found: dict[int, list[LineFinding]] = {}
        for one in () if heard is None else heard.findings:
            found.setdefault(one.at, []).append(one)
        unjudged = () if heard is None else heard.unjudged
        for at, line in enumerate(waiting):
            told = None if heard is None else found.get(at, ())
            self._settle(line, told, judged=told is not None and at not in unjudged)

    def close(self) -> None:
        """Tell what is left to tell: the game is over."""
        try:
            self.flush()
        finally:
            self._tally.release(self._game)

    def _settle(self, line: _Line, told: Sequence[LineFinding] | None, *, judged: bool) -> None:
        """Tell what is found on a line; None: nobody has looked at it."""
        if line.alone is not None:
            self._reports.report(line.alone, self._claims(line.alone, told))
        found = tuple(
            _finding(one, line, self._game)
            for one in told or ()
            if line.alone is None or one.kind != "state"
        )
        self._tally.settle(self._game, line.number, found, judged=judged, replayed=line.replayed)

    def _claims(self, alone: StateAlone, told: Sequence[LineFinding] | None) -> Sequence[Finding]:
        """Return what a state claims by itself: as told with the lines, if they were looked at."""
        if told is None:
            return self._judge.claims(alone.state, whole=alone.whole)
        claims = (Finding(one.rule, one.where, one.problem) for one in told if one.kind == "state")
        return (*claims, *falls_apart(alone.state, whole=alone.whole))

    def _asked(self, waiting: Sequence[_Line]) -> Transited | None:
        """Return what is found on the lines; None if the engine does not look at them."""
        said = Transitions(
            lines=tuple(line.text for line in waiting),
            begins=not self._begun,
            every_priority=self._every_priority,
            gap=self._gap,
            alone=tuple(at for at, line in enumerate(waiting) if line.alone is not None),
        )
        self._begun, self._gap = True, False
        try:
            return self._client.transitions(said)
        except (EngineRefused, Breach):
            self._gap = True
        except EngineTrouble:
            self._client.restart()
            self._client.initialize()
            self._begun = False
        return None


def _finding(one: LineFinding, line: _Line, game: str) -> Found:
    """Return what a claim finds as it is reported."""
    return Found(
        line=line.number,
        game=game,
        kind=one.kind,
        rule=one.rule,
        where=one.where,
        problem=one.problem,
        expected=one.expected,
        got=one.got,
        said=words(line.said),
        by="state" if one.kind == "state" else "claim",
        certainty=one.certainty,
        excuses=one.excuses,
        situation=line.before,
    )


class InBothWays:
    """Judges the lines of a game by playing them again and by claims."""

    def __init__(self, follower: Follower, claimer: Claimer, tally: Tally) -> None:
        """Take who plays them again, who holds them against claims, and what counts them."""
        self._follower = follower
        self._claimer = claimer
        self._tally = tally

    def take(self, line: int, said: Said, text: str) -> None:
        """Judge a line, which stands as a text in the log."""
        before, played = self._follower.situation, self._tally.checked
        self._follower.take(line, said)
        replayed = self._tally.checked > played
        of = self._follower
        self._claimer.take(_Line(line, text, replayed, before, of.said, of.alone))

    def lose(self, reason: str) -> None:
        """Take note that lines are missing."""
        self._follower.lose(reason)
        self._claimer.gap()

    def close(self) -> None:
        """Tell what is left to tell: the game is over."""
        self._claimer.close()


class ByPlayingAgain:
    """Judges the lines of a game by playing them again, and in no other way."""

    def __init__(self, follower: Follower, judge: Judge, tally: Tally, game: str) -> None:
        """Take who plays them again, the engine that judges, and where the findings go."""
        self._follower = follower
        self._judge = judge
        self._reports = StateReports(tally, game)

    def take(self, line: int, said: Said, text: str) -> None:
        """Judge a line; its text is of no use."""
        del text
        self._follower.take(line, said)
        alone = self._follower.alone
        if alone is not None:
            self._reports.report(alone, self._judge.claims(alone.state, whole=alone.whole))

    def lose(self, reason: str) -> None:
        """Take note that lines are missing."""
        self._follower.lose(reason)

    def close(self) -> None:
        """Tell nothing more: the game is over."""
