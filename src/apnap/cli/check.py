"""`apnap check`: judge states and recorded games."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Annotated, Self, TextIO

import typer
from msgspec.structs import replace
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from apnap.cli.ending import Status, check_writable, end, write
from apnap.cli.options import LimitTexts
from apnap.cli.run import clearly
from apnap.engine.starting import DEFAULT
from apnap.harmless import clean
from apnap.inputs.naming import Given, NoFiles, given
from apnap.logs.files import Asked
from apnap.logs.findings import CheckReport
from apnap.logs.findings_on_terminal import show
from apnap.logs.lines import STDIN
from apnap.logs.many import check_files
from apnap.portable import portable
from apnap.protocol import Program
from apnap.protocol.extras import NotInstalled
from apnap.protocol.given_files import open_given
from apnap.protocol.readable_json import encode
from apnap.running.limits import limits


def check_(
    files: Annotated[
        list[Path],
        typer.Argument(
            metavar="FILE…",
            help="States (JSON) and logs (JSON Lines), packed or not (gzip, zstd, xz, bz2, tar); "
            "folders; patterns such as 'games/**/*.jsonl'; - for standard input.",
        ),
    ],
    engine: Annotated[
        str, typer.Option("--engine", metavar="ENGINE", help="The engine that judges.")
    ] = DEFAULT,
    workers: Annotated[
        int, typer.Option("-n", metavar="WORKERS", min=0, help="Number of processes.")
    ] = 0,
    limit: LimitTexts = None,
    json: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Write the findings as JSON.")
    ] = None,
) -> None:
    """
    Judge states and recorded games by the rules, each finding with its rule and line.

    Exit status: 0 if all files were judged and nothing is wrong, 1 if not, 2 for wrong usage,
    3 if the engine that judges could not be started, 130 or 143 if a signal has ended it.

    Example: apnap check games/*.jsonl.gz -n 2
    """
    inputs = _given(files)
    check_writable(json)
    with clearly():
        report = _checked(inputs.files, Asked(engine, limits(limit or ())), workers)
        if json is not None:
            named = tuple(replace(one, file=portable(one.file)) for one in report.files)
            write(json, encode(replace(report, files=named)))
    if not report.ok:
        raise typer.Exit(Status.FAILURES)


def _given(words: Sequence[Path]) -> Given:
    """Return the files that are meant; end the command if one cannot be read."""
    try:
        found = given(words)
    except NoFiles as none:
        end(Status.USAGE, clean(none.problem))
    for path in found.files:
        if path == STDIN:
            continue
        if not path.exists():
            end(Status.USAGE, clean(f"{path}: there is no such file"))
        try:
            open_given(path).close()
        except OSError as error:
            end(Status.USAGE, clean(f"{path} cannot be read: {error.strerror or error}"))
    return found


def _checked(files: Sequence[Path], asked: Asked, workers: int) -> CheckReport:
    """Check the files, and show what comes of each."""
    console = Console(file=sys.stdout, highlight=False, markup=False, emoji=False)
    told, done = _introduced(asked), []
    with _Progress(sys.stderr) as progress:
        try:
            for one in check_files(files, asked, workers, progress.watch):
                show(console, one)
                done.append(one)
        except NotInstalled as error:
            end(Status.USAGE, clean(str(error)))
        except OSError as error:
            why = error.strerror or str(error)
            end(Status.USAGE, clean(f"{error.filename or 'a file'} cannot be read: {why}"))
    return CheckReport(engine=told, files=tuple(done))


def _introduced(asked: Asked) -> Program:
    """Start the engine once, to see that it starts, and return what it calls itself."""
    with asked.start() as client:
        told = client.introduced
        if told is None or "check" not in told.capabilities.methods:
            end(Status.USAGE, f"{asked.engine} does not check states: choose another --engine")
        return told.engine


class _Progress:
    """A bar for each file, on a terminal only."""

    def __init__(self, stream: TextIO) -> None:
        """Begin without a file."""
        console = Console(file=stream, highlight=False, markup=False, emoji=False)
        self._shown = console.is_terminal
        columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
        self._bar = Progress(*columns, console=console, transient=True)
        self._tasks: dict[Path, TaskID] = {}

    def __enter__(self) -> Self:
        """Begin."""
        if self._shown:
            self._bar.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Take the bars away."""
        if self._shown:
            self._bar.stop()

    def watch(self, path: Path, done: int, size: int) -> None:
        """Show how far a file has been read."""
        if not self._shown:
            return
        if path not in self._tasks:
            self._tasks[path] = self._bar.add_task(clean(path.name), total=size)
        self._bar.update(self._tasks[path], completed=done, total=size)
        if done >= size:
            self._bar.remove_task(self._tasks.pop(path))
