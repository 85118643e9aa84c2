"""
The shape of a rulebook: what its lines look like, and where its parts begin.

The contents list the same headings as the chapters do; the chapters begin with the first
section whose heading is followed by its first rule.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from apnap.protocol import RuleNumber
from apnap.protocol.rule_numbers import LETTERS

EXAMPLE: Final = re.compile(r"\s*_*Examples?_*\s*:_*(.*)")
"""A line that begins an example; group 1: its text."""
SECTION: Final = re.compile(r"\s*([1-9][0-9]{2})\.\s+(\S.*)")
"""A heading of a section, or a line like it; groups: number, title."""
_CHAPTER: Final = re.compile(r"\s*([1-9])\.\s+(\S.*)")
_RULE: Final = re.compile(
    r"\s*(?P<printed>(?P<section>[1-9][0-9]{2})\.(?P<space> ?)(?P<rule>[1-9][0-9]*)"
    r"(?P<letter>[a-z]?))(?P<stop>\.?)(?:\s+|$|(?=[\"\u201c({\[A-Z]))(?P<text>.*)"
)
_DATE: Final = re.compile(
    r"(?:effective|current)\s+as\s+of\s+(?P<month>[A-Z][a-z]+)\s+(?P<day>[0-9]{1,2}),"
    r"\s+(?P<year>[0-9]{4})"
)
_MONTHS: Final = (
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
)
_AFTER_THE_GLOSSARY: Final = ("credits", "questions?", "customer service information")
_LONGEST_TITLE: Final = 80


class NumberedLine(msgspec.Struct, frozen=True):
    """A line that begins as a rule does."""

    printed: str
    """The number as printed, without a full stop at its end."""
    number: RuleNumber | None
    """The number; None: it has a letter that rules skip."""
    spaced: bool
    """Whether there is a space inside the number, as in `802. 4a`."""
    text: str


class Shape(msgspec.Struct, frozen=True):
    """Where the parts of a rulebook are, as indices of lines."""

    effective: str | None
    """From which day the book says that it is in force, as YYYY-MM-DD."""
    contents: Mapping[int, str]
    """Titles of sections as the contents list them."""
    first: int
    """The heading of the first section."""
    chapters: Mapping[int, tuple[int, str]]
    """Line of each chapter's heading: the chapter's number and title."""
    glossary: int
    """The glossary's heading; `end` if there is no glossary."""
    end: int
    """The line after the glossary: the credits, or the end of the file."""
    missing: str | None
    """The last part that the contents name, if it never comes: the file is cut off."""


def plain(title: str) -> str:
    """Return a title or term without marks of italics and superfluous space."""
    return " ".join(title.replace("_", "").split())


def is_title(text: str) -> bool:
    """Tell whether `text` can be the title of a section: short, and no sentence."""
    return len(text) <= _LONGEST_TITLE and not text.rstrip().endswith((".", ",", ";", ":"))


def numbered(line: str) -> NumberedLine | None:
    """Return how the line begins as a rule, None if it does not; a rule's text has a capital."""
    form = _RULE.match(line)
    if form is None or form["text"][:1].islower():
        return None
    if form["space"] and not (form["letter"] or form["stop"]):
        return None
    letter = form["letter"]
    number = (
        RuleNumber(int(form["section"]), int(form["rule"]), letter)
        if not letter or letter in LETTERS
        else None
    )
    return NumberedLine(form["printed"], number, bool(form["space"]), form["text"])


def section_heading(line: str) -> tuple[RuleNumber, str]:
    """Return number and title of a line that matches `SECTION`."""
    number, _, title = line.strip().partition(".")
    return RuleNumber(int(number)), plain(title)


def find_shape(book: Sequence[str]) -> Shape | None:
    """Return the shape of the book; None if no section is followed by its first rule."""
    first = _first_section(book)
    if first is None:
        return None
    above = beside(book, first, -1)
    start = above if above is not None and _CHAPTER.match(book[above]) else first
    fresh = [at for at in range(start, len(book)) if not book[at - 1].strip()]
    after = (at for at in fresh if book[at].strip().casefold() in _AFTER_THE_GLOSSARY)
    end = next(after, len(book))
    terms = (at for at in fresh if book[at].strip().casefold() == "glossary" and at < end)
    glossary = next(terms, end)
    closing = [line.strip() for line in book[:start] if _is_closing(line)]
    comes = {book[at].strip().casefold() for at in fresh}
    return Shape(
        effective=_effective(" ".join(book[:start])),
        contents=_contents(book[:start]),
        first=first,
        chapters=_chapters(book, start, glossary),
        glossary=glossary,
        end=end,
        missing=next((part for part in closing[-1:] if part.casefold() not in comes), None),
    )


def _is_closing(line: str) -> bool:
    """Tell whether a line names a part that stands behind the chapters."""
    return line.strip().casefold() in ("glossary", *_AFTER_THE_GLOSSARY)


def _first_section(book: Sequence[str]) -> int | None:
    for at, line in enumerate(book):
        heading = SECTION.match(line)
        below = None if heading is None else beside(book, at, 1)
        if heading is not None and below is not None:
            rule = numbered(book[below])
            if rule is not None and rule.number == RuleNumber(int(heading[1]), 1):
                return at
    return None


def beside(book: Sequence[str], at: int, step: int) -> int | None:
    """Return the next line that is not blank, downwards (1) or upwards (-1)."""
    at += step
    while 0 <= at < len(book):
        if book[at].strip():
            return at
        at += step
    return None


def _contents(front: Sequence[str]) -> dict[int, str]:
    forms = (SECTION.match(line) for line in front)
    return {int(form[1]): plain(form[2]) for form in forms if form and is_title(form[2])}


def _chapters(book: Sequence[str], start: int, end: int) -> dict[int, tuple[int, str]]:
    """Find the headings of chapters: each is followed by its first section's heading."""
    found = {}
    for at in range(start, end):
        form = _CHAPTER.match(book[at])
        below = None if form is None else beside(book, at, 1)
        if form is not None and below is not None:
            section = SECTION.match(book[below])
            if section is not None and section[1].startswith(form[1]):
                found[at] = (int(form[1]), plain(form[2]))
    return found


def _effective(front: str) -> str | None:
    form = _DATE.search(front)
    if form is None or form["month"] not in _MONTHS:
        return None
    return f"{form['year']}-{_MONTHS.index(form['month']) + 1:02}-{int(form['day']):02}"
