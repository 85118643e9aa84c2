"""What is told of one rule by itself: its page, and what the page leads to."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence

from apnap.book.content.model import Reading, RulePage
from apnap.protocol import Record
from apnap.rulebooks import GlossaryTerm, RuleNumber, Subject


class Part(Record, frozen=True):
    """A part of a rule, and what it is called."""

    rule: str
    title: str


class Interpretation(Record, frozen=True):
    """How the project reads a rule."""

    title: str
    text: str
    """As it is written, without title and the line about its rules."""


class Explained(Record, frozen=True, kw_only=True):
    """All that is told of a rule, a term, or what has parts."""

    page: RulePage | None
    """None: the book has pages of its parts only."""
    parts: tuple[Part, ...]
    """All of it that have pages, the parts of parts included."""
    readings: Mapping[str, Interpretation]
    """The interpretations about it, by their names."""


def explained(
    about: Subject,
    pages: Callable[[Subject], RulePage],
    within: Mapping[Subject, Sequence[Subject]],
    readings: Iterable[Reading],
) -> Explained | None:
    """
    Return what is told of a rule or term; None if the book has neither a page of it nor of a part.

    `pages` gives the page of what has one, which is all that `within` has as a part.
    """
    if about not in within:
        return None
    has_page = about in within[about]
    page = pages(about) if has_page else None
    named = {name for strand in page.strands for name in strand.readings} if page else set()
    return Explained(
        page=page,
        parts=tuple(Part(str(one), pages(one).title) for one in within[about] if one != about),
        readings={
            one.name: Interpretation(one.title, one.text) for one in readings if one.name in named
        },
    )


def within(subjects: Iterable[Subject]) -> Mapping[Subject, Sequence[Subject]]:
    """Return, for each of what has a page and for all of which it is a part, what has pages."""
    found: dict[Subject, list[Subject]] = defaultdict(list)
    for one in subjects:
        whole: Subject | None = one
        while whole is not None:
            found[whole].append(one)
            whole = _whole(whole)
    return found


def _whole(about: Subject) -> Subject | None:
    """Return what something is directly a part of; a term is one of the glossary."""
    if isinstance(about, RuleNumber):
        return about.whole
    return GlossaryTerm() if about.slug else None
