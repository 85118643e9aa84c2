"""Drawing one thing after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from apnap.symmetries.seeds import Draw

T = TypeVar("T")


class Dice:
    """Draws that follow one another: each throw is another one."""

    def __init__(self, draw: Draw, *what: str) -> None:
        """Take what is drawn by, and words that say for what."""
        self._draw, self._what, self._thrown = draw, what, 0

    def below(self, number: int) -> int:
        """Return one of so many numbers, from 0 on."""
        self._thrown += 1
        return self._draw.below(number, *self._what, str(self._thrown))

    def once_in(self, number: int) -> bool:
        """Return whether something comes that comes once in so many times."""
        return self.below(number) == 0

    def one(self, some: Sequence[T]) -> T:
        """Return one of some things, of which there is one at least."""
        return some[self.below(len(some))]

    def some(self, things: Sequence[T], most: int) -> tuple[T, ...]:
        """Return one to `most` different ones of some things, of which there is one at least."""
        left = list(things)
        number = 1 + self.below(min(most, len(left)))
        return tuple(left.pop(self.below(len(left))) for _ in range(number))
