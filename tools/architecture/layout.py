"""
Where each room stands on its floor, and which way each arrow takes.

An arrow that passes floors gets a place of its own on each of them, so that no line runs through
a room. Places are ordered by the middle of what they are joined to, and then moved as near to it
as the order lets them. The same rooms and arrows always give the same picture.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import fmean as mean
from typing import Final

from tools.architecture.sheets import Arrow

ROOM: Final = 212
"""How wide a room is."""

_LANE: Final = 8
_GAP: Final = 22
_SWEEPS: Final = 24
_SETTLING: Final = 400
_TO_THE_AXIS: Final = 0.8
"""How far from the axis a room stays of what it is joined to; else a tower leans to one side."""
_STRAIGHT: Final = 6
"""How much more than a room a passing arrow insists on its place: it is a straight line then."""


@dataclass(frozen=True, order=True)
class Place:
    """A room on its floor, or, with the ends of an arrow, where that arrow passes a floor."""

    floor: int
    room: str
    arrow: Arrow | None = None

    @property
    def width(self) -> int:
        """Return how wide the place is."""
        return ROOM if self.arrow is None else _LANE


Way = tuple[Place, ...]
"""The places of an arrow, from the room that imports down to the imported one."""


@dataclass(frozen=True)
class Layout:
    """The middle of each place, counted from the left; the way of each arrow; the width of all."""

    middle: Mapping[Place, int]
    ways: Mapping[Arrow, Way]
    width: int


def lay_out(floor: Mapping[str, int], arrows: Iterable[Arrow]) -> Layout:
    """Return places for these rooms, whose floors are known, and for these arrows."""
    ways = {arrow: _way(arrow, floor) for arrow in sorted(arrows)}
    places = {Place(floor[room], room) for room in floor}.union(*ways.values())
    joined: dict[Place, list[Place]] = {place: [] for place in sorted(places)}
    for way in ways.values():
        for upper, lower in pairwise(way):
            joined[upper].append(lower)
            joined[lower].append(upper)
    rows: Rows = [
        [place for place in joined if place.floor == number]
        for number in sorted(set(floor.values()))
    ]
    rows = _fewest_crossings(rows, joined)
    middle = _middles(rows, joined | _along(ways.values()))
    left = min(middle[place] - place.width / 2 for place in middle)
    moved = {place: round(at - left) for place, at in middle.items()}
    width = max(at + place.width // 2 for place, at in moved.items())
    return Layout(moved, ways, width)


def _way(arrow: Arrow, floor: Mapping[str, int]) -> Way:
    importer, imported = arrow
    passing = range(floor[importer] - 1, floor[imported], -1)
    return (
        Place(floor[importer], importer),
        *(Place(number, importer, arrow) for number in passing),
        Place(floor[imported], imported),
    )


Rows = Sequence[Sequence[Place]]
Joined = Mapping[Place, Sequence[Place]]


def _fewest_crossings(rows: Rows, joined: Joined) -> Rows:
    """Return the rows, each in the order that a number of sweeps up and down finds best."""
    best, fewest = rows, _crossings(rows, joined)
    for sweep in range(_SWEEPS):
        rows = _sweep(rows, joined, 1 if sweep % 2 else -1)
        crossings = _crossings(rows, joined)
        if crossings < fewest:
            best, fewest = rows, crossings
    return best


def _sweep(rows: Rows, joined: Joined, step: int) -> Rows:
    """Return the rows, each ordered by the row that was ordered just before it."""
    ordered = list(rows)
    for index in range(len(rows))[::step]:
        if 0 <= index - step < len(rows):
            before = {place: at for at, place in enumerate(ordered[index - step])}
            at = {place: at for at, place in enumerate(ordered[index])}

            def wish(place: Place, before: Joinable = before, at: Joinable = at) -> float:
                found = [before[other] for other in joined[place] if other in before]
                return sum(found) / len(found) if found else at[place]

            ordered[index] = sorted(ordered[index], key=wish)
    return ordered


Joinable = Mapping[Place, int]


def _crossings(rows: Rows, joined: Joined) -> int:
    """Return how many lines cross between neighbouring rows."""
    return sum(_crossings_between(lower, upper, joined) for lower, upper in pairwise(rows))


def _crossings_between(lower: Sequence[Place], upper: Sequence[Place], joined: Joined) -> int:
    at = {place: at for at, place in enumerate(lower)}
    ends = [sorted(at[one] for one in joined[place] if one in at) for place in upper]
    seen: list[int] = []
    crossings = 0
    for row in ends:
        crossings += sum(other > end for end in row for other in seen)
        seen += row
    return crossings


def _along(ways: Iterable[Way]) -> dict[Place, Sequence[Place]]:
    """Return all places of an arrow for each place where it passes: it shall be straight."""
    return {place: way for way in ways for place in way[1:-1]}


def _middles(rows: Rows, near: Joined) -> Mapping[Place, float]:
    """Return the middle of each place: near to what it wants, in order, and not too near."""
    middle: dict[Place, float] = {}
    for row in rows:  # around the axis of the picture
        middle |= _placed(row, dict.fromkeys(row, 0.0))
    for sweep in range(_SETTLING):
        for row in rows[:: 1 if sweep % 2 else -1]:
            middle |= _placed(row, {place: _wish(place, middle, near) for place in row})
    return middle


def _wish(place: Place, middle: Mapping[Place, float], near: Joined) -> float:
    """Return where a place would like to be: between what it is near to, a room at the axis."""
    between = mean(middle[other] for other in near[place])
    return _TO_THE_AXIS * between if place.arrow is None else between


def _placed(row: Sequence[Place], wishes: Mapping[Place, float]) -> Mapping[Place, float]:
    """
    Return the places of a row as near to their wishes as their order and their widths allow.

    Places that would be too near to each other become a block, which stands where the mean of its
    wishes is.
    """
    offsets = [0.0]
    for left, right in pairwise(row):
        offsets.append(offsets[-1] + (left.width + right.width) / 2 + _GAP)
    blocks: list[tuple[float, int, int]] = []  # sum of wishes, weight, number of places
    for place, offset in zip(row, offsets, strict=True):
        weight = 1 if place.arrow is None else _STRAIGHT
        block = ((wishes[place] - offset) * weight, weight, 1)
        while blocks and blocks[-1][0] / blocks[-1][1] >= block[0] / block[1]:
            last = blocks.pop()
            block = (last[0] + block[0], last[1] + block[1], last[2] + block[2])
        blocks.append(block)
    starts = [total / weight for total, weight, number in blocks for _ in range(number)]
    return {
        place: start + offset for place, start, offset in zip(row, starts, offsets, strict=True)
    }
