"""Names that are like one that nobody has: what a slip of the pen may have meant."""

from collections.abc import Iterable, Mapping

_MOST = 3
_ALIKE = 0.6
SLIP = 0.85
"""From this likeness on, of 1, a name is the other one misspelt and not just like it."""


def closest(
    name: str, known: Iterable[str], most: int = _MOST, alike: float = _ALIKE
) -> tuple[str, ...]:
    """
    Return the names that are most like one, as they are written, the best first.

    They are those of `difflib.get_close_matches`. That one measures all that may be alike enough;
    here those that may be most alike are measured first, and only while one may be better than the
    best ones so far. What two names share in the same order is counted before: that is quick, and
    no measure is higher.
    """
    from difflib import SequenceMatcher  # noqa: PLC0415 - slow to import, seldom needed

    best: list[tuple[float, str]] = []
    pair = SequenceMatcher(b=name)
    at_most: list[tuple[float, str]] = []
    for one in known:
        pair.set_seq1(one)
        if pair.real_quick_ratio() >= alike:
            at_most.append((pair.quick_ratio(), one))
    places = _places(name) if at_most else {}
    for bound, one in sorted(at_most, reverse=True):
        least = best[-1][0] if len(best) == most else alike
        if bound < least:
            break
        if one and 2.0 * _in_order(places, one) / (len(name) + len(one)) < least:
            continue
        pair.set_seq1(one)
        measured = (pair.ratio(), one)
        if measured[0] >= alike:
            best = sorted((*best, measured), reverse=True)[:most]
    return tuple(one for _, one in best)


def _places(name: str) -> Mapping[str, int]:
    """Return where each sign of a name stands, a bit for each place."""
    found: dict[str, int] = {}
    for number, sign in enumerate(name):
        found[sign] = found.get(sign, 0) | 1 << number
    return found


def _in_order(places: Mapping[str, int], other: str) -> int:
    """
    Return how many signs another name shares in the same order with the one that has these places.

    A bit of `free` is a place that no sign of the other name has taken (Hyyrö's algorithm).
    """
    whole = sum(places.values())
    free = whole
    for sign in other:
        here = free & places.get(sign, 0)
        free = (free + here) | (free - here)
    return (whole & ~free).bit_count()


def near(
    name: str, known: Iterable[str], most: int = _MOST, alike: float = _ALIKE
) -> tuple[str, ...]:
    """Return the names that are most like one that is none of them, the best first."""
    by_lower = {one.lower(): one for one in sorted(known)}
    return tuple(by_lower[one] for one in closest(name.lower(), by_lower, most, alike))


def similar(name: str, known: Iterable[str]) -> str:
    """Return words that lead from a name to those that are like it; nothing if none is."""
    close = near(name, known)
    return f"; similar: {', '.join(close)}" if close else ""
