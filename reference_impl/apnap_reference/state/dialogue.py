"""
Dialogues: rules that may ask.

Inside one instruction a rule is a generator. It yields questions and is sent replies; with each
reply it is run again from the instruction's first table.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Protocol, TypeVar

from apnap.protocol import Answer, Decision, Violation
from apnap_reference.state.ids import SideName, Word
from apnap_reference.state.table import Plain, PlayerId, Ref, Table

T = TypeVar("T")


class Question(Protocol):
    """What is asked. With an envelope that says whom, and under which id, it is a decision."""

    def __call__(
        self,
        *,
        id: str,  # noqa: A002 - the field's name
        decider: SideName,
        subject: PlayerId | None,
        turn: int,
    ) -> Decision:
        """Make the decision: put the question into its envelope."""


class Open(Plain, frozen=True):
    """A question that can be answered now, and who is asked."""

    question: Question
    decider: SideName
    """The player, or the team as such."""
    subject: PlayerId | None
    """For whom somebody else decides; None: the decider decides for themselves."""
    speakers: tuple[PlayerId, ...]
    """Who may answer: the player asked or any member of the team asked."""
    key: str | None = None
    """What it is called as long as it is open; None: it is asked alone."""

    def decision(self, number: str, turn: int) -> Decision:
        """Give the decision, under an id and for the turn of that index."""
        return self.question(id=number, decider=self.decider, subject=self.subject, turn=turn)


class Asked(Plain, frozen=True):
    """One decision or several that wait for an answer, with the table as it is meanwhile."""

    open: tuple[Open, ...]
    table: Table
    announces: bool
    """Whether an announcement begins with the answer, which may be undone as a whole."""
    again: bool = False
    """Whether it was asked already, and somebody has left since."""


class Refused(Plain, frozen=True):
    """The answer just given is refused; with it, the announcement of which it is a part."""

    violations: tuple[Violation, ...]
    whole: bool = False
    """Whether everything since the announcement began is undone."""


class SaidBy(Plain, frozen=True, tag="answer"):
    """An answer, who gave it, and which of the open decisions it is about."""

    player: PlayerId
    answer: Answer
    about: int = 0


class Conceded(Plain, frozen=True, tag="concession"):
    """A player concedes while a question is open."""

    player: PlayerId


Reply = SaidBy | Conceded
"""What was said while an instruction was under way."""
Dialogue = Generator[Asked | Refused, Reply, T]
"""A rule that may ask. Yields questions and refusals, is sent replies, returns its result."""

Chosen = tuple[Ref | Word, ...]
"""What was chosen: objects by number; players, words, `yes` and `no` as they are called."""
Questioner = Callable[[Table], Question | None]
"""Makes the question from the table as it is then; None: there is nothing left to ask."""
Judge = Callable[[Table, Answer], tuple[Violation, ...]]
"""Says what is wrong with an answer."""


class Choice(Plain, frozen=True):
    """A choice that a player has to make, alone or at the same time as others (101.4)."""

    key: str
    """Tells it apart from the other choices made at the same time."""
    who: PlayerId
    question: Questioner
    judge: Judge
    read: Callable[[Table, Answer], Chosen]
    """What an answer that was judged right has chosen."""
    forced: Callable[[Table], Chosen | None] = lambda _: None
    """The outcome, if there is only one."""
    hidden: bool = False
    """Whether it is made among cards that the others cannot see."""
    rank: int = 0
    """Its place in the printed order of the player's choices; equal where none is printed."""
