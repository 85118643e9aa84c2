"""`apnap triage`: what a run has found that has written it as Parquet."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from apnap.cli.corpora.check import check_outputs, checked, readable
from apnap.cli.ending import Status, end, write
from apnap.cli.options import (
    FindingsCut,
    FindingsJson,
    FindingsJunit,
    FindingsPages,
    FindingsSarif,
    FindingsStrict,
)
from apnap.cli.run import clearly
from apnap.inputs.urls import here
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
) -> None:
    """
    Tell what was found in a corpus, from the Parquet that `apnap check --parquet DIR` has written.

    Nothing is judged again, but what pages and cut-outs show, for which the files have to be there.
    Exit status: as that of `apnap check`, 2 if the run has not come to its end.

    Example: apnap triage found --html report
    """
    with readable():
        from apnap.cluster.corpus_run import read  # noqa: PLC0415 - it needs an extra
        from apnap.cluster.run_folder import Occupied, RunFolder  # noqa: PLC0415 - as above
    outputs = Outputs(json=json, html=html, sarif=sarif, junit=junit, cut=cut, strict=strict)
    check_outputs(outputs)
    with readable():
        run = RunFolder(here(found))
    try:
        asked, files = run.ran().asked, [Path(one.checked.file) for one in run.results()]
    except Occupied as problem:
        end(Status.USAGE, problem.problem)
    with clearly():
        corpus, report = checked(files, asked, lambda *_: read(run))
        with readable():
            for path, content in outputs.contents(corpus, report, asked):
                write(path, content)
    if not (report.clean if strict else report.ok):
        raise typer.Exit(Status.FAILURES)
