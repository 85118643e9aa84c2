"""
Plays: rules that may ask.

Inside one instruction a rule is a generator. It yields questions and is sent replies; with each
reply it is run again from the instruction's first table.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import TypeVar

from apnap.protocol.answers import Answer
from apnap.protocol.decisions import Decision
from apnap.protocol.messages import Violation
from apnap_reference.table import PlayerId, Table

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Asked:
    """A question that waits for an answer, with the table as it is meanwhile."""

    decision: Decision
    speakers: tuple[PlayerId, ...]
    """Who may answer: the player asked or any member of the team asked."""
    table: Table
    announces: bool
    """Whether an announcement begins with the answer, which may be undone as a whole."""
    again: bool = False
    """Whether the question was open already, and somebody has left since."""


@dataclass(frozen=True, slots=True)
class Refused:
    """The answer just given is refused; with it, the announcement of which it is a part."""

    violations: tuple[Violation, ...]
    whole: bool = False
    """Whether everything since the announcement began is undone."""


@dataclass(frozen=True, slots=True)
class SaidBy:
    """An answer, and who gave it."""

    player: PlayerId
    answer: Answer


@dataclass(frozen=True, slots=True)
class Conceded:
    """A player concedes while a question is open."""

    player: PlayerId


Reply = SaidBy | Conceded
Play = Generator[Asked | Refused, Reply, T]
"""A rule that may ask. Yields questions and refusals, is sent replies, returns its result."""
