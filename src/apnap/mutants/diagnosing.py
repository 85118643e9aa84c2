"""
What an engine seems to believe: its failures beside the patterns of known misreadings.

A pattern holds the scenarios about the misread rule that fail (others only if none of these does),
so it is compared with the failures near that rule. A misreading fits if nearly all scenarios fail
that it makes fail, if these are a good part of the failures near its rule, and if that is no
chance: they are a good part of all failures as well, or several and nearly all near its rule, or
its rule is the one that all failures together blame. An engine that fails more than it passes
believes too many things at once.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final

from apnap.mutants.blaming import most_blamed, related, shares
from apnap.mutants.patterns import Pattern
from apnap.results.records import Report, Resemblance
from apnap.rulebooks import covers, subject

_LIKE: Final = 0.9
"""So much of a pattern has to be there."""
_EXPLAINS: Final = 1 / 3
"""So much of the failures it has to explain."""
_SEVERAL: Final = 3
_MOST: Final = 3


def resemblances(report: Report, patterns: Iterable[Pattern]) -> tuple[Resemblance, ...]:
    """Return the misreadings that fit the failures of a run best, the best one first."""
    written = (one for one in report.results if one.image_of is None)
    own = {one.id: one for one in written if not (one.extension or one.second_reading)}
    failed = {id_ for id_, one in own.items() if one.outcome == "failed"}
    passed = {id_ for id_, one in own.items() if one.outcome == "passed"}
    if not failed or len(failed) > len(passed):
        return ()
    abouts = {id_: tuple(map(subject, one.rules)) for id_, one in own.items()}
    blamed = most_blamed(shares(abouts, failed), len(failed))
    found: list[tuple[float, Resemblance]] = []
    for pattern in patterns:
        rule = subject(pattern.rule)
        expected = {id_ for id_ in pattern.failed if id_ in failed or id_ in passed}
        near = {id_ for id_ in failed if any(covers(rule, one) for one in abouts[id_])} | expected
        both = len(expected & failed)
        fit = both / len(near) if near else 0
        if both < _LIKE * len(expected) or fit < _EXPLAINS:
            continue
        no_chance = both >= _EXPLAINS * len(failed) or (both >= _SEVERAL and fit >= _LIKE)
        if not no_chance and not related(rule, blamed):
            continue
        weight = fit * math.sqrt(both / len(failed))
        found.append((-weight, _resemblance(pattern, both, len(expected), len(failed))))
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
