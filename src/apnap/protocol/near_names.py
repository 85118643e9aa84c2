"""Names that are like one that nobody has: what a slip of the pen may have meant."""

import difflib
from collections.abc import Iterable

_MOST = 3


def near(name: str, known: Iterable[str], most: int = _MOST) -> tuple[str, ...]:
    """Return the names that are most like one that is none of them, the best first."""
    by_lower = {one.lower(): one for one in sorted(known)}
    close = difflib.get_close_matches(name.lower(), by_lower, n=most)
    return tuple(by_lower[one] for one in close)


def similar(name: str, known: Iterable[str]) -> str:
    """Return words that lead from a name to those that are like it; nothing if none is."""
    close = near(name, known)
    return f"; similar: {', '.join(close)}" if close else ""
