"""
Which numbers of different editions mean one and the same rule.

Numbers move between editions: 802.5 of one edition may be 802.6 of another, and 602.1 two rules
that have nothing to do with each other. `renumbering` says where a rule stands elsewhere; here that
is asked in both directions, so that two rules are only taken for one if both lead to each other.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable

from apnap.protocol import EditionDate, RuleNumber
from apnap.rulebooks.edition import Edition
from apnap.rulebooks.index import editions, load
from apnap.rulebooks.renumbering import renumbering
from apnap.rulebooks.subjects import GlossaryTerm, Subject, place


def there(about: Subject, told_in: EditionDate, edition: Edition) -> tuple[Subject, ...]:
    """
    Return what a number of one edition (a date) is in another; a term is the same everywhere.

    A number that the edition `told_in` does not have belongs to a rule of its own time.
    """
    if not isinstance(about, RuleNumber) or edition.date == told_in:
        return _had((about,), edition)
    known = _renumbering()
    if not _edition(told_in).has(about) or not {told_in, edition.date} <= known.backwards.keys():
        return _had((about,), edition)
    return _had(known.itself(about, told_in, edition.date), edition)


@functools.cache
def counterparts(about: Subject, date: EditionDate, other: EditionDate) -> tuple[Subject, ...]:
    """Return what a rule of one edition is called in another; empty if that has no such rule."""
    if date == other:
        return (about,)
    book, back = _edition(other), _edition(date)
    found = there(about, date, book)
    same = [one for one in found if about in there(one, other, back)]
    if not same and book.knows(about) and texts(about, book) == texts(about, back):
        return (about,)  # a rule of its time, of which the map knows nothing
    return tuple(sorted(same, key=place))


_edition = functools.cache(load)
_renumbering = functools.cache(renumbering)
_editions = functools.cache(editions)


@functools.cache
def latest(about: Subject, date: EditionDate) -> tuple[Subject, EditionDate]:
    """
    Return the number, and the edition, in which a rule of an edition stands last.

    It is followed only where it is one rule on both sides, or has kept its number among others.
    What several rules of today were once, or a part of one, is a rule of its own time.
    """
    for other in reversed([one for one in _editions() if one > date]):
        found = counterparts(about, date, other)
        if len(found) == 1 and counterparts(found[0], other, date) == (about,):
            return found[0], other
        if about in found and about in counterparts(about, other, date):
            return about, other
    return about, date


def texts(about: Subject, book: Edition) -> tuple[str, str]:
    """Return what stands for the text of a rule or term that the book has, and for its examples."""
    if isinstance(about, GlossaryTerm):
        return book.glossary[book.terms[about.slug]], ""
    rule = book.rules[about]
    return rule.fingerprint, rule.examples_fingerprint


def _had(subjects: Iterable[Subject], edition: Edition) -> tuple[Subject, ...]:
    """Return those that the edition has."""
    return tuple(filter(edition.knows, subjects))
