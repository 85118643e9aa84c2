"""The coverage table as a page: one file, without scripts and requests."""

from __future__ import annotations

from apnap.coverage.markdown import cells, counted
from apnap.coverage.rows import Coverage
from apnap.pages import render
from apnap.version import __version__


def page(coverage: Coverage) -> str:
    """Return the page: the table, and for each rule what it demands and what is about it."""
    return render(
        "coverage.html",
        apnap=__version__,
        coverage=coverage,
        counted=counted(coverage),
        rows=[(row, cells(row)) for row in coverage.rules],
    )
