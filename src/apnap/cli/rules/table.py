"""`apnap rules table`: every rule, and what covers it."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Annotated, Final

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from apnap.cli.rules.options import (
    REFERENCE,
    EditionAsked,
    Engine,
    as_json,
    console,
    material,
    plainly,
)
from apnap.coverage import tabulating as making
from apnap.coverage.markdown import cells, counted, markdown
from apnap.coverage.page import page
from apnap.coverage.rows import ClauseStatus, Coverage, Row, Status
from apnap.harmless import clean
from apnap.protocol import EditionDate
from apnap.results.tables_on_terminal import NUMBER, WIDE
from apnap.rulebooks import Subject, load
from apnap.suite import SelectionError, has_no, wanted_subject

STYLES: Final[dict[Status | ClauseStatus, str]] = {
    "covered": "green",
    "tested": "green",
    "checked statically": "green",
    "support": "cyan",
    "not testable": "yellow",
    "open": "bold red",
    "out of scope": "dim",
}
"""How a status looks."""


class Form(StrEnum):
    """How the table is printed."""

    TERMINAL = "terminal"
    JSON = "json"
    MARKDOWN = "markdown"
    HTML = "html"


def table(  # noqa: PLR0913 - one parameter for each option
    prefixes: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="RULE",
            help="Only these rules and their parts, with the text of each clause; a term is "
            "glossary:affinity, and glossary is every term.",
        ),
    ] = None,
    *,
    edition: EditionAsked = None,
    whole: Annotated[
        bool,
        typer.Option("--all", help="Every rule of the edition, also what no source asks for."),
    ] = False,
    form: Annotated[Form, typer.Option("--format", help="How to print it.")] = Form.TERMINAL,
    json: Annotated[bool, typer.Option("--json", help="Short for --format json.")] = False,
    engine: Engine = REFERENCE,
) -> None:
    """
    Show every rule of the sources, how it is covered, and by what.

    Exit status: 0, 2 for wrong usage or if the edition has no such rule, 3 if the engine could not
    be started.

    Example: apnap rules 101.4
    """
    with plainly():
        wanted = [wanted_subject(prefix) for prefix in prefixes or ()]
        coverage = making.table(material(edition, engine), wanted, whole=whole)
        if not coverage.rules:
            raise SelectionError("\n".join(_missing(one, coverage.edition) for one in wanted))
    match Form.JSON if json else form:
        case Form.JSON:
            as_json(coverage)
        case Form.MARKDOWN:
            typer.echo(markdown(coverage), nl=False)
        case Form.HTML:
            typer.echo(page(coverage), nl=False)
        case Form.TERMINAL:
            _print(coverage, texts=bool(prefixes))


def _missing(about: Subject, edition: EditionDate) -> str:
    """Return why the table has no row for a rule or term."""
    book = load(edition)
    if book.knows(about):
        return f"no source asks for {about} in edition {edition}: --all shows it"
    return has_no(about, book)


def _print(coverage: Coverage, *, texts: bool) -> None:
    screen = console()
    for row in coverage.rules if texts else ():
        screen.print(Text(f"{row.rule}  {clean(row.title)}", "bold underline"), soft_wrap=True)
        if row.says:
            screen.print(Text(f"  {clean(row.says)}"), soft_wrap=True)
        for line in clauses(row):
            screen.print(line, soft_wrap=True)
    if texts:
        screen.print()
    screen.print(_table(coverage, captions=screen.width >= WIDE))
    screen.print(Text(f"{counted(coverage)}."), soft_wrap=True)


def clauses(row: Row) -> Iterator[Text]:
    """Yield the lines about each clause of a rule: what it demands, and what covers it."""
    for clause in row.clauses:
        yield Text(f"{clause.id}  ", "bold").append(clause.status, STYLES[clause.status])
        yield Text(f"  {clean(clause.says)}")
        for line in (*clause.scenarios, clause.checked_by, clause.reason):
            if line is not None:
                yield Text(f"    {clean(line)}")


def _table(coverage: Coverage, *, captions: bool) -> Table:
    """Return the table of the rules, with the sums below, and with captions if asked for."""
    shown = Table(title=f"Rules, edition {coverage.edition}", title_justify="left", box=SIMPLE_HEAD)
    shown.show_footer = True
    rows = coverage.rules
    shown.add_column("rule", footer="all", overflow="fold", min_width=NUMBER)
    shown.add_column("status", no_wrap=True)
    settled = sum(row.settled for row in rows)
    footers = {
        "clauses": f"{settled}/{sum(len(row.clauses) for row in rows)}",
        "examples": str(sum(row.examples for row in rows)),
        "scenarios": str(len({id_ for row in rows for id_ in row.scenarios})),
        "functions": str(len({(f.rule, f.name) for row in rows for f in row.functions})),
        "mutants": str(len({mutant.name for row in rows for mutant in row.mutants})),
    }
    for name, footer in footers.items():
        shown.add_column(name, footer=footer, justify="right", no_wrap=True)
    if captions:
        shown.add_column("caption", no_wrap=True, overflow="ellipsis")
    for row in rows:
        told = (Text(clean(row.title)),) if captions else ()
        shown.add_row(row.rule, Text(row.status, STYLES[row.status]), *cells(row), *told)
    return shown
