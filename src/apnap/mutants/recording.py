"""Recording the patterns of the misreadings, for every run to be held beside."""

from __future__ import annotations

from collections.abc import Iterable

from apnap.diagnosis.patterns import Pattern, Patterns
from apnap.diagnosis.traces import read
from apnap.mutants.blaming import most_blamed, reasons, related, shares
from apnap.mutants.spreading import scenarios
from apnap.mutants.wrong_engines import Row, Table
from apnap.protocol import MutantKnown
from apnap.rulebooks import subject
from apnap.suite import about


def of(table: Table) -> Patterns:
    """Return the patterns of a table."""
    return _counted(tuple(map(_pattern, table.mutants)))


def among(earlier: Patterns, new: Patterns, offered: Iterable[MutantKnown]) -> Patterns:
    """
    Return new patterns among earlier ones, of which they replace those of the same name.

    Of the others those are kept that an engine still offers, with the same rule and belief.
    """
    there = {(one.name, one.rule, one.summary) for one in offered}
    found = {
        one.name: one for one in earlier.patterns if (one.name, one.rule, one.summary) in there
    } | {one.name: one for one in new.patterns}
    return _counted(tuple(found[name] for name in sorted(found)))


def _counted(made: tuple[Pattern, ...]) -> Patterns:
    return Patterns(
        mutants=len(made),
        noticed=sum(bool(one.failed) for one in made),
        right=sum(bool(one.failed) and one.right for one in made),
        distinct=len({(one.edition, *sorted(one.traces.items())) for one in made if one.failed}),
        patterns=made,
    )


def _pattern(row: Row) -> Pattern:
    rule, all_ = (subject(row.rule),), scenarios(row.edition)
    its = {s.id for s in all_ if about(s, row.edition, rule)}
    failed = tuple(id_ for id_ in row.failed if id_ in its) or row.failed
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
        traces={id_: read(written) for id_, written in row.traces.items()},
    )
