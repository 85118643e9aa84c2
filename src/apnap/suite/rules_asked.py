"""
Rules as somebody asks for them: how they may be written, and what is said if nothing is found.

A number may be none that any edition has, one that another edition has for the rule, or one about
which no scenario is; each of these is told with what is nearest.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator
from typing import Final

from apnap.protocol import EditionDate, RuleNumber
from apnap.protocol.near_names import near, similar
from apnap.rulebooks import (
    Edition,
    GlossaryTerm,
    NotARuleNumberError,
    NotATermError,
    Subject,
    covers,
    editions,
    load,
    place,
    subject,
)
from apnap.rulebooks.counterparts import counterparts
from apnap.rulebooks.subjects import term_slug
from apnap.suite.captions import load_captions
from apnap.suite.errors import SelectionError

_MOST: Final = 3
_WRITTEN: Final = re.compile(r"\s*(?:@?cr|rule)?[\s:]*([0-9].*?)\.?\s*", re.IGNORECASE)
_BETWEEN: Final = re.compile(r"[\s,;+&|]+(?:and\s+)?")
_NUMBER: Final = re.compile(r"[1-9][0-9]*(?:\.[0-9]+[a-z]?)?")
_SLIPPED: Final = re.compile(r"([1-9][0-9]{2})[.,:_]*([1-9][0-9]*)[.,:_]*([a-kmnp-z]?)")
_RANGE: Final = re.compile(r"[1-9][0-9.]*[a-z]?(?:[-\u2013\u2014]|to|\.\.+)[0-9.]*[a-z]?")
_TERM: Final = re.compile(r"\s*(?:@?cr[\s:]+)?glossary(?:\s*:\s*(.*\S))?\s*", re.IGNORECASE)


def rule_named(text: str) -> Subject | None:
    """Return the rule or term that a text is the number or name of; None for other words."""
    try:
        return _read(text) if names_a_rule(text) else None
    except SelectionError:
        return None


def names_a_rule(text: str) -> bool:
    """Tell whether a text is meant to be a number or `glossary:TERM`, and is no other words."""
    term = _TERM.fullmatch(text)
    return bool(_WRITTEN.fullmatch(text) or (term and term[1]))


def wanted_subject(text: str) -> Subject:
    """
    Return the rule or term that is asked for; raise `SelectionError` if no edition has it.

    It may be written as people do: `CR 802.4a`, `rule 802.4a.`, `glossary:Active Player`.
    """
    wanted = _read(text)
    if isinstance(wanted, GlossaryTerm):
        known = _terms() if wanted.slug else {wanted.slug}
        if wanted.slug not in known:
            problem = f"no glossary has the term {wanted.slug!r}{similar(wanted.slug, known)}"
            words = (near(wanted.slug, known, most=1) or (wanted.slug,))[0].replace("-", " ")
            raise SelectionError(f"{problem}; `apnap explain {words}` searches the rules")
    elif not any(load(date).has(wanted) for date in reversed(editions())):
        raise SelectionError(f"no edition of the rulebook has a rule {wanted}: {bounds(wanted)}")
    return wanted


def _read(text: str) -> Subject:
    """Return what a text writes; raise `SelectionError` if that is neither rule nor term."""
    number, term = _WRITTEN.fullmatch(text), _TERM.fullmatch(text)
    several = [one for one in _BETWEEN.split(text.strip()) if one]
    if len(several) > 1 and all(_NUMBER.fullmatch(one) for one in several):
        options = " ".join(f"--cr {one}" for one in several)
        problem = f"{text!r} are several rules: name one of them"
        raise SelectionError(f"{problem}; where it is an option repeat the option: {options}")
    try:
        if term is not None:
            return subject(f"glossary:{term_slug(term[1])}" if term[1] else "glossary")
        return subject(number[1].lower() if number else text)
    except (NotARuleNumberError, NotATermError) as error:
        raise SelectionError(f"{error}; {_instead(number[1] if number else text)}") from error


def _instead(text: str) -> str:
    """Return what to write instead of a text that is neither rule nor term."""
    slug, together = term_slug(text), "".join(text.split()).lower()
    if slug in _terms():
        return f"`glossary:{slug}` is a term"
    if meant := _slip(together):
        return f"did you mean {meant}?"
    if _RANGE.fullmatch(together):
        return "name a section or a rule for all of its parts, or several by repeating the option"
    return "`apnap find` takes words"


def _slip(text: str) -> str:
    """Return the number of a rule that differs from a text only in its full stops and zeros."""
    figures = re.sub(r"(?<=[0-9.])o(?=[0-9.])", "0", text).rstrip(".")
    form = _SLIPPED.fullmatch(figures)
    if form is None:
        return ""
    number = RuleNumber(int(form[1]), int(form[2]), form[3])
    return str(number) if any(load(date).has(number) for date in editions()) else ""


def _terms() -> Collection[str]:
    """Return the slugs of the terms of all glossaries."""
    return {slug for date in editions() for slug in load(date).terms}


def bounds(missing: RuleNumber) -> str:
    """Return which numbers there are in all editions where a number would stand that none has."""
    books = tuple(map(load, editions()))
    above = missing.whole
    while above is not None and not any(book.parts(above) for book in books):
        above = above.whole
    if above is not None:
        there = sorted({part for book in books for part in book.parts(above)})
        return f"{above} goes from {there[0]} to {there[-1]}"
    sections = {one for book in books for one in book.sections if one.chapter == missing.chapter}
    there = sorted(sections)
    return f"the sections of its chapter go from {there[0]} to {there[-1]}"


def has_no(about: Subject, edition: Edition) -> str:
    """Return that an edition has no such rule or term, and what it is called there if anything."""
    what = f"term {about.slug!r}" if isinstance(about, GlossaryTerm) else f"rule {about}"
    having = [date for date in reversed(editions()) if load(date).knows(about)]
    told = f"edition {edition.date} has no {what}"
    for date in having:
        if called := _listed(counterparts(about, date, edition.date)):
            is_ = "is" if edition.date > date else "was"
            return f"{told}: the one of {date} {is_} {called} there"
    return f"{told}; those of {', '.join(having)} do" if having else told


def uncovered(
    about: Subject,
    edition: Edition,
    covered: Collection[Subject],
    elsewhere: Callable[[Subject, EditionDate], bool],
) -> str:
    """
    Return that no scenario of an edition is about a rule or term, and what is nearest.

    `covered` is what its scenarios are about; `elsewhere` tells whether a scenario of another
    edition is about a rule by its number there.
    """
    if not edition.knows(about):
        told = has_no(about, edition)
    else:
        title = load_captions().title(str(about), edition.date)
        shown = f"{about} ({title})" if title else str(about)
        told = f"no scenario of edition {edition.date} is about {shown}"
        told += "".join(f"; {one}" for one in _meant(about, edition, covered))
        command = "explain" if title else "rules show"
        told += f"\n`apnap {command} {about}` tells what is known of it"
    for date in reversed(editions()):
        same = counterparts(about, edition.date, date) if edition.knows(about) else ()
        for there in (*same, about):
            if date != edition.date and load(date).knows(there) and elsewhere(there, date):
                which = f"--edition {date} --cr {there}"
                return f"{told}\nthere are scenarios about it with {which}"
    return told


def _meant(about: Subject, edition: Edition, covered: Collection[Subject]) -> Iterator[str]:
    """Yield what may have been meant, as far as there are scenarios about it."""
    for date in reversed(editions()):
        if date != edition.date and load(date).knows(about):
            meant = [
                one
                for one in counterparts(about, date, edition.date)
                if one != about and any(covers(one, found) for found in covered)
            ]
            if meant:
                yield f"the {about} of {date} is {_listed(meant)}"
    if close := _nearest(about, edition, covered):
        yield f"nearest are those about {', '.join(map(str, close))}"


def _nearest(about: Subject, edition: Edition, covered: Collection[Subject]) -> list[Subject]:
    """Return what stands nearest to a rule among what scenarios are about."""
    if not isinstance(about, RuleNumber):
        return []
    order = {number: at for at, number in enumerate(edition.rules)}
    found = [one for one in covered if isinstance(one, RuleNumber) and one in order]
    close = [one for one in found if one.section == about.section]
    if not close:
        close = sorted({RuleNumber(one.section) for one in found if one.chapter == about.chapter})

    def far(one: RuleNumber) -> tuple[bool, int, int]:
        return one.rule != about.rule, abs(order[one] - order[about]), order[one]

    return sorted(sorted(close, key=far)[:_MOST])


def _listed(subjects: Collection[Subject]) -> str:
    """Return the first of some rules or terms as a list."""
    return ", ".join(map(str, sorted(subjects, key=place)[:_MOST]))
