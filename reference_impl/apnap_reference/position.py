"""
A position is plain data: a table, the one instruction under way, and what was said since.

Everything that happens is a function from position to position. Inside an instruction a rule
is a generator that asks; it is run again from the instruction's first table with each answer,
so that a position can be stored, compared, loaded and replayed at any point, and an illegal
announcement is undone by forgetting what was said.
"""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import Final

import msgspec

from apnap.protocol.answers import Activate, Answer, Cast, Pass, PlayLand
from apnap.protocol.decisions import Decision, Priority
from apnap.protocol.messages import Violation
from apnap_reference.asking import addressed, deciders, unphrased
from apnap_reference.instructions import (
    Announce,
    AnswerSaid,
    CheckState,
    ConcessionSaid,
    Instruction,
    OpenStep,
    PlaceTriggers,
    ResolveTop,
    Said,
    play_of,
    reply_of,
)
from apnap_reference.leaving import concedes
from apnap_reference.people import Party, everybody, in_game, next_party
from apnap_reference.plays import Asked, Open, Refused
from apnap_reference.rulebook import rule
from apnap_reference.sba import checked, something_due
from apnap_reference.table import Plain, PlayerId, Table, replace
from apnap_reference.turns import receives_first, step_ended

PATIENCE: Final = 10_000
"""Instructions after which a game in which nobody is asked anything is given up."""


class Endless(Exception):
    """The game goes on and on without anybody deciding; `instructions` is how long it was tried."""

    def __init__(self, instructions: int) -> None:
        super().__init__(f"nobody was asked anything in {instructions} instructions")
        self.instructions = instructions


class Position(Plain, frozen=True, eq=False):
    """Where a game stands."""

    table: Table
    """As it stood when the instruction began."""
    doing: Instruction | None = None
    """None: calm, somebody has priority or the game is over."""
    said: tuple[Said, ...] = ()


@dataclass(frozen=True, slots=True)
class Question:
    """What a position waits for: one decision or several, each of which can be made now."""

    open: tuple[Open, ...]
    table: Table
    """The table as it is meanwhile."""

    def about(self, number: str) -> int | None:
        """Give the place of the decision with an id, None if there is none."""
        ids = [open_.decision.id for open_ in self.open]
        return ids.index(number) if number in ids else None


@dataclass(frozen=True, slots=True)
class Accepted:
    """What was said is accepted; the game goes on from here."""

    position: Position


@dataclass(frozen=True, slots=True)
class Rejected:
    """What was said is refused; the game goes on from here, which is where it was before."""

    position: Position
    violations: tuple[Violation, ...]


@dataclass(frozen=True, slots=True)
class _Run:
    """How far an instruction came: a question, a refusal, or the table at its end."""

    open: Asked | Refused | None
    table: Table | None
    numbers: tuple[int, ...] = ()
    """Of the open decisions, each the same as long as it is open."""
    announced_at: int = 0


class _Numbers:
    """Numbers the decisions of an instruction in the order in which they are first open."""

    def __init__(self) -> None:
        self._count = 0
        self._of: dict[str | None, int] = {}

    def of(self, asked: Asked) -> tuple[int, ...]:
        """Give the numbers of what is open now."""
        keys = [open_.key for open_ in asked.open]
        known = {} if keys == [None] and not asked.again else self._of
        self._of = {}
        for key in keys:
            if key not in known:
                self._count += 1
            self._of[key] = known.get(key, self._count)
        return tuple(self._of.values())

    def answered(self, open_: Open) -> None:
        """Forget a decision that was made: the next of that key is another."""
        self._of.pop(open_.key, None)


def _run(position: Position) -> _Run:
    """Carry out the instruction under way with all that was said since it began."""
    if position.doing is None:
        raise TypeError("a calm position has no instruction to run")
    play = play_of(position.doing, position.table)
    numbers, announced_at = _Numbers(), 0
    given: tuple[int, ...] = ()
    try:
        now = next(play)
        for index, said in enumerate(position.said):
            if isinstance(now, Refused):
                break
            given = numbers.of(now)
            if isinstance(said, AnswerSaid):
                announced_at = index if now.announces else announced_at
                numbers.answered(now.open[said.about])
            now = play.send(reply_of(said))
        if isinstance(now, Asked):
            given = numbers.of(now)
    except StopIteration as end:
        return _Run(None, end.value)
    return _Run(now, None, given, announced_at)


def settle(position: Position) -> Position:
    """
    Carry on until somebody has to decide something, or the game is over.

    Raises `Endless` if that does not come about.
    """
    for _ in range(PATIENCE):
        if position.doing is not None:
            run = _run(position)
            if isinstance(run.open, Refused):  # who announced has left, and cannot pay any more
                return _undone(position, run)
            if run.table is None:
                return position
            position = Position(run.table)
        if position.table.winners is not None:
            return position
        position = next_instruction(position.table)
        if position.doing is None:
            return position
    raise Endless(PATIENCE)


@rule("117.5")
def next_instruction(table: Table) -> Position:
    """Before priority: state-based actions until none are due, then waiting triggers."""
    turn = table.turn
    if not turn.opened:
        return _begin(table, OpenStep())
    if turn.priority is not None:
        return Position(table)
    if turn.step == "untap":
        return next_instruction(step_ended(table))
    if something_due(table):
        return _begin(somebody_receives(table), CheckState())
    table = checked(table)
    if table.waiting:
        return _begin(somebody_receives(table), PlaceTriggers())
    return given_priority(table) if turn.receives else next_instruction(step_ended(table))


