"""Rooms on floors: a room stands one floor above the highest room that it imports."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from graphlib import CycleError, TopologicalSorter

from tools.architecture.sheets import Arrow


class Circle(Exception):
    """Rooms import each other in a circle, so that no floor is right for them."""

    def __init__(self, rooms: list[str]) -> None:
        """Take the rooms of the circle, the first of them again at its end."""
        super().__init__(rooms)
        self.rooms = rooms

    def __str__(self) -> str:
        """Return a sentence that shows the circle."""
        return f"circle of imports: {' -> '.join(self.rooms)}"


def below(arrows: Iterable[Arrow]) -> Mapping[str, frozenset[str]]:
    """Return for each room what it imports; a room that imports nothing has an empty set."""
    found: dict[str, set[str]] = defaultdict(set)
    for importer, imported in arrows:
        found[importer].add(imported)
        found[imported].update()
    return {room: frozenset(found[room]) for room in sorted(found)}


def floors(arrows: Iterable[Arrow]) -> Mapping[str, int]:
    """
    Return the floor of each room, counted from 1 at the bottom.

    Raises `Circle` where rooms import each other.
    """
    imported = below(arrows)
    try:
        order = list(TopologicalSorter(imported).static_order())
    except CycleError as wrong:
        raise Circle(list(reversed(wrong.args[1]))) from None
    floor: dict[str, int] = {}
    for room in order:
        floor[room] = 1 + max((floor[one] for one in imported[room]), default=0)
    return floor


def needed(arrows: Iterable[Arrow]) -> frozenset[Arrow]:
    """Return the arrows that no way over other arrows replaces; there must be no circle."""
    imported = below(arrows)
    reached: dict[str, frozenset[str]] = {}
    for room in TopologicalSorter(imported).static_order():
        reached[room] = imported[room].union(*(reached[one] for one in imported[room]))
    return frozenset(
        (room, one)
        for room, direct in imported.items()
        for one in direct
        if not any(one in reached[other] for other in direct)
    )
