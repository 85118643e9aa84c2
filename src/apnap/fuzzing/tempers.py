"""
How people play: games that differ in that lead to more places than others.

Each way has a name, so that it becomes likelier where it leads to what is asked about (`weighing`).
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import Final

from apnap.fuzzing.weighing import USUAL
from apnap.protocol import Record


class Temper(Record, frozen=True, kw_only=True):
    """How people play in one game."""

    wrong: float
    """How often somebody says what is not offered, or who is not asked speaks."""
    conceding: float
    """How often somebody concedes."""
    passing: float
    """How often they pass who could do something."""
    timid: float
    """How often a creature that could attack or block stays at home."""


_WAYS: Final[Mapping[str, Mapping[float, int]]] = MappingProxyType(
    {
        "wrong": {0.0: 1, 0.04: 1, 0.08: 1, 0.25: 1},
        "conceding": {0.0: 2, 0.02: 1, 0.07: 1},
        "passing": {0.1: 1, 0.33: 2, 0.75: 1},
        "timid": {0.0: 1, 0.25: 2, 0.6: 1},
    }
)
"""What each can be, and how likely it is; in half of the games nobody leaves by themselves."""

_NOTHING: Final[Mapping[str, int]] = MappingProxyType({})


def temper(chance: Random, weights: Mapping[str, int] = _NOTHING) -> Temper:
    """Return how people play in a game; `weights` say what is likelier, by its name."""

    def drawn(way: str) -> float:
        ways = _WAYS[way]
        weigh = [times * weights.get(_name(way, often), USUAL) for often, times in ways.items()]
        return chance.choices(tuple(ways), weigh)[0]

    return Temper(
        wrong=drawn("wrong"),
        conceding=drawn("conceding"),
        passing=drawn("passing"),
        timid=drawn("timid"),
    )


def names_of(how: Temper) -> tuple[str, ...]:
    """Return the names of the ways in which people play."""
    return tuple(_name(way, getattr(how, way)) for way in _WAYS)


def _name(way: str, often: float) -> str:
    return f"play:{way} {often}"
