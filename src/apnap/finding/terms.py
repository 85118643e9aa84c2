"""
From words to terms: what a document holds, and what a question asks for.

A text is lower case without accents and apostrophes; its words are letters, digits, and dots
between them (`802.4a`). Phrases of the table that are one thing become one term (`~3`), words that
say nothing are dropped, and the full-text search brings the others to their stems.
"""

from __future__ import annotations

import copy
import functools
import re
import sqlite3
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from apnap.finding.tuning import Table
from apnap.protocol import Record

TOKENIZER: Final = "porter unicode61 tokenchars '.~'"
"""How the full-text search divides texts that `Words` has written, and stems their words."""

_WORD: Final = re.compile(r"[a-z0-9]+(?:\.[a-z0-9]+)*")
_APOSTROPHES: Final = str.maketrans("", "", "'\u2019")
NUMBER: Final = re.compile(r"[1-9][0-9]{2}(?:\.[1-9][0-9]*[a-z]?)?")
"""A word that may be the number of a section, a rule or a part of one."""


def split(text: str) -> list[str]:
    """Return the words of a text, in order."""
    plain = text.lower().translate(_APOSTROPHES)
    if not plain.isascii():
        apart = unicodedata.normalize("NFD", plain)
        plain = "".join(one for one in apart if not unicodedata.combining(one))
    return _WORD.findall(plain)


@functools.lru_cache(maxsize=20_000)
def words_of(phrase: str) -> tuple[str, ...]:
    """Return the words of a title or a table's phrase, which every question asks for anew."""
    return tuple(split(phrase))


def telling(words: Iterable[str], table: Table) -> tuple[str, ...]:
    """Return words without those that say nothing."""
    return tuple(word for word in words if word not in table.stop)


def without(words: Sequence[str], phrases: Iterable[str]) -> list[str]:
    """Return the words of a question without phrases that say nothing, unless that is all."""
    told = f" {' '.join(words)} "
    for phrase in phrases:
        told = told.replace(f" {phrase} ", " ")
    return told.split() or list(words)


def stems(words: Iterable[str]) -> dict[str, str]:
    """Return the stem of each word, as the full-text search finds it."""
    all_ = sorted(set(words))
    with sqlite3.connect(":memory:") as memory:
        memory.execute(f'CREATE VIRTUAL TABLE words USING fts5(word, tokenize="{TOKENIZER}")')
        memory.execute("CREATE VIRTUAL TABLE terms USING fts5vocab(words, instance)")
        memory.executemany("INSERT INTO words(rowid, word) VALUES (?, ?)", enumerate(all_))
        found = dict(memory.execute("SELECT doc, term FROM terms"))
    memory.close()
    return {word: found.get(at, word) for at, word in enumerate(all_)}


class Term(Record, frozen=True):
    """A term that a question asks for, and what it counts."""

    text: str
    counts: float


class Asked(Record, frozen=True, kw_only=True):
    """What a question asks for."""

    words: tuple[str, ...]
    """Its words, but for those that say nothing."""
    terms: tuple[Term, ...]
    numbers: tuple[str, ...]
    """Words that may be the number of a section, a rule or a part of one."""
    years: tuple[str, ...]


