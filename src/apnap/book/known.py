"""
What is looked up in the book of the reference engine, kept from one process to the next.

To gather the book takes seconds, so that is imported and done only where nothing is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, suppress

import msgspec

from apnap.book.content.explaining import Explained, explained, within
from apnap.book.content.model import Book
from apnap.engine.starting import DEFAULT
from apnap.finding import Entry, Index, NoFullTextSearchError, can_be_kept, kept, still_kept
from apnap.rulebooks import Subject, subject

Note = Callable[[], object]
"""Is called before the book is gathered."""


def known(note: Note = lambda: None) -> Index:
    """
    Return what can be found in the book, and what is told of each rule.

    Raises `NoFullTextSearchError`, and as `gather` does.
    """

    def made() -> tuple[Sequence[Entry], Mapping[str, bytes]]:
        from apnap.book.content.gathering import gather  # noqa: PLC0415 - see above
        from apnap.book.findable import entries  # noqa: PLC0415 - see above

        note()
        book = gather(DEFAULT)
        return tuple(entries(book)), dict(_explanations(book))

    return kept(made)


def explanation(about: Subject, engine: str, note: Note = lambda: None) -> Explained | None:
    """
    Return what is told of a rule or term, in the book of an engine; None if nothing is.

    Raises as `gather` does.
    """
    index = _index(note) if engine == DEFAULT else None
    if index is not None:
        with closing(index):
            found = index.page(str(about))
            return msgspec.json.decode(found, type=Explained) if found else None
    from apnap.book.content.gathering import gathering  # noqa: PLC0415 - see above

    book = gathering(engine)
    return explained(about, book.page, within(book.subjects), book.readings)


def _index(note: Note) -> Index | None:
    """Return what is known; None if it would have to be made anew for each answer."""
    with suppress(NoFullTextSearchError):
        return still_kept() or (known(note) if can_be_kept() else None)
    return None


def _explanations(book: Book) -> Iterator[tuple[str, bytes]]:
    """Yield what is told of each rule and term, as JSON by its name."""
    pages = {subject(page.rule): page for page in book.rules}
    below = within(pages)
    for about in below:
        told = explained(about, pages.__getitem__, below, book.readings)
        yield str(about), msgspec.json.encode(told)
