"""
Documents in a full-text index of SQLite (FTS5).

FTS5 divides and stems the texts and keeps which term stands where. What a question finds is read
from there term by term, so that the terminal can weigh it by the formula of the book's search.
"""

from __future__ import annotations

import functools
import sqlite3
import zlib
from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import groupby
from operator import itemgetter
from types import MappingProxyType
from typing import Final

import msgspec

from apnap.finding.documents import FIELDS, Document, Entry
from apnap.finding.terms import TOKENIZER, Phrases, phrase_words, split, stems, words_of
from apnap.finding.tuning import Table

Postings = Mapping[int, Sequence[tuple[int, int]]]
"""By the number of a field: the documents in which a term stands there, and how often."""

_TABLES: Final = f"""
CREATE TABLE documents (id INTEGER PRIMARY KEY, document BLOB NOT NULL);
CREATE TABLE pages (name TEXT PRIMARY KEY, page BLOB NOT NULL);
CREATE TABLE lengths (document INTEGER PRIMARY KEY, {", ".join(FIELDS)});
CREATE VIRTUAL TABLE texts USING fts5({", ".join(FIELDS)}, content='', tokenize="{TOKENIZER}");
"""
_VOCABULARY: Final = """
CREATE VIRTUAL TABLE temp.instances USING fts5vocab(main, texts, instance);
CREATE VIRTUAL TABLE temp.terms USING fts5vocab(main, texts, row);
"""


class NoFullTextSearchError(RuntimeError):
    """The SQLite of this Python has no full-text search."""

    def __init__(self) -> None:
        """Say what is missing, and what has it."""
        super().__init__(
            f"the SQLite {sqlite3.sqlite_version} of this Python has no full-text search (FTS5): "
            "use a Python whose module `sqlite3` has it, as those of python.org have"
        )


class Index:
    """Documents, and in which of their fields each term stands."""

    def __init__(self, database: sqlite3.Connection) -> None:
        """Take a database that `indexed` or `opened` has made."""
        self._database = database
        self._postings: dict[str, Postings] = {}
        query = f"SELECT {', '.join(FIELDS)} FROM lengths ORDER BY document"  # noqa: S608 - ours
        self.lengths: tuple[tuple[int, ...], ...] = tuple(database.execute(query))
        """Of each document, how many different terms each field has."""
        count = len(self.lengths)
        self.averages: tuple[float, ...] = tuple(
            sum(field) / count for field in zip(*self.lengths, strict=True)
        )
        """How many that are on average, field by field; nothing without documents."""

    @functools.cached_property
    def documents(self) -> tuple[Document, ...]:
        """All documents, in order."""
        found = self._database.execute("SELECT document FROM documents ORDER BY id")
        return tuple(msgspec.json.decode(one, type=Document) for (one,) in found)

    @functools.cached_property
    def years(self) -> frozenset[str]:
        """The years of the editions that have what today's has not."""
        return frozenset(date[:4] for one in self.documents for date in one.editions)

    @functools.cached_property
    def titled(self) -> Mapping[str, Sequence[int]]:
        """The documents that have a word in their titles."""
        found: dict[str, list[int]] = defaultdict(list)
        for at, one in enumerate(self.documents):
            for word in {*words_of(one.title)}:
                found[word].append(at)
        return found

    @functools.cached_property
    def showing(self) -> Mapping[int, Sequence[int]]:
        """The documents that show rules of today: scenarios, each with the rules."""
        rules = {
            one.key: at
            for at, one in enumerate(self.documents)
            if one.kind == "rule" and not one.editions
        }
        return {
            at: [rules[rule] for rule in one.shows if rule in rules]
            for at, one in enumerate(self.documents)
            if one.shows
        }

    @functools.cached_property
    def used(self) -> Mapping[int, Sequence[int]]:
        """The documents that use cards: scenarios, each with the cards."""
        places = {one.key: at for at, one in enumerate(self.documents)}
        found: dict[int, list[int]] = defaultdict(list)
        for at, one in enumerate(self.documents):
            for key in one.shown_by:
                if key in places:
                    found[places[key]].append(at)
        return found

    def page(self, name: str) -> bytes | None:
        """Return the page that lies beside the documents under a name, if there is one."""
        found = self._database.execute("SELECT page FROM pages WHERE name = ?", (name,)).fetchone()
        return zlib.decompress(found[0]) if found else None

    def postings(self, term: str) -> Postings:
        """Return where a term stands; empty if nowhere."""
        if term not in self._postings:
            self._postings[term] = self._read(term)
        return self._postings[term]

    def _read(self, term: str) -> Postings:
        query = (
            "SELECT col, doc, count(*) FROM instances WHERE term = ? "
            "GROUP BY col, doc ORDER BY col, doc"
        )
        found = groupby(self._database.execute(query, (term,)), key=itemgetter(0))
        return {
            FIELDS.index(field): [(at, times) for _, at, times in rows] for field, rows in found
        }

    def terms(self) -> tuple[str, ...]:
        """Return all terms, ascending."""
        return tuple(term for (term,) in self._database.execute("SELECT term FROM terms"))

    def stored(self) -> bytes:
        """Return the database as the bytes of a file."""
        return self._database.serialize()

    def close(self) -> None:
        """Let go of the database."""
        self._database.close()


def indexed(
    entries: Sequence[Entry], table: Table, pages: Mapping[str, bytes] = MappingProxyType({})
) -> Index:
    """
    Return the index of what can be found; `pages` are laid beside it under their names.

    Raises `NoFullTextSearchError` where SQLite cannot do it.
    """
    database = _created()
    texts = [[split(text) for text in one.texts] for one in entries]
    known = stems((*phrase_words(table), *(w for one in texts for text in one for w in text)))
    phrases = Phrases(table, known)
    marks = ", ".join("?" * (len(FIELDS) + 1))
    into = f"texts(rowid, {', '.join(FIELDS)})"
    for at, (entry, fields) in enumerate(zip(entries, texts, strict=True)):
        terms = [phrases.terms(words) for words in fields]
        written = [" ".join(one) for one in terms]
        lengths = [len({known.get(term, term) for term in one}) for one in terms]
        stored = msgspec.json.encode(entry.document)
        database.execute("INSERT INTO documents VALUES (?, ?)", (at, stored))
        database.execute(f"INSERT INTO lengths VALUES ({marks})", (at, *lengths))  # noqa: S608 - ours
        database.execute(f"INSERT INTO {into} VALUES ({marks})", (at, *written))  # noqa: S608 - ours
    packed = ((name, zlib.compress(page, level=1)) for name, page in pages.items())
    database.executemany("INSERT INTO pages VALUES (?, ?)", packed)
    database.execute("INSERT INTO texts(texts) VALUES ('optimize')")
    database.commit()
    database.executescript(_VOCABULARY)
    return Index(database)


def opened(stored: bytes) -> Index:
    """Return the index that `Index.stored` gave; raise `sqlite3.Error` if it is none."""
    database = sqlite3.connect(":memory:")
    try:
        database.deserialize(stored)
        database.executescript(_VOCABULARY)
        return Index(database)
    except BaseException:
        database.close()
        raise


def _created() -> sqlite3.Connection:
    database = sqlite3.connect(":memory:")
    try:
        database.executescript(_TABLES)
    except sqlite3.OperationalError as error:
        database.close()
        raise NoFullTextSearchError from error
    return database
