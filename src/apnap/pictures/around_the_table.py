"""Where the players sit: around the table, clockwise, the first at the lower left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from apnap.protocol import Record

Side = Literal["bottom", "left", "top", "right"]

_ROWS_ONLY: Final = 6
"""So many players sit in two rows; if there are more, some sit at the sides."""

_COLUMNS: Final = {1: 5, 2: 5, 3: 3, 4: 3}
"""So many cards lie side by side in front of each of so many players; otherwise two."""


class Ring(Record, frozen=True, kw_only=True):
    """The seats by sides of the table; each tuple in the order from left to right, or downwards."""

    bottom: tuple[int, ...]
    left: tuple[int, ...]
    top: tuple[int, ...]
    right: tuple[int, ...]
    cards: int
    """How many cards lie side by side in front of a player."""

    @property
    def columns(self) -> int:
        """How many players sit side by side at most."""
        return max(len(self.bottom), len(self.top), 2 if self.left else 1)


def ring(players: int) -> Ring:
    """Return where each of so many players sits, by their index."""
    half = (players + 1) // 2
    if players <= _ROWS_ONLY:
        below, sides = max(1, players // 2), 0
    else:
        sides = (half - 2) // 2
        below = half - sides
    above = players - below - 2 * sides
    order = list(range(players))
    first, order = order[:1], order[1:]
    left, order = _split(order, sides)
    top, order = _split(order, above)
    right, order = _split(order, sides)
    return Ring(
        bottom=(*first, *reversed(order)),
        left=tuple(reversed(left)),
        top=tuple(top),
        right=tuple(right),
        cards=_COLUMNS.get(players, 2),
    )


def _split(order: Sequence[int], number: int) -> tuple[list[int], list[int]]:
    return list(order[:number]), list(order[number:])
