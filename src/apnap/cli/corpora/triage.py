"""`apnap triage`: what a run has found that has written it as Parquet."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from apnap.cli.clearly import clearly
from apnap.cli.corpora.check import check_outputs, introduced, readable, shown_together
from apnap.cli.ending import Status, end, write
from apnap.cli.options import (
    FindingsCut,
    FindingsJson,
    FindingsJunit,
    FindingsPages,
    FindingsSarif,
    FindingsStrict,
    LimitTexts,
)
from apnap.engine.starting import DEFAULT
from apnap.harmless import clean
from apnap.inputs.urls import here
from apnap.logs.files import Asked
from apnap.running.limits import limits
from apnap.triage.outputs import Outputs


def triage(  # noqa: PLR0913 - options, all by name
    *,
    found: Annotated[
        Path,
        typer.Argument(metavar="DIR", help="The folder that `apnap check --parquet` has filled."),
    ],
    json: FindingsJson = None,
    html: FindingsPages = None,
    sarif: FindingsSarif = None,
    junit: FindingsJunit = None,
    cut: FindingsCut = None,
    strict: FindingsStrict = False,
    engine: Annotated[
        str,
        typer.Option(
            "--engine",
            metavar="ENGINE",
            help="The engine that judges again what pages and cut-outs show: no other is started.",
        ),
    ] = DEFAULT,
    limit: LimitTexts = None,
) -> None:
    """
    Tell what was found in a corpus, from the Parquet that `apnap check --parquet DIR` has written.

    Nothing is judged again, and no engine started, but for what pages and cut-outs show (--html,
    --cut), for which the files have to be there. The engine that a folder names is never started.
    Exit status: as that of `apnap check`, 2 if the run has not come to its end.

    Example: apnap triage found --html report
    """
    with readable():
        from apnap.cluster.corpus_run import read  # noqa: PLC0415 - it needs an extra
        from apnap.cluster.run_folder import Occupied, RunFolder  # noqa: PLC0415 - as above
    outputs = Outputs(json=json, html=html, sarif=sarif, junit=junit, cut=cut, strict=strict)
    check_outputs(outputs)
    with clearly():
        allowed = limits(limit or ())
    with readable():
        run = RunFolder(here(found))
    try:
        ran, number = run.ran(), sum(1 for _ in run.results())
        with clearly():
            corpus, report = shown_together(ran.judge, read(run), alone=number == 1)
    except Occupied as problem:
        end(Status.USAGE, clean(problem.problem))
    again = Asked(
        engine,
        allowed,
        nearest=ran.asked.nearest,
        format_only=ran.asked.format_only,
    )
    with clearly(), readable():
        if html or cut:
            introduced(again)
            if ran.asked.engine != engine:
                judged = f"it was judged by {ran.judge.name} ({ran.asked.engine})"
                typer.echo(clean(f"{judged}; pages and cut-outs show what {engine} says"), err=True)
        for path, content in outputs.contents(corpus, report, again):
            write(path, content)
    if not (report.clean if strict else report.ok):
        raise typer.Exit(Status.FAILURES)
