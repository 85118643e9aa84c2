"""`apnap doctor`: walk through the protocol with an engine and explain what is wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Annotated

import typer
from rich.console import Console

from apnap.cli.clearly import clearly
from apnap.cli.ending import Status, end
from apnap.cli.engine_named import engine_name
from apnap.cli.options import LimitTexts
from apnap.doctor.diagnosis import Diagnosis, Step
from apnap.doctor.diagnosis_text import Shown, summary
from apnap.doctor.examining import examine
from apnap.harmless import clean
from apnap.protocol import EngineUnknown
from apnap.protocol.readable_json import encode
from apnap.running.limits import limits as chosen


def doctor(
    engine: Annotated[
        list[str],
        typer.Argument(
            metavar="ENGINE",
            help="stdio:COMMAND, http:URL or direct:NAME; a command of several words is quoted, "
            "or stands after --",
        ),
    ],
    *,
    limit: LimitTexts = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """
    Walk through the protocol with an engine, step by step, and explain what it does wrong.

    Everything that the engine declares is tried: each kind of decision with a legal and an
    illegal answer, cards, players, kinds of game, and a little more than is declared.

    Exit status: 0 if nothing is wrong, 1 if something is, 2 for wrong usage, 3 if the engine
    could not be started or does not answer at all.

    Example: apnap doctor "stdio:python3 engine.py"
    """
    name = engine_name(engine)
    with clearly():
        try:
            found = examine(name, chosen(limit or ()), _ignore if json else _showing())
        except EngineUnknown as unknown:
            end(Status.USAGE, str(unknown))
        if json:
            typer.echo(encode(found), nl=False)
        else:
            _print(summary(found))
    raise typer.Exit(_status(found))


def _status(found: Diagnosis) -> Status:
    """Return how the command ends."""
    if not found.started:
        return Status.NO_ENGINE
    return Status.OK if found.healthy else Status.FAILURES


def _showing() -> Callable[[Step], None]:
    """Return what prints a step as soon as it is done."""
    shown = Shown()
    return lambda step: _print(shown.lines(step, Console().width))


def _ignore(_: Step) -> None:
    """Print nothing: the whole is printed at the end."""


def _print(texts: Iterable[str]) -> None:
    """Print lines, with nothing in them that a terminal would obey."""
    for text in texts:
        indent = len(text) - len(text.lstrip(" "))
        typer.echo(" " * indent + clean(text[indent:]))
