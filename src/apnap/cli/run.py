"""`apnap run`: play the suite against an engine."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

from apnap.certifying.profiles import check_among, chosen
from apnap.certifying.results import expected_ids
from apnap.cli.clearly import clearly
from apnap.cli.ending import (
    Status,
    by_signal,
    check_folder,
    check_writable,
    end,
    not_written,
    write,
)
from apnap.cli.engine_named import INSTEAD, PLAYED, Words, announce, named_or_reference
from apnap.cli.gate import BaselineFile, Gate, UpdateBaseline
from apnap.cli.options import (
    Folders,
    Ids,
    LimitTexts,
    OnlyFolders,
    Profiles,
    Rules,
    SecondReading,
    Verbose,
    tell_renamed,
)
from apnap.cli.progress import Progress
from apnap.cli.report_files import (
    AnnotationsFile,
    BadgeFile,
    CtrfFile,
    MarkdownFile,
    Page,
    PageFile,
    ReportFiles,
)
from apnap.harmless import clean
from apnap.logs import recorder
from apnap.protocol import EditionDate
from apnap.protocol.readable_json import encode
from apnap.results.fitting import SCREEN
from apnap.results.judged import Judged
from apnap.results.junit import junit
from apnap.results.records import Report, Result
from apnap.results.report_on_terminal import How, View, show
from apnap.running.command import PreparedRun, Request
from apnap.running.limits import limits
from apnap.running.trace import Trace
from apnap.suite import SuiteError, selection

_AROUND: Final = 4
"""Rows that a run without an engine takes to say what it plays."""

Edition = Annotated[
    str | None,
    typer.Option("--edition", metavar="DATE", help="Edition of the rulebook. Default: the newest."),
]
RecordFolder = Annotated[
    Path | None,
    typer.Option(
        "--record",
        metavar="DIR",
        help="Write a log of each scenario into this folder, for `apnap check`.",
    ),
]


Symmetries = Annotated[
    bool,
    typer.Option(
        "--symmetries",
        help="Also play each scenario with another first seat, with other names, and with one "
        "more player where that cannot matter: the verdict has to be the same.",
    ),
]


def run(  # noqa: PLR0913 - one parameter for each option
    engine: Words = None,
    *,
    rules: Rules = None,
    edition: Edition = None,
    ids: Ids = None,
    profiles: Profiles = None,
    second_reading: SecondReading = False,
    extensions: Folders = None,
    only: OnlyFolders = None,
    symmetries: Symmetries = False,
    stop: Annotated[bool, typer.Option("-x", help="Stop at the first failure.")] = False,
    workers: Annotated[
        int, typer.Option("-n", metavar="WORKERS", min=0, help="Number of worker processes.")
    ] = 0,
    limit: LimitTexts = None,
    baseline: BaselineFile = None,
    update_baseline: UpdateBaseline = False,
    json: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Write the results as JSON.")
    ] = None,
    xml: Annotated[
        Path | None, typer.Option("--junit", metavar="FILE", help="Write the results as JUnit XML.")
    ] = None,
    html: PageFile = None,
    ctrf: CtrfFile = None,
    markdown: MarkdownFile = None,
    annotations: AnnotationsFile = None,
    badge: BadgeFile = None,
    record: RecordFolder = None,
    verbose: Verbose = False,
    trace: Annotated[
        Path | None, typer.Option("--trace", metavar="FILE", help="Write every line both ways.")
    ] = None,
) -> None:
    """
    Play the scenarios against an engine and count, rule by rule, what came of them.

    Without ENGINE it plays the reference engine and says so; in CI (where the variable CI is set)
    and with --baseline ENGINE is required.

    Exit status: 0 if something ran and nothing failed or errored (with --baseline: and everything
    ended as it says, or was written into it), 1 if not, 2 for wrong usage,
    3 if the engine could not be started, 130 or 143 if SIGINT or SIGTERM has ended the run,
    whose report then has what was played.

    Example: apnap run "stdio:python -m apnap_reference" --cr 802.4 --edition 2024-11-08
    """
    took = stopwatch()
    name, named = named_or_reference(engine, gate=baseline is not None)
    files = ReportFiles(
        ctrf=ctrf,
        markdown=markdown,
        annotations=annotations,
        badge=badge,
        profiles=tuple(profiles or ()),
    )
    check_writable(json, xml, html, ctrf, markdown, annotations, badge, trace, baseline)
    _check_badge(badge, rules, ids, only, second_reading)
    if trace and workers:
        end(Status.USAGE, "--trace needs one process: leave -n out")
    _make(record)
    _check_gate(baseline, update=update_baseline, stop=stop)
    if baseline and symmetries:
        end(Status.USAGE, "a baseline knows nothing of images: leave --symmetries out")
    if profiles and (second_reading or only):
        other = "--second-reading" if second_reading else "--only-features"
        end(Status.USAGE, f"profiles are parts of the suite: leave {other} out")
    with clearly(), _traced(trace) as traced:
        gate = Gate(baseline, update=update_baseline) if baseline else None
        page = Page(wanted=html is not None)
        asked = EditionDate(edition) if edition else None
        request = Request(
            engine=name,
            edition=asked,
            rules=tuple(rules or ()),
            ids=_ids(asked, ids or (), profiles or (), rules or ()),
            symmetries=symmetries,
            second_reading=second_reading,
            extensions=tuple(extensions or ()),
            only=tuple(only or ()),
            workers=workers,
            stop_at_first=stop,
            limits=limits(limit or ()),
            plugins=(*page.modules, *((recorder.MODULE,) if record else ())),
            arguments=recorder.arguments(record) if record else (),
        )
        prepared = PreparedRun(request, traced)
        tell_renamed(prepared.wanted.renamed)
        announce(INSTEAD, named=named)
        expects = _expected(gate, prepared)
        begun = time.time()
        with Progress(len(prepared.scenarios), sys.stderr, expects) as progress:
            report = prepared.play(progress.take, *page.plugins, expects=expects)
        console = Console(file=sys.stdout, highlight=False, markup=False, emoji=False)
        room = SCREEN - progress.rows - _AROUND
        how = How(view=_view(verbose, rules, ids), expects=expects, rows=room, seconds=took())
        show(console, prepared.run, report, how)
        write(json, encode(report) if json else b"")
        write(xml, junit(prepared.run, report) if xml else b"")
        write(html, page.of(prepared, report) if html else b"")
        judged = _judged(gate, prepared, report)
        _write_all(files.contents(report, judged, begun, time.time()))
        if gate is not None:
            _end_by(gate, prepared, report, console)
    announce(PLAYED, named=named)
    _end(prepared, report)


def stopwatch() -> Callable[[], float]:
    """Return what tells how many seconds have passed since now."""
    begun = time.perf_counter()
    return lambda: time.perf_counter() - begun


def _view(verbose: bool, *chosen: list[str] | None) -> View:
    """Return how much is to be shown: more where only a part was chosen."""
    return "all" if verbose else "rules" if any(chosen) else "short"


def _make(folder: Path | None) -> None:
    """Make a folder for logs, if one is wanted; end the command if that cannot be."""
    if folder is None:
        return
    check_folder(folder)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        end(Status.USAGE, not_written(folder, error))


def _check_badge(path: Path | None, *fewer: object) -> None:
    """End the command if a badge is asked for and not even one profile would be played."""
    if path is not None and any(fewer):
        told = "--cr, --scenario, --only-features and --second-reading"
        end(Status.USAGE, f"--badge is about whole profiles: leave {told} out")


def _check_gate(path: Path | None, *, update: bool, stop: bool) -> None:
    """End the command if its options for a baseline contradict each other."""
    if update and path is None:
        end(Status.USAGE, "--update-baseline needs --baseline FILE")
    if stop and path is not None:
        end(Status.USAGE, "--baseline judges a whole run: leave -x out")


def _ids(
    edition: EditionDate | None,
    ids: Sequence[str],
    profiles: Sequence[str],
    rules: Sequence[str],
) -> tuple[str, ...]:
    """Return the ids that are asked for, those of profiles included; empty for all."""
    if not profiles:
        return tuple(ids)
    if ids:
        end(Status.USAGE, "--profile and --scenario both choose scenarios: leave one out")
    asked = selection(edition, rules, ())
    found = chosen(asked.edition, profiles)
    check_among(found, asked)
    return expected_ids(found)


def _expected(gate: Gate | None, prepared: PreparedRun) -> Callable[[Result], bool]:
    """Return what tells which failures are known; end the engine if the baseline is of no use."""
    if gate is None:
        return lambda _: False
    try:
        gate.check(prepared)
    except SuiteError:
        prepared.engine.close()
        raise
    return gate.expects


def _judged(gate: Gate | None, prepared: PreparedRun, report: Report) -> Judged:
    """Return what the files say of a run as a whole."""
    judged = _to_be_judged(prepared, report)
    if gate is not None:
        return gate.judged(report if judged else None)
    return Judged(green=report.ok and judged)


def _to_be_judged(prepared: PreparedRun, report: Report) -> bool:
    """Tell whether a run shows enough to be judged."""
    return prepared.signal is None and not prepared.given_up and report.ran


def _end_by(gate: Gate, prepared: PreparedRun, report: Report, console: Console) -> None:
    """End the command by what the gate says, unless the run shows too little for that."""
    if not _to_be_judged(prepared, report):
        typer.echo(gate.unjudged(report, console), err=True)
        return
    try:
        fits = gate.judge(report, console)
    except OSError as error:
        end(Status.USAGE, f"the baseline cannot be written: {clean(str(error))}")
    raise typer.Exit(Status.OK if fits else Status.FAILURES)


@contextmanager
def _traced(path: Path | None) -> Iterator[Trace | None]:
    """Open the file for what is said, if one is wanted."""
    if path is None:
        yield None
        return
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        trace = Trace(path)
    except OSError as error:
        end(Status.USAGE, not_written(path, error))
    with trace:
        yield trace


def _write_all(contents: Iterable[tuple[Path, bytes]]) -> None:
    for path, content in contents:
        write(path, content)


def _end(prepared: PreparedRun, report: Report) -> None:
    """End with the status that the report deserves."""
    played = f"{len(report.results)} of {len(prepared.scenarios)} scenarios were played"
    if prepared.signal is not None:
        end(by_signal(prepared.signal), f"interrupted: {played}")
    if prepared.given_up:
        end(Status.FAILURES, f"{prepared.given_up}; {played}")
    if report.ok:
        return
    if not report.bad:
        hint = "What is in your way, above, says what to declare first." if report.try_first else ""
        end(Status.FAILURES, "nothing ran: no scenario could be played to its end", hint)
    raise typer.Exit(Status.FAILURES)
