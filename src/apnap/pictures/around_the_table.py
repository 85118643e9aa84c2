"""Where the players sit: around the table, clockwise, the first at the lower left."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal

from apnap.protocol import Record

Side = Literal["bottom", "left", "top", "right"]

MOST_PLACES: Final = 16
"""So many players have a place of their own on a page; more sit in rows."""

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


def areas(players: int) -> Iterator[tuple[str, str]]:
    """
    Yield who sits where in a grid of a page: a seat by its index, or `mid`, and its area.

    An area is written as style sheets write it. Each seat is two columns wide, so that two seats
    can lie opposite to three; the first row is left for what is above the table.
    """
    around = ring(players)
    wide = 2 * around.columns if around.left else 2 * max(len(around.top), len(around.bottom))
    last = 3 + max(1, len(around.left))
    for row, line in ((2, around.top), (last, around.bottom)):
        begin = 1 + wide // 2 - len(line)
        for place, seat in enumerate(line):
            column = begin + 2 * place
            yield str(seat), f"{row}/{column}/{row + 1}/{column + 2}"
    for column, line in ((1, around.left), (wide - 1, around.right)):
        for place, seat in enumerate(line):
            yield str(seat), f"{3 + place}/{column}/{4 + place}/{column + 2}"
    inset = 2 if around.left else 0
    yield "mid", f"3/{1 + inset}/{last}/{1 + wide - inset}"


def _split(order: Sequence[int], number: int) -> tuple[list[int], list[int]]:
    return list(order[:number]), list(order[number:])
