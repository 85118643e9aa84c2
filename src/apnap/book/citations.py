"""
How a rule of the book is cited, and where it stands for good.

The address of a rule is that of the page of its number with the edition behind it:
`rules/802.4a.html#2026-01-16`. A page goes on being there as long as an indexed edition has its
number, and the edition says which rule of that number is meant: another edition may give the number
to another rule, and then the same address leads to the older one.
"""

from __future__ import annotations

from importlib.metadata import metadata
from typing import Final

from apnap.book import places
from apnap.book.content.spelling import called
from apnap.protocol import EditionDate
from apnap.version import __version__

LABEL: Final = "Book"
"""Which URL in the project's metadata is that of the published book."""


class NotASiteError(ValueError):
    """A text that is not the address of a folder on the web."""

    def __init__(self, text: str) -> None:
        """Say that `text` is none, and what one looks like."""
        super().__init__(f"{text!r} is no address of a site: expected https://HOST/FOLDER/")


def site(text: str | None = None) -> str:
    """
    Return the address under which the book is published, with a slash at its end.

    Without `text` it is the one in the project's metadata; empty: there is none yet. Raises
    `NotASiteError` for a text that is no address.
    """
    if text is None:
        listed = metadata("apnap").get_all("Project-URL") or []
        labelled = (one.partition(", ") for one in listed)
        text = next((url for label, _, url in labelled if label == LABEL), "")
        if not text:
            return ""
    if not text.startswith(("https://", "http://")) or set(text) & set(" \t\n\"'<>#?"):
        raise NotASiteError(text)
    return f"{text.rstrip('/')}/"


def address(rule: str, edition: EditionDate) -> str:
    """Return where a rule of an edition stands for good, from the top of the book."""
    return f"{places.rule_page(rule)}#{edition}"


def citation(rule: str, title: str, edition: EditionDate, base: str = "") -> str:
    """Return number, edition, caption and address of a rule; `base` is where the book lies."""
    named = f"{called(rule)} (edition of {edition}), “{title}”"
    return f"{named}, apnap {__version__}, {base}{address(rule, edition)}"