class Phrases:
    """
    Finds the phrases of a table in texts whose stems are known.

    A phrase is a term beside its words, so that a part of it is found as well.
    """

    def __init__(self, table: Table, known: Mapping[str, str]) -> None:
        """Take the table, and the stems of all words of the table and of the texts."""
        self.known = known
        self._stop = table.stop
        self._people = frozenset(table.people)
        self._player = self.known[table.people[0]]
        self.same: dict[tuple[str, ...], str] = {}
        """The term of each phrase, by its stems, and by those that a question has of it."""
        for at, group in enumerate(table.same):
            for words in map(words_of, group):
                for key in (self._key(words), self._heard(words)):
                    self.same.setdefault(key, f"~{at}")
        self.exact = {
            word: f"~{at}"
            for at, group in enumerate(table.exact, len(table.same))
            for word in group
        }
        """The term of each word that is told apart from others of its stem."""
        self.light = frozenset(self._key(table.light))
        """The stems of words that say little."""
        self._longest: dict[str, int] = {}
        for key in self.same:
            self._longest[key[0]] = max(len(key), self._longest.get(key[0], 0))
        self.leading: dict[tuple[str, ...], tuple[str, ...]] = {}
        """The terms to which a phrase leads, by its stems."""
        for one in table.also:
            means = tuple(
                term
                for phrase in one.means
                for term, within in self.asked(words_of(phrase))
                if not within
            )
            for phrase in one.asked:
                key = self._heard(words_of(phrase))
                self.leading[key] = (*self.leading.get(key, ()), *means)
        self._farthest = max(map(len, self.leading), default=1)

    def knowing(self, words: Sequence[str]) -> Phrases:
        """Return the same with the stems of other words as well."""
        other = copy.copy(self)
        other.known = {**self.known, **stems(words)}
        return other

    def _key(self, words: Sequence[str]) -> tuple[str, ...]:
        return tuple([self.known[word] for word in words])

    def _heard(self, words: Sequence[str]) -> tuple[str, ...]:
        """Return the stems of a question's words: whoever is named there is a player."""
        return tuple(self._player if one in self._people else self.known[one] for one in words)

    def terms(self, words: Sequence[str]) -> list[str]:
        """Return what is indexed of a text: its words as they are, and its phrases as `~3`."""
        found: list[str] = []
        for phrase, part in self._parts(words, self._key(words)):
            if phrase:
                found.append(phrase)
            found += [word for word in part if word not in self._stop]
        return found

    def asked(self, words: Sequence[str]) -> Iterator[tuple[str, bool]]:
        """Yield the terms of a question, and whether each of them is but a word of a phrase."""
        for phrase, part in self._parts(words, self._heard(words)):
            if phrase:
                yield phrase, False
            for word in part:
                if word not in self._stop:
                    yield self.known[word], bool(phrase)

    def _parts(
        self, words: Sequence[str], key: Sequence[str]
    ) -> Iterator[tuple[str, Sequence[str]]]:
        """Yield the phrases of a text, longest first, and the words between them."""
        told = 0
        begins = (
            at
            for at, (word, stem) in enumerate(zip(words, key, strict=True))
            if stem in self._longest or word in self.exact
        )
        for at in begins:
            if at < told:
                continue
            sizes = range(min(self._longest.get(key[at], 0), len(words) - at), 0, -1)
            size = next((one for one in sizes if tuple(key[at : at + one]) in self.same), 0)
            phrase = self.same[tuple(key[at : at + size])] if size else ""
            if size <= 1:
                phrase = self.exact.get(words[at], phrase)
            if phrase:
                yield "", words[told:at]
                told = at + (size or 1)
                yield phrase, words[at:told]
        yield "", words[told:]

    def also(self, words: Sequence[str]) -> Iterator[str]:
        """Yield the terms to which the words of a question lead beside their own."""
        key = self._heard(words)
        for at in range(len(words)):
            for length in range(1, min(self._farthest, len(words) - at) + 1):
                yield from self.leading.get(key[at : at + length], ())


def phrase_words(table: Table) -> Iterator[str]:
    """Yield all words of the phrases of a table, and of its lists."""
    yield from table.light
    yield from table.people
    for exact in table.exact:
        yield from exact
    for group in table.same:
        for phrase in group:
            yield from words_of(phrase)
    for one in table.also:
        for phrase in (*one.asked, *one.means):
            yield from words_of(phrase)


@functools.lru_cache(maxsize=4)
def _phrases(table: Table) -> Phrases:
    """Return what finds the phrases of a table in its own words; every question begins with it."""
    return Phrases(table, stems(phrase_words(table)))


def asked(text: str, table: Table, years: Iterable[str]) -> Asked:
    """Return what a question asks for; `years` are those of the editions."""
    words = split(text)
    known = set(years)
    named = tuple(dict.fromkeys(word for word in words if word in known))
    words = [word for word in words if word not in named]
    words = without(words, table.idle)
    said = f" {' '.join(words)} "
    if any(f" {' '.join(words_of(phrase))} " in said for phrase in table.old.times):
        named = tuple(sorted(known))
    phrases = _phrases(table).knowing(words)
    terms = tuple(phrases.asked(words))
    counts = {
        term: table.light_counts if term in phrases.light else 1.0
        for term, within in terms
        if not within
    }
    for term in phrases.also(words):
        counts.setdefault(term, table.also_counts)
    for term, _ in terms:
        counts.setdefault(term, table.within_counts)
    return Asked(
        words=telling(words, table),
        terms=tuple(Term(*one) for one in counts.items()),
        numbers=tuple(word for word in words if NUMBER.fullmatch(word)),
        years=named,
    )
