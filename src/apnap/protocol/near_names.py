"""Names that are like one that nobody has: what a slip of the pen may have meant."""

from collections.abc import Iterable

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
    best ones so far.
    """
    from difflib import SequenceMatcher  # noqa: PLC0415 - slow to import, seldom needed

    best: list[tuple[float, str]] = []
    pair = SequenceMatcher(b=name)
    at_most: list[tuple[float, str]] = []
    for one in known:
        pair.set_seq1(one)
        if pair.real_quick_ratio() >= alike:
            at_most.append((pair.quick_ratio(), one))
    for bound, one in sorted(at_most, reverse=True):
        if bound < (best[-1][0] if len(best) == most else alike):
            break
        pair.set_seq1(one)
        measured = (pair.ratio(), one)
        if measured[0] >= alike:
            best = sorted((*best, measured), reverse=True)[:most]
    return tuple(one for _, one in best)


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
