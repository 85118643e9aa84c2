"""`apnap matrix`: engines and rules side by side, in causes."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from apnap.cli.clearly import clearly
from apnap.cli.ending import Status, check_writable, end, write
from apnap.cli.options import Rules, Verbose
from apnap.harmless import clean
from apnap.matrix.grid import matrix
from apnap.matrix.grid_markdown import markdown as as_markdown
from apnap.matrix.grid_on_terminal import show
from apnap.protocol.readable_json import encode
from apnap.results.baseline import read
from apnap.shown.shelves import NothingShown, all_shown, kept
from apnap.suite import wanted_subject


def matrix_(  # noqa: PLR0913 - one parameter for each option
    places: Annotated[
        list[Path] | None,
        typer.Argument(
            metavar="[DIR]…",
            help="Folders of certificates and of reports (`apnap run --json`), or such reports. "
            "Default: what apnap keeps of real engines.",
        ),
    ] = None,
    *,
    rules: Rules = None,
    baselines: Annotated[
        list[Path] | None,
        typer.Option(
            "--baseline",
            metavar="FILE",
            help="Name causes by the reasons of this baseline, for the engine it is of. "
            "Repeatable.",
        ),
    ] = None,
    json: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Write the table as JSON.")
    ] = None,
    html: Annotated[
        Path | None, typer.Option("--html", metavar="FILE", help="Write the table as a page.")
    ] = None,
    markdown: Annotated[
        Path | None, typer.Option("--markdown", metavar="FILE", help="Write it as Markdown.")
    ] = None,
    verbose: Verbose = False,
) -> None:
    """
    Put engines and rules side by side: what goes wrong, in causes instead of scenarios.

    What went wrong alike is one cause, and so is what a baseline has one reason for. Of an engine
    that was played several times, the last is a column; what became of it stands below.

    Exit status: 0, or 2 for wrong usage.

    Example: apnap matrix certificates/ run.json --html matrix.html
    """
    check_writable(json, html, markdown)
    with clearly():
        wanted = [wanted_subject(rule) for rule in rules or ()]
        named = [read(path) for path in baselines or ()]
        try:
            found = all_shown(places, named) if places else kept()
        except NothingShown as error:
            end(Status.USAGE, clean(str(error)))
        told = matrix(found, wanted)
        if not told.rows:
            end(Status.USAGE, "no engine has played a scenario about these rules")
    console = Console(file=sys.stdout, highlight=False, markup=False, emoji=False)
    show(console, told, some=bool(wanted), all_of_it=verbose)
    write(json, encode(told))
    write(markdown, as_markdown(told).encode())
    if html is not None:
        from apnap.matrix.grid_page import page  # noqa: PLC0415 - Jinja, for this page alone

        write(html, page(told))
