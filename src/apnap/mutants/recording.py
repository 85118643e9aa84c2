"""
Recording the patterns of the misreadings, for every run to be held beside.

A pattern is as old as each scenario was when the misreading was played in it: one that is written
otherwise since is as unknown as one that is new. That the engine or a misreading of it plays
otherwise since cannot be seen without playing: who plays all sees which patterns are `outdated`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from typing import Final

import msgspec
from msgspec.structs import replace

from apnap.diagnosis.patterns import Pattern, Patterns
from apnap.diagnosis.traces import read
from apnap.mutants.blaming import most_blamed, reasons, related, shares
from apnap.mutants.spreading import scenarios
from apnap.mutants.wrong_engines import Row, Table
from apnap.protocol import MutantKnown
from apnap.rulebooks import subject
from apnap.suite import Scenario, about, load_suite

_DIGITS: Final = 8
"""How many hexadecimal digits tell what a scenario says from what it said before."""


def of(table: Table) -> Patterns:
    """Return the patterns of a table."""
    made = tuple(_pattern(row, row.failed, row.traces) for row in table.mutants)
    return _counted(made, _suite())


def content(scenario: Scenario) -> str:
    """Return a digest of what a scenario says: its steps, and what it is tagged with."""
    steps = [(step.keyword, step.text, step.table) for step in scenario.steps]
    said = msgspec.json.encode((sorted(scenario.tags), steps))
    return hashlib.blake2b(said, digest_size=_DIGITS // 2).hexdigest()


def unchanged(earlier: Patterns) -> frozenset[str]:
    """Return the ids of the scenarios that say what they did when misreadings were played."""
    return frozenset(id_ for id_, _ in earlier.scenarios.items() & _suite().items())


def outdated(table: Table, earlier: Patterns) -> Iterator[str]:
    """
    Yield the names of misreadings with which a table has something else going wrong than patterns.

    Only what may have been played is compared: unless it is all, the scenarios about their rules.
    """
    rows = {(row.name, row.rule, row.summary, row.edition): row for row in table.mutants}
    known = unchanged(earlier)
    for one in earlier.patterns:
        row = rows.get((one.name, one.rule, one.summary, one.edition))
        if row is None:
            continue
        played = known if table.whole else known & _about(row)
        before = {id_: str(trace) for id_, trace in one.traces.items() if id_ in played}
        if before != {id_: trace for id_, trace in row.traces.items() if id_ in played}:
            yield one.name


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
    Return earlier patterns with what goes wrong in the scenarios that they did not know as such.

    The table has what its misreadings do in those. A pattern stays as it is if its misreading is
    another one by now, or is played in another edition; but no pattern keeps scenarios that went.
    """
    there, known = _suite().keys(), unchanged(earlier)
    rows = {(row.name, row.rule, row.summary, row.edition): row for row in table.mutants}
    made = (
        _longer(one, rows.get((one.name, one.rule, one.summary, one.edition)), known)
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


def _longer(one: Pattern, row: Row | None, known: AbstractSet[str]) -> Pattern:
    """Return a pattern with what a row has of the scenarios that are newer than those known."""
    if row is None:
        return one
    traces = {id_: str(trace) for id_, trace in one.traces.items() if id_ in known} | row.traces
    endings = {id_: read(trace).ending for id_, trace in traces.items()}
    failed = (s.id for s in scenarios(row.edition) if endings.get(s.id) == "failed")
    return _pattern(row, tuple(failed), traces)


def _suite() -> dict[str, str]:
    """Return all scenarios of the suite: id, and digest of what each says."""
    return {scenario.id: content(scenario) for scenario in load_suite().scenarios}


def _counted(made: tuple[Pattern, ...], played: Mapping[str, str]) -> Patterns:
    return Patterns(
        mutants=len(made),
        noticed=sum(bool(one.failed) for one in made),
        right=sum(bool(one.failed) and one.right for one in made),
        distinct=len({(one.edition, *sorted(one.traces.items())) for one in made if one.failed}),
        patterns=made,
        scenarios=played,
    )


def _pattern(row: Row, all_failed: tuple[str, ...], traces: Mapping[str, str]) -> Pattern:
    rule, all_, its = (subject(row.rule),), scenarios(row.edition), _about(row)
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


def _about(row: Row) -> AbstractSet[str]:
    """Return the ids of the scenarios about the rule that is misread."""
    rule = (subject(row.rule),)
    return {s.id for s in scenarios(row.edition) if about(s, row.edition, rule)}
