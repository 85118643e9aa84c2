"""`apnap book`: write the book, a folder of pages."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from apnap.book.engines.certificates import NoCertificateError
from apnap.book.making import Made, Wanted, make
from apnap.book.writing import NotABookError
from apnap.cli.ending import Status, end
from apnap.cli.run import clearly
from apnap.engine.starting import DEFAULT
from apnap.harmless import clean


def book(
    *,
    out: Annotated[
        Path,
        typer.Option(
            "--out", metavar="DIR", help="The folder: new, empty, or with an earlier book."
        ),
    ],
    engine: Annotated[
        str,
        typer.Option(
            "--engine",
            metavar="ENGINE",
            help="Engine that plays the scenarios, and whose functions and misreadings are named; "
            "it has to offer `describe`.",
        ),
    ] = DEFAULT,
    results: Annotated[
        list[Path] | None,
        typer.Option(
            "--results",
            metavar="DIR",
            help="Show what a certificate in this folder, or certificates in folders within it, "
            "say of engines. Repeatable.",
        ),
    ] = None,
    workers: Annotated[
        int, typer.Option("-n", metavar="WORKERS", min=0, help="Number of worker processes.")
    ] = 0,
) -> None:
    """
    Write all rules, scenarios and interpretations as a folder of pages, which needs no server.

    Exit status: 0, 1 if a scenario did not pass, 2 if the folder cannot be written, 3 if the
    engine could not be started.

    Example: apnap book --out book --results certificates -n 2
    """
    with clearly():
        try:
            wanted = Wanted(out=out, engine=engine, workers=workers, results=tuple(results or ()))
            made = _made(wanted)
        except NoCertificateError as error:
            end(Status.USAGE, f"--results: {clean(str(error))}")
        except (NotABookError, OSError) as error:
            end(Status.USAGE, f"the book cannot be written: {clean(str(error))}")
    outcomes = ", ".join(f"{number} {name}" for name, number in made.outcomes.items())
    typer.echo(f"{made.files} files in {clean(str(out))}; scenarios: {outcomes}")
    if made.outcomes.keys() != {"passed"}:
        raise typer.Exit(Status.FAILURES)


def _made(wanted: Wanted) -> Made:
    """Make the book, with a bar on standard error."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    console = Console(file=sys.stderr, highlight=False, markup=False, emoji=False)
    with Progress(*columns, TimeElapsedColumn(), console=console, transient=True) as bar:
        task = bar.add_task("starting", total=None)
        return make(
            wanted,
            lambda what, done, all_: bar.update(task, description=what, completed=done, total=all_),
        )
