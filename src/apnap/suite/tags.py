"""What the tags of a scenario say: rules, terms, editions, needs, readings."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final, Literal, TypeVar, get_args

from apnap.driver.needs import TAGGED
from apnap.protocol import EditionDate, Record
from apnap.protocol.near_names import near
from apnap.protocol.numbering import number_in, numbering, told_in
from apnap.rulebooks import GlossaryTerm, NotARuleNumberError, RuleNumber, Subject
from apnap.rulebooks.index import is_day
from apnap.suite.errors import FeatureError
from apnap.suite.reading import Located

Fixed = Literal["seats", "names", "players", "objects", "cards", "life", "libraries"]
"""What cannot be changed in a scenario without changing what comes of it."""

FIXED: Final[tuple[Fixed, ...]] = get_args(Fixed)

_S = TypeVar("_S", bound=str)

_DATE: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_SLUG: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_ONCE: Final = ("since", "until", "edition")
"""Tags that stand at most once on a line; an inherited one may be narrowed."""
_CONTRADICTING: Final = frozenset({"also", "edition"})
"""Tags that do not stand on one line together."""
_KNOWN: Final = "cr, cr-DATE, glossary, since, until, also, edition, needs, reading, fixed, example"


class Cited(Record, frozen=True):
    """The rules that are tagged on one line."""

    today: tuple[RuleNumber, ...] = ()
    """Numbers of today, whatever they are in other editions."""
    dated: tuple[tuple[EditionDate, RuleNumber], ...] = ()
    """Editions, each with the number that a rule has in it which today's book lacks."""

    def there(self, edition: EditionDate) -> tuple[RuleNumber, ...]:
        """Return the numbers in an edition of the rules that are tagged, as far as it has them."""
        dated = (_dated(date, number, edition) for date, number in self.dated)
        today = (number_in(edition, number) for number in self.today)
        return tuple(number for number in (*dated, *today) if number is not None)

    def untold(self, edition: EditionDate) -> tuple[RuleNumber, ...]:
        """Return the numbers of today of which nobody has said what they are in an edition."""
        return tuple(number for number in self.today if not told_in(edition, number))


def _dated(date: EditionDate, number: RuleNumber, edition: EditionDate) -> RuleNumber | None:
    """Return what the rule that has a number in one edition is called in another, if known."""
    if date == edition:
        return number
    if (date, number) not in numbering().beside:
        return None
    return number_in(edition, number, of=date)


class Tagged(Record, frozen=True, kw_only=True, cache_hash=True):
    """What the tags of one scenario say together, those that it inherits included."""

    cited: tuple[Cited, ...] = ()
    """The rules, line by line."""
    terms: tuple[str, ...] = ()
    """Slugs of terms of the glossary."""
    since: tuple[EditionDate, ...] = ()
    until: tuple[EditionDate, ...] = ()
    also: tuple[EditionDate, ...] = ()
    """Editions outside of that time in which the scenario holds as well."""
    edition: tuple[EditionDate, ...] = ()
    needs: tuple[str, ...] = ()
    readings: tuple[str, ...] = ()
    fixed: tuple[str, ...] = ()
    example: bool = False

    @property
    def dated(self) -> bool:
        """Whether the tags say in which editions the scenario holds."""
        return bool(self.since or self.edition)

    @property
    def rules(self) -> tuple[RuleNumber, ...]:
        """The rules that are tagged by their numbers of today."""
        return tuple(dict.fromkeys(number for cited in self.cited for number in cited.today))

    @property
    def old_rules(self) -> tuple[tuple[EditionDate, RuleNumber], ...]:
        """The rules that are tagged by their number in an edition, which comes first."""
        return tuple(dict.fromkeys(dated for cited in self.cited for dated in cited.dated))

    def holds(self, edition: EditionDate) -> bool:
        """Tell whether the scenario holds in an edition; dates compare as texts."""
        if self.edition:
            return all(edition == date for date in self.edition)
        return edition in self.also or self.in_time(edition)

    def in_time(self, edition: EditionDate) -> bool:
        """Tell whether an edition lies between the first and the last one that are tagged."""
        return not (
            (self.since and edition < max(self.since)) or (self.until and edition > min(self.until))
        )

    def why_not(self, edition: EditionDate) -> str:
        """Say why the scenario does not hold in an edition; nothing if it holds."""
        if self.holds(edition):
            return ""
        if self.edition:
            return f"it holds in {' and '.join(self.edition)} only"
        since = max((date for date in self.since if edition < date), default="")
        until = min((date for date in self.until if edition > date), default="")
        also = f", and in {' and '.join(self.also)}" if self.also else ""
        return (f"it holds since {since}" if since else f"it held until {until}") + also

    def numbers(self, edition: EditionDate) -> tuple[RuleNumber, ...]:
        """
        Return the rules that the scenario is about in an edition, by their numbers there.

        A rule is left out where one of its own parts is tagged too.
        """
        found = {number for cited in self.cited for number in cited.there(edition)}
        return tuple(
            sorted(rule for rule in found if not any(part.is_part_of(rule) for part in found))
        )

    def subjects(self, edition: EditionDate) -> tuple[Subject, ...]:
        """Return all that the scenario is about in an edition: rules, then terms."""
        return _subjects(self, edition)


