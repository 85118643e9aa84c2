"""A page about each real engine: what it does wrong, by cause, and the scenarios that show it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

from apnap.book import places
from apnap.book.content.model import Book
from apnap.book.rendering import Renderer
from apnap.matrix import grid_words
from apnap.matrix.columns import Matrix

_OTHER: Final = re.compile("[^a-z0-9]+")


def engine_pages(told: Matrix) -> Mapping[int, str]:
    """Return where the page of each engine lies, by its place in the table."""
    names = (f"{one.engine} {one.edition}".lower() for one in told.engines)
    keys = (_OTHER.sub("-", name).strip("-") for name in names)
    return {at: places.engine_page(key) for at, key in enumerate(keys)}


def engine_files(renderer: Renderer, book: Book, told: Matrix) -> Iterator[tuple[str, str]]:
    """Yield path and content of the page about each engine."""
    for at, path in engine_pages(told).items():
        one = told.engines[at]
        yield (
            path,
            renderer.page(
                "engine.html",
                path,
                one=one,
                words=grid_words,
                scenarios=book.scenarios,
                steps=[step for step in told.steps if step.engine == one.engine],
                unplayed=[
                    row.rule
                    for row in told.rows
                    if (cell := row.cells[at]) is not None and not cell.played
                ],
            ),
        )
