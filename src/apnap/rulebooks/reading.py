"""
Reading an official plain-text rulebook.

A rulebook is an introduction, the contents, nine chapters or fewer with their sections, rules
and sub-rules, a glossary and credits. A line that begins with a number is a rule only where a
rule can stand: after a blank line (or after a finished line) and where the number is due. All
others belong to the text in which they stand, which may run over several lines.
"""

from typing import Final

import msgspec

from apnap.protocol import RuleNumber
from apnap.rulebooks.decoding import decode, lines
from apnap.rulebooks.layout import (
    EXAMPLE,
    SECTION,
    NumberedLine,
    Shape,
    beside,
    find_shape,
    is_title,
    numbered,
    section_heading,
)
from apnap.rulebooks.terms import Term, read_terms

LARGEST: Final = 16_777_216
"""Largest rulebook that is read, in bytes; the official ones have less than a million."""

_SHORT: Final = 60
"""A line of fewer characters was not broken for want of space."""
_SENTENCE_ENDS: Final = (".", "!", "?", ":", ")", '"', "\u201d", "\u2019", "]")
_INDENTED: Final = "    "


class Entry(msgspec.Struct, frozen=True):
    """One section, rule or sub-rule as the book has it."""

    number: RuleNumber
    text: str
    """Own text without number and examples; of a section, its title and what follows at once."""
    examples: tuple[str, ...] = ()
    title: str = ""
    """Of a section, its title (empty if only a sentence says that there is none); else empty."""


class Doubt(msgspec.Struct, frozen=True):
    """A place where the book does not keep to its own order, and what was made of it."""

    line: int
    """Number of the line in the file, from 1."""
    what: str


class Misprint(msgspec.Struct, frozen=True):
    """A number that is printed wrong, and the number that is meant."""

    printed: str
    meant: RuleNumber


class Rulebook(msgspec.Struct, frozen=True):
    """What stands in a rulebook, in the order of the book."""

    effective: str | None
    """From which day it is in force, as YYYY-MM-DD; None: it does not say."""
    chapters: tuple[tuple[int, str], ...]
    entries: tuple[Entry, ...]
    glossary: tuple[Term, ...]
    misprints: tuple[Misprint, ...]
    doubts: tuple[Doubt, ...]


class NotARulebookError(ValueError):
    """A file without a section and its first rule."""

    def __init__(self, source: str) -> None:
        """Say that what was read from `source` is no rulebook."""
        super().__init__(
            f"{source} is not a plain-text rulebook: no section heading (such as '100. General')"
            " is followed by the section's first rule (such as '100.1. …')"
        )
        self.source = source


class CutOffRulebookError(NotARulebookError):
    """A rulebook whose end is missing."""

    def __init__(self, source: str, part: str) -> None:
        """Say that what was read from `source` ends before the `part` that its contents name."""
        ValueError.__init__(
            self,
            f"{source} is cut off: its contents name {part!r} as the last part, which never comes;"
            " get the whole file",
        )
        self.source = source


def read_rulebook(data: bytes, source: str = "this text") -> Rulebook:
    """
    Return what stands in a rulebook, given the bytes of its file.

    `source` is what `NotARulebookError` calls it if it is none, or a `CutOffRulebookError` if it
    is only the beginning of one.
    """
    book = lines(decode(data))
    shape = find_shape(book)
    if shape is None:
        raise NotARulebookError(source)
    if shape.missing is not None:
        raise CutOffRulebookError(source, shape.missing)
    return _Reader(book, shape).read()


class _Draft:
    """An entry of which more lines may follow."""

    def __init__(self, number: RuleNumber, text: str, title: str = "") -> None:
        self.number = number
        self.text = [text.strip()]
        self.title = title
        self.examples: list[list[str]] = []

    def finished(self) -> Entry:
        """Return the entry, its lines joined."""
        examples = tuple(" ".join(filter(None, example)) for example in self.examples)
        return Entry(self.number, " ".join(filter(None, self.text)), examples, self.title)


