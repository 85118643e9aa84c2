"""Putting engines side by side: a column for each, a row for each rule, and how they got on."""

from __future__ import annotations

import itertools
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence

from apnap.matrix.columns import Cell, EngineShown, Matrix, Row, Step, called
from apnap.protocol import EditionDate
from apnap.results.records import RuleRow
from apnap.rulebooks import Subject, covers, place, subject
from apnap.suite import load_captions
from apnap.version import __version__


def matrix(shown: Iterable[EngineShown], wanted: Sequence[Subject] = ()) -> Matrix:
    """
    Return what engines have shown as one table.

    Of an engine that was played several times in an edition the last time is a column; the last is
    what has the latest day, and of one day, or without, what was named last. `wanted` are the rules
    of which there are rows, with their parts; none: all.
    """
    times = _times(shown)
    columns = tuple(several[-1] for several in times.values())
    cells = [_cells(one) for one in columns]
    rules = {rule for one in cells for rule in one if _is_wanted(rule, wanted)}
    captions = load_captions()
    newest = max((one.edition for one in columns), default=None)
    return Matrix(
        apnap=__version__,
        engines=columns,
        rows=tuple(
            Row(
                rule=rule,
                title=captions.title(rule, newest) if newest else "",
                cells=tuple(one.get(rule) for one in cells),
            )
            for rule in sorted(rules, key=lambda rule: place(subject(rule)))
        ),
        steps=tuple(step for several in times.values() for step in _steps(several)),
    )


def _times(
    shown: Iterable[EngineShown],
) -> Mapping[tuple[str, EditionDate], Sequence[EngineShown]]:
    """Return the times at which each engine was played in an edition, the earliest first."""
    found: dict[tuple[str, EditionDate], list[EngineShown]] = defaultdict(list)
    for one in shown:
        found[one.engine, one.edition].append(one)
    for several in found.values():
        several.sort(key=lambda one: (one.day is None, one.day or ""))
    return found


def _is_wanted(rule: str, wanted: Sequence[Subject]) -> bool:
    return bool(rule) and (not wanted or any(covers(one, subject(rule)) for one in wanted))


def _cells(one: EngineShown) -> Mapping[str, Cell]:
    by_rule: dict[str, list[int]] = defaultdict(list)
    for number, cause in enumerate(one.causes):
        for rule in cause.rules:
            by_rule[rule].append(number)
    return {row.rule: _cell(row, by_rule[row.rule]) for row in one.rules}


def _cell(row: RuleRow, causes: Sequence[int]) -> Cell:
    played = row.passed + row.failed + row.unreached + row.errored
    return Cell(
        passed=row.passed,
        played=played,
        scenarios=played + row.unsupported + row.withheld,
        causes=tuple(causes),
    )


def _steps(several: Sequence[EngineShown]) -> Iterator[Step]:
    for before, after in itertools.pairwise(several):
        was, now = _cells(before), _cells(after)
        yield Step(
            engine=after.engine,
            edition=after.edition,
            before=_time(before),
            after=_time(after),
            mended=tuple(
                rule
                for rule, cell in now.items()
                if cell.played and not cell.causes and rule in was and was[rule].causes
            ),
            broken=tuple(
                rule
                for rule, cell in now.items()
                if cell.causes and not (rule in was and was[rule].causes)
            ),
            passed=(before.counts.get("passed", 0), after.counts.get("passed", 0)),
            causes=(len(before.causes), len(after.causes)),
        )


def _time(one: EngineShown) -> str:
    return called(one).removeprefix(one.engine).strip()
