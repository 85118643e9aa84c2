"""
A scenario step by step: what was said, what has changed, and the table after it.

Steps between which nothing changes share a table, and a table shows the players for whom
something is different from the one before. Everything is bounded, for the engine may have
shown anything: what is left out is said.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from apnap.book.scenarios.telling import Moment, Telling
from apnap.certifying.results import Played
from apnap.driver import Exchange
from apnap.pages.stories import Line, moves, reason_of, steps_of
from apnap.pages.stories import Told as Written
from apnap.pictures.boards import Board, Keys, Seat, afresh, board
from apnap.pictures.changes import changes, told
from apnap.pictures.object_names import Names
from apnap.pictures.speech import phrase
from apnap.pictures.text import clean
from apnap.protocol import Record, State, Verdict, View, Viewed
from apnap.results.records import Result
from apnap.suite import Scenario

MOST: Final = 40
"""So many lines, changes, events and questions are told of a step."""
ROOM: Final = 1_500_000
"""So many characters the tables of a scenario may have together."""

_LONGEST: Final = 2000
_POSITION: Final = "The position from which it begins"


class Frame(Record, frozen=True, kw_only=True):
    """The table after a step."""

    key: str
    """An id that no other frame of the page has."""
    caption: str
    """Empty: it is the table after the step at which it stands."""
    board: Board
    """Without the players for whom all is as on the table before it."""
    whole: bool
    """Whether all players are there."""


class End(Record, frozen=True, kw_only=True):
    """How a scenario ended early; all texts are cleaned."""

    expected: str
    got: str
    reason: str
    """Perhaps in several lines."""
    objections: tuple[str, ...]
    """What the engine objected to."""


class Beat(Record, frozen=True, kw_only=True):
    """A step of a scenario, and what came of it."""

    number: int
    """From 1 on."""
    written: Written
    played: bool
    """Whether the scenario came to this step."""
    end: End | None
    """How it ended early at this step; None if it did not."""
    lines: tuple[Line, ...]
    """What was said; passes in a row are one line."""
    changes: tuple[str, ...]
    events: tuple[str, ...]
    """What happened, as far as the engine tells it of its own."""
    left_out: int
    """How many lines, changes and events are left out."""
    frame: str
    """The key of the frame that shows the table after it; empty: it is not shown."""
    fresh: Frame | None
    """This frame, if no step before has shown it."""


def beats(scenario: Scenario, told_: Telling) -> tuple[Beat, ...]:
    """Return all steps of a scenario, also those to which it did not come."""
    return tuple(_Beats(scenario, told_).all())


class _Beats:
    """Goes through a scenario, and remembers the table that was shown last."""

    def __init__(self, scenario: Scenario, telling: Telling) -> None:
        self._scenario = scenario
        self._telling = telling
        self._frames: dict[bytes, str] = {}
        self._keys = Keys()
        self._seats: dict[int, Seat] = {}
        self._room = ROOM
        self._ends = 0 if telling.result.outcome == "passed" else len(telling.moments)
        opening = [m.step for m in telling.moments if m.state is telling.opening]
        self._opened = max(opening, default=-1) + 1

    def all(self) -> Iterator[Beat]:
        """Yield the steps."""
        before = self._telling.opening
        moments = self._telling.moments
        for index, step in enumerate(steps_of(self._scenario)):
            moment = moments[index] if index < len(moments) else None
            yield self._beat(index + 1, step, moment, before)
            before = before if moment is None else moment.state

    def _beat(self, number: int, step: Written, moment: Moment | None, before: State) -> Beat:
        if moment is None:
            return Beat(
                number=number,
                written=step,
                played=False,
                end=None,
                lines=(),
                changes=(),
                events=(),
                left_out=0,
                frame="",
                fresh=None,
            )
        names = Names(before, moment.state)
        said = moves(moment.said, lambda exchange: phrase(exchange, names))
        lines = tuple(msgspec.structs.replace(one, why=names.within(one.why)) for one in said)
        changed, events = changes(before, moment.state), tuple(_events(moment.said))
        frame, fresh = self._frame(number, moment)
        return Beat(
            number=number,
            written=step,
            played=True,
            end=end_of(self._telling.result) if number == self._ends else None,
            lines=lines[:MOST],
            changes=changed[:MOST],
            events=events[:MOST],
            left_out=sum(max(0, len(found) - MOST) for found in (lines, changed, events)),
            frame=frame,
            fresh=fresh,
        )

    def _frame(self, number: int, moment: Moment) -> tuple[str, Frame | None]:
        """Return the key of the table after a step, and the table if it is to be drawn here."""
        seen = _seen(moment.said)
        state = moment.state if seen is None else seen[1]
        alike = msgspec.json.encode(state)
        key = self._frames.get(alike)
        if key is not None:
            return key, None
        if number < self._opened:
            return f"table-{self._opened}", None  # the position is drawn behind its last step
        shown = board(state, self._keys)
        fresh = Frame(
            key=f"table-{number}",
            caption=_caption(number, state, seen),
            board=afresh(shown, self._seats),
            whole=not self._seats,
        )
        self._room -= len(msgspec.json.encode(fresh.board))
        if self._room < 0:
            return "", None
        self._seats |= {seat.index: seat for seat in shown.seats}
        self._frames[alike] = fresh.key
        return fresh.key, fresh


def end_of(result: Result | Played) -> End:
    """Return how a scenario ended early: in a run, or by what a certificate keeps of it."""
    return End(
        expected=clean(result.expected or "", _LONGEST),
        got=clean(result.got or "", _LONGEST),
        reason=reason_of(result.reason or ""),
        objections=tuple(
            clean(f"{one.rule}: {one.reason}" if one.rule else one.reason, _LONGEST)
            for one in result.violations[:MOST]
        ),
    )


def _caption(number: int, state: State, seen: tuple[str, State] | None) -> str:
    if seen is not None:
        return f"What {seen[0]} may see, in step {number}"
    return "" if state.turns and state.pending else _POSITION


def _seen(said: Sequence[Exchange]) -> tuple[str, State] | None:
    """Return who has looked last, if somebody has, and what the engine has shown them."""
    for exchange in reversed(said):
        if isinstance(exchange.said, View) and isinstance(exchange.heard, Viewed):
            return clean(exchange.said.player or "everybody"), exchange.heard.state
    return None


def _events(said: Sequence[Exchange]) -> Iterator[str]:
    for exchange in said:
        if isinstance(exchange.heard, Verdict) and exchange.heard.events != "unknown":
            yield from (clean(told(event), _LONGEST) for event in exchange.heard.events)
