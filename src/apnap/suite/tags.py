"""What the tags of a scenario say: rules, terms, editions, needs, readings."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final, Literal, get_args

from apnap.driver.needs import TAGGED
from apnap.protocol import Record
from apnap.rulebooks import GlossaryTerm, NotARuleNumberError, RuleNumber, Subject
from apnap.suite.errors import FeatureError
from apnap.suite.reading import Located

Fixed = Literal["seats", "names", "players"]
"""What cannot be changed in a scenario without changing what comes of it."""

FIXED: Final[tuple[Fixed, ...]] = get_args(Fixed)

_DATE: Final = re.compile(r"\d{4}-\d{2}-\d{2}")
_SLUG: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_ONCE: Final = ("since", "until", "edition")
"""Tags that stand at most once on a line; an inherited one may be narrowed."""
_CONTRADICTING: Final = frozenset({"also", "edition"})
"""Tags that do not stand on one line together."""
_KNOWN: Final = "cr, cr-DATE, glossary, since, until, also, edition, needs, reading, fixed, example"


class Tagged(Record, frozen=True, kw_only=True):
    """What the tags of one scenario say together, those that it inherits included."""

    rules: tuple[str, ...] = ()
    """Rule numbers without an edition."""
    old_rules: tuple[tuple[str, str], ...] = ()
    """Editions with the rule's number in that edition."""
    replaced: tuple[tuple[str, str], ...] = ()
    """Editions with the number without an edition that does not count there."""
    terms: tuple[str, ...] = ()
    """Slugs of terms of the glossary."""
    since: tuple[str, ...] = ()
    until: tuple[str, ...] = ()
    also: tuple[str, ...] = ()
    """Editions outside of that time in which the scenario holds as well."""
    edition: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()
    readings: tuple[str, ...] = ()
    fixed: tuple[str, ...] = ()
    example: bool = False

    @property
    def dated(self) -> bool:
        """Whether the tags say in which editions the scenario holds."""
        return bool(self.since or self.edition)

    def holds(self, edition: str) -> bool:
        """Tell whether the scenario holds in an edition; dates compare as texts."""
        if self.edition:
            return all(edition == date for date in self.edition)
        return edition in self.also or self.in_time(edition)

    def in_time(self, edition: str) -> bool:
        """Tell whether an edition lies between the first and the last one that are tagged."""
        return all(edition >= date for date in self.since) and all(
            edition <= date for date in self.until
        )

    def why_not(self, edition: str) -> str:
        """Say why the scenario does not hold in an edition; nothing if it holds."""
        if self.holds(edition):
            return ""
        if self.edition:
            return f"it holds in {' and '.join(self.edition)} only"
        since = max((date for date in self.since if edition < date), default="")
        until = min((date for date in self.until if edition > date), default="")
        also = f", and in {' and '.join(self.also)}" if self.also else ""
        return (f"it holds since {since}" if since else f"it held until {until}") + also

    def numbers(self, edition: str) -> tuple[RuleNumber, ...]:
        """
        Return the rules that the scenario is about in an edition.

        A number tagged for that edition takes the place of those without one that stand on the
        same line; a rule is left out where one of its own parts is tagged too.
        """
        old = {number for date, number in self.old_rules if date == edition}
        bare = set(self.rules) - {number for date, number in self.replaced if date == edition}
        found = {RuleNumber.parse(number) for number in old | bare}
        return tuple(
            sorted(rule for rule in found if not any(part.is_part_of(rule) for part in found))
        )

    def subjects(self, edition: str) -> tuple[Subject, ...]:
        """Return all that the scenario is about in an edition: rules, then terms."""
        return (*self.numbers(edition), *map(GlossaryTerm, sorted(self.terms)))


def understand(path: Path, tags: Sequence[Located]) -> Tagged:
    """Return what the tags say; raise `FeatureError` for one that means nothing."""
    said: dict[str, list[str]] = {}
    old: list[tuple[str, str]] = []
    replaced: list[tuple[str, str]] = []
    seen: list[tuple[int, str]] = []
    for tag in tags:
        name, _, value = tag.text.removeprefix("@").partition(":")
        problem = _problem(name, value)
        if name in _ONCE and name in (other for line, other in seen if line == tag.line):
            problem = f"@{name} stands twice on this line"
        if {name, *(other for line, other in seen if line == tag.line)} >= _CONTRADICTING:
            problem = "@edition means that edition only: leave one of the two out"
        seen.append((tag.line, name))
        if problem:
            raise FeatureError(path, tag.line, f"{tag.text}: {problem}", "tag")
        if name.startswith("cr-"):
            date = name.removeprefix("cr-")
            old.append((date, value))
            replaced += ((date, number) for number in _bare_on(tag.line, tags))
        else:
            said.setdefault(name, []).append(value)
    return Tagged(
        rules=_once(said.get("cr", ())),
        old_rules=tuple(dict.fromkeys(old)),
        replaced=tuple(dict.fromkeys(replaced)),
        terms=_once(said.get("glossary", ())),
        since=_once(said.get("since", ())),
        until=_once(said.get("until", ())),
        also=_once(said.get("also", ())),
        edition=_once(said.get("edition", ())),
        needs=_once(said.get("needs", ())),
        readings=_once(said.get("reading", ())),
        fixed=_once(said.get("fixed", ())),
        example="example" in said,
    )


def _bare_on(line: int, tags: Sequence[Located]) -> Iterable[str]:
    """Return the rules that are tagged without an edition on a line."""
    return (
        tag.text.removeprefix("@cr:") for tag in tags if tag.line == line and "@cr:" in tag.text
    )


def _problem(name: str, value: str) -> str:  # noqa: PLR0911 - one case for each kind of tag
    """Say what is wrong with a tag; nothing if it means something."""
    match name:
        case "cr":
            return _number_problem(value)
        case _ if name.startswith("cr-"):
            date = name.removeprefix("cr-")
            return _number_problem(value) if _DATE.fullmatch(date) else f"{date} is no date"
        case "since" | "until" | "also" | "edition":
            return "" if _DATE.fullmatch(value) else "expected a date, YYYY-MM-DD"
        case "needs" | "fixed":
            known = TAGGED if name == "needs" else FIXED
            return "" if value in known else f"expected one of {', '.join(known)}"
        case "glossary" | "reading":
            return "" if _SLUG.fullmatch(value) else "expected a slug in lower case"
        case "example":
            return "this tag has no value" if value else ""
        case _:
            return f"unknown tag; known: {_KNOWN}"


def _number_problem(value: str) -> str:
    try:
        RuleNumber.parse(value)
    except NotARuleNumberError as error:
        return str(error)
    return ""


def _once(values: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(values))
