"""
Reading JSON that somebody gives, before it is known what it holds.

As values it takes far more memory than as text, up to a hundred times for lists that are empty: so
what has too many of them is refused before any is made.
"""

from __future__ import annotations

from typing import Final

import msgspec

MOST: Final = 500_000
"""So many commas and brackets a file of JSON has, or a line of one: 4 MB of results, 340,000."""

_BEFORE: Final = (b",", b"[", b"{")
"""One of these stands before every value but the outermost."""


class TooMuch(msgspec.DecodeError):
    """There are more values than are read."""


def too_much(content: bytes) -> str:
    """Return in words that bytes may hold more values than are read; empty if they do not."""
    if sum(map(content.count, _BEFORE)) <= MOST:
        return ""
    return f"it has more than {MOST} commas and brackets, the most that is read of such a file"


def decoded(content: bytes) -> object:
    """Return the value that bytes are; raise `TooMuch`, or as `msgspec.json.decode` does."""
    if problem := too_much(content):
        raise TooMuch(problem)
    value: object = msgspec.json.decode(content)
    return value
