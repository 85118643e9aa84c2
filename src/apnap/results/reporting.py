"""Making a report of results."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Sequence
from pathlib import Path

from msgspec.structs import replace

from apnap.portable import portable_engine, portable_folder
from apnap.protocol import EditionDate, Initialized, Record
from apnap.results.believing import resemblances, suspicion
from apnap.results.choosing import causes
from apnap.results.in_the_way import by_kind, obstacles
from apnap.results.records import Report, Result, RuleRow, no_counts
from apnap.results.symmetric import asymmetries, by_symmetry
from apnap.results.trying import try_first
from apnap.rulebooks import Subject, place, subject
from apnap.version import __version__


class Run(Record, frozen=True, kw_only=True):
    """What a run was asked for."""

    engine: str
    introduced: Initialized
    edition: EditionDate
    whole: bool
    second_reading: bool = False
    extensions: tuple[Path, ...] = ()


def report(run: Run, results: Sequence[Result], seconds: float) -> Report:
    """Return the report of a run."""
    written = [result for result in results if result.image_of is None]
    own = [result for result in written if not (result.extension or result.second_reading)]
    second = [result for result in written if result.second_reading]
    others = [result for result in written if result.extension]
    alike = resemblances(own, run.edition)
    return Report(
        apnap=__version__,
        engine=portable_engine(run.engine),
        introduced=run.introduced,
        edition=run.edition,
        whole=run.whole,
        seconds=round(seconds, 3),
        counts=_counts(own),
        rules=by_rule(own),
        extension_counts=_counts(others),
        extension_rules=by_rule(others),
        second_reading_counts=_counts(second),
        second_reading_rules=by_rule(second),
        results=tuple(results),
        in_the_way=obstacles(written),
        in_the_way_by_kind=by_kind(written),
        try_first=try_first(written),
        causes=causes(written),
        resembles=alike,
        suspicion=suspicion(own, run.edition) if run.whole and not alike else None,
        symmetries=by_symmetry(results),
        asymmetries=tuple(asymmetries(results)),
    )


def by_rule(results: Sequence[Result]) -> tuple[RuleRow, ...]:
    """Return a row for each rule, as the rulebook has them, then each term, then the rest."""
    rows: dict[str, dict[str, int]] = {}
    for result in results:
        for rule in result.rules or ("",):
            rows.setdefault(rule, no_counts())[result.outcome] += 1
    return tuple(RuleRow(rule=rule, **rows[rule]) for rule in sorted(rows, key=_place))


def replay(run: Run, id_: str) -> str:
    """Return the command that runs one scenario again."""
    words = ["apnap", "run", run.engine, "--edition", run.edition, "--scenario", id_]
    words += ["--second-reading"] if run.second_reading else []
    return shlex.join((*words, *_extensions(run)))


def with_commands(run: Run, result: Result) -> Result:
    """Return a result whose account, if it has one, has the commands that lead back to it."""
    if result.account is None:
        return result
    again = replay(run, result.id)
    commanded = replace(
        result.account,
        replay=again,
        trace=f"{again} --trace trace.txt",
        show="" if result.image_of else _show(run, result.id),
    )
    return replace(result, account=commanded)


def _show(run: Run, id_: str) -> str:
    """Return the command that draws the table of a scenario."""
    words = ["apnap", "show", id_, "--engine", run.engine, "--edition", run.edition]
    return shlex.join((*words, *_extensions(run)))


def _extensions(run: Run) -> Iterator[str]:
    """Yield the options for the folders of extensions, as seen from where we are."""
    for folder in run.extensions:
        yield from ("--features", portable_folder(folder))


def _counts(results: Sequence[Result]) -> dict[str, int]:
    counts = no_counts()
    for result in results:
        counts[result.outcome] += 1
    return counts


def _place(rule: str) -> tuple[bool, tuple[bool, Subject]]:
    return (not rule, place(subject(rule or "100")))
