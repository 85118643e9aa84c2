"""
A position, and how far the instruction that is under way in it comes.

A position is plain data: a table, the one instruction under way, and what was said since. The
instruction is run again from its first table with each answer, so that a position can be stored,
compared, loaded and replayed at any point.
"""

from __future__ import annotations

from dataclasses import dataclass

from apnap_reference.memo import memoized
from apnap_reference.procedure.instructions import (
    AnswerSaid,
    Instruction,
    Said,
    dialogue_of,
    reply_of,
)
from apnap_reference.state.dialogue import Asked, Open, Refused
from apnap_reference.state.table import Plain, Table


class Position(Plain, frozen=True, eq=False, dict=True):
    """Where a game stands; how far its instruction comes is kept beside it."""

    table: Table
    """As it stood when the instruction began."""
    doing: Instruction | None = None
    """None: calm, somebody has priority or the game is over."""
    said: tuple[Said, ...] = ()


@dataclass(frozen=True, slots=True)
class Run:
    """How far an instruction came: a question, a refusal, or the table at its end."""

    open: Asked | Refused | None
    table: Table | None
    numbers: tuple[int, ...] = ()
    """Of the open decisions, each the same as long as it is open."""
    announced_at: int = 0


class Numbers:
    """Numbers the decisions of an instruction in the order in which they are first open."""

    def __init__(self) -> None:
        self._count = 0
        self._of: dict[tuple[str | None, str], int] = {}
        """By what it is called and who is asked: put to somebody else, it is another decision."""
        self._answered: str | None = None

    def of(self, asked: Asked) -> tuple[int, ...]:
        """Give the numbers of what is open now."""
        keys = [(open_.key, open_.decider) for open_ in asked.open]
        if not asked.again:
            self._of = {key: number for key, number in self._of.items() if key[0] != self._answered}
        known, self._of = self._of, {}
        for key in keys:
            if key not in known:
                self._count += 1
            self._of[key] = known.get(key, self._count)
        return tuple(self._of.values())

    def answered(self, open_: Open) -> None:
        """Note which was answered: unless it is asked again, the next of that key is another."""
        self._answered = open_.key


@memoized
def carried_out(position: Position) -> Run:
    """Carry out the instruction under way with all that was said since it began."""
    if position.doing is None:
        raise TypeError("a calm position has no instruction to run")
    dialogue = dialogue_of(position.doing, position.table)
    numbers, announced_at = Numbers(), 0
    given: tuple[int, ...] = ()
    try:
        now = next(dialogue)
        for index, said in enumerate(position.said):
            if isinstance(now, Refused):
                break
            given = numbers.of(now)
            if isinstance(said, AnswerSaid):
                announced_at = index if now.announces else announced_at
                numbers.answered(now.open[said.about])
            now = dialogue.send(reply_of(said))
        if isinstance(now, Asked):
            given = numbers.of(now)
    except StopIteration as end:
        return Run(None, end.value)
    return Run(now, None, given, announced_at)
