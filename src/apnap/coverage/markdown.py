"""The coverage table as Markdown."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from apnap.coverage.rows import STATUSES, Coverage, Row
from apnap.harmless import clean

HEADER: Final = ("rule", "title", "status", "clauses", "examples", "scenarios", "functions")
"""The columns; misreadings are the last one."""

_SPECIAL: Final = re.compile(r"([\\`*_\[\]<>|#~])")


def markdown(coverage: Coverage) -> str:
    """Return a table with a row for each rule and, below it, why some are not testable."""
    return "\n".join(_lines(coverage)) + "\n"


def counted(coverage: Coverage) -> str:
    """Return in one line how many rules and terms of the edition have each status."""
    counts = (f"{coverage.counts[s]} {s}" for s in STATUSES if coverage.counts[s])
    return ", ".join(counts)


def cells(row: Row) -> tuple[str, ...]:
    """Return the figures of a row: clauses, examples, scenarios, functions, misreadings."""
    examples = "missing" if row.example_missing else _figure(row.examples)
    return (
        f"{row.settled}/{len(row.clauses)}" if row.clauses else "",
        examples,
        _figure(len(row.scenarios)),
        _figure(len(row.functions)),
        _figure(len(row.mutants)),
    )


def _lines(coverage: Coverage) -> Iterator[str]:
    yield f"# Rules, edition {coverage.edition}"
    yield ""
    yield f"{counted(coverage)}."
    yield ""
    header = (*HEADER, "mutants")
    yield f"| {' | '.join(header)} |"
    yield f"|{'---|' * 3}{'---:|' * (len(header) - 3)}"
    for row in coverage.rules:
        yield f"| {' | '.join(map(_plain, (row.rule, row.title, row.status, *cells(row))))} |"
    reasons = [row for row in coverage.rules if row.reason]
    if reasons:
        yield ""
        yield "Not testable:"
        yield ""
        for row in reasons:
            yield f"- {_plain(row.rule)}: {_plain(row.reason or '')}"


def _plain(text: str) -> str:
    return _SPECIAL.sub(r"\\\1", clean(text))


def _figure(number: int) -> str:
    return str(number) if number else ""
