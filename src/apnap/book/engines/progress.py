"""The progress of an engine: what several certificates have shown, one after the other."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Final

from apnap.book.engines.matrix import EngineRun
from apnap.driver import Outcome
from apnap.protocol import EditionDate, Record

WIDTH: Final = 720
HEIGHT: Final = 220
LEFT: Final = 60
TOP: Final = 20
BOTTOM: Final = 180
"""The chart in its own units: its size, and where its field lies."""
RIGHT: Final = WIDTH - 30


class Point(Record, frozen=True, kw_only=True):
    """What one certificate has shown in an edition."""

    version: str
    day: str
    path: str
    """Where the page about it lies."""
    counts: Mapping[Outcome, int]
    x: float
    y: float

    @property
    def total(self) -> int:
        """How many scenarios were played."""
        return sum(self.counts.values())

    @property
    def share(self) -> float:
        """The share of scenarios passed, in percent."""
        return 100 * self.counts["passed"] / self.total if self.total else 0.0


class Progress(Record, frozen=True, kw_only=True):
    """The certificates of an engine for an edition, oldest first; always several."""

    key: str
    """An id that no other progress of the page has."""
    name: str
    edition: EditionDate
    profiles: tuple[str, ...]
    points: tuple[Point, ...]


def progress(runs: Iterable[EngineRun]) -> tuple[Progress, ...]:
    """Return how engines got on, for every engine, edition and profiles with several runs."""
    found: dict[tuple[str, EditionDate, tuple[str, ...]], list[EngineRun]] = defaultdict(list)
    for run in runs:
        names = tuple(sorted(run.round.profiles))
        found[(run.given.certificate.engine.name, run.edition, names)].append(run)
    several = [(about, theirs) for about, theirs in found.items() if len(theirs) > 1]
    return tuple(
        Progress(
            key=f"progress-{number}",
            name=theirs[0].given.name,
            edition=edition,
            profiles=profiles,
            points=tuple(
                _point(at / (len(theirs) - 1), run)
                for at, run in enumerate(sorted(theirs, key=_issued))
            ),
        )
        for number, ((_, edition, profiles), theirs) in enumerate(several, 1)
    )


def _issued(run: EngineRun) -> str:
    return run.given.certificate.issued


def _point(way: float, run: EngineRun) -> Point:
    """Return a point so far on the `way` from the left of the chart to the right (0 to 1)."""
    counts = run.counts
    total = sum(counts.values())
    share = counts["passed"] / total if total else 0.0
    return Point(
        version=run.given.version,
        day=run.given.day,
        path=run.path,
        counts=counts,
        x=round(LEFT + way * (RIGHT - LEFT), 1),
        y=round(BOTTOM - share * (BOTTOM - TOP), 1),
    )
