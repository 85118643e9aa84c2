"""Judging games of an edition that lies between two indexed ones by the nearer of these."""

from __future__ import annotations

import datetime as dt
import functools

from msgspec.structs import replace

from apnap.logs.findings import Found
from apnap.protocol import EditionDate, NotARuleNumberError, Record, RuleNumber
from apnap.protocol.recorded import Begin, LogLine, Said
from apnap.rulebooks import editions, load
from apnap.rulebooks.index import is_day


class Between(Record, frozen=True):
    """An edition that is not indexed, and the indexed ones before and after it."""

    date: EditionDate
    before: EditionDate
    after: EditionDate

    @property
    def nearer(self) -> EditionDate:
        """The one that judges; the older one if both are as near."""
        at, before, after = map(dt.date.fromisoformat, (self.date, self.before, self.after))
        return self.before if at - before <= after - at else self.after


def between(date: EditionDate) -> Between | None:
    """Return between which editions a date lies; None if it is indexed, or lies before or after."""
    known = sorted(editions())
    before = [one for one in known if one < date]
    after = [one for one in known if one > date]
    if date in known or not (before and after and is_day(date)):
        return None
    return Between(date, before[-1], after[0])


def moved(line: LogLine) -> tuple[LogLine, Between | None]:
    """Return a line as if its game were of the nearer edition, and between which it is."""
    if line.begin is not None:
        place = between(line.begin.edition)
        return (_headed(line, line.begin, place), place) if place else (line, None)
    said = line.said
    if said is None:
        return line, None
    edition = _edition(said)
    place = between(edition) if edition is not None else None
    return (replace(line, said=_said(said, place.nearer)), place) if place else (line, None)


def judged(found: Found, place: Between) -> Found:
    """
    Return a finding in a game between two editions.

    It is only possible if its rule changed from one to the other: how it read then, nobody knows.
    """
    if found.rule is not None and _same(found.rule, place.before, place.after):
        return found
    rule = found.rule or "what no rule is named for"
    excuse = f"edition {place.date}: {rule} is not the same in {place.before} as in {place.after}"
    return replace(found, certainty="possible", excuses=(*found.excuses, excuse))


@functools.lru_cache(maxsize=10_000)
def _same(rule: str, before: EditionDate, after: EditionDate) -> bool:
    try:
        number = RuleNumber.parse(rule)
    except NotARuleNumberError:
        return False
    one, other = load(before), load(after)
    there = one.has(number) and other.has(number)
    return there and one.fingerprint(number) == other.fingerprint(number)


def _headed(line: LogLine, begin: Begin, place: Between) -> LogLine:
    return replace(line, begin=replace(begin, edition=place.nearer))


def _edition(said: Said) -> EditionDate | None:
    if said.load is not None:
        return said.load.position.edition
    return said.state.edition if said.state is not None else None


def _said(said: Said, edition: EditionDate) -> Said:
    """Return what was said with states of an edition."""
    if said.load is not None:
        position = replace(said.load.position, edition=edition)
        said = replace(said, load=replace(said.load, position=position))
    if said.state is not None:
        said = replace(said, state=replace(said.state, edition=edition))
    return said
