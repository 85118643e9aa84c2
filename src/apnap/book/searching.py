"""
The search of the book: the scripts that a page loads when somebody begins to search.

One is the program: MiniSearch and a stemmer, as others have published them, and what asks them.
The other is the index, the same that `apnap find` has, in the form that `search.js` unpacks.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing
from typing import Final

import msgspec

from apnap.book.content.model import Book
from apnap.book.content.spelling import called
from apnap.book.findable import index
from apnap.book.rendering import asset
from apnap.finding import FIELDS, Document, Index, Table, table
from apnap.finding.terms import Phrases, phrase_words, stems

_MAP: Final = "//# sourceMappingURL="
"""Begins the line that leads to a file which the book does not have."""
_EXPORT: Final = "export function stemmer("


def program() -> str:
    """Return the script that searches, with the licences of what it holds of others."""
    mini = asset("vendor/minisearch.js").rpartition(_MAP)[0]
    stemmer = asset("vendor/stemmer.js").replace(_EXPORT, "window.apnapStem = function stemmer(")
    return "\n".join(
        (
            _notice("MiniSearch", "minisearch"),
            mini,
            _notice("stemmer", "stemmer"),
            f"(() => {{\n{stemmer}\n}})();",
            asset("search.js"),
        )
    )


def entries(book: Book) -> str:
    """Return the script that hands the index of a book to the search."""
    with closing(index(book)) as found:
        return script(found)


def script(found: Index) -> str:
    """Return the script that hands an index to the search."""
    packed = msgspec.json.encode(_packed(found, table()))
    return f"window.apnapFindable = {packed.decode()};\n"


def _notice(name: str, file: str) -> str:
    licence = asset(f"vendor/{file}.LICENSE.txt").strip()
    return f"/*!\n{name}\n\n{licence}\n*/"


def _packed(found: Index, words: Table) -> dict[str, object]:
    """Return an index and the table as plain values."""
    known = stems(phrase_words(words))
    phrases = Phrases(words, known)
    return {
        "fields": FIELDS,
        "documents": [_document(one, words) for one in found.documents],
        "lengths": found.lengths,
        "terms": {term: _standing(found, term) for term in found.terms()},
        "same": [[" ".join(key), term] for key, term in phrases.same.items()],
        "also": [[" ".join(key), terms] for key, terms in phrases.leading.items()],
        "stop": sorted(words.stop),
        "light": sorted(phrases.light),
        "people": words.people,
        "idle": words.idle,
        "exact": sorted(phrases.exact.items()),
        "table": {
            name: getattr(words, name)
            for name in ("formula", "fields", "kinds", "unknown", "old", "ways")
        }
        | {
            "also": words.also_counts,
            "shown": words.shown_counts,
            "coverage": words.coverage,
            "within": words.within_counts,
            "light": words.light_counts,
            "named": words.named_counts,
        },
    }


def _document(one: Document, words: Table) -> tuple[object, ...]:
    """
    Return a document as `search.js` takes it apart.

    Kind, number or name, title, what it says, page, editions, number now, terms of ways to play,
    rules that it shows.
    """
    number = called(one.key) if one.kind in ("rule", "section") else ""
    ways = tuple(map(words.term, one.ways))
    told = one.kind, number, one.title, one.says, one.path, one.editions, one.now, ways
    return (*told, one.shows) if one.shows else told


def _standing(found: Index, term: str) -> list[list[int]]:
    """
    Return where a term stands, field by field.

    Each document is how far it is from the one before, doubled; odd, with the number behind it, if
    the term stands there more than once.
    """
    postings = found.postings(term)
    return [list(_steps(postings.get(field, ()))) for field in range(len(FIELDS))]


def _steps(postings: Sequence[tuple[int, int]]) -> Iterator[int]:
    before = 0
    for at, times in postings:
        step = 2 * (at - before)
        yield from (step,) if times == 1 else (step + 1, times)
        before = at