class _Reader:
    """Goes through the chapters line by line and remembers where it is."""

    def __init__(self, book: tuple[str, ...], shape: Shape) -> None:
        self._book = book
        self._shape = shape
        self._drafts: dict[RuleNumber, _Draft] = {}
        self._misprints: list[Misprint] = []
        self._doubts: list[Doubt] = []
        self._last: RuleNumber
        """The number of the entry to which the next lines belong."""
        self._fresh: bool
        """Whether a heading or a blank line has just gone by."""
        self._in_example: bool
        self._open(*section_heading(book[shape.first]))

    def read(self) -> Rulebook:
        """Read the chapters, then the glossary."""
        for at in range(self._shape.first + 1, self._shape.glossary):
            if not self._book[at].strip() or at in self._shape.chapters:
                self._fresh = True
            elif not (self._example(at) or self._rule(at) or self._heading(at)):
                self._more(at)
        self._compare_with_contents()
        if find_shape(self._book[self._shape.end :]) is not None:
            what = "another book, or the same once more, begins behind the end: it is not read"
            self._doubts.append(Doubt(self._shape.end + 1, what))
        return Rulebook(
            effective=self._shape.effective,
            chapters=tuple(self._shape.chapters.values()),
            entries=tuple(draft.finished() for draft in self._drafts.values()),
            glossary=read_terms(self._book[self._shape.glossary + 1 : self._shape.end]),
            misprints=tuple(self._misprints),
            doubts=tuple(self._doubts),
        )

    def _example(self, at: int) -> bool:
        """Take the line if it begins an example of the rule above it."""
        form = EXAMPLE.match(self._book[at])
        if form is None:
            return False
        self._drafts[self._last].examples.append([form[1].strip()])
        self._fresh, self._in_example = False, True
        return True

    def _rule(self, at: int) -> bool:
        """Take the line if it begins a rule or sub-rule."""
        found = numbered(self._book[at])
        number = None if found is None else self._due(at, found, self._last)
        if found is None or number is None:
            return False
        if str(number) != found.printed:
            self._misprints.append(Misprint(found.printed, number))
        self._begin(_Draft(number, found.text))
        return True

    def _due(self, at: int, found: NumberedLine, last: RuleNumber) -> RuleNumber | None:
        """Return the number of the rule that begins here, None if none does."""
        if found.number in last.followers():
            return found.number if self._may_begin(at) else None
        if not self._fresh or found.spaced:
            return None
        number, doubt = self._out_of_turn(found, last)
        if doubt:
            what = f"{doubt}: taken as text of {last}" if number is None else doubt
            self._doubts.append(Doubt(at + 1, what))
        return number

    def _out_of_turn(self, found: NumberedLine, last: RuleNumber) -> tuple[RuleNumber | None, str]:
        """Return what a number is that is not due after `last`, and the doubt about it."""
        number = found.number
        if number is None:
            return None, f"{found.printed} has a letter that rules skip"
        if number in self._drafts:
            return None, f"{number} a second time"
        if number.section == last.section:
            return number, f"{number} follows {last}"
        if number.section > last.section and number == RuleNumber(number.section, 1):
            title = self._shape.contents.get(number.section, "")
            self._open(RuleNumber(number.section), title)
            return number, f"{number} follows {last} without a heading"
        meant = next((n for n in last.followers() if _misprinted(number, n)), None)
        return meant, "" if meant else f"{number} among the rules of {last.section}"

    def _heading(self, at: int) -> bool:
        """Take the line if it is the heading of a section."""
        line = self._book[at]
        if not SECTION.match(line) or not self._may_begin(at):
            return False
        section, title = section_heading(line)
        listed = self._shape.contents.get(section.section, title)
        if section <= self._last or not (self._fresh or listed == title):
            return False
        if is_title(title):
            self._open(section, title)
        elif self._is_emptied(at, section):
            self._begin(_Draft(section, title))
        else:
            return False
        return True

    def _is_emptied(self, at: int, section: RuleNumber) -> bool:
        """Tell whether a sentence stands here in place of a section: the next one follows."""
        below = beside(self._book, at, 1)
        following = below is not None and SECTION.match(self._book[below])
        return section.section == self._last.section + 1 and bool(following)

    def _more(self, at: int) -> None:
        """Take the line as more of the example or of the rule in which it stands."""
        line, draft = self._book[at], self._drafts[self._last]
        if self._in_example and (self._fresh or line.startswith(_INDENTED)):
            self._in_example = False
        (draft.examples[-1] if self._in_example else draft.text).append(line.strip())
        self._fresh = False

    def _open(self, section: RuleNumber, title: str) -> None:
        self._begin(_Draft(section, title, title))
        self._fresh = True

    def _begin(self, draft: _Draft) -> None:
        self._drafts[draft.number] = draft
        self._last = draft.number
        self._fresh, self._in_example = False, False

    def _may_begin(self, at: int) -> bool:
        """Tell whether a new entry may begin here: no sentence is under way."""
        above = self._book[at - 1]
        return self._fresh or above.endswith(_SENTENCE_ENDS) or len(above) < _SHORT

    def _compare_with_contents(self) -> None:
        sections = {number.section for number in self._drafts}
        for section in self._shape.contents:
            if section not in sections:
                what = f"section {section} is only in the contents"
                self._doubts.append(Doubt(self._shape.first + 1, what))


def _misprinted(printed: RuleNumber, meant: RuleNumber) -> bool:
    """Tell whether `printed` is `meant` with one digit of the section wrong or two swapped."""
    if (printed.rule, printed.letter) != (meant.rule, meant.letter):
        return False
    pair = str(printed.section), str(meant.section)
    wrong = sum(a != b for a, b in zip(*pair, strict=True))
    return wrong == 1 or sorted(pair[0]) == sorted(pair[1])
