"""
Choosing failures to look at first, where there are more than anybody reads.

Failures of one rule mostly have one cause, and a short scenario shows it best: of each rule the
shortest comes first, then of each rule the next.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from apnap.driver import Outcome
from apnap.results.records import Result

_RANKS: Final[Mapping[Outcome, int]] = {"failed": 0, "errored": 0, "unreached": 1}
"""How important an outcome is; what is not named is no failure."""


def foremost(results: Iterable[Result]) -> tuple[Result, ...]:
    """Return what failed, errored or was unreached, in the order in which to look at it."""
    troubled = [result for result in results if result.outcome in _RANKS]
    troubled.sort(key=lambda result: (_RANKS[result.outcome], _length(result), result.id))
    seen: Counter[str] = Counter()
    places: dict[str, tuple[int, int]] = {}
    for result in troubled:
        about = result.rules or ("",)
        places[result.id] = (_RANKS[result.outcome], max(seen[rule] for rule in about))
        seen.update(about)
    return tuple(sorted(troubled, key=lambda result: places[result.id]))


def _length(result: Result) -> int:
    """Return how much there is to read."""
    steps = result.account.steps if result.account else ()
    return sum(len(step.text) + sum(map(len, step.table)) for step in steps)
