"""
Judging the lines of a game by claims, beside playing it again.

The lines go on to the engine that judges in batches, as they stand in the log; what it finds then
is put together with what playing them again has found, so that of one line one thing is told.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from apnap.driver import Exchange
from apnap.driver.transcript import lines
from apnap.engine.client import Client, EngineRefused
from apnap.logs.findings import Found
from apnap.logs.following import Follower
from apnap.logs.tallying import Tally
from apnap.protocol import EngineTrouble, Record, State
from apnap.protocol.recorded import LONGEST_LINE, LineFinding, LogLine, Said, Transitions
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


def offers_claims(client: Client) -> bool:
    """Tell whether an engine judges the lines of recorded games."""
    told = client.introduced
    return told is not None and "transitions" in told.capabilities.methods


class Claimer:
    """Hands the lines of one game on, and tells what claims find on them."""

    def __init__(self, client: Client, tally: Tally, game: str, *, every_priority: bool) -> None:
        """Take the engine that judges, and where the findings go."""
        self._client = client
        self._tally = tally
        self._game = game
        self._every_priority = every_priority
        self._waiting: list[_Line] = []
        self._bytes = 0
        self._begun = self._gap = False
        tally.hold(game)

    def take(self, line: _Line) -> None:
        """Take a line that has been played again, or could not be."""
        if len(line.text) > LONGEST_LINE:
            self.gap()
            self._settle(line, (), judged=False)
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
        if not waiting:
            return
        found, judged = self._asked(waiting)
        for at, line in enumerate(waiting):
            told = tuple(_finding(one, line, self._game) for one in found.get(at, ()))
            self._settle(line, told, judged=at in judged)

    def close(self) -> None:
        """Tell what is left to tell: the game is over."""
        self.flush()
        self._tally.release(self._game)

    def _settle(self, line: _Line, told: Sequence[Found], *, judged: bool) -> None:
        replayed = line.replayed
        self._tally.settle(self._game, line.number, told, judged=judged, replayed=replayed)

    def _asked(
        self, waiting: Sequence[_Line]
    ) -> tuple[Mapping[int, list[LineFinding]], frozenset[int]]:
        """Return what is found on each line, and on which lines something could be found."""
        said = Transitions(
            lines=tuple(line.text for line in waiting),
            begins=not self._begun,
            every_priority=self._every_priority,
            gap=self._gap,
        )
        self._begun, self._gap = True, False
        try:
            heard = self._client.transitions(said)
        except (EngineRefused, Breach):
            self._gap = True
            return {}, frozenset()
        except EngineTrouble:
            self._client.restart()
            self._client.initialize()
            self._begun = False
            return {}, frozenset()
        found: dict[int, list[LineFinding]] = {}
        for one in heard.findings:
            found.setdefault(one.at, []).append(one)
        return found, frozenset(range(len(waiting))) - frozenset(heard.unjudged)


def _finding(one: LineFinding, line: _Line, game: str) -> Found:
    """Return what a claim finds as it is reported."""
    said = () if line.said is None else lines([line.said])
    return Found(
        line=line.number,
        game=game,
        kind=one.kind,
        rule=one.rule,
        where=one.where,
        problem=one.problem,
        expected=one.expected,
        got=one.got,
        said=said[0].said if said else "somebody looks at the game",
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

    def take(self, line: int, said: Said) -> None:
        """Judge a line."""
        before, played = self._follower.situation, self._tally.checked
        self._follower.take(line, said)
        text = msgspec.json.encode(LogLine(number=line, said=said)).decode()
        replayed = self._tally.checked > played
        self._claimer.take(_Line(line, text, replayed, before, self._follower.said))

    def lose(self, reason: str) -> None:
        """Take note that lines are missing."""
        self._follower.lose(reason)
        self._claimer.gap()

    def close(self) -> None:
        """Tell what is left to tell: the game is over."""
        self._claimer.close()
