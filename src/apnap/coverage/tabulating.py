"""
The coverage table: every rule of an edition, how it is covered, and by what.

The rows are the index of the edition. Nobody can leave a rule out of it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from apnap.coverage.known import Known
from apnap.coverage.rows import STATUSES, Coverage, Row, Shown, Status
from apnap.coverage.sources import Source, demanded
from apnap.protocol import EditionDate, Record
from apnap.rulebooks import Edition, GlossaryTerm, RuleNumber, Subject, covers, place
from apnap.suite import Captions, Clause, Scenario, Suite

_SHOWN: Final[tuple[Status, ...]] = ("covered", "not testable", "open")
"""What is in every table; the rest of the edition only on demand."""


class Material(Record, frozen=True, kw_only=True):
    """All of which a table is made."""

    edition: Edition
    suite: Suite
    clauses: tuple[Clause, ...]
    known: Known
    captions: Captions = Captions()
    sources: Mapping[str, Source] | None = None
    """Other sources than those of the suite."""


def table(of: Material, wanted: Sequence[Subject] = (), *, whole: bool = False) -> Coverage:
    """
    Return the table.

    Without `wanted` it has every rule and term that a source asks for or that has clauses;
    `whole`: all of the edition. Otherwise it has all that is wanted, and the parts of that.
    """
    rows = tuple(_rows(of, wanted))
    return Coverage(
        edition=of.edition.date,
        engine=of.known.engine,
        counts={status: sum(row.status == status for row in rows) for status in STATUSES},
        indexed=len(of.edition.numbers),
        rules=tuple(row for row in rows if whole or wanted or row.status in _SHOWN),
    )


def about(scenarios: Sequence[Scenario], edition: EditionDate) -> Mapping[Subject, tuple[str, ...]]:
    """Return the ids of the scenarios that are tagged with each rule or term in an edition."""
    found: dict[Subject, list[str]] = defaultdict(list)
    for scenario in scenarios:
        for one in scenario.tagged.subjects(edition):
            found[one].append(scenario.id)
    return {one: tuple(ids) for one, ids in found.items()}


def _rows(of: Material, wanted: Sequence[Subject]) -> Iterator[Row]:
    """
    Yield a row for each rule and term, sections only where something is about them.

    If some are `wanted`, it is one for each of these, and for each of their parts.
    """
    date = of.edition.date
    holding = of.suite.holding(date)
    ids = {scenario.id for scenario in holding}
    tagged = about(holding, date)
    clauses: dict[Subject, list[Shown]] = defaultdict(list)
    for clause in of.clauses:
        if clause.holds(date):
            clauses[clause.about(date)].append(shown(clause, ids))
    sources = demanded(of.edition, of.sources)
    touched = tagged.keys() | clauses.keys() | sources.keys() | set(of.known.subjects())
    every: set[Subject] = {*of.edition.numbers, *map(GlossaryTerm, of.edition.terms)}
    asked = (one for one in every | touched if not wanted or _is_part(one, wanted))
    for one in sorted(asked, key=place):
        caption = of.captions.of(one, date)
        row = Row(
            rule=str(one),
            title=caption.title if caption else of.edition.called(one),
            says=(caption.says if caption else "") or None,
            source=sources.get(one),
            status="support" if one in touched else "out of scope",
            reason=None,
            clauses=tuple(clauses.get(one, ())),
            examples=_examples(one, of.edition),
            scenarios=_scenarios(clauses.get(one, ()), tagged.get(one, ())),
            functions=of.known.functions.get(one, ()),
            mutants=of.known.mutants.get(one, ()),
            claims=of.known.claims.get(one, ()),
        )
        yield _judged(row)


def _is_part(one: Subject, wanted: Sequence[Subject]) -> bool:
    return any(covers(other, one) for other in wanted)


def shown(clause: Clause, held: Collection[str]) -> Shown:
    """Return a clause as the table has it; `held` are the ids that hold in the edition."""
    entry = clause.entry
    scenarios = tuple(id_ for id_ in entry.scenarios if id_ in held)
    return Shown(
        id=clause.id,
        says=entry.says,
        status="open" if entry.scenarios and not scenarios else clause.status,
        scenarios=scenarios,
        checked_by=entry.checked_by or None,
        reason=entry.not_testable or None,
    )


def _judged(row: Row) -> Row:
    """Return the row with its status."""
    statuses = {clause.status for clause in row.clauses}
    status: Status = row.status
    if row.source is not None or statuses:
        status = "open" if not statuses or "open" in statuses else "covered"
    if statuses == {"not testable"}:
        reasons = dict.fromkeys(clause.reason for clause in row.clauses if clause.reason)
        return replace(row, status="not testable", reason=" ".join(map(str, reasons)))
    return replace(row, status=status)


def _scenarios(clauses: Sequence[Shown], tagged: Sequence[str]) -> tuple[str, ...]:
    listed = (id_ for clause in clauses for id_ in clause.scenarios)
    return tuple(dict.fromkeys((*listed, *tagged)))


def _examples(one: Subject, edition: Edition) -> int:
    return edition.examples(one) if isinstance(one, RuleNumber) and edition.has(one) else 0
