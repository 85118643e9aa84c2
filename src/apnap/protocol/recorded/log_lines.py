"""
Logs of games: JSON Lines, one thing that was said and what came back on each line.

    {"number": 0, "begin": {"engine": {…}, "edition": "2026-01-16"}}
    {"number": 1, "said": {"load": {"position": {…}}, "verdict": "accepted", "state": {…}}}
    {"number": 2, "said": {"answer": {…}, "verdict": "accepted", "change": {…}}}
    {"number": 3, "end": {}}

States are there in full or as what has changed, as in the recordings of certificates. Each line
may name its `game`, so that several may share a file.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from apnap.protocol.bounds import Natural
from apnap.protocol.messages import Program
from apnap.protocol.record import Record, doc
from apnap.protocol.recorded.exchanges import Said
from apnap.protocol.rule_numbers import EditionDate

FORMAT: Final = 1
"""Number of the format; it changes when a reader has to."""


class Begin(Record, frozen=True, kw_only=True):
    """The first line of a game: whose log it is."""

    format: Annotated[Literal[1], doc("Number of the format of logs.")]
    engine: Annotated[Program, doc("The engine that the game was played on.")]
    edition: Annotated[
        EditionDate,
        doc("Edition of the rulebook, by date.", pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"),
    ]
    every_priority: Annotated[
        bool, doc("Every priority was asked; otherwise passes may be missing.")
    ] = True
    about: Annotated[
        str, doc("What the game is, for people: the id of a scenario, a date.", max_length=500)
    ] = ""


class End(Record, frozen=True):
    """The last line of a game. A log without it was cut short."""

    note: Annotated[str, doc("Why the log ends here, for people.", max_length=500)] = ""


class LogLine(Record, frozen=True, kw_only=True):
    """A line of a log: a game begins, something is said, or the log ends."""

    game: Annotated[
        str, doc("Tells the games of a file apart, if there are several.", max_length=500)
    ] = ""
    number: Annotated[Natural, doc("Number of the line within its game: 0, 1, 2…")]
    begin: Annotated[Begin | None, doc("The game begins.")] = None
    said: Annotated[Said | None, doc("A message and what came back.")] = None
    end: Annotated[End | None, doc("The log ends.")] = None

    def __post_init__(self) -> None:
        """Raise `ValueError` unless the line says exactly one thing."""
        if sum(one is not None for one in (self.begin, self.said, self.end)) != 1:
            raise ValueError("expected one of `begin`, `said`, `end`")
        if (self.begin is None) == (self.number == 0):
            raise ValueError("the line with `begin`, and no other, has the number 0")
