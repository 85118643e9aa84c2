"""
Which rule a number stands for in each edition, and how its text has changed.

Numbers move between editions: 802.5 of one edition may be 802.6 of another, and 602.1 two rules
that have nothing to do with each other.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator

from apnap.book.content.model import Standing, Wording
from apnap.protocol import EditionDate
from apnap.rulebooks import Subject, editions, load
from apnap.rulebooks.counterparts import counterparts, texts


def strands(about: Subject) -> tuple[tuple[EditionDate, ...], ...]:
    """
    Return the editions that have the number, those together in which it is the same rule.

    Editions and groups of them stand with the newest first.
    """
    left = [date for date in reversed(editions()) if _edition(date).knows(about)]
    found: list[tuple[EditionDate, ...]] = []
    while left:
        same = [date for date in left if about in counterparts(about, left[0], date)]
        found.append(tuple(same))
        left = [date for date in left if date not in same]
    return tuple(found)


_edition = functools.cache(load)


def standings(about: Subject, date: EditionDate) -> tuple[Standing, ...]:
    """Return where a rule of an edition stands in all editions that have it, oldest first."""
    return tuple(_standings(about, date))


def _standings(about: Subject, date: EditionDate) -> Iterator[Standing]:
    before: list[tuple[str, str]] = []
    for other in editions():
        found = counterparts(about, date, other)
        now = [texts(one, _edition(other)) for one in found]
        if found:
            yield Standing(
                edition=other,
                rules=tuple(map(str, found)),
                wording=_wording(now, before),
            )
            before = now


def _wording(now: list[tuple[str, str]], before: list[tuple[str, str]]) -> Wording:
    if not before:
        return "first"
    if now == before:
        return "same"
    return "examples" if [own for own, _ in now] == [own for own, _ in before] else "reworded"