@rule("117.3a")
def given_priority(table: Table) -> Position:
    """Whoever is about to receive priority has it now."""
    turn = replace(table.turn, priority=table.turn.receives, receives=None)
    return Position(replace(table, asked=table.asked + 1).with_turn(turn))


@rule("514.3a")
def somebody_receives(table: Table) -> Table:
    """If something happens in a cleanup step, players get priority there, and another follows."""
    turn = table.turn
    if turn.receives is not None:
        return table
    again = replace(turn, receives=receives_first(table), to_come=("cleanup", *turn.to_come))
    return table.with_turn(again)


def _begin(table: Table, instruction: Instruction) -> Position:
    return Position(replace(table, asked=table.asked + 1), instruction)


def question(position: Position) -> Question | None:
    """Give what a settled position waits for, None if the game is over."""
    table = position.table
    if position.doing is None:
        party = table.turn.priority if table.turns else None
        if table.winners is not None or party is None:
            return None
        decision = addressed(table, Priority(id=f"{table.asked}", decider=""), party)
        return Question((Open(decision, deciders(table, party)),), table)
    run = _run(position)
    if not isinstance(run.open, Asked):
        raise TypeError("a settled position waits for an answer")
    return Question(
        tuple(
            dataclasses.replace(open_, decision=_numbered(open_.decision, table, number))
            for open_, number in zip(run.open.open, run.numbers, strict=True)
        ),
        run.open.table,
    )


def _numbered(decision: Decision, table: Table, number: int) -> Decision:
    return msgspec.structs.replace(decision, id=f"{table.asked}.{number}")


def answer(position: Position, by: PlayerId, say: Answer, about: int = 0) -> Accepted | Rejected:
    """Let one who is asked make one of the decisions for which a settled position waits."""
    if position.doing is None:
        return _with_priority(position, by, say)
    saying = AnswerSaid(by, say, about)
    said = Position(position.table, position.doing, (*position.said, saying))
    run = _run(said)
    if isinstance(run.open, Refused):
        back = _undone(said, run) if run.open.whole else position
        return Rejected(back, run.open.violations)
    return Accepted(settle(said))


def _undone(position: Position, run: _Run) -> Position:
    """Forget an announcement; concessions made meanwhile stand."""
    since = position.said[run.announced_at :]
    conceded = tuple(said for said in since if isinstance(said, ConcessionSaid))
    if isinstance(position.doing, Announce):
        table = replace(position.table, asked=position.table.asked - 1)
        for said in conceded:
            table = concedes(table, said.by)
        return settle(Position(table))
    kept = (*position.said[: run.announced_at], *conceded)
    return settle(Position(position.table, position.doing, kept))


def _with_priority(position: Position, by: PlayerId, say: Answer) -> Accepted | Rejected:
    subject = _subject(position.table, by)
    if isinstance(say, Pass):
        return Accepted(settle(passes(position.table)))
    if not isinstance(say, Cast | Activate | PlayLand):
        return Rejected(position, (unphrased(say, "an action or a pass"),))
    begun = Position(
        replace(position.table, asked=position.table.asked + 1), Announce(subject, say)
    )
    run = _run(begun)
    if isinstance(run.open, Refused):
        return Rejected(position, run.open.violations)
    return Accepted(settle(begun))


def _subject(table: Table, by: PlayerId) -> PlayerId:
    """Give the player with priority for whom somebody speaks."""
    party = table.turn.priority or ()
    for member in party:
        if deciders(table, (member,)) == (by,):
            return member
    return by


@rule("117.4")
def passes(table: Table) -> Position:
    """When all pass in succession, the top of the stack resolves, or else the step ends."""
    turn = table.turn
    party = turn.priority or ()
    passed = (*turn.passed, *party)
    table = replace(table, asked=table.asked + 1)
    if all(player in passed for player in everybody(table)):
        table = table.with_turn(replace(turn, priority=None, passed=()))
        if turn.stack:
            return Position(table, ResolveTop())
        return next_instruction(step_ended(table))
    following = gets_priority_next(table, party)
    turn = replace(turn, priority=None, receives=following, passed=passed)
    return next_instruction(table.with_turn(turn))


@rule("117.3d")
def gets_priority_next(table: Table, party: Party) -> Party:
    """When a player passes, the next one in turn order receives priority."""
    return next_party(table, party)


def concede(position: Position, player: PlayerId) -> Accepted | Rejected:
    """Let a player concede at any moment (104.3a)."""
    asked = question(position)
    if not in_game(asked.table if asked else position.table, player):
        reason = f"{player} has left the game already"
        return Rejected(position, (Violation(rule="104.3a", reason=reason),))
    if position.doing is None:
        if position.table.winners is not None:
            reason = "the game is over"
            return Rejected(position, (Violation(rule="104.3a", reason=reason),))
        return Accepted(settle(Position(concedes(position.table, player))))
    said = (*position.said, ConcessionSaid(player))
    return Accepted(settle(Position(position.table, position.doing, said)))
