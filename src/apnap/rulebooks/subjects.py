"""
What a scenario can be about: a rule, or a term of the glossary.

A rule is written by its number (`802.4a`), a term as `glossary:affinity`; `glossary` alone is
the whole glossary, as `802` is a whole section.
"""

import re
from typing import Final

import msgspec

from apnap.protocol import RuleNumber

_GLOSSARY: Final = "glossary"
_SLUG: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_APOSTROPHES: Final = re.compile("['\u2019]")
_GAP: Final = re.compile(r"[^a-z0-9]+")


class NotATermError(ValueError):
    """A text that is not written as a term of the glossary is."""

    def __init__(self, text: str) -> None:
        """Say that `text` is no term, and what one looks like."""
        super().__init__(
            f"{text!r} is not a term of the glossary: expected its name in lower case with a hyphen"
            f" for each gap ({_GLOSSARY}:active-player)"
        )
        self.text = text


class GlossaryTerm(msgspec.Struct, frozen=True, order=True):
    """A term of the glossary by its slug; without one, the whole glossary."""

    slug: str = ""

    @classmethod
    def parse(cls, text: str) -> "GlossaryTerm":
        """Return what `glossary:SLUG`, or `glossary`, writes; else raise `NotATermError`."""
        head, colon, slug = text.partition(":")
        if head != _GLOSSARY or (colon and not _SLUG.fullmatch(slug)):
            raise NotATermError(text)
        return cls(slug)

    def __str__(self) -> str:
        """Return the term as `parse` reads it."""
        return f"{_GLOSSARY}:{self.slug}" if self.slug else _GLOSSARY


Subject = RuleNumber | GlossaryTerm
"""A rule or a term."""


def subject(text: str) -> Subject:
    """Return what `text` writes; else `NotARuleNumberError` or `NotATermError`."""
    if text.partition(":")[0] == _GLOSSARY:
        return GlossaryTerm.parse(text)
    return RuleNumber.parse(text)


def covers(wanted: Subject, found: Subject) -> bool:
    """Tell whether a subject is the one that is wanted, or a part of it."""
    match wanted, found:
        case RuleNumber(), RuleNumber():
            return found == wanted or found.is_part_of(wanted)
        case GlossaryTerm(), GlossaryTerm():
            return found == wanted or not wanted.slug
        case _:
            return False


def place(about: Subject) -> tuple[bool, Subject]:
    """Return what sorts rules as the rulebook does, and the terms of the glossary behind them."""
    return isinstance(about, GlossaryTerm), about


def term_slug(term: str) -> str:
    """Return a term's slug: lower case, apostrophes dropped, every other gap one hyphen."""
    return _GAP.sub("-", _APOSTROPHES.sub("", term.lower())).strip("-")
