"""
What a question finds, best first: BM25+ field by field, as MiniSearch does it in the book.

A document counts for each term by how rare that is, how often it stands in a field and how short
the field is; what the fields and kinds of documents count says the table. What has more of the
words comes before what has one of them often. A word that no document has stands for words that
begin with it, or else for those that are spelled almost so.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from msgspec.structs import replace

from apnap.finding.documents import Document
from apnap.finding.full_text import Index, Postings
from apnap.finding.terms import NUMBER, Asked, Term, asked, telling, words_of
from apnap.finding.tuning import Table
from apnap.protocol import Record

_DIGITS: Final = 9
"""Scores that agree in so many digits are the same: sums have errors beyond them."""


class Found(Record, frozen=True):
    """A document that a question finds, and how well it fits."""

    document: Document
    score: float


class _Hit:
    """What a document counts so far."""

    __slots__ = ("boost", "score", "terms")

    def __init__(self, boost: float) -> None:
        self.boost = boost
        """What it counts, whatever words it has."""
        self.score = 0.0
        self.terms: dict[str, float] = {}
        """The terms of the question that it has, with what they count."""

    def total(self, coverage: float) -> float:
        """Return the whole score; `coverage` is the power of how many terms there are."""
        has: float = sum(self.terms.values()) ** coverage
        return self.score * has


def find(index: Index, question: str, table: Table) -> tuple[Found, ...]:
    """
    Return what answers a question, best first.

    What is called so and no more comes first, such as a card. A number of a rule finds that rule,
    then its parts, then what else speaks of it. What today's
    edition does not have comes behind, unless the question names its year; a number that a rule
    bore once is found by that number or year only. The command of a card shows the one of its
    scenarios that fits the question best.
    """
    documents = index.documents
    what = asked(question, table, index.years)
    hits: dict[int, _Hit] = {}
    weigh = _Weigh(index, table, lambda at: _boost(documents[at], what, table))
    for term in what.terms:
        for text, part in _meant(index, term, table):
            weigh.add(hits, term, part, index.postings(text))
    totals = {at: hit.total(table.coverage) for at, hit in hits.items() if hit.boost}
    shown = _shown(index, totals)
    scores = {
        at: round(totals.get(at, 0.0) + table.shown_counts * shown.get(at, 0.0), _DIGITS)
        for at in totals.keys() | shown.keys()
    }
    places = _places(index, what, table)
    found = places.keys() | scores.keys()
    keys = sorted((-places.get(at, 0), -scores.get(at, 0.0), at) for at in found)
    ordered = [at for _, _, at in keys]
    commands = _commands(index, filter(scores.__contains__, ordered))
    return tuple(
        Found(
            replace(documents[at], command=commands[at]) if at in commands else documents[at],
            scores.get(at, 0.0),
        )
        for at in ordered
    )


def _commands(index: Index, ordered: Iterable[int]) -> Mapping[int, str]:
    """Return the commands of cards: each shows the scenario that fits best, as the first does."""
    found: dict[int, str] = {}
    for at in ordered:
        for card in index.used.get(at, ()):
            found.setdefault(card, index.documents[at].command)
    return found


def _shown(index: Index, totals: Mapping[int, float]) -> Mapping[int, float]:
    """Return the score of the best scenario of each rule of today of which one has a score."""
    best: dict[int, float] = {}
    for at, score in totals.items():
        for rule in index.showing.get(at, ()):
            best[rule] = max(score, best.get(rule, 0.0))
    return best


def _places(index: Index, what: Asked, table: Table) -> Mapping[int, int]:
    """Return how surely documents are meant whose name or number stands in the question."""
    called: Iterable[int] = index.titled.get(what.words[0], ()) if what.words else ()
    if what.numbers:
        called = range(len(index.documents))
    places = ((at, _place(index.documents[at], what, table)) for at in called)
    return {at: place for at, place in places if place}


def _place(document: Document, what: Asked, table: Table) -> int:
    """
    Return how surely a document is meant, whatever words it has; 0: it depends on them.

    5 is one of that name, 3 or 4 one of that number, 1 or 2 a part of that.
    """
    words = words_of(document.title)
    named = what.words and what.words[0] in words and telling(words, table) == what.words
    if named and _boost(document, what, table):
        return 5
    if document.kind not in ("rule", "section"):
        return 0
    places = [_part(document.key, number) for number in what.numbers]
    place = max(places, default=0)
    return place + (not document.editions) if place else 0


def _part(key: str, number: str) -> int:
    """Return 3 for the same number, 1 for a part of it (802.4a, and not 802.40), and else 0."""
    if key == number:
        return 3
    rest = key.removeprefix(number)
    return int(rest != key and not rest[0].isdigit())


def _boost(document: Document, what: Asked, table: Table) -> float:
    """Return what a document counts, whatever words it has."""
    counts = table.kinds[document.kind]
    if document.ways:
        asked_for = {table.term(way) for way in document.ways} & {term.text for term in what.terms}
        counts *= table.ways.asked if asked_for else table.ways.unasked
    if document.kind == "card" and _names(document, what, table):
        counts *= table.named_counts
    if not document.editions:
        return counts
    if any(date[:4] in what.years for date in document.editions):
        return counts * table.old.asked
    return 0.0 if document.now else counts * table.old.unasked


def _names(document: Document, what: Asked, table: Table) -> bool:
    """Tell whether the whole name of a document stands in the question."""
    name = " ".join(telling(words_of(document.title), table))
    return f" {name} " in f" {' '.join(what.words)} "


class _Weigh:
    """Adds up what documents count."""

    def __init__(self, index: Index, table: Table, boost: Callable[[int], float]) -> None:
        self._lengths = index.lengths
        self._formula = table.formula
        self._fields = tuple(table.fields.values())
        self._boost = boost
        self._averages = index.averages

    def add(self, hits: dict[int, _Hit], term: Term, part: float, postings: Postings) -> None:
        """
        Add what a term counts where it stands, by BM25+.

        `part` is how surely it is what was meant.
        """
        k, b, d = self._formula.k, self._formula.b, self._formula.d
        for field, standing in sorted(postings.items()):
            counts = part * term.counts * self._fields[field]
            rare = self._rare(len(standing))
            average = self._averages[field]
            for at, times in standing:
                hit = hits.get(at)
                if hit is None:
                    hit = hits[at] = _Hit(self._boost(at))
                if hit.boost:
                    long = 1 - b + b * self._lengths[at][field] / average
                    score = rare * (d + times * (k + 1) / (times + k * long))
                    hit.score += counts * hit.boost * score
                    hit.terms[term.text] = term.counts

    def _rare(self, having: int) -> float:
        """Return what a term counts for being rare that so many documents have in a field."""
        return math.log(1 + (len(self._lengths) - having + 0.5) / (having + 0.5))


def _meant(index: Index, term: Term, table: Table) -> Iterator[tuple[str, float]]:
    """Yield what a term may have been meant for, and how surely."""
    if index.postings(term.text):
        yield term.text, 1.0
        return
    if NUMBER.fullmatch(term.text):
        return
    all_ = index.terms()
    size = len(term.text)
    longer = [one for one in all_ if one.startswith(term.text)]
    for one in longer:
        yield one, table.unknown.prefix * len(one) / (len(one) + 0.3 * (len(one) - size))
    if not longer:
        most = int(size * table.unknown.mistakes + 0.5)
        for one in all_:
            if mistakes := _mistakes(term.text, one, most):
                yield one, table.unknown.fuzzy * len(one) / (len(one) + mistakes)


def _mistakes(word: str, other: str, most: int) -> int:
    """Return how many letters differ (Levenshtein's distance); 0 if none, or more than `most`."""
    if abs(len(word) - len(other)) > most:
        return 0
    before = list(range(len(other) + 1))
    for at, letter in enumerate(word, 1):
        row = [at]
        for place, one in enumerate(other, 1):
            row.append(min(before[place] + 1, row[-1] + 1, before[place - 1] + (letter != one)))
        if min(row) > most:
            return 0
        before = row
    return before[-1] if before[-1] <= most else 0
