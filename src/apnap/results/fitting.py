"""How much of a terminal a text takes, and how it is made to take less."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.console import RenderableType
from rich.text import Text

SCREEN: Final = 60
"""So many rows of a terminal the short report of a run takes, with how the run got on."""


def rows(lines: Iterable[RenderableType], width: int) -> int:
    """Return how many rows lines take on a terminal that breaks the long ones."""
    return sum(_rows(line, width) for line in lines)


def cut(text: str, width: int) -> str:
    """Return a text that is no wider, cut behind a word if that can be."""
    if len(text) <= width:
        return text
    whole, space, _ = text[:width].rpartition(" ")
    return f"{whole.rstrip() if space and len(whole) > width // 2 else text[: width - 1]}…"


def _rows(line: RenderableType, width: int) -> int:
    if not isinstance(line, Text):
        return 1
    return max(1, -(-line.cell_len // width))
