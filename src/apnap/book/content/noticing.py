"""Which scenarios notice which misreading, as the last count of the misreadings has found."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cache

from apnap.diagnosis.patterns import Pattern, stored


def patterns() -> Sequence[Pattern]:
    """Return which scenarios notice which misreading; nothing if nobody has found that out yet."""
    try:
        return stored().patterns
    except FileNotFoundError:
        return ()


@cache
def by_scenario() -> Mapping[str, tuple[Pattern, ...]]:
    """Return the misreadings that each scenario notices, by its id."""
    found: dict[str, list[Pattern]] = defaultdict(list)
    for pattern in patterns():
        for id_ in pattern.failed:
            found[id_].append(pattern)
    return {id_: tuple(noticed) for id_, noticed in found.items()}
