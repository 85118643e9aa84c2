"""Numbers of things in words: `1 finding`, `2 findings`, `no findings`."""

from __future__ import annotations


def counted(number: int, one: str, several: str = "", *, none: str = "0") -> str:
    """Return so many of something: one of it is called `one`, others `several` (`one` and an s)."""
    named = one if number == 1 else several or f"{one}s"
    return f"{number or none} {named}"
