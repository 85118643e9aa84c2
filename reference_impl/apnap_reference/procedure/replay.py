"""
A position, and how far the instruction that is under way in it comes.

A position is plain data: a table, the one instruction under way, and what was said since. What
that comes to is what one gets by running the instruction from its first table, so that a position
can be stored, compared, loaded and replayed at any point.

A run that waits for an answer is kept beside the position, and the next thing said goes on from
there. That is a short cut and never the truth: a run goes on once, and whatever is said in a
position whose run has gone on, or that was stored, is run from the first table.
"""

from __future__ import annotations

from typing import Final

from apnap_reference.procedure.instructions import Instruction, dialogue_of
from apnap_reference.rulebook import IN_FORCE, memoized
from apnap_reference.state.dialogue import Asked, Dialogue, Open, Refused, Reply, SaidBy
from apnap_reference.state.ids import SideName
from apnap_reference.state.table import Plain, Table

KEPT: Final = "run that waits"
"""Under this name a run that waits for an answer is kept beside its position."""


class Position(Plain, frozen=True, eq=False, dict=True):
    """Where a game stands; how far its instruction comes is kept beside it."""

    table: Table
    """As it stood when the instruction began."""
    doing: Instruction | None = None
    """None: calm, somebody has priority or the game is over."""
    said: tuple[Reply, ...] = ()


class Run(Plain, frozen=True):
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
        self._of: dict[tuple[str | None, SideName], int] = {}
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


class UnderWay:
    """An instruction that is being carried out: where it stands, and how much it has heard."""

    def __init__(self, dialogue: Dialogue[Table]) -> None:
        self._dialogue = dialogue
        self._open: Asked | Refused | None = None
        self._heard = 0
        self._numbers = Numbers()
        self._given: tuple[int, ...] = ()
        self._announced_at = 0

    def after(self, said: tuple[Reply, ...]) -> Run:
        """Go on with what it has not heard yet of all that was said; give how far that comes."""
        try:
            if self._open is None:
                self._comes_to(next(self._dialogue))
            while isinstance(self._open, Asked) and self._heard < len(said):
                self._hears(self._open, said[self._heard])
        except StopIteration as end:
            return Run(None, end.value)
        return Run(self._open, None, self._given, self._announced_at)

    def _hears(self, asked: Asked, said: Reply) -> None:
        if isinstance(said, SaidBy):
            self._announced_at = self._heard if asked.announces else self._announced_at
            self._numbers.answered(asked.open[said.about])
        self._heard += 1
        self._comes_to(self._dialogue.send(said))

    def _comes_to(self, now: Asked | Refused) -> None:
        self._open = now
        if isinstance(now, Asked):
            self._given = self._numbers.of(now)


def with_said(position: Position, said: Reply) -> Position:
    """Give the position in which one more thing was said; a run that waits goes on to it."""
    after = Position(position.table, position.doing, (*position.said, said))
    kept = position.__dict__.pop(KEPT, None)
    if kept is not None:
        after.__dict__[KEPT] = kept
    return after


@memoized
def carried_out(position: Position) -> Run:
    """Carry out the instruction under way with all that was said since it began."""
    if position.doing is None:
        raise TypeError("a calm position has no instruction to run")
    rulebook, under_way = position.__dict__.pop(KEPT, (None, None))
    if under_way is None or rulebook is not IN_FORCE.rulebook:
        under_way = UnderWay(dialogue_of(position.doing, position.table))
    run: Run = under_way.after(position.said)
    if isinstance(run.open, Asked):
        position.__dict__[KEPT] = IN_FORCE.rulebook, under_way
    return run
