"""
Kinds of work that is done in a process which may be lost, and what may become of it.

A trade is known by its name, `MODULE:NAME`, so that a worker, and the process that does its work,
find it without being sent any code.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence
from typing import Any, Generic, Literal, Protocol, TypeVar

from apnap.protocol import Record


class Task(Protocol):
    """Something to be done; it is a record, so that it can be sent as JSON."""

    @property
    def key(self) -> str:
        """Return what tells it from all others of a run."""
        ...


T = TypeVar("T", bound=Task)
R = TypeVar("R")

Still = Callable[[], None]
"""Is called now and then by what gets on."""


class Trade(Record, Generic[T, R], frozen=True, kw_only=True):
    """A kind of work."""

    task: type[T]
    result: type[R]
    do: Callable[[T, Still], R]
    """Does a task, in a process of its own; raises `Hindered` where none could be done."""
    single: Callable[[T], Sequence[T]]
    """Returns the least tasks of which one consists; itself alone if there are no others."""
    together: Callable[[T, Sequence[R]], R]
    """Returns what comes of a task, from what has come of those of which it consists."""
    set_aside: Callable[[T, str, int], R]
    """Returns what comes of a task that could not be done, why, and after how many tries."""


def trade(name: str) -> Trade[Any, Any]:
    """Return the trade of a name."""
    module, _, called = name.partition(":")
    found: Trade[Any, Any] = getattr(importlib.import_module(module), called)
    return found


class Hindrance(Record, frozen=True, tag="hindrance"):
    """Why nothing can be done, whatever the task: an engine, a library or a folder."""

    kind: Literal["engine", "library", "folder"]
    problem: str


class Failure(Record, frozen=True, tag="failure"):
    """Why this task could not be done."""

    problem: str


class Hindered(Exception):
    """Nothing can be done here."""

    def __init__(self, hindrance: Hindrance) -> None:
        super().__init__(hindrance.problem)
        self.hindrance = hindrance


class Bounds(Record, frozen=True):
    """What a task may take."""

    seconds: float = 120.0
    """For so long nothing may get on."""
    memory: int = 0
    """So many bytes the process and its engines may need; 0: as many as there are."""
