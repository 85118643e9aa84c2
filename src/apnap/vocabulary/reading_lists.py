"""
Reading lists and names against what a scenario knows.

A reader takes the text in a gap and the names of the scenario so far, so that "Stand or Fall and
Gray Ogre" is two names; it raises `WordError` if the text does not fit.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final, TypeVar

from apnap.protocol import Record
from apnap.protocol.bounds import INTEGER_LIMIT

NUMBERS: Final = (
    *("no", "one", "two", "three", "four", "five"),
    *("six", "seven", "eight", "nine", "ten"),
)
LINKING: Final = frozenset(
    (
        *("a", "an", "the", "each", "nothing", "of", "and", "or", "to", "for", "from", "in", "on"),
        *("at", "by", "with", "without", "is", "are", "be", "has", "have", "holds", "controls"),
        *("targeting", "sacrificing", "attacks", "attack", "blocks", "block", "declares", "casts"),
        *("activates", "ability", "plays", "chooses", "announces", "puts", "assigns", "passes"),
        *("concedes", "called", "as", "keeps", "takes", "interrupts", "can", "cannot", "knows"),
        *("proposes", "turns", "taking", "ends"),
    )
)
"""Words that link the parts of a phrase, and never tell one object from another."""

_MOST: Final = 50
"""So many parts a list in a sentence has."""
_SHOWN: Final = 40
_SEPARATOR: Final = re.compile(r"(, and |, | and )")
_FIGURES: Final = re.compile(r"-?[0-9]+")
_DIGITS: Final = len(str(INTEGER_LIMIT)) + 1

T = TypeVar("T")
Reader = Callable[[str, "Scope"], Any]
"""Reads the text in a gap; the type of the value depends on the gap."""


class Scope(Record, frozen=True):
    """The names that a scenario has introduced so far."""

    players: tuple[str, ...] = ()
    objects: frozenset[str] = frozenset()


class WordError(ValueError):
    """
    A text that cannot stand where it stands; the message says why.

    Most are never told: another phrase reads the text. So a hint, such as the names that are like
    one that nobody has, is worked out when the message is read.
    """

    def __init__(self, why: str, hint: Callable[[], str] = str, *, certain: bool = False) -> None:
        """
        Take why, and what returns words to put behind it.

        It is `certain` if the steps above don't matter: no card, or no player of the game, has
        such a name, whatever else was to be said of them.
        """
        super().__init__(why)
        self._hint = hint
        self.certain = certain

    def __str__(self) -> str:
        """Return why, and the hint."""
        return f"{super().__str__()}{self._hint()}"


def number(text: str, _: Scope) -> int:
    """Read a number: figures, or a word from `no` to `ten`."""
    if _FIGURES.fullmatch(text):
        if len(text) > _DIGITS or abs(int(text)) > INTEGER_LIMIT:
            raise WordError(f"{text[:_DIGITS]}… is too large a number: {INTEGER_LIMIT} is the most")
        return int(text)
    if text in NUMBERS:
        return NUMBERS.index(text)
    raise WordError(f"{text!r} is no number")


def natural(text: str, scope: Scope) -> int:
    """Read a number that is not negative."""
    if (found := number(text, scope)) < 0:
        raise WordError(f"{text} is less than nothing")
    return found


def ordinal(text: str, scope: Scope) -> int:
    """Read a number that counts from 1."""
    if (found := number(text, scope)) < 1:
        raise WordError(f"{text} is no place in an order that begins with 1")
    return found


def parts(text: str) -> tuple[str, ...]:
    """Return what commas and "and" join, however it may be read."""
    return tuple(_SEPARATOR.split(text)[::2])


def listing(text: str, read: Callable[[str], T]) -> list[T]:
    """
    Read a list joined by commas and "and", in the only way in which each part can be read.

    Raises the error of the parts taken one by one if there is no such way, and `WordError` for
    more than 50 parts.
    """
    pieces = _SEPARATOR.split(text)
    if len(pieces) > 2 * _MOST:
        raise WordError(f"{text[:_SHOWN]!r}… has {len(pieces) // 2 + 1} parts, and {_MOST} at most")
    ways = _ways(pieces, read)
    if len(ways) == 1:
        return ways[0]
    if ways:
        raise WordError(f"{text!r} can be read as several lists")
    return [read(piece) for piece in pieces[::2]]


def _ways(pieces: list[str], read: Callable[[str], T]) -> list[list[T]]:
    """
    Return the readings of `pieces`, every second of which is a separator; of several, two.

    What can follow a part is worked out once, from the end: there may be two to the power of their
    number of ways.
    """
    after: dict[int, list[list[T]]] = {len(pieces) + 1: [[]]}
    for start in range(len(pieces) - 1, -1, -2):
        after[start] = []
        for end in range(start + 1, len(pieces) + 1, 2):
            rests = after[end + 1]
            if not rests or len(after[start]) > 1:
                continue
            try:
                first = read("".join(pieces[start:end]))
            except WordError:
                continue
            after[start] += [[first, *rest] for rest in rests]
        after[start] = after[start][:2]
    return after[0]
