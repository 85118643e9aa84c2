"""Selecting scenarios by edition, rule or term, and id."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from apnap.protocol import EditionDate, Record
from apnap.protocol.counting import counted
from apnap.rulebooks import Subject, covers, editions, load, newest, subject
from apnap.rulebooks.index import meant_by
from apnap.suite.compiling import Origin, Scenario
from apnap.suite.errors import SelectionError
from apnap.suite.ids_asked import near
from apnap.suite.loading import Suite, load_about
from apnap.suite.renamed import Renamed, follow
from apnap.suite.rules_asked import uncovered, wanted_subject

_NEWEST: Final = ("latest", "newest", "current", "today", "new")


class Selection(Record, frozen=True, kw_only=True):
    """What is asked for; empty: everything that holds in the edition."""

    edition: EditionDate
    rules: tuple[str, ...] = ()
    """Numbers of rules, and terms as `glossary:SLUG`; `glossary` is all of them."""
    ids: tuple[str, ...] = ()
    """Ids as they are now, whatever was asked for."""
    renamed: tuple[Renamed, ...] = ()
    """What was asked for under an id that went."""
    symmetries: bool = False
    """Whether the images of the scenarios are wanted too."""
    origin: Origin = "suite"
    """What is played: the suite, or the second reading or extensions in its place."""

    @property
    def whole(self) -> bool:
        """Whether nothing of the suite is left out."""
        return self.origin == "suite" and not self.rules and not self.ids


def selection(
    edition: str | None,
    rules: Sequence[str],
    ids: Sequence[str],
    *,
    symmetries: bool = False,
    origin: Origin = "suite",
) -> Selection:
    """
    Return a selection; raise `SelectionError` for an edition, rule or term that cannot be.

    An id that went stands for the one that holds now what it held.
    `origin` is what is selected from; images are not made of the second reading.
    """
    if symmetries and origin == "second-reading":
        raise SelectionError("images are made of the suite only: leave --second-reading out")
    date = EditionDate(edition) if edition else newest()
    if date not in editions():
        meant = meant_by(date, editions())
        if date.lower() in _NEWEST:
            meant = "; the newest is played if none is named: leave --edition out"
        raise SelectionError(f"there is no edition {date!r}: {', '.join(editions())}{meant}")
    now, renamed = follow(ids)
    return Selection(
        edition=date,
        rules=tuple(str(wanted_subject(rule)) for rule in rules),
        ids=now,
        renamed=renamed,
        symmetries=symmetries,
        origin=origin,
    )


def load_selected(wanted: Sequence[Selection]) -> Suite | None:
    """
    Return the part of the suite that has what is about rules, the same ones in several editions.

    None if nothing is: to tell why takes the whole suite. Raises `SuiteError` as `load_about` does.
    """
    rules = [subject(rule) for rule in wanted[0].rules]
    dates = [one.edition for one in wanted]
    some = load_about(rules, dates)
    there = any(about(one, date, rules) for date in dates for one in some.holding(date))
    return some if there else None


def select(suite: Suite, wanted: Selection) -> tuple[Scenario, ...]:
    """Return the scenarios selected; raise `SelectionError` if there is none."""
    found = suite.holding(wanted.edition)
    if wanted.ids:
        found = _by_id(suite, found, wanted)
    if wanted.rules:
        rules = [subject(rule) for rule in wanted.rules]
        among, found = found, tuple(s for s in found if about(s, wanted.edition, rules))
        if not found:
            _check_among(suite, wanted, rules, among)
            raise SelectionError("\n".join(_nothing(suite, wanted.edition, one) for one in rules))
    if not found:
        raise SelectionError(f"no scenario holds in edition {wanted.edition}")
    return found


def about(scenario: Scenario, edition: EditionDate, wanted: Sequence[Subject]) -> bool:
    """Tell whether a scenario is about one of the rules or terms, or a part of it."""
    return any(covers(one, found) for found in scenario.tagged.subjects(edition) for one in wanted)


def _check_among(
    suite: Suite, wanted: Selection, rules: Sequence[Subject], among: Sequence[Scenario]
) -> None:
    """Raise `SelectionError` if scenarios are about the rules, only none of those asked for."""
    if not wanted.ids:
        return
    others = [s.id for s in suite.holding(wanted.edition) if about(s, wanted.edition, rules)]
    if not others:
        return
    names = ", ".join(map(str, rules))
    told = f"{among[0].id} is not about {names}"
    if len(among) > 1:
        told = f"none of the {len(among)} scenarios chosen is about {names}"
    there = counted(len(others), "other scenario is", "other scenarios are")
    raise SelectionError(f"{told}; {there}, such as {others[0]}")


def _nothing(suite: Suite, edition: EditionDate, wanted: Subject) -> str:
    """Say why nothing is selected by a rule or term."""
    covered = {
        one for scenario in suite.holding(edition) for one in scenario.tagged.subjects(edition)
    }
    return uncovered(
        wanted,
        load(edition),
        covered,
        lambda there, date: any(about(one, date, [there]) for one in suite.holding(date)),
    )


def _by_id(suite: Suite, holding: Sequence[Scenario], wanted: Selection) -> tuple[Scenario, ...]:
    known = {scenario.id: scenario for scenario in suite.scenarios}
    for id_ in wanted.ids:
        if id_ not in known:
            raise SelectionError(f"no scenario is called {id_!r}{near(id_, known, wanted.origin)}")
        if known[id_] not in holding:
            raise SelectionError(f"{id_} does not hold in edition {wanted.edition}")
    return tuple(scenario for scenario in holding if scenario.id in wanted.ids)
