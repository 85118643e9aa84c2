"""Games as data: from which position, and what was said; enough to play them again."""

from __future__ import annotations

from typing import Literal

from apnap.driver import Exchange, Position
from apnap.protocol import Answer, EditionDate, Record

Ended = Literal["over", "enough", "stuck", "unsupported", "broke", "errored"]
"""
How a game came to its end.

over: somebody has won, or it is a draw; enough: all was said that was to be said; stuck: nobody is
asked anything; unsupported: the engine cannot play it; broke: it failed, or was silent too long;
errored: on a cluster, whoever tried it did not come to its end, a second time neither.
"""


class Move(Record, frozen=True):
    """
    What somebody says, and when: the next time that such a question is asked.

    Handles of what engines make are told as what they stand for (`handles`), since each engine
    has its own.
    """

    asked: str
    """The kind of the decision; empty: a concession when nobody is asked anything."""
    decider: str
    subject: str | None
    by: str
    say: Answer | None
    """None: `by` concedes."""
    usual: bool = False
    """Whether it is what somebody says of whom nothing is said: a pass, or no attack."""


class Plan(Record, frozen=True):
    """A game that can be played again."""

    edition: EditionDate
    position: Position
    moves: tuple[Move, ...] = ()


class Played(Record, frozen=True):
    """A game as it was played on an engine."""

    exchanges: tuple[Exchange, ...]
    ended: Ended
    why: str = ""

    @property
    def answers(self) -> int:
        """How many things were said in it."""
        return max(0, len(self.exchanges) - 1)
