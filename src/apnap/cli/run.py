"""`apnap run`: play the suite against an engine."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console

from apnap.cli.ending import Status, by_signal, end
from apnap.cli.options import Folders, Ids, LimitTexts, Rules
from apnap.cli.progress import Progress
from apnap.engines import DEFAULT
from apnap.protocol.connection import EngineTrouble
from apnap.results.junit import junit
from apnap.results.records import Report
from apnap.results.showing import clean, show
from apnap.running.command import Prepare, Request, RunBroke
from apnap.running.limits import limits
from apnap.running.signals import Ended, attention
from apnap.running.trace import Trace
from apnap.suite.errors import SuiteError

Words = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="[ENGINE]",
        show_default=DEFAULT,
        help="direct:NAME, direct:NAME!MUTANT, stdio:COMMAND or http:URL; a command of several "
        "words is quoted, or stands after --",
    ),
]
Edition = Annotated[
    str | None,
    typer.Option("--edition", metavar="DATE", help="Edition of the rulebook. Default: the newest."),
]


def run(  # noqa: PLR0913 - one parameter for each option
    engine: Words = None,
    *,
    rules: Rules = None,
    edition: Edition = None,
    ids: Ids = None,
    extensions: Folders = None,
    stop: Annotated[bool, typer.Option("-x", help="Stop at the first failure.")] = False,
    workers: Annotated[
        int, typer.Option("-n", metavar="WORKERS", min=0, help="Number of worker processes.")
    ] = 0,
    limit: LimitTexts = None,
    json: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Write the results as JSON.")
    ] = None,
    xml: Annotated[
        Path | None, typer.Option("--junit", metavar="FILE", help="Write the results as JUnit XML.")
    ] = None,
    trace: Annotated[
        Path | None, typer.Option("--trace", metavar="FILE", help="Write every line both ways.")
    ] = None,
) -> None:
    """
    Play the scenarios against an engine and give a verdict per rule.

    Exit status: 0 if something ran and nothing failed or errored, 1 if not, 2 for wrong usage,
    3 if the engine could not be started, 130 or 143 if SIGINT or SIGTERM has ended the run,
    whose report then has what was played.

    Example: apnap run "stdio:python -m apnap_reference" --cr 802.4 --edition 2024-11-08
    """
    _check_files(json, xml, trace)
    if trace and workers:
        end(Status.USAGE, "--trace needs one process: leave -n out")
    with clearly(), _traced(trace) as traced:
        request = Request(
            engine=engine_name(engine or []),
            edition=edition,
            rules=tuple(rules or ()),
            ids=tuple(ids or ()),
            extensions=tuple(extensions or ()),
            workers=workers,
            stop_at_first=stop,
            limits=limits(limit or ()),
        )
        prepared = Prepare(request, traced)
        with Progress(len(prepared.scenarios), sys.stderr) as progress:
            report = prepared.play(progress.take)
        console = Console(file=sys.stdout, highlight=False, markup=False, emoji=False)
        show(console, prepared.run, report)
        _write(json, msgspec.json.format(msgspec.json.encode(report), indent=1) + b"\n")
        _write(xml, junit(prepared.run, report))
    _end(prepared, report)


def _check_files(*paths: Path | None) -> None:
    """End the command if a file cannot be one."""
    for path in paths:
        if path is not None and path.name == "-":
            end(Status.USAGE, "`-` is no file: the report goes to standard output anyway")
        if path is not None and not path.absolute().parent.is_dir():
            end(Status.USAGE, f"{path}: there is no such folder")


@contextmanager
def _traced(path: Path | None) -> Iterator[Trace | None]:
    """Open the file for what is said, if one is wanted."""
    if path is None:
        yield None
        return
    try:
        trace = Trace(path)
    except OSError as error:
        end(Status.USAGE, f"{path} cannot be written: {clean(str(error))}")
    with trace:
        yield trace


def engine_name(words: list[str]) -> str:
    """Return the engine's name; words after the first are arguments of its command."""
    if not words:
        return DEFAULT
    return words[0] if len(words) == 1 else f"{words[0]} {shlex.join(words[1:])}"


@contextmanager
def clearly() -> Iterator[None]:
    """End with a clear message and the right status, whatever goes wrong or ends the command."""
    try:
        with attention():
            yield
    except SuiteError as error:
        end(Status.USAGE, str(error))
    except EngineTrouble as trouble:
        notes = f"The engine said aside:\n{trouble.notes}" if trouble.notes else ""
        end(Status.NO_ENGINE, str(trouble), notes)
    except RunBroke as error:
        end(Status.FAILURES, "apnap itself broke; please report this:", str(error))
    except Ended as ended:
        end(by_signal(ended.number), "interrupted")
    except KeyboardInterrupt:
        end(Status.INTERRUPTED, "interrupted")


def _write(path: Path | None, content: bytes) -> None:
    if path is None:
        return
    try:
        path.write_bytes(content)
    except OSError as error:
        end(Status.USAGE, f"{path} cannot be written: {clean(str(error))}")


def _end(prepared: Prepare, report: Report) -> None:
    """End with the status that the report deserves."""
    played = f"{len(report.results)} of {len(prepared.scenarios)} scenarios were played"
    if prepared.signal is not None:
        end(by_signal(prepared.signal), f"interrupted: {played}")
    if prepared.given_up:
        end(Status.FAILURES, f"{prepared.given_up}; {played}")
    if report.ok:
        return
    if not report.bad:
        end(Status.FAILURES, "nothing ran: no scenario could be played to its end")
    raise typer.Exit(Status.FAILURES)
