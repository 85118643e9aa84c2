"""The page of a run, for `apnap run --html`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from apnap.certifying.taping import MODULE, Tapes
from apnap.driver import CannotBeRead, Exchange, exchanges
from apnap.results.records import Report
from apnap.running.command import Prepare

PageFile = Annotated[
    Path | None,
    typer.Option(
        "--html", metavar="FILE", help="Write the results as a page, with pictures of the table."
    ),
]


class Page:
    """
    What is needed to make a page of a run: it keeps what is said, and tells it afterwards.

    `modules` are for all processes of the run, `plugins` for this one.
    """

    def __init__(self, *, wanted: bool) -> None:
        """Keep what is said if a page is `wanted`."""
        self._tapes = Tapes()
        self.modules: tuple[str, ...] = (MODULE,) if wanted else ()
        self.plugins: tuple[object, ...] = (self._tapes,) if wanted else ()

    def of(self, prepared: Prepare, report: Report) -> bytes:
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
