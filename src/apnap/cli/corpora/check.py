"""`apnap check`: judge states and recorded games."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Annotated, Final, Self, TextIO

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from apnap.cli.clearly import clearly
from apnap.cli.ending import Status, check_folder, check_writable, end, not_written, write
from apnap.cli.options import (
    FindingsCut,
    FindingsJson,
    FindingsJunit,
    FindingsPages,
    FindingsSarif,
    FindingsStrict,
    LimitTexts,
    On,
)
from apnap.cluster.copying import LOCAL, begin
from apnap.engine.starting import DEFAULT
from apnap.harmless import as_line, clean
from apnap.inputs.naming import Given, NoFiles, given
from apnap.inputs.urls import is_url, open_any, shown, size_of
from apnap.logs.files import Asked
from apnap.logs.findings import CheckReport, FileChecked
from apnap.logs.findings_on_terminal import show
from apnap.logs.lines import STDIN
from apnap.logs.many import check_files
from apnap.protocol import Program
from apnap.protocol.counting import counted
from apnap.protocol.extras import NotInstalled
from apnap.results.baseline import BaselineError
from apnap.results.baseline import write as write_baseline
from apnap.running.limits import limits
from apnap.triage.baselines import FindingsBaseline, read
from apnap.triage.corpus import Corpus
from apnap.triage.holding import differences, updated
from apnap.triage.on_terminal import show as show_corpus
from apnap.triage.outputs import Outputs

_TOLD: Final = 12
"""So many differences from a baseline are told."""


def check_(  # noqa: PLR0913 - options, all by name
    *,
    files: Annotated[
        list[Path],
        typer.Argument(
            metavar="FILE…",
            help="States (JSON) and logs (JSON Lines), packed or not (gzip, zstd, xz, bz2, tar); "
            "folders; patterns such as 'games/**/*.jsonl'; URLs such as 's3://games/*.jsonl.zst'; "
            "- for standard input.",
        ),
    ],
    engine: Annotated[
        str, typer.Option("--engine", metavar="ENGINE", help="The engine that judges.")
    ] = DEFAULT,
    workers: Annotated[
        int, typer.Option("-n", metavar="WORKERS", min=0, help="Number of processes.")
    ] = 0,
    limit: LimitTexts = None,
    json: FindingsJson = None,
    html: FindingsPages = None,
    sarif: FindingsSarif = None,
    junit: FindingsJunit = None,
    cut: FindingsCut = None,
    on: On = None,
    parquet: Annotated[
        Path | None,
        typer.Option(
            "--parquet",
            metavar="DIR",
            help="Write every finding as Parquet, and what is needed to go on with the run; it may "
            "be a URL.",
        ),
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with the run in the folder of --parquet.")
    ] = False,
    plan: Annotated[
        bool,
        typer.Option(
            "--plan",
            help="Say how many files, bytes, lines and games would be judged, and how long one "
            "core would take, by a sample; judge nothing else.",
        ),
    ] = False,
    baseline: Annotated[
        Path | None,
        typer.Option(
            "--baseline",
            metavar="FILE",
            help="Hold the findings against this file of known ones: what it lists has to be found "
            "as often as it says, and nothing else.",
        ),
    ] = None,
    update: Annotated[
        bool, typer.Option("--update-baseline", help="Write into that file what is found today.")
    ] = False,
    strict: FindingsStrict = False,
    nearest: Annotated[
        bool,
        typer.Option(
            "--edition-nearest",
            help="Judge games of an edition between two that are indexed by the nearer of these; a "
            "finding is only possible where its rule changed between them.",
        ),
    ] = False,
    format_only: Annotated[
        bool,
        typer.Option(
            "--format-only", help="See whether the logs are written as logs are; judge nothing."
        ),
    ] = False,
) -> None:
    """
    Judge states and recorded games by the rules, each finding with its rule and line.

    Of several files the findings are told in groups, by rule, kind, card and engine.
    Exit status: 0 if all files were judged and nothing is certainly wrong, or all is as the
    baseline has it, 1 if not, 2 for wrong usage, 3 if the engine that judges could not be started,
    130 or 143 if a signal has ended it.

    Example: apnap check games/ more.tar.gz -n 2 --html report

    Example: apnap check games/ --on tcp://head:8786 --parquet found
    """
    if update and baseline is None:
        end(Status.USAGE, "--update-baseline needs --baseline FILE: the file that is written")
    inputs = _given(files)
    outputs = Outputs(json=json, html=html, sarif=sarif, junit=junit, cut=cut, strict=strict)
    check_outputs(outputs, baseline if update else None)
    with clearly():
        allowed = limits(limit or ())
    asked = Asked(engine, allowed, nearest=nearest, format_only=format_only)
    if plan:
        with clearly(), readable():
            _plan(inputs.files, asked, workers)
        return
    with clearly():
        known = _known(baseline, update=update)
        check_files_ = _elsewhere(inputs.files, on, parquet, workers, resume=resume)
        corpus, report = checked(inputs.files, asked, check_files_ or _with(workers))
        with readable():
            for path, content in outputs.contents(corpus, report, asked):
                write(path, content)
        for told in _not_looked_at(inputs, format_only=format_only):
            typer.echo(clean(told))
        fine = report.clean if strict else report.ok
        if baseline is not None:
            fine = _held(baseline, known, report, strict=strict, update=update)
    if not fine:
        raise typer.Exit(Status.FAILURES)


def _not_looked_at(inputs: Given, *, format_only: bool) -> Iterator[str]:
    """Yield which files, and what of the others, nobody has looked at."""
    if inputs.left_out and not _alone(inputs.files):
        left = counted(inputs.left_out, "file was", "files were")
        yield f"{left} left out, being no logs by name, such as {inputs.example}"
    if format_only:
        yield "only how the logs are written was checked: no line was held against a rule"


def check_outputs(outputs: Outputs, *more: Path | None) -> None:
    """End the command if one of these files or folders cannot be written."""
    check_writable(*outputs.files, *more)
    for folder in filter(None, outputs.folders):
        check_folder(folder)


def _alone(files: Sequence[Path]) -> bool:
    """Tell whether one file that is no archive is all that is checked: its findings are told."""
    return len(files) == 1


def _known(path: Path | None, *, update: bool) -> FindingsBaseline | None:
    """Return the baseline; None if there is none, or it is yet to be written."""
    if path is None or (update and not path.exists()):
        return None
    return read(path)


def _held(
    path: Path, known: FindingsBaseline | None, report: CheckReport, *, strict: bool, update: bool
) -> bool:
    """Hold what was found against a baseline, or write it; tell whether all is as it should be."""
    judged = all(one.checked and not one.troubled for one in report.files)
    if update or known is None:
        made = updated(known, report, strict=strict)
        try:
            write_baseline(path, made)
        except OSError as error:
            end(Status.USAGE, not_written(path, error))
        typer.echo(as_line(f"{path}: {counted(len(made.known), 'sort')} of findings written"))
        return judged
    if known.judge != report.engine.name:
        problem = f"it is a baseline of what {known.judge!r} finds, and this is"
        raise BaselineError(path, f"{problem} {report.engine.name!r}")
    found = differences(known, report, strict=strict)
    for one in found[:_TOLD]:
        typer.echo(str(one))
    if len(found) > _TOLD:
        typer.echo(f"and {counted(len(found) - _TOLD, 'more difference')}")
    verdict = "not as the baseline has it" if found else "as the baseline has it"
    typer.echo(as_line(f"{path}: {verdict}, {counted(len(known.known), 'sort')} known"))
    return judged and not found


def _given(words: Sequence[Path]) -> Given:
    """Return the files that are meant; end the command if one that is named cannot be read."""
    try:
        found = given(words)
    except NoFiles as none:
        end(Status.USAGE, clean(none.problem))
    for path in found.files:
        if path != STDIN:
            _look(path, named=path in found.named)
    return found


def _look(path: Path, *, named: bool) -> None:
    """End the command if a file that is named cannot be read, or needs what is not installed."""
    if named and not (is_url(path) or path.exists()):
        end(Status.USAGE, clean(f"{path}: there is no such file"))
    try:
        open_any(path).close()
    except NotInstalled as missing:
        end(Status.USAGE, clean(str(missing)))
    except OSError as error:
        if named:  # of the others the report tells
            end(Status.USAGE, clean(f"{shown(path)} cannot be read: {error.strerror or error}"))


@contextmanager
def readable() -> Iterator[None]:
    """End the command if a file cannot be read."""
    try:
        yield
    except NotInstalled as error:
        end(Status.USAGE, clean(str(error)))
    except OSError as error:
        why = error.strerror or str(error)
        end(Status.USAGE, clean(f"{error.filename or 'a file'} cannot be read: {why}"))


Checking = Callable[[Sequence[Path], Asked, Program, "Bar"], Iterator[FileChecked]]
"""What checks files with an engine that calls itself something, and tells how far it is."""


def _with(workers: int) -> Checking:
    """Return what checks files here, with so many processes."""
    return lambda files, asked, _, progress: check_files(files, asked, workers, progress.watch)


def _elsewhere(
    files: Sequence[Path], on: str | None, parquet: Path | None, workers: int, *, resume: bool
) -> Checking | None:
    """Return what checks files in pieces; None if nobody asks for that."""
    if on is None and parquet is None and not resume:
        return None
    if on == LOCAL:
        begin()  # it takes as long as all that comes before workers are needed
    with readable():
        from apnap.cli.corpora.on_cluster import Where, check_there  # noqa: PLC0415 - it needs an extra
    where = Where(on=on, parquet=parquet, resume=resume, workers=workers)
    where.check(files)
    return lambda files, asked, judge, progress: check_there(
        files, asked, judge, where, progress.add
    )


def _plan(files: Sequence[Path], asked: Asked, workers: int) -> None:
    """Say what would be judged."""
    from apnap.cli.corpora.on_cluster import told_plan  # noqa: PLC0415 - it needs an extra

    for line in told_plan(files, asked, workers):
        typer.echo(clean(line))


def checked(files: Sequence[Path], asked: Asked, checking: Checking) -> tuple[Corpus, CheckReport]:
    """Check the files, and show what comes of each, or of all together if there are several."""
    judge = introduced(asked)
    with Bar(sys.stderr, files) as progress:
        found = checking(files, asked, judge, progress)
        return shown_together(judge, found, alone=_alone(files))


def shown_together(
    judge: Program, found: Iterable[FileChecked], *, alone: bool
) -> tuple[Corpus, CheckReport]:
    """Show what has come of a file that is `alone`, or of several together, and return it."""
    console = Console(file=sys.stdout, highlight=False, markup=False, emoji=False)
    corpus = Corpus()
    with readable():
        for one in found:
            if alone and not one.archive:
                show(console, one)
            corpus.take(one)
    report = corpus.report(judge)
    if not alone or any(one.archive for one in report.files):
        show_corpus(console, report)
    return corpus, report


def introduced(asked: Asked) -> Program:
    """Start the engine once, to see that it starts, and return what it calls itself."""
    with asked.start() as client:
        told = client.introduced
        if told is None or "check" not in told.capabilities.methods:
            end(Status.USAGE, f"{asked.engine} does not check states: choose another --engine")
        return told.engine


class Bar:
    """A bar for all files, on a terminal only: how much of them has been read."""

    def __init__(self, stream: TextIO, files: Sequence[Path]) -> None:
        """Begin with the files that are to be read."""
        console = Console(file=stream, highlight=False, markup=False, emoji=False)
        self._shown = console.is_terminal
        columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
        self._bar = Progress(*columns, console=console, transient=True)
        self._number = len(files)
        self._whole = sum(size_of(one) for one in files if one != STDIN)
        self._before = self._done = 0
        self._now: Path | None = None
        self._task = self._bar.add_task("", total=self._whole or None)

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
        """Take the bar away."""
        if self._shown:
            self._bar.stop()

    def watch(self, path: Path, done: int, size: int) -> None:
        """Show how far a file has been read; `size` is 0 if nobody knows."""
        if not self._shown:
            return
        if path != self._now:
            self._before, self._now = self._before + self._done, path
        self._done = min(done, size) if size else 0
        what = path.name if self._number == 1 else f"{self._number} files, {path.name}"
        self._bar.update(self._task, completed=self._before + self._done, description=clean(what))

    def add(self, path: Path, size: int) -> None:
        """Show that so many more bytes of a file are done."""
        if self._shown:
            self._bar.update(self._task, advance=size, description=clean(path.name))
