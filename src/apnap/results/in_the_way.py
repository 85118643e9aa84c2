"""
What is in an engine's way: the things for want of which scenarios cannot be played.

A scenario may lack several of them. Whoever works on an engine wants to know which one stops the
most, which one alone stops anything, and with which scenario to begin.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from apnap.driver import UNPLAYED
from apnap.protocol import Record
from apnap.results.records import Obstacle, Result

_UNTOLD: Final = "the engine does not say why"


class _Stopped(Record, frozen=True):
    """A scenario that something stops."""

    lacks: int
    """How many things it lacks, each counted."""
    alone: bool
    """Whether nothing else stops it."""
    order: int
    id: str


def obstacles(
    results: Iterable[Result], called: Callable[[str], str] = lambda need: need
) -> tuple[Obstacle, ...]:
    """
    Return what keeps scenarios from being played, what alone stops the most of them first.

    `called` puts several things together under one name.
    """
    stopped: dict[str, list[_Stopped]] = {}
    for order, result in enumerate(results):
        if result.outcome in UNPLAYED:
            needs = result.lacking or (result.reason or _UNTOLD,)
            names = dict.fromkeys(map(called, needs))
            one = _Stopped(len(needs), len(names) == 1, order, result.id)
            for name in names:
                stopped.setdefault(name, []).append(one)
    found = (_obstacle(what, some) for what, some in stopped.items())
    return tuple(sorted(found, key=lambda one: (-one.alone, -one.stops, one.what)))


def _obstacle(what: str, stopped: list[_Stopped]) -> Obstacle:
    first = min(stopped, key=lambda one: (not one.alone, one.lacks, one.order))
    return Obstacle(
        what=what,
        stops=len(stopped),
        alone=sum(one.alone for one in stopped),
        first=first.id,
        others=first.lacks - 1,
    )