@functools.lru_cache(maxsize=20_000)
def _subjects(tagged: Tagged, edition: EditionDate) -> tuple[Subject, ...]:
    """Return what is asked of each scenario again and again."""
    return (*tagged.numbers(edition), *map(GlossaryTerm, sorted(tagged.terms)))


def understand(path: Path, tags: Sequence[Located], errors: list[FeatureError]) -> Tagged:
    """Return what the tags say, and add to the `errors` one for each tag that means nothing."""
    said: dict[str, list[str]] = {}
    seen: list[tuple[int, str]] = []
    sound: list[Located] = []
    for tag in tags:
        name, _, value = tag.text.removeprefix("@").partition(":")
        problem = _problem(name, value)
        if name in _ONCE and name in (other for line, other in seen if line == tag.line):
            problem = f"@{name} stands twice on this line"
        if {name, *(other for line, other in seen if line == tag.line)} >= _CONTRADICTING:
            problem = "@edition means that edition only: leave one of the two out"
        seen.append((tag.line, name))
        if problem:
            errors.append(FeatureError(path, tag.line, f"{tag.text}: {problem}", "tag"))
            continue
        said.setdefault(name, []).append(value)
        sound.append(tag)
    return Tagged(
        cited=_cited(sound),
        terms=_once(said.get("glossary", ())),
        since=_once(map(EditionDate, said.get("since", ()))),
        until=_once(map(EditionDate, said.get("until", ()))),
        also=_once(map(EditionDate, said.get("also", ()))),
        edition=_once(map(EditionDate, said.get("edition", ()))),
        needs=_once(said.get("needs", ())),
        readings=_once(said.get("reading", ())),
        fixed=_once(said.get("fixed", ())),
        example="example" in said,
    )


def _cited(tags: Sequence[Located]) -> tuple[Cited, ...]:
    """Return the rules that are tagged, line by line."""
    found = []
    for line in dict.fromkeys(tag.line for tag in tags):
        pairs = [tag.text.removeprefix("@").partition(":") for tag in tags if tag.line == line]
        numbers = [(name, RuleNumber.parse(n)) for name, _, n in pairs if name.startswith("cr")]
        today = dict.fromkeys(number for name, number in numbers if name == "cr")
        dated = dict.fromkeys(
            (EditionDate(name[3:]), number) for name, number in numbers if name != "cr"
        )
        if numbers:
            found.append(Cited(tuple(today), tuple(dated)))
    return tuple(found)


def _problem(name: str, value: str) -> str:  # noqa: PLR0911 - one case for each kind of tag
    """Say what is wrong with a tag; nothing if it means something."""
    match name:
        case "cr":
            return _number_problem(value)
        case _ if name.startswith("cr-"):
            return _dated_problem(name.removeprefix("cr-"), value)
        case "since" | "until" | "also" | "edition":
            return "" if _is_date(value) else "expected a date, YYYY-MM-DD"
        case "needs" | "fixed":
            known = TAGGED if name == "needs" else FIXED
            return "" if value in known else f"expected one of {', '.join(known)}"
        case "glossary" | "reading":
            return "" if _SLUG.fullmatch(value) else "expected a slug in lower case"
        case "example":
            return "this tag has no value" if value else ""
        case _:
            return f"unknown tag{_meant(name)}; known: {_KNOWN}"


def _meant(name: str) -> str:
    """Return which tag may have been meant by the name of one that there is not."""
    if not _number_problem(name):
        return f": did you mean @cr:{name}?"
    return "".join(f": did you mean @{one}?" for one in near(name, _KNOWN.split(", "), most=1))


def _is_date(text: str) -> bool:
    """Tell whether a text is a day that a calendar has."""
    return _DATE.fullmatch(text) is not None and is_day(text)


def _dated_problem(date: str, value: str) -> str:
    if _is_date(date):
        return _number_problem(value)
    rule = "" if value or _number_problem(date) else f": did you mean @cr:{date}?"
    return f"{date} is no date{rule}"


def _number_problem(value: str) -> str:
    try:
        RuleNumber.parse(value)
    except NotARuleNumberError as error:
        return str(error)
    return ""


def _once(values: Iterable[_S]) -> tuple[_S, ...]:
    return tuple(dict.fromkeys(values))
