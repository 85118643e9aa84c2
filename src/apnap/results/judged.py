"""
What a gate says of a run: whether it is green, and scenario by scenario what makes it red.

With a baseline that is whatever differs from it; without one, what failed or errored, and for a
certificate what was unreached. Summaries and annotations tell of nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator

from apnap.driver import Outcome
from apnap.protocol import Record
from apnap.results.choosing import foremost
from apnap.results.gate import Difference
from apnap.results.records import Report, Result


class Judged(Record, frozen=True, kw_only=True):
    """A run as a gate sees it."""

    green: bool
    """Whether the gate is open."""
    baseline: str = ""
    """The file that it was held against; empty: none."""
    differences: tuple[Difference, ...] = ()
    """Where the run differs from the baseline."""
    known: int = 0
    """How many scenarios the baseline lists."""
    bad: tuple[Outcome, ...] = ("failed", "errored")
    """Without a baseline: the outcomes that make the gate red."""


class Red(Record, frozen=True, kw_only=True):
    """A scenario that makes a gate red."""

    result: Result
    difference: Difference | None = None
    """How it differs from the baseline, if there is one."""

    @property
    def why(self) -> str:
        """How it differs from the baseline, in a few words; empty without one."""
        if self.difference is None:
            return ""
        known = self.difference.known
        if self.difference.kind == "mended":
            return "mended: remove it from the baseline"
        return f"changed: it was {known.outcome}" if known else "new"


def red(report: Report, judged: Judged) -> tuple[Red, ...]:
    """
    Return what makes a gate red: the failures in the order in which to look at them, then the rest.

    Without a baseline that is what ended badly; with one, what differs from it.
    """
    if not judged.baseline:
        bad = [result for result in report.results if result.outcome in judged.bad]
        return tuple(Red(result=result) for result in foremost(bad))
    different = {one.scenario: one for one in judged.differences}
    found = [result for result in report.results if result.id in different]
    return tuple(Red(result=one, difference=different[one.id]) for one in _in_order(found))


def _in_order(results: list[Result]) -> Iterator[Result]:
    """Yield the failures first, then what could not be played, then what passed."""
    first = foremost(results)
    yield from first
    told = {result.id for result in first}
    left = [result for result in results if result.id not in told]
    yield from sorted(left, key=lambda result: result.outcome == "passed")
