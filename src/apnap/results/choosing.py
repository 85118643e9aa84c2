"""
Choosing failures to look at first, where there are more than anybody reads.

Failures that went wrong alike mostly have one cause, and a short scenario shows it best: of each
cause the shortest comes first, the most frequent cause before the others, then of each the next.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from apnap.diagnosis.traces import kind
from apnap.driver import Outcome
from apnap.results.records import Cause, Result

_RANKS: Final[Mapping[Outcome, int]] = {"failed": 0, "errored": 0, "unreached": 1}
"""How important an outcome is; what is not named is no failure."""
_PASSING: Final = re.compile(r"\b0x[0-9a-fA-F]+\b|\b[0-9a-fA-F]*\d[0-9a-fA-F]*\b|~[\w-]+")
"""What is otherwise each time: addresses, numbers of threads, lines, and handles."""

_NAMED: Final = "named"
"""Stands for what went wrong in what has a cause with a name."""

_Key = tuple[Outcome, str, str]


def foremost(results: Iterable[Result]) -> tuple[Result, ...]:
    """Return what failed, errored or was unreached, in the order in which to look at it."""
    troubled = tuple(result for result in results if result.outcome in _RANKS)
    by_id = {result.id: result for result in troubled}
    found = [[by_id[id_] for id_ in one.scenarios] for one in causes(troubled)]
    longest = max(map(len, found), default=0)
    return tuple(one[at] for at in range(longest) for one in found if at < len(one))


def causes(
    results: Iterable[Result], named: Mapping[str, str] = MappingProxyType({})
) -> tuple[Cause, ...]:
    """
    Return what failed, errored or was unreached by what went wrong, the most frequent first.

    `named` says of some scenarios, by their ids, what their cause is called: those of one name have
    one cause, however they ended.
    """
    groups: dict[_Key, list[Result]] = {}
    for result in results:
        if result.outcome in _RANKS:
            known = named.get(result.id)
            key = _key(result) if known is None else ("failed", known, _NAMED)
            groups.setdefault(key, []).append(result)
    for group in groups.values():
        group.sort(key=lambda one: (_RANKS[one.outcome], _length(one), one.id))
    ordered = sorted(groups.values(), key=_place)
    seen = Counter(rule for group in ordered for rule in {r for one in group for r in one.rules})
    return tuple(_cause(group, seen) for group in ordered)


def _place(group: Sequence[Result]) -> tuple[int, int, int, str]:
    return _RANKS[group[0].outcome], -len(group), _length(group[0]), group[0].id


def _cause(group: Sequence[Result], seen: Mapping[str, int]) -> Cause:
    rules = tuple(dict.fromkeys(rule for one in group for rule in one.rules))
    return Cause(
        outcome=group[0].outcome,
        scenarios=tuple(one.id for one in group),
        rules=rules,
        alone=tuple(rule for rule in rules if seen[rule] == 1),
    )


def _key(result: Result) -> _Key:
    """Return what is alike in scenarios that go wrong alike; names and numbers are left out."""
    return result.outcome, kind(result.step or ""), "|".join(_told(result))


def _told(result: Result) -> Iterator[str]:
    """Yield what came of a scenario: a difference, a judgement with its reasons, or an error."""
    if result.outcome == "errored":  # names of exceptions look like names of cards
        yield _PASSING.sub("#", result.reason or "")
    elif result.expected is None:
        yield _plain(result.reason or "")
    elif not result.expected.endswith((" to be illegal", " to be legal")):
        yield _plain(f"{result.expected}|{result.got}")
    else:
        yield _plain((result.account.when if result.account else None) or "")
        reasons = [f"{one.rule}: {_plain(one.reason)}" for one in result.violations]
        yield from reasons or result.rules  # what makes it illegal, if an engine sees nothing wrong


def _plain(text: str) -> str:
    return kind(_PASSING.sub("#", text))


def _length(result: Result) -> int:
    """Return how much there is to read."""
    steps = result.account.steps if result.account else ()
    return sum(len(step.text) + sum(map(len, step.table)) for step in steps)
