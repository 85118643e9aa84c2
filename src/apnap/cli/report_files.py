"""The files that CI servers read: CTRF, a summary in Markdown, annotations."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from apnap.protocol import Record
from apnap.protocol.readable_json import encode
from apnap.results.annotations import commands
from apnap.results.ctrf import ctrf
from apnap.results.judged import Judged, red
from apnap.results.markdown import summary
from apnap.results.records import Report

CtrfFile = Annotated[
    Path | None,
    typer.Option("--ctrf", metavar="FILE", help="Write the results as CTRF, https://ctrf.io."),
]
MarkdownFile = Annotated[
    Path | None,
    typer.Option(
        "--markdown",
        metavar="FILE",
        help="Write a summary: the outcomes in a table, and what failed with its context; with "
        "--baseline, what is not as it says.",
    ),
]
AnnotationsFile = Annotated[
    Path | None,
    typer.Option(
        "--annotations",
        metavar="FILE",
        help="Write a line for each of these, which GitHub shows beside its place.",
    ),
]


class ReportFiles(Record, frozen=True, kw_only=True):
    """Where the files are to be written; none means not at all."""

    ctrf: Path | None
    markdown: Path | None
    annotations: Path | None

    def contents(
        self, report: Report, judged: Judged, begun: float, ended: float
    ) -> Iterator[tuple[Path, bytes]]:
        """Yield each file with its content; the run `begun` and `ended` in seconds since 1970."""
        if self.ctrf:
            yield self.ctrf, encode(ctrf(report.introduced.engine, [report], begun, ended))
        if self.markdown:
            yield self.markdown, summary(report, judged).encode()
        if self.annotations:
            yield self.annotations, commands(red(report, judged)).encode()
