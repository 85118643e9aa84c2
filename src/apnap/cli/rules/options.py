"""What the commands about rules share."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import typer
from rich.console import Console

from apnap.cli.ending import Status, end
from apnap.coverage.known import described, known
from apnap.coverage.tabulating import Material
from apnap.engine.starting import DEFAULT
from apnap.protocol import EngineTrouble, EngineUnknown, Record
from apnap.protocol.numbering import NumbersFileError
from apnap.protocol.readable_json import encode
from apnap.rulebooks import Edition, EditionFileError, load, newest
from apnap.rulebooks.confirming import LockError
from apnap.suite import SuiteError, load_captions, load_clauses, load_suite, selection

Engine = Annotated[
    str,
    typer.Option(
        "--engine",
        metavar="ENGINE",
        help="Engine whose functions and misreadings are listed; it has to offer `describe`.",
    ),
]
EditionAsked = Annotated[
    str | None,
    typer.Option("--edition", metavar="DATE", help="Edition of the rulebook. Default: the newest."),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
REFERENCE = DEFAULT


@contextmanager
def plainly() -> Iterator[None]:
    """End the command in so many words when something cannot be read, chosen or started."""
    try:
        yield
    except (SuiteError, LockError, EditionFileError, NumbersFileError, EngineUnknown) as error:
        end(Status.USAGE, str(error))
    except EngineTrouble as error:
        end(Status.NO_ENGINE, str(error))


def edition_of(date: str | None) -> Edition:
    """Return an indexed edition; raise `SelectionError` if there is no such."""
    return load(selection(date, (), ()).edition if date else newest())


def material(date: str | None, engine: str) -> Material:
    """Return all of which the table of an edition is made."""
    edition = edition_of(date)
    return Material(
        edition=edition,
        suite=load_suite(dates=(edition.date,)),
        clauses=load_clauses(),
        captions=load_captions(),
        known=known(engine, described(engine), edition),
    )


def as_json(record: Record) -> None:
    """Print a record as JSON."""
    typer.echo(encode(record), nl=False)


def console() -> Console:
    """Return standard output, on which texts are shown as they are."""
    return Console(file=sys.stdout, highlight=False, markup=False, emoji=False)
