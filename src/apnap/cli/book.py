"""`apnap book`: write the book, a folder of pages."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from apnap.book.citations import NotASiteError, site
from apnap.book.making import Beside, Wanted, make
from apnap.book.writing import NotABookError
from apnap.cli.clearly import clearly
from apnap.cli.ending import Status, check_folder, end
from apnap.cli.options import Rulebook, Rules, read_copy
from apnap.cli.progress import stages
from apnap.engine.starting import DEFAULT
from apnap.harmless import clean
from apnap.running.processes import cores
from apnap.shown.certificates import NoCertificateError
from apnap.suite import wanted_subject


def book(  # noqa: PLR0913 - one parameter for each option
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
    rules: Rules = None,
    rulebook: Rulebook = None,
    published: Annotated[
        str | None,
        typer.Option(
            "--site",
            metavar="URL",
            help="Where the book is going to be published: it stands in what says how to cite a "
            "rule. Default: what apnap's own metadata name, if anything.",
        ),
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option(
            "-n",
            metavar="WORKERS",
            min=0,
            show_default="one for each core",
            help="Number of worker processes; 0: all in this one.",
        ),
    ] = None,
) -> None:
    """
    Write all rules, scenarios and interpretations as a folder of pages, which needs no server.

    With --cr it is a part of the book: scenarios about some rules, and the pages of these rules.

    Exit status: 0, 1 if a scenario did not pass, 2 if the folder cannot be written, 3 if the
    engine could not be started.

    Example: apnap book --out book --results certificates
    """
    check_folder(out)
    with clearly():
        try:
            wanted = Wanted(
                out=out,
                engine=engine,
                workers=cores() if workers is None else workers,
                results=tuple(results or ()),
                rules=tuple(rules or ()),
                beside=Beside(site=site(published), copy=read_copy(rulebook)),
            )
            for rule in wanted.rules:
                wanted_subject(rule)
            with stages() as told:
                made = make(wanted, told)
        except NotASiteError as error:
            end(Status.USAGE, f"--site: {clean(str(error))}")
        except NoCertificateError as error:
            end(Status.USAGE, f"--results: {clean(str(error))}")
        except (NotABookError, OSError) as error:
            end(Status.USAGE, f"the book cannot be written: {clean(str(error))}")
    outcomes = ", ".join(f"{number} {name}" for name, number in made.outcomes.items())
    typer.echo(f"{made.files} files in {clean(str(out))}; scenarios: {outcomes}")
    if made.outcomes.keys() != {"passed"}:
        raise typer.Exit(Status.FAILURES)
