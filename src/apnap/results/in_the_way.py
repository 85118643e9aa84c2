"""
What is in an engine's way: the things for want of which scenarios cannot be played.

A scenario may lack several of them. Whoever works on an engine wants to know which one stops the
most, which one alone stops anything, and with which scenario to begin.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from msgspec.structs import asdict

from apnap.driver import UNPLAYED
from apnap.protocol import Record
from apnap.results.records import Obstacle, ObstacleKind, Result
from apnap.results.trying import Ease, ease, heard

_KINDS: Final = ("card", "players")
"""Needs of which there are many, which are told as one."""
_UNTOLD: Final = "the engine does not say why"


class _Stopped(Record, frozen=True, order=True):
    """A scenario that something stops; the least of them is the first to try."""

    with_others: bool
    """Whether something else stops it as well."""
    ease: Ease
    order: int
    lacks: int
    """How many things it lacks, each counted."""
    id: str


def obstacles(
    results: Iterable[Result], called: Callable[[str], str] = lambda need: need
) -> tuple[Obstacle, ...]:
    """
    Return what keeps scenarios from being played, what alone stops the most of them first.

    `called` puts several things together under one name.
    """
    everything = tuple(results)
    known = heard(everything)
    stopped: dict[str, list[_Stopped]] = {}
    for order, result in enumerate(everything):
        if result.outcome in UNPLAYED:
            needs = _needs(result)
            names = dict.fromkeys(map(called, needs))
            one = _Stopped(len(names) > 1, ease(result, known), order, len(needs), result.id)
            for name in names:
                stopped.setdefault(name, []).append(one)
    found = (_obstacle(what, some) for what, some in stopped.items())
    return tuple(sorted(found, key=lambda one: (-one.alone, -one.stops, one.what)))


def by_kind(results: Iterable[Result]) -> tuple[ObstacleKind, ...]:
    """Return the same with all cards as one thing, and all numbers of players as one."""
    everything = tuple(results)
    values: dict[str, list[Obstacle]] = {}
    for one in obstacles(everything):
        values.setdefault(kind(one.what), []).append(one)
    return tuple(
        ObstacleKind(**asdict(one), values=_values(values[one.what]) if one.what in _KINDS else ())
        for one in obstacles(everything, kind)
    )


def kind(need: str) -> str:
    """Return the kind of a need, if there are many of it, or else the need itself."""
    name, colon, _ = need.partition(":")
    return name if colon and name in _KINDS else need


def _needs(result: Result) -> tuple[str, ...]:
    return result.lacking or (result.reason or _UNTOLD,)


def _values(some: Iterable[Obstacle]) -> tuple[str, ...]:
    ordered = sorted(some, key=lambda one: -one.stops)
    return tuple(one.what.partition(":")[2] for one in ordered)


def _obstacle(what: str, stopped: list[_Stopped]) -> Obstacle:
    first = min(stopped)
    return Obstacle(
        what=what,
        stops=len(stopped),
        alone=sum(not one.with_others for one in stopped),
        first=first.id,
        others=first.lacks - 1,
    )
