"""What can be found: one record for each page, and for each part of one that is an answer."""

from __future__ import annotations

from typing import Final, Literal

from apnap.protocol import EditionDate, Record

Kind = Literal["rule", "term", "section", "keyword", "card", "interpretation", "scenario"]
"""What a document is; `term` is one of the glossary, `section` also a variant of play."""

Field = Literal["title", "says", "about", "more", "spoken"]
FIELDS: Final[tuple[Field, ...]] = ("title", "says", "about", "more", "spoken")
"""Where words can stand: what it is called, says, is about, all that shows it, how it is asked."""


class Document(Record, frozen=True, kw_only=True):
    """One thing that can be found."""

    kind: Kind
    key: str
    """Its number, name or id."""
    title: str
    """What it is called, in the words that are shown."""
    says: str
    """One or two sentences that are shown below the title; empty: the title says it."""
    path: str
    """Its page in the book, as a path from the top of the folder."""
    command: str
    """What to type to read it in the terminal."""
    editions: tuple[EditionDate, ...] = ()
    """Only where today's edition does not have it: those that do, oldest first."""
    now: str = ""
    """The number of today, if this is a number that the rule bore earlier."""
    shown_by: tuple[str, ...] = ()
    """Only of a card: the ids of the scenarios that use it."""
    shows: tuple[str, ...] = ()
    """Only of a scenario: the rules of today that it shows."""
    ways: tuple[str, ...] = ()
    """The ways to play that it is about, as `words.toml` calls them; empty: it is about all."""


class Entry(Record, frozen=True, kw_only=True):
    """A document, and the words by which it is found, field by field."""

    document: Document
    title: str
    says: str = ""
    about: str = ""
    more: str = ""
    spoken: str = ""

    @property
    def texts(self) -> tuple[str, ...]:
        """The words, in the order of `FIELDS`."""
        return self.title, self.says, self.about, self.more, self.spoken
