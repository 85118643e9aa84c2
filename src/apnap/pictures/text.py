"""
Making text of an engine harmless and short.

Nothing that an engine sends may command a terminal, turn the direction of writing, break XML, or
run out of the place that is meant for it.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

from apnap.protocol.unseen import parted

TIMES: Final = "\N{MULTIPLICATION SIGN}"
"""Stands before a number of things that look the same."""

LONGEST: Final = 200
"""Characters that are kept of a text unless it is said otherwise: the longest name there can be."""

_INVISIBLE: Final = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"})
_MARKS: Final = frozenset({"Mn", "Me"})
_MOST_MARKS: Final = 2
_NARROW: Final = frozenset("iljtfrI.,:;'|!()[]{}`·-/ ")
_WIDE: Final = frozenset("mwMWQOGD@%&—…")
_CACHE_BELOW: Final = 0x7F


def clean(text: str, longest: int = LONGEST) -> str:
    """
    Return a text on one line, at most so long, without characters that nobody sees.

    A space takes the place of each of them, and parts what CI servers would obey; of many combining
    marks on one letter two stay.
    """
    if len(text) <= longest and text.isascii() and text.isprintable():  # as most are
        return parted(text)
    shown: list[str] = []
    marks = 0
    for character in text[:longest]:
        category = unicodedata.category(character)
        marks = marks + 1 if category in _MARKS else 0
        if marks <= _MOST_MARKS:
            shown.append(" " if category in _INVISIBLE else character)
    return parted("".join(shown)) + ("…" if len(text) > longest else "")


def width(text: str, size: float) -> float:
    """Return about how wide a text is when written at `size`, rather too much than too little."""
    return sum(map(_width, text)) * size


def shorten(text: str, room: float, size: float) -> str:
    """Return a text cleaned, and cut so that it fits into `room` when written at `size`."""
    text = clean(text)
    if width(text, size) <= room:
        return text
    kept, used = "", _width("…") * size
    for character in text:
        used += _width(character) * size
        if used > room:
            break
        kept += character
    return kept.rstrip() + "…"


def wrapped(text: str, room: float, size: float, most: int) -> tuple[str, ...]:
    """Return a text cleaned and in lines of at most `room`, at most so many; the last is cut."""
    lines: list[str] = []
    rest = clean(text).split()
    while rest and len(lines) < most - 1:
        line = rest[0]
        number = 1
        while number < len(rest) and width(f"{line} {rest[number]}", size) <= room:
            line = f"{line} {rest[number]}"
            number += 1
        lines.append(shorten(line, room, size))
        rest = rest[number:]
    if rest:
        lines.append(shorten(" ".join(rest), room, size))
    return tuple(lines)


def listed(names: Iterable[str], most: int = 0) -> str:
    """Return names as one text, `most` of them if that is not 0, and how many are left out."""
    all_ = [clean(name) for name in names]
    shown = all_[:most] if most else all_
    left = len(all_) - len(shown)
    return ", ".join(shown) + (f" and {left} more" if left else "")


def joined(names: Iterable[str]) -> str:
    """Return names as they stand in a sentence: `Rob, Alex and Dana`."""
    *others, last = [clean(name) for name in names] or [""]
    return f"{', '.join(others)} and {last}" if others else last


def _width(character: str) -> float:
    if ord(character) >= _CACHE_BELOW:
        if unicodedata.category(character) in _MARKS:
            return 0.0
        if unicodedata.east_asian_width(character) in "WF":
            return 1.05
    if character in _NARROW:
        return 0.4
    return 1.0 if character in _WIDE else 0.75 if character.isupper() else 0.64
