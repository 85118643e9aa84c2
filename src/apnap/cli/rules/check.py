"""`apnap rules check`: the gate."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Annotated, Self

import typer
from rich.console import Console
from rich.text import Text

from apnap.cli.ending import Status
from apnap.cli.rules.options import REFERENCE, Engine, Json, as_json, console, plainly
from apnap.coverage.checking import Gate
from apnap.coverage.checking import check as checked
from apnap.coverage.findings import Checked
from apnap.harmless import clean
from apnap.protocol.counting import counted
from apnap.results.records import Result
from apnap.rulebooks import editions as indexed
from apnap.rulebooks.confirming import confirmed
from apnap.suite import load_captions, load_clauses, load_suite, selection


def check(
    *,
    editions: Annotated[
        list[str] | None,
        typer.Option(
            "--edition", metavar="DATE", help="Only this edition. Repeatable. Default: all."
        ),
    ] = None,
    json: Json = False,
    engine: Engine = REFERENCE,
) -> None:
    """
    Check that the rules are covered: what they demand, what passes, what is applied.

    It fails on a rule of a source without status, an example without a scenario, a covered rule
    without caption or statement, a tag, caption or citation that names a rule absent in its
    edition, a covered clause without a passing scenario, a function of the engine that no scenario
    applies, and a rule whose text has changed since its scenarios were confirmed. Exit status: 0 if
    nothing is wrong, 1 if something is, 2 for wrong usage, 3 if the engine could not be started.

    Example: apnap rules check
    """
    with plainly():
        dates = tuple(selection(date, (), ()).edition for date in editions or indexed())
        gate = Gate(
            engine=engine,
            editions=tuple(dict.fromkeys(dates)),
            suite=load_suite(dates=dates),
            clauses=load_clauses(),
            captions=load_captions(),
            lock=confirmed(),
        )
        with _Counting() as counting:
            found = checked(gate, counting.take)
    if json:
        as_json(found)
    else:
        screen = console()
        for line in _lines(found):
            screen.print(line, soft_wrap=True)
    raise typer.Exit(Status.FAILURES if found.findings else Status.OK)


class _Counting:
    """Shows on a terminal how many scenarios have been played."""

    def __init__(self) -> None:
        self._console = Console(file=sys.stderr, highlight=False, markup=False, emoji=False)
        self._status = self._console.status("playing")
        self._played = 0

    def __enter__(self) -> Self:
        if self._console.is_terminal:
            self._status.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._status.stop()

    def take(self, _: Result) -> None:
        """Count a scenario."""
        self._played += 1
        self._status.update(f"{self._played} scenarios played")


def _lines(found: Checked) -> Iterator[Text]:
    for one in found.findings:
        where = f" ({one.edition})" if one.edition else ""
        line = Text(f"{one.trouble}: ", "bold red").append(f"{clean(one.rule)}{where}", "bold")
        yield line.append(f"  {clean(one.problem)}")
    looked = (
        "whether every function is applied was not looked into"
        if found.functions is None
        else f"{found.functions} functions"
    )
    yield Text(
        f"{counted(len(found.editions), 'edition')}, {counted(found.played, 'scenario')} played, "
        f"{looked}: "
        f"{counted(len(found.findings), 'finding', none='no')}"
    )
