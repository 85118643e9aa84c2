"""`apnap rules`: what the rules demand, and where that is tested."""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterator, Sequence
from itertools import groupby
from typing import Annotated, Literal

import msgspec
import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from apnap.cli.ending import Status, end
from apnap.protocol.record import Record
from apnap.rulebooks import covers, newest
from apnap.suite.clauses import Clause, load_clauses
from apnap.suite.errors import SelectionError, SuiteError
from apnap.suite.loading import load_suite
from apnap.suite.selecting import selection, wanted_subject

Covered = Literal["tested", "checked statically", "not testable", "open"]
"""How a clause is covered in an edition; `open`: by no scenario that holds in it."""

_STYLES: dict[Covered, str] = {
    "tested": "green",
    "checked statically": "green",
    "not testable": "yellow",
    "open": "bold red",
}


class Shown(Record, frozen=True, kw_only=True, omit_defaults=False):
    """A clause as `apnap rules --json` shows it."""

    id: str
    says: str
    """What it demands."""
    status: Covered
    scenarios: tuple[str, ...]
    """Ids of the scenarios that test it and hold in the edition."""
    checked_by: str | None
    """Or the test that checks it without an engine."""
    reason: str | None
    """Or why it cannot be tested."""


class Row(Record, frozen=True, kw_only=True, omit_defaults=False):
    """A rule, or a term of the glossary, with its clauses."""

    rule: str
    scenarios: int
    """How many scenarios test its clauses."""
    clauses: tuple[Shown, ...]

    def count(self, status: Covered) -> int:
        """Return how many clauses are covered in this way."""
        return sum(clause.status == status for clause in self.clauses)


class Coverage(Record, frozen=True, kw_only=True, omit_defaults=False):
    """What `apnap rules --json` prints."""

    edition: str
    rules: tuple[Row, ...]


def rules(
    prefixes: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="RULE",
            help="Only these rules and their parts, with the text of each clause; a term is "
            "glossary:affinity, and glossary is every term.",
        ),
    ] = None,
    *,
    edition: Annotated[
        str | None,
        typer.Option(
            "--edition", metavar="DATE", help="Edition of the rulebook. Default: the newest."
        ),
    ] = None,
    json: Annotated[
        bool, typer.Option("--json", help="Print JSON, always with all texts.")
    ] = False,
) -> None:
    """
    Show what each rule demands, clause by clause, and how that is tested.

    Example: apnap rules 101.4
    """
    try:
        coverage = _coverage(edition or newest(), prefixes or ())
    except SuiteError as error:
        end(Status.USAGE, str(error))
    if json:
        typer.echo(msgspec.json.format(msgspec.json.encode(coverage), indent=1))
        return
    console = Console(file=sys.stdout, highlight=False, markup=False, emoji=False)
    for line in _clauses(coverage) if prefixes else ():
        console.print(line, soft_wrap=True)
    console.print(_table(coverage))


def _coverage(edition: str, prefixes: Sequence[str]) -> Coverage:
    """Return the rules that are asked for; raise `SuiteError` if there is none."""
    selection(edition, (), ())
    wanted = [wanted_subject(prefix) for prefix in prefixes]
    clauses = [
        clause
        for clause in load_clauses()
        if clause.holds(edition)
        and (not wanted or any(covers(one, clause.subject) for one in wanted))
    ]
    if not clauses:
        asked = f" about {', '.join(prefixes)}" if prefixes else ""
        raise SelectionError(f"no clause of edition {edition} is listed{asked}")
    held = {scenario.id for scenario in load_suite(dates=(edition,)).holding(edition)}
    grouped = groupby(clauses, key=lambda clause: clause.subject)
    return Coverage(
        edition=edition, rules=tuple(_row(str(rule), group, held) for rule, group in grouped)
    )


def _row(rule: str, clauses: Iterator[Clause], held: Collection[str]) -> Row:
    shown = tuple(_shown(clause, held) for clause in clauses)
    return Row(rule=rule, scenarios=len({i for s in shown for i in s.scenarios}), clauses=shown)


def _shown(clause: Clause, held: Collection[str]) -> Shown:
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


def _clauses(coverage: Coverage) -> Iterator[Text]:
    """Yield the lines about each clause: what it demands, and what covers it."""
    for clause in (clause for row in coverage.rules for clause in row.clauses):
        yield Text(f"{clause.id}  ", "bold").append(clause.status, _STYLES[clause.status])
        yield Text(f"  {clause.says}")
        for line in (*clause.scenarios, clause.checked_by, clause.reason):
            if line is not None:
                yield Text(f"    {line}")
    yield Text()


def _table(coverage: Coverage) -> Table:
    """Return the table of the rules, with the sums below."""
    table = Table(title=f"Rules, edition {coverage.edition}", title_justify="left")
    table.show_footer = True
    rows = coverage.rules
    table.add_column("rule", footer="all", overflow="fold")
    number = sum(len(row.clauses) for row in rows)
    table.add_column("clauses", justify="right", footer=_figure(number), no_wrap=True)
    for status, style in _STYLES.items():
        number = sum(row.count(status) for row in rows)
        name = status.replace(" ", "\n")
        table.add_column(name, justify="right", style=style, footer=_figure(number), no_wrap=True)
    ids = {id_ for row in rows for clause in row.clauses for id_ in clause.scenarios}
    table.add_column("scenarios", justify="right", footer=_figure(len(ids)), no_wrap=True)
    for row in rows:
        counts = (_figure(row.count(status)) for status in _STYLES)
        table.add_row(row.rule, str(len(row.clauses)), *counts, _figure(row.scenarios))
    return table


def _figure(number: int) -> str:
    return str(number) if number else ""
