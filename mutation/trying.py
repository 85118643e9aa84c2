"""Trying changes, some at a time, each in a process of its own."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Final, Literal, TypeVar

from apnap.protocol.record import Record
from apnap.suite import Scenario
from mutation.keeping import Ran
from mutation.playing import noticed
from mutation.sampling import Change, statement

FORK: Final = multiprocessing.get_context("fork")
"""A child begins with the suite read and without the engine, which it imports as changed."""

T = TypeVar("T")
Outcome = Literal["noticed", "broken", "hung", "unnoticed", "not run"]
"""
What came of a change.

A scenario does not pass; the engine cannot even begin; it does not come to an end; all scenarios
pass; no scenario runs the line at all.
"""


class Tried(Record, frozen=True):
    """A change and what came of it; `by` is the scenario that noticed it."""

    change: Change
    outcome: Outcome
    before: str
    """The first line that differs, as it is."""
    after: str
    """The same line as changed."""
    concerned: int
    """How many scenarios run the line."""
    by: str = ""


class Bounds(Record, frozen=True):
    """How much is tried at a time, and for how long."""

    workers: int
    seconds: float
    """The longest time for one change."""
    deadline: float
    """The moment, by the monotonic clock, from which on no change is begun."""


class _Trial(Record, frozen=True):
    """A change that is being tried."""

    process: BaseProcess
    change: Change
    concerned: int
    begun: float

    def tried(self, outcome: Outcome, by: str = "") -> Tried:
        return Tried(self.change, outcome, *self.change.shown(), self.concerned, by)


def apart(work: Callable[[], T]) -> T:
    """Do something in a process of its own; raise `RuntimeError` if it fails there."""
    process, end = _begin(work)
    found, error = end.recv()
    process.join()
    if error:
        raise RuntimeError(error)
    result: T = found
    return result


def all_tried(
    chosen: Sequence[Change], held: Sequence[Scenario], ran: Ran, bounds: Bounds
) -> Iterator[Tried]:
    """Try the changes in their order and yield each as it ends; begin none after the deadline."""
    going: dict[Connection, _Trial] = {}
    for change in chosen:
        if time.monotonic() > bounds.deadline:
            break
        concerned = _concerned(change, held, ran)
        if not concerned:
            yield Tried(change, "not run", *change.shown(), 0)
            continue
        process, end = _begin(partial(noticed, change, concerned))
        going[end] = _Trial(process, change, len(concerned), time.monotonic())
        while len(going) >= bounds.workers:
            yield from _ended(going, bounds)
    while going:
        yield from _ended(going, bounds)


def _concerned(change: Change, held: Sequence[Scenario], ran: Ran) -> list[Scenario]:
    """Return the scenarios that may notice: all, if the line is run as the engine begins."""
    lines, kept = statement(change.file, change.line)
    by_line = ran.get(change.file, {})
    ids = {id_ for line in lines for id_ in by_line.get(line, ())}
    first = [one for one in held if one.id in ids]
    if "" in ids or (kept and ids):
        return first + [one for one in held if one.id not in ids]
    return first


def _ended(going: dict[Connection, _Trial], bounds: Bounds) -> Iterator[Tried]:
    """Wait a moment; yield what has ended, and what has to be ended."""
    for end in wait(list(going), timeout=1):
        if isinstance(end, Connection):
            yield _found(end, going.pop(end))
    for end, trial in list(going.items()):
        if time.monotonic() - trial.begun > bounds.seconds:
            del going[end]
            trial.process.kill()
            trial.process.join()
            yield trial.tried("hung")


def _found(end: Connection, trial: _Trial) -> Tried:
    """Return what a child has found; one that broke or died has noticed something too."""
    try:
        by, error = end.recv()
    except EOFError:
        by, error = "", "died"
    trial.process.join()
    if error:
        return trial.tried("broken")
    return trial.tried("noticed" if by else "unnoticed", by)


def _begin(work: Callable[[], object]) -> tuple[BaseProcess, Connection]:
    """Begin something in a process of its own; what it returns comes through the connection."""
    ours, theirs = FORK.Pipe(duplex=False)
    process = FORK.Process(target=_child, args=(theirs, work))
    process.start()
    theirs.close()
    return process, ours


def _child(end: Connection, work: Callable[[], object]) -> None:
    """Do something and send what it returns, and the error if it raises one."""
    try:
        sent = (work(), "")
    except Exception as error:  # noqa: BLE001 - changed code may raise anything
        sent = (None, repr(error))
    end.send(sent)
    end.close()
