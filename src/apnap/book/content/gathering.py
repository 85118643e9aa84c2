"""Putting together what the book is made of."""

from __future__ import annotations

import functools
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import TypeVar

from msgspec.structs import replace

from apnap.book.content.history import standings, strands
from apnap.book.content.model import (
    Book,
    Demand,
    Function,
    Misreading,
    Named,
    RulePage,
    Situation,
    Standing,
    Strand,
    Stranger,
)
from apnap.book.content.noticing import patterns
from apnap.book.content.readings import load_readings
from apnap.book.content.spans import Span
from apnap.coverage.known import described, known
from apnap.coverage.rows import Function as Told
from apnap.coverage.rows import Row
from apnap.coverage.tabulating import Material, table
from apnap.pages.stories import Told as Step
from apnap.pages.stories import steps_of
from apnap.protocol import Described, EditionDate
from apnap.rulebooks import RuleNumber, Subject, editions, load, place, subject
from apnap.rulebooks.counterparts import latest
from apnap.suite import (
    Captions,
    Clause,
    Scenario,
    Suite,
    load_captions,
    load_clauses,
    load_suite,
)

T = TypeVar("T")


def gather(engine: str) -> Book:
    """
    Return all that the pages say; `engine` is the name of an engine that offers `describe`.

    Raises `SuiteError` if suite, clauses or interpretations cannot be read, and `EngineTrouble` if
    the engine does not start or does not describe itself.
    """
    return gathering(engine).book()


def gathering(engine: str) -> Gathering:
    """Return that of which the pages are made, one by one; raises as `gather` does."""
    return Gathering(engine, described(engine), load_suite(), load_clauses(), load_captions())


