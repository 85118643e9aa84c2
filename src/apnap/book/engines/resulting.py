"""The pages about engines: the matrix, each run, each failure, and the misreadings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

import msgspec

from apnap.book import places
from apnap.book.content.chapters import chapters
from apnap.book.content.model import Book
from apnap.book.content.noticing import patterns
from apnap.book.engines import progress
from apnap.book.engines.by_cause import engine_files, engine_pages
from apnap.book.engines.failing import failure_page
from apnap.book.engines.matrix import EngineRun, Matrix, anchor, matrix, runs
from apnap.book.rendering import Renderer
from apnap.certifying.judging import lacks
from apnap.diagnosis.patterns import Pattern
from apnap.driver import OUTCOMES, Outcome
from apnap.matrix import columns as grid
from apnap.matrix import grid_words
from apnap.matrix.columns import EngineShown
from apnap.matrix.grid import matrix as by_cause
from apnap.pages.stories import reason_of
from apnap.pictures.text import clean
from apnap.protocol import Record
from apnap.shown.certificates import Given
from apnap.suite import Scenario

LISTED: Final = 30
"""So many scenarios of one outcome are listed under a rule."""
SIGNS: Final[Mapping[Outcome, str]] = {
    "passed": "✓",
    "failed": "✗",
    "unsupported": "○",
    "withheld": "●",
    "unreached": "?",
    "errored": "!",
}
"""A sign for each outcome, so that none is known by its colour alone."""


class Noticed(Record, frozen=True, kw_only=True):
    """A misreading, and the rules whose scenarios fail if an engine shares it."""

    pattern: Pattern
    chapter: str
    rules: tuple[tuple[str, int, str], ...]
    """Rule, how many scenarios fail, and the first of them."""

    @property
    def how(self) -> str:
        """How the suite deals with it."""
        if not self.pattern.failed:
            return "unnoticed"
        return "blamed" if self.pattern.right else "noticed"


class Results(Record, frozen=True, kw_only=True):
    """What the book says of engines."""

    runs: tuple[EngineRun, ...]
    matrix: Matrix
    real: grid.Matrix
    """What real engines have shown, by cause."""


def results(book: Book, certificates: Iterable[Given], real: Iterable[EngineShown] = ()) -> Results:
    """Return what the certificates, and `real` engines, show about the rules of the book."""
    columns = runs(book, certificates)
    found = by_cause(real)
    ours = {page.rule for page in book.rules}
    rows = tuple(row for row in found.rows if row.rule in ours)
    return Results(
        runs=columns, matrix=matrix(book, columns), real=msgspec.structs.replace(found, rows=rows)
    )


def files(shown: Results) -> Iterator[str]:
    """Yield the paths of all pages about engines."""
    yield places.MATRIX
    yield places.MISREADINGS
    yield from engine_pages(shown.real).values()
    for run in shown.runs:
        yield run.path
        yield from map(run.page_of, run.told)


def pages(book: Book, renderer: Renderer, shown: Results) -> Iterator[tuple[str, str]]:
    """Yield the path and content of every page about engines."""
    yield (
        places.MATRIX,
        renderer.page(
            "matrix.html",
            places.MATRIX,
            matrix=shown.matrix,
            outcomes=OUTCOMES,
            signs=SIGNS,
            chart=progress,
            progress=progress.progress(shown.runs),
            real=shown.real,
            words=grid_words,
            engine_pages=engine_pages(shown.real),
        ),
    )
    found = tuple(noticed(book))
    keys = {one.chapter for one in found}
    yield (
        places.MISREADINGS,
        renderer.page(
            "wrong.html",
            places.MISREADINGS,
            misreadings=found,
            chapters=[chapter for chapter in chapters(book) if chapter.key in keys],
            editions=sorted({e for one in found for e in one.pattern.editions}, reverse=True),
        ),
    )
    yield from engine_files(renderer, book, shown.real)
    for run in shown.runs:
        yield run.path, _run_page(renderer, run, book.scenarios)
        for id_ in run.told:
            yield run.page_of(id_), failure_page(renderer, run, book.scenarios[id_])


def noticed(book: Book) -> Iterator[Noticed]:
    """Yield the misreadings that the last count of them knows, as it has them."""
    within = {
        page.rule: chapter.key
        for chapter in chapters(book)
        for section in chapter.sections
        for page in (*section.rules, *section.support)
    }
    for pattern in patterns():
        failing = [book.scenarios[id_] for id_ in pattern.failed if id_ in book.scenarios]
        first: dict[str, str] = {}
        number: Counter[str] = Counter()
        for scenario in failing:
            for rule in map(str, scenario.tagged.subjects(pattern.edition)):
                first.setdefault(rule, scenario.id)
                number[rule] += 1
        yield Noticed(
            pattern=pattern,
            chapter=within.get(pattern.rule, ""),
            rules=tuple((rule, count, first[rule]) for rule, count in number.most_common()),
        )


def _run_page(renderer: Renderer, run: EngineRun, scenarios: Mapping[str, Scenario]) -> str:
    """Return the page about what an engine has shown in an edition."""
    lacking = {
        ruled.rule: ", ".join(lacks(ruled))
        for verdict in run.verdicts
        for ruled in verdict.rules
        if ruled.met is False
    }
    return renderer.page(
        "run.html",
        run.path,
        run=run,
        url=_safe(run.given.certificate.engine.url),
        protocol=clean(run.given.certificate.protocol),
        apnap_then=clean(run.given.certificate.suite.apnap),
        troubled=[ruled for ruled in run.rules.values() if ruled.worst != "passed"],
        passed=[ruled for ruled in run.rules.values() if ruled.worst == "passed"],
        lacking=lacking,
        scenarios=scenarios,
        bad=[outcome for outcome in OUTCOMES if outcome != "passed"],
        listed=LISTED,
        anchor=anchor,
        reason=lambda played: reason_of(played.reason or ""),
    )


def _safe(url: str | None) -> str:
    """Return a URL if it leads to a web page; an engine may name anything."""
    url = clean(url or "")
    return url if url.startswith(("https://", "http://")) else ""
