"""
Which rule a number stands for in each edition, and how its text has changed.

Numbers move between editions: 802.5 of one edition may be 802.6 of another, and 602.1 two rules
that have nothing to do with each other.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator

from apnap.book.content.model import Standing, Wording
from apnap.coverage.known import there
from apnap.protocol import EditionDate
from apnap.rulebooks import Edition, GlossaryTerm, Subject, editions, load, place


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


@functools.cache
def counterparts(about: Subject, date: EditionDate, other: EditionDate) -> tuple[Subject, ...]:
    """Return what a rule of one edition is called in another; empty if that has no such rule."""
    if date == other:
        return (about,)
    book, back = _edition(other), _edition(date)
    found = _there(about, date, other)
    same = [one for one in found if about in _there(one, other, date)]
    if not same and book.knows(about) and _texts(about, book) == _texts(about, back):
        return (about,)  # a rule of its time, of which the map knows nothing
    return tuple(sorted(same, key=place))


@functools.cache
def _there(about: Subject, date: EditionDate, other: EditionDate) -> tuple[Subject, ...]:
    """Return what the map of numbers knows of a rule of one edition in another."""
    return there(about, date, _edition(other))


_edition = functools.cache(load)


def standings(about: Subject, date: EditionDate) -> tuple[Standing, ...]:
    """Return where a rule of an edition stands in all editions that have it, oldest first."""
    return tuple(_standings(about, date))


def _standings(about: Subject, date: EditionDate) -> Iterator[Standing]:
    before: list[tuple[str, str]] = []
    for other in editions():
        found = counterparts(about, date, other)
        texts = [_texts(one, _edition(other)) for one in found]
        if found:
            yield Standing(
                edition=other,
                rules=tuple(map(str, found)),
                wording=_wording(texts, before),
            )
            before = texts


def _wording(now: list[tuple[str, str]], before: list[tuple[str, str]]) -> Wording:
    if not before:
        return "first"
    if now == before:
        return "same"
    return "examples" if [own for own, _ in now] == [own for own, _ in before] else "reworded"


def _texts(about: Subject, book: Edition) -> tuple[str, str]:
    """Return what stands for the text of a rule, and for its examples."""
    if isinstance(about, GlossaryTerm):
        return book.glossary[book.terms[about.slug]], ""
    rule = book.rules[about]
    return rule.fingerprint, rule.examples_fingerprint
