"""`apnap triage`: what a run has found that has written it as Parquet."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from apnap.cli.corpora.check import check_outputs, checked, readable
from apnap.cli.ending import Status, end, write
from apnap.cli.run import clearly
from apnap.triage.outputs import Outputs


def triage(  # noqa: PLR0913 - options, all by name
    *,
    found: Annotated[
        Path,
        typer.Argument(metavar="DIR", help="The folder that `apnap check --parquet` has filled."),
    ],
    json: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Write the findings as JSON.")
    ] = None,
    html: Annotated[
        Path | None,
        typer.Option("--html", metavar="DIR", help="Write pages, as `apnap check --html` does."),
    ] = None,
    sarif: Annotated[
        Path | None,
        typer.Option("--sarif", metavar="FILE", help="Write the findings as SARIF 2.1.0."),
    ] = None,
    junit: Annotated[
        Path | None,
        typer.Option("--junit", metavar="FILE", help="Write JUnit XML: a test case for each file."),
    ] = None,
    cut: Annotated[
        Path | None,
        typer.Option("--cut", metavar="DIR", help="Write a log for each group of findings."),
    ] = None,
    strict: Annotated[
        bool, typer.Option("--strict", help="Possible findings count as certain ones do.")
    ] = False,
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
    run = RunFolder(found)
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
