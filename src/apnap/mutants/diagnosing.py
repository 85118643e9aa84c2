"""
What an engine seems to believe: its failures beside the patterns of known misreadings.

A misreading fits if nearly all scenarios fail that it makes fail, and if these are a good part of
all failures. An engine that fails more than it passes believes too many things at once.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from apnap.mutants.patterns import Pattern
from apnap.results.records import Report, Resemblance

_LIKE: Final = 0.9
"""So much of a pattern has to be there."""
_EXPLAINS: Final = 1 / 3
"""So much of all failures it has to explain."""
_MOST: Final = 3


def resemblances(report: Report, patterns: Iterable[Pattern]) -> tuple[Resemblance, ...]:
    """Return the misreadings that fit the failures of a run best, the best one first."""
    own = (one for one in report.results if not one.extension and one.image_of is None)
    came = {one.id: one.outcome for one in own}
    failed = {id_ for id_, outcome in came.items() if outcome == "failed"}
    passed = {id_ for id_, outcome in came.items() if outcome == "passed"}
    if not failed or len(failed) > len(passed):
        return ()
    found: list[tuple[float, Resemblance]] = []
    for pattern in patterns:
        expected = {id_ for id_ in pattern.failed if id_ in failed or id_ in passed}
        both = len(expected & failed)
        if both < _LIKE * len(expected) or both < _EXPLAINS * len(failed) or not both:
            continue
        fit = both / len(expected | failed)
        found.append((-fit, _resemblance(pattern, both, len(expected), len(failed))))
    found.sort(key=lambda one: (one[0], one[1].misreading))
    return tuple(one for _, one in found[:_MOST])


def _resemblance(pattern: Pattern, both: int, expected: int, failures: int) -> Resemblance:
    return Resemblance(
        misreading=pattern.name,
        rule=pattern.rule,
        summary=pattern.summary,
        explained=both,
        failures=failures,
        expected=expected,
    )
