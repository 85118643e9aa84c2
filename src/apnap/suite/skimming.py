"""
What may stand in a feature file, by a glance at its lines.

To compile a file takes a hundred times as long. A glance sees more than there is, never less: a
file that it leaves out holds nothing of what is looked for.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Final

from apnap.protocol import EditionDate, Record
from apnap.protocol.catalogue import slug
from apnap.protocol.given_files import read_text_given
from apnap.rulebooks import Subject, covers
from apnap.suite.errors import FeatureError
from apnap.suite.reading import LARGEST, Located
from apnap.suite.tags import Tagged, understand

_TAG: Final = re.compile(r"@[^@\s]+")
_TITLE: Final = re.compile(r"(?:Scenario|Scenario Outline|Scenario Template|Example): *(.*)")
_TITLED: Final = ("Scenario", "Example")
"""How each line with a title begins."""


class Glance(Record, frozen=True, dict=True):
    """What a glance at a file shows."""

    tagged: tuple[Tagged, ...]
    """What the tags of each line say."""
    titles: tuple[str, ...]
    """Titles of scenarios, with the placeholders of outlines."""

    def may_be_about(self, wanted: Sequence[Subject], edition: EditionDate) -> bool:
        """Tell whether a scenario may be about rules or terms, by their numbers in an edition."""
        found = self.about(edition)
        return any(covers(one, other) for one in wanted for other in found)

    def about(self, edition: EditionDate) -> Collection[Subject]:
        """Return what scenarios may be about in an edition: looked for once, then kept here."""
        found: dict[str, Collection[Subject]] = self.__dict__
        if edition not in found:
            each = (tagged.subjects(edition) for tagged in self.tagged)
            found[edition] = frozenset(one for subjects in each for one in subjects)
        return found[edition]

    def may_have(self, names: Collection[str]) -> bool:
        """Tell whether a scenario may have one of some names, as they stand in ids."""
        return any(_may_be(title, names) for title in self.titles)


def glance(path: Path) -> Glance | None:
    """Return what a glance at a file shows; None if it cannot be read."""
    try:
        found = path.stat()
        return _seen(path, found.st_mtime_ns, found.st_size)
    except (OSError, UnicodeDecodeError):
        return None


@functools.lru_cache(maxsize=500)
def _seen(path: Path, _changed: int, _size: int) -> Glance:
    lines = [line.strip() for line in read_text_given(path, LARGEST).splitlines()]
    tags = dict.fromkeys(tuple(_TAG.findall(line)) for line in lines if line.startswith("@"))
    titles = (_TITLE.match(line) for line in lines if line.startswith(_TITLED))
    return Glance(
        tuple(_understood(path, line) for line in tags),
        tuple(title[1] for title in titles if title),
    )


def _understood(path: Path, tags: Sequence[str]) -> Tagged:
    """Return what the tags of a line say; whoever compiles the file tells what is wrong."""
    errors: list[FeatureError] = []
    return understand(path, [Located(tag, 1) for tag in tags], errors)


def _may_be(title: str, names: Collection[str]) -> bool:
    """Tell whether a title is one of the names; of an outline only its beginning is known."""
    begins, placeholder, _ = title.partition("<")
    if not placeholder:
        return slug(title) in names
    return any(name.startswith(slug(begins)) for name in names)
