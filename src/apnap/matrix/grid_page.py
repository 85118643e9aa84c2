"""The table as one page."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from apnap.matrix import grid_words
from apnap.matrix.columns import Cell, EngineShown, Matrix
from apnap.pages import render
from apnap.pictures.text import clean
from apnap.protocol import Record
from apnap.version import __version__

_LONGEST: Final = 500


class CauseOnPage(Record, frozen=True, kw_only=True):
    """A cause as a page tells it; all texts are cleaned."""

    what: str
    rules: tuple[str, ...]
    scenarios: tuple[str, ...]
    alone: int


class EngineOnPage(Record, frozen=True, kw_only=True):
    """An engine as a page tells it; all texts are cleaned."""

    name: str
    told: str
    causes: tuple[CauseOnPage, ...]


def page(told: Matrix) -> bytes:
    """Return the table as an HTML document that needs nothing but itself."""
    return render(
        "grid.html",
        apnap=__version__,
        engines=[engine_on_page(one) for one in told.engines],
        chapters=tuple(grid_words.chapters(told)),
        rows=[
            (
                row.rule,
                clean(row.title, _LONGEST),
                [(grid_words.cell(c), looks(c)) for c in row.cells],
            )
            for row in told.rows
        ],
        steps=[clean(grid_words.step(one), _LONGEST) for one in told.steps],
    ).encode()


def engine_on_page(one: EngineShown) -> EngineOnPage:
    """Return an engine as a page tells it."""
    return EngineOnPage(
        name=clean(f"{one.engine} {one.version}", _LONGEST),
        told=clean(grid_words.engine(one), _LONGEST),
        causes=tuple(_causes(one)),
    )


def _causes(one: EngineShown) -> Iterator[CauseOnPage]:
    for cause in one.causes:
        yield CauseOnPage(
            what=clean(cause.what, _LONGEST),
            rules=tuple(clean(rule, _LONGEST) for rule in cause.rules),
            scenarios=tuple(clean(id_, _LONGEST) for id_ in cause.scenarios),
            alone=len(cause.alone),
        )


def looks(cell: Cell | None) -> str:
    """Return the class of a cell, by which the style knows it."""
    if cell is None or not cell.played:
        return "unsupported"
    return "failed" if cell.causes else "passed"
