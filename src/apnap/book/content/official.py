"""The official wording beside ours: what the reader's own copy says of a rule of the book."""

from __future__ import annotations

from apnap.book.content.model import Strand
from apnap.protocol import EditionDate, Record
from apnap.rulebooks import subject
from apnap.rulebooks.own_copy import OwnCopy


class Official(Record, frozen=True, kw_only=True):
    """What the reader's rulebook says under a number."""

    edition: EditionDate
    rule: str
    text: str
    examples: tuple[str, ...]


def official(strand: Strand, copy: OwnCopy | None) -> tuple[Official, ...]:
    """Return what a copy says of a rule, under its numbers there; nothing: it lacks the rule."""
    if copy is None:
        return ()
    return tuple(
        Official(
            edition=copy.edition,
            rule=number,
            text=copy.texts[subject(number)].text,
            examples=copy.texts[subject(number)].examples,
        )
        for one in strand.standings
        if one.edition == copy.edition
        for number in one.rules
        if subject(number) in copy.texts
    )
