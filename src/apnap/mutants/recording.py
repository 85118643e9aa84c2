"""Recording the patterns of the misreadings, for every run to be held beside."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet

from msgspec.structs import replace

from apnap.diagnosis.patterns import Pattern, Patterns
from apnap.diagnosis.traces import read
from apnap.mutants.blaming import most_blamed, reasons, related, shares
from apnap.mutants.spreading import scenarios
from apnap.mutants.wrong_engines import Row, Table
from apnap.protocol import MutantKnown
from apnap.rulebooks import subject
from apnap.suite import about, load_suite


def of(table: Table) -> Patterns:
    """Return the patterns of a table."""
    made = tuple(_pattern(row, row.failed, row.traces) for row in table.mutants)
    return _counted(made, _suite())


def among(earlier: Patterns, new: Patterns, offered: Iterable[MutantKnown]) -> Patterns:
    """
    Return new patterns among earlier ones, of which they replace those of the same name.

    Of the others those are kept that an engine still offers, with the same rule and belief.
    """
    there = {(one.name, one.rule, one.summary) for one in offered}
    found = {
        one.name: one for one in earlier.patterns if (one.name, one.rule, one.summary) in there
    } | {one.name: one for one in new.patterns}
    return _counted(tuple(found[name] for name in sorted(found)), earlier.scenarios)


def with_newer(earlier: Patterns, table: Table) -> Patterns:
    """
    Return earlier patterns with what goes wrong in the scenarios that they did not know.

    The table has what its misreadings do in those. A pattern stays as it is if its misreading is
    another one by now, or is played in another edition; but no pattern keeps scenarios that went.
    """
    there = frozenset(_suite())
    rows = {(row.name, row.rule, row.summary, row.edition): row for row in table.mutants}
    made = (
        _longer(one, rows.get((one.name, one.rule, one.summary, one.edition)), earlier)
        for one in (_without_gone(one, there) for one in earlier.patterns)
    )
    return _counted(tuple(made), _suite())


def _without_gone(one: Pattern, there: AbstractSet[str]) -> Pattern:
    """Return a pattern without the scenarios that the suite has no more."""
    return replace(
        one,
        failed=tuple(id_ for id_ in one.failed if id_ in there),
        traces={id_: trace for id_, trace in one.traces.items() if id_ in there},
    )


def _longer(one: Pattern, row: Row | None, earlier: Patterns) -> Pattern:
    """Return a pattern with what a row has of the scenarios that are newer."""
    if row is None:
        return one
    known = set(earlier.scenarios)
    traces = {id_: str(trace) for id_, trace in one.traces.items() if id_ in known} | row.traces
    endings = {id_: read(trace).ending for id_, trace in traces.items()}
    failed = (s.id for s in scenarios(row.edition) if endings.get(s.id) == "failed")
    return _pattern(row, tuple(failed), traces)


def _suite() -> tuple[str, ...]:
    """Return the ids of all scenarios of the suite."""
    return tuple(sorted(scenario.id for scenario in load_suite().scenarios))


def _counted(made: tuple[Pattern, ...], played: tuple[str, ...]) -> Patterns:
    return Patterns(
        mutants=len(made),
        noticed=sum(bool(one.failed) for one in made),
        right=sum(bool(one.failed) and one.right for one in made),
        distinct=len({(one.edition, *sorted(one.traces.items())) for one in made if one.failed}),
        patterns=made,
        scenarios=played,
    )


def _pattern(row: Row, all_failed: tuple[str, ...], traces: Mapping[str, str]) -> Pattern:
    rule, all_ = (subject(row.rule),), scenarios(row.edition)
    its = {s.id for s in all_ if about(s, row.edition, rule)}
    failed = tuple(id_ for id_ in all_failed if id_ in its) or all_failed
    found = shares({s.id: s.tagged.subjects(row.edition) for s in all_}, set(failed))
    best = most_blamed(found, len(failed))
    return Pattern(
        name=row.name,
        rule=row.rule,
        summary=row.summary,
        edition=row.edition,
        editions=row.editions,
        right=related(*rule, (*best, *reasons(best, row.edition))),
        failed=failed,
        traces={id_: read(written) for id_, written in traces.items()},
    )
