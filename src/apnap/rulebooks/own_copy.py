"""
The official wording, from the reader's own copy of a rulebook.

The project has fingerprints of rules and no texts. Which edition a copy is, is told by them: every
rule and term has to have the fingerprint that the index has. Texts are handed out and never kept:
whoever asks for them shows them and stores them nowhere.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from apnap.protocol import EditionDate
from apnap.protocol.given_files import read_given
from apnap.rulebooks.edition import Edition
from apnap.rulebooks.fingerprints import fingerprint
from apnap.rulebooks.index import editions, load
from apnap.rulebooks.reading import LARGEST, Rulebook, read_rulebook
from apnap.rulebooks.subjects import GlossaryTerm, Subject, term_slug


class Wording(msgspec.Struct, frozen=True):
    """What a rulebook says of a rule or term."""

    text: str
    """Without the number."""
    examples: tuple[str, ...] = ()


class OwnCopy(msgspec.Struct, frozen=True):
    """A reader's rulebook: an indexed edition, with its texts."""

    edition: EditionDate
    texts: Mapping[Subject, Wording]


class NotIndexedError(ValueError):
    """A rulebook that is none of the indexed editions."""

    def __init__(
        self, path: Path, effective: str | None, strange: Mapping[EditionDate, Sequence[str]]
    ) -> None:
        """
        Say of which edition the book at `path` comes near.

        `effective` is from when it is in force, as it says itself; `strange` are the places in
        which it differs from each indexed edition.
        """
        told = f"in force from {effective}" if effective else "without a date"
        listed = ", ".join(strange) or "none"
        todo = (
            "take the official plain text, unchanged"
            if effective in strange
            else f"the indexed editions are {listed}; take the official plain text of one of them,"
            f" or index this one: `apnap rules index {path}`"
        )
        near = f" ({_near(strange)})" if strange else ""
        super().__init__(
            f"{path} is a rulebook {told}, and no copy of an indexed one{near}: {todo}"
        )
        self.path = path


def own_copy(path: Path, where: Path | None = None) -> OwnCopy:
    """
    Return what the rulebook at `path` says (`where`: another folder of indexed editions).

    Raises `NotARulebookError` if it is none or only the beginning of one, `NotIndexedError` if its
    edition is not indexed, and `OSError` if it cannot be read.
    """
    book = read_rulebook(read_given(path, LARGEST), str(path))
    texts: dict[Subject, Wording] = {
        entry.number: Wording(entry.text, entry.examples) for entry in book.entries
    }
    texts |= {GlossaryTerm(term_slug(term.term)): Wording(term.text) for term in book.glossary}
    strange = {date: _strange(book, load(date, where)) for date in editions(where)}
    for date, others in strange.items():
        if not others:
            return OwnCopy(date, texts)
    raise NotIndexedError(path, book.effective, strange)


def _strange(book: Rulebook, edition: Edition) -> list[str]:
    """Return the rules and terms that one of the two lacks, or of which it has another text."""
    read = {str(one.number): (one.text, one.examples) for one in book.entries}
    kept = {str(number): rule for number, rule in edition.rules.items()}
    found = [
        number
        for number in (read | kept)
        if number not in read
        or number not in kept
        or fingerprint(read[number][0]) != kept[number].fingerprint
        or len(read[number][1]) != kept[number].examples
    ]
    terms = {term.term: fingerprint(term.text) for term in book.glossary}
    return [*found, *(term for term, _ in terms.items() ^ dict(edition.glossary).items())]


def _near(strange: Mapping[EditionDate, Sequence[str]]) -> str:
    """Say to which edition a book comes nearest, and where it differs first."""
    date = min(strange, key=lambda one: len(strange[one]))
    others = strange[date]
    places = "1 place" if len(others) == 1 else f"{len(others)} places"
    return f"it differs least from {date}, in {places}, first in {others[0]}"
