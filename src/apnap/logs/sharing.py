"""Putting together what several processes have found in one file, each in its share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from apnap.logs.findings import MOST, Count, FileChecked, Found, Trouble, sort_of
from apnap.logs.tallying import KEPT, commonest


def together(shares: Sequence[FileChecked]) -> FileChecked:
    """Return what comes of a file, from what has come of each share of its games."""
    first, *others = shares
    if not others:
        return first

    def total(field: str) -> int:
        return sum(int(getattr(one, field)) for one in shares)

    sorts: Counter[Count] = Counter()
    for one in shares:
        for sort in one.counts:
            sorts[replace(sort, number=1)] += sort.number
    reasons: Counter[str] = Counter()
    for one in shares:
        reasons.update(one.reasons)
    troubles = sorted((trouble for one in shares for trouble in one.troubles), key=_line)
    return replace(
        first,
        lines=max(one.lines for one in shares),
        games=total("games"),
        checked=total("checked"),
        replayed=total("replayed"),
        claimed=total("claimed"),
        unchecked=total("unchecked"),
        reasons=commonest(reasons),
        restarts=total("restarts"),
        findings=tuple(first_ones(sorted((f for one in shares for f in one.findings), key=_line))),
        found=total("found"),
        possible=total("possible"),
        counts=tuple(replace(sort, number=number) for sort, number in sorts.most_common()),
        troubles=tuple(troubles[:MOST]),
        troubled=total("troubled"),
        nearest={date: near for one in shares for date, near in one.nearest.items()},
        seconds=max(one.seconds for one in shares),
    )


def alternating(shares: Sequence[Sequence[FileChecked]]) -> Iterator[FileChecked]:
    """Yield what comes of the members of an archive, of which every so many are in a share."""
    for number in range(sum(map(len, shares))):
        yield shares[number % len(shares)][number // len(shares)]


def first_ones(findings: Sequence[Found]) -> Iterator[Found]:
    """Yield the first findings, and of the others the first of each sort, as a tally keeps them."""
    sorts, kept = set(), 0
    for found in findings:
        sort = sort_of(found)
        if kept < MOST or (sort not in sorts and kept < KEPT):
            kept += 1
            yield found
        sorts.add(sort)


def _line(one: Found | Trouble) -> int:
    return one.line or 0
