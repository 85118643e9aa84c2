"""The files of a run that are not for the terminal: its page, and what CI servers read."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer

from apnap.certifying.judging import judge
from apnap.certifying.profiles import Profile, chosen
from apnap.certifying.taping import MODULE, Tapes
from apnap.certifying.telling import badge_of
from apnap.driver import CannotBeRead, Exchange, exchanges
from apnap.protocol import Record
from apnap.protocol.readable_json import encode
from apnap.results.annotations import commands
from apnap.results.believing import sayings
from apnap.results.ctrf import ctrf
from apnap.results.judged import Judged, red
from apnap.results.markdown import summary
from apnap.results.records import Report
from apnap.running.command import PreparedRun
from apnap.running.playing import TROUBLED

PageFile = Annotated[
    Path | None,
    typer.Option(
        "--html", metavar="FILE", help="Write the results as a page, with pictures of the table."
    ),
]

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


class Page:
    """
    What is needed to make a page of a run: it keeps what is said, and tells it afterwards.

    `modules` are for all processes of the run, `plugins` for this one.
    """

    def __init__(self, *, wanted: bool) -> None:
        """Keep what is said if a page is `wanted`."""
        self._tapes = Tapes(outcomes=TROUBLED)
        self.modules: tuple[str, ...] = (MODULE,) if wanted else ()
        self.plugins: tuple[object, ...] = (self._tapes,) if wanted else ()

    def of(self, prepared: PreparedRun, report: Report) -> bytes:
        """Return what came of the run as an HTML document."""
        what = "All scenarios of the suite" if report.whole else "A part of the suite"
        if prepared.request.only:
            what = "Scenarios of extensions, and none of the suite"
        if prepared.request.second_reading:
            what = "Scenarios of the second reading, which is no part of the suite"
        from apnap.pages import Told, report_page  # noqa: PLC0415 - Jinja, for this page alone

        return report_page(
            Told(
                run=prepared.run,
                results=report.results,
                scenarios={scenario.id: scenario for scenario in prepared.scenarios},
                exchanges=self._said,
                kind=f"{what}: this is a report, and no certificate.",
            )
        ).encode()

    def _said(self, id_: str) -> Sequence[Exchange]:
        """Return what was said in a scenario, as far as it can be put together again."""
        try:
            return exchanges(self._tapes.of(id_))
        except CannotBeRead:
            return ()


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
            yield self.annotations, commands(red(report, judged), sayings(report)).encode()
        if self.badge:
            outcomes = {result.id: result.outcome for result in report.results}
            verdicts = [judge(profile, outcomes) for profile in self._whole(report, outcomes)]
            yield self.badge, encode(badge_of(verdicts, certificate=False))

    def _whole(self, report: Report, outcomes: Container[str]) -> Iterator[Profile]:
        """Yield the profiles of which everything was played."""
        for profile in chosen(report.edition, self.profiles):
            if all(scenario.id in outcomes for scenario in profile.scenarios):
                yield profile
