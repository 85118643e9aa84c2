"""The files that CI servers read: CTRF, a summary in Markdown, annotations."""

from __future__ import annotations

from collections.abc import Container, Iterator
from pathlib import Path
from typing import Annotated

import typer

from apnap.certifying.judging import judge
from apnap.certifying.profiles import Profile, chosen
from apnap.certifying.telling import badge_of
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
BadgeFile = Annotated[
    Path | None,
    typer.Option(
        "--badge",
        metavar="FILE",
        help="Write a badge for shields.io: how many rules of the profiles are met.",
    ),
]


class ReportFiles(Record, frozen=True, kw_only=True):
    """Where the files are to be written; none means not at all."""

    ctrf: Path | None
    markdown: Path | None
    annotations: Path | None
    badge: Path | None
    profiles: tuple[str, ...]
    """The profiles that the badge is about; empty: all that the edition has."""

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
        if self.badge:
            outcomes = {result.id: result.outcome for result in report.results}
            verdicts = [judge(profile, outcomes) for profile in self._whole(report, outcomes)]
            yield self.badge, encode(badge_of(verdicts, certificate=False))

    def _whole(self, report: Report, outcomes: Container[str]) -> Iterator[Profile]:
        """Yield the profiles of which everything was played."""
        for profile in chosen(report.edition, self.profiles):
            if all(scenario.id in outcomes for scenario in profile.scenarios):
                yield profile