class Gathering:
    """The suite, its clauses, and what an engine has told."""

    def __init__(
        self,
        engine: str,
        told: Described,
        suite: Suite,
        clauses: tuple[Clause, ...],
        captions: Captions,
    ) -> None:
        self._engine = engine
        self._suite = suite
        self._scenarios = {one.id: one for one in suite.scenarios if one.origin == "suite"}
        self._clauses = {clause.id: clause for clause in clauses}
        self._rows: dict[str, Mapping[str, Row]] = {}
        self._captions = captions
        self._tagged: dict[str, frozenset[Subject]] = {}
        self._written: dict[str, tuple[Step, ...]] = {}
        for date in editions():
            edition = load(date)
            of = Material(
                edition=edition,
                suite=suite,
                clauses=clauses,
                captions=captions,
                known=known(engine, told, edition),
            )
            rows = table(of, whole=True).rules
            self._rows[date] = {row.rule: row for row in rows if _told(row)}
            self._tagged[date] = frozenset(_tagged(suite.holding(date), date))
        self._noticed = {one.name: one.failed for one in patterns()}
        self.readings = load_readings(self._scenarios.values())

    def book(self) -> Book:
        """Return all of it."""
        return Book(
            engine=self._engine,
            editions=editions(),
            rules=tuple(self._pages(self.subjects)),
            scenarios=self._scenarios,
            readings=self.readings,
        )

    @functools.cached_property
    def subjects(self) -> tuple[Subject, ...]:
        """Every rule and term that has a page, in the order of the rulebook."""
        found = {subject(rule) for rows in self._rows.values() for rule in rows}
        return tuple(sorted(found, key=place))

    def _pages(self, subjects: Sequence[Subject]) -> Iterator[RulePage]:
        """Yield the pages of the rules, each with its neighbours."""
        names = [str(one) for one in subjects]
        wholes = [str(getattr(one, "whole", None)) for one in subjects]
        parts: dict[str, list[str]] = defaultdict(list)
        for name, whole in zip(names, wholes, strict=True):
            parts[whole].append(name)
        there = {*names}
        for at, about in enumerate(subjects):
            yield replace(
                self.page(about),
                whole=wholes[at] if wholes[at] in there else "",
                parts=tuple(parts[names[at]]),
                before=names[at - 1] if at else "",
                after=names[at + 1] if at + 1 < len(names) else "",
            )

    def page(self, about: Subject) -> RulePage:
        """Return the page of a rule or term, without neighbours."""
        found = strands(about)
        ours = [dates for dates in found if self._of(about, dates)]
        return RulePage(
            rule=str(about),
            strands=tuple(self._strand(about, dates) for dates in ours),
            strangers=tuple(
                Stranger(date, load(date).called(about))
                for dates in found
                if dates not in ours
                for date in dates
            ),
            whole="",
            parts=(),
            before="",
            after="",
        )

    def _of(self, about: Subject, dates: Sequence[EditionDate]) -> list[Row]:
        """Return the rows about a number in editions, newest first."""
        rows = (self._rows[date].get(str(about)) for date in dates)
        return [row for row in rows if row is not None]

    def _strand(self, about: Subject, dates: Sequence[EditionDate]) -> Strand:
        """Return what is said of a number in editions in which it is the same rule."""
        rows = self._of(about, dates)
        stands = tuple(self._with_changes(standings(about, dates[0])))
        told_of = [d for d in reversed(dates) if any(r.clauses for r in self._of(about, (d,)))]
        span = Span(told_of)
        clauses = _once(clause.id for row in rows for clause in row.clauses)
        demands = tuple(self._demand(self._clauses[id_], span) for id_ in clauses)
        ids = _once(id_ for row in rows for id_ in row.scenarios)
        told = ids if demands else ()
        caption = self._captions.of(about, dates[0])
        called = load(dates[0]).called(about)
        says, said_by = ("", "") if demands else self._stated(about, dates[0])
        return Strand(
            editions=tuple(reversed(dates)),
            played=next((date for date in dates if about in self._tagged[date]), ""),
            title=caption.title if caption else called,
            section=called,
            says=says,
            said_by=said_by,
            source=next((row.source for row in rows if row.source), ""),
            demanded=Span(tuple(reversed(dates))).of_editions(told_of),
            standings=stands,
            demands=demands,
            situations=tuple(self._situations(told, span)),
            others=self._named(id_ for id_ in ids if id_ not in told),
            functions=_functions(row.functions for row in rows),
            claims=_functions(row.claims for row in rows),
            misreadings=tuple(
                Misreading(
                    name=one.name,
                    summary=one.summary,
                    noticed=self._named(self._noticed.get(one.name, ())),
                )
                for one in _once(chain.from_iterable(row.mutants for row in rows))
            ),
            readings=tuple(self._about(about, dates, ids)),
        )

    def _stated(self, about: Subject, date: EditionDate) -> tuple[str, str]:
        """
        Return what a rule without clauses of its own demands, and which number says so elsewhere.

        That is empty where the caption says it; otherwise it is the number and edition where the
        rule stands last, whose clauses say it.
        """
        caption = self._captions.of(about, date)
        if caption is not None and caption.says:
            return caption.says, ""
        last, edition = latest(about, date)
        row = self._rows[edition].get(str(last))
        clauses = [self._clauses[clause.id] for clause in row.clauses] if row else []
        said = [clause.entry.says for clause in clauses if not clause.id.endswith("/example")]
        return " ".join(said), f"{last} in {edition}" if said else ""

    def _with_changes(self, found: Iterable[Standing]) -> Iterator[Standing]:
        """
        Yield where a rule stands, with what its clauses demand more and less than before.

        Clauses about one edition alone are told there and compared with nothing: they say the same
        as others in other words, or something else.
        """
        before: tuple[str, ...] = ()
        for one in found:
            rows = (self._rows[one.edition].get(rule) for rule in one.rules)
            clauses = [self._clauses[clause.id] for row in rows if row for clause in row.clauses]
            own = _once(clause.entry.says for clause in clauses if clause.entry.only)
            now = _once(clause.entry.says for clause in clauses if not clause.entry.only)
            both = bool(now and before)
            yield replace(
                one,
                own=own,
                come=tuple(says for says in now if says not in before) if both else (),
                gone=tuple(says for says in before if says not in now) if both else (),
            )
            before = now

    def _about(
        self, about: Subject, dates: Sequence[EditionDate], ids: Sequence[str]
    ) -> Iterator[str]:
        """Yield the interpretations of a rule: about it by name, or followed by its scenarios."""
        for reading in self.readings:
            tagged = {one.id for one in reading.scenarios}
            named = any(
                rule == str(about) and (date or editions()[-1]) in dates
                for rule, date in reading.rules
            )
            if named or tagged & set(ids):
                yield reading.name

    def _demand(self, clause: Clause, span: Span) -> Demand:
        entry = clause.entry
        return Demand(
            id=clause.id,
            says=entry.says,
            span=span.of_clause(entry),
            status=clause.status,
            scenarios=self._named(entry.scenarios),
            checked_by=entry.checked_by,
            reason=entry.not_testable,
        )

    def _named(self, ids: Iterable[str]) -> tuple[Named, ...]:
        return tuple(Named(id_, self._scenarios[id_].name) for id_ in ids if id_ in self._scenarios)

    def _situations(self, ids: Sequence[str], span: Span) -> Iterator[Situation]:
        """Yield the scenarios in the order of the clauses, the rows of an outline together."""
        groups: dict[tuple[str, int], list[Scenario]] = {}
        for one in (self._scenarios[id_] for id_ in ids if id_ in self._scenarios):
            groups.setdefault((str(one.path), one.template_line), []).append(one)
        for group in groups.values():
            rows = sorted(group, key=lambda one: one.line)
            yield Situation(
                name=rows[0].template,
                editions=span.of_scenario(rows[0]),
                steps=self._steps(rows[0]),
                scenarios=tuple(Named(one.id, one.name) for one in rows),
            )

    def _steps(self, scenario: Scenario) -> tuple[Step, ...]:
        """Return the steps of a scenario, which stands on the pages of several rules."""
        if scenario.id not in self._written:
            self._written[scenario.id] = tuple(steps_of(scenario))
        return self._written[scenario.id]


def _told(row: Row) -> bool:
    """Say whether there is something to tell of a rule: no source may ask for it, and yet we do."""
    return row.status != "out of scope" or row.says is not None


def _tagged(scenarios: Iterable[Scenario], date: EditionDate) -> Iterator[Subject]:
    """Yield what scenarios are tagged with in an edition, and all of which that is a part."""
    for scenario in scenarios:
        for one in scenario.tagged.subjects(date):
            about: Subject | None = one
            while about is not None:
                yield about
                about = about.whole if isinstance(about, RuleNumber) else None


def _functions(told: Iterable[Iterable[Told]]) -> tuple[Function, ...]:
    """Return functions as pages tell of them, each once."""
    return tuple(
        Function(name=one.name, rule=one.rule, summary=one.summary, place=one.place or "")
        for one in _once(chain.from_iterable(told))
    )


def _once(found: Iterable[T]) -> tuple[T, ...]:
    return tuple(dict.fromkeys(found))
