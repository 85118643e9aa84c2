"""The table of contents: the rules of the book by chapters and sections."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from apnap.book.content.model import Book, RulePage
from apnap.protocol import EditionDate, Record
from apnap.rulebooks import Edition, GlossaryTerm, RuleNumber, load, subject


class Section(Record, frozen=True, kw_only=True):
    """A section of the rulebook with the rules of it that the book has."""

    key: str
    """Its number, with the edition behind it if that is an old one; unique within the book."""
    number: str
    title: str
    edition: EditionDate
    """The edition whose section it is."""
    rules: tuple[RulePage, ...]
    """Those that a source asks for."""
    support: tuple[RulePage, ...]
    """Those that only other rules need."""


class Chapter(Record, frozen=True, kw_only=True):
    """A chapter of the rulebook, or its glossary."""

    key: str
    title: str
    sections: tuple[Section, ...]


def chapters(book: Book) -> tuple[Chapter, ...]:
    """
    Return the contents: today's chapters, and behind them the numbers of each earlier edition.

    A rule stands where the newest edition has it in which its number means that rule.
    """
    found: list[Chapter] = []
    for date in sorted({_edition(page) for page in book.rules}, reverse=True):
        edition = load(date)
        theirs = [page for page in book.rules if _edition(page) == date]
        if date == book.editions[-1]:
            found += (_chapter(number, pages, edition) for number, pages in groupby(theirs, _place))
        else:
            title = f"Numbers of the edition of {date}"
            found.append(
                Chapter(key=f"edition-{date}", title=title, sections=_sections(theirs, edition))
            )
    return tuple(found)


def _edition(page: RulePage) -> EditionDate:
    return page.strands[0].editions[-1]


def _place(page: RulePage) -> int:
    """Return the number of a rule's chapter; 0 is the glossary."""
    about = subject(page.rule)
    return 0 if isinstance(about, GlossaryTerm) else about.chapter


def _chapter(number: int, pages: Iterable[RulePage], edition: Edition) -> Chapter:
    return Chapter(
        key=f"chapter-{number}",
        title=edition.chapters[number] if number else "Glossary",
        sections=_sections(pages, edition),
    )


def _sections(pages: Iterable[RulePage], edition: Edition) -> tuple[Section, ...]:
    return tuple(
        _section(key, tuple(theirs), edition) for key, theirs in groupby(pages, key=_section_of)
    )


def _section_of(page: RulePage) -> str:
    about = subject(page.rule)
    return "" if isinstance(about, GlossaryTerm) else str(about.section)


def _section(number: str, pages: tuple[RulePage, ...], edition: Edition) -> Section:
    return Section(
        key=f"section-{number or 'terms'}-{edition.date}",
        number=number,
        title=edition.title(RuleNumber.parse(number)) if number else "Terms",
        edition=edition.date,
        rules=tuple(page for page in pages if page.strands[0].source),
        support=tuple(page for page in pages if not page.strands[0].source),
    )
