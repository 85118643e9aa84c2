"""
Drawing by a seed: the same seed draws the same things on every machine and every Python.

What is drawn for one scenario says nothing of what is drawn for another.
"""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Iterator
from typing import Final

LARGEST: Final = 2**53 - 1
"""The largest seed: every reader of JSON keeps it exactly."""

_HEADS: Final = (
    *("Ba", "Be", "Bo", "Da", "De", "Do", "Fa", "Fe", "Fo", "Ga", "Ge", "Go", "Ha", "He", "Ho"),
    *("Ka", "Ke", "Ko", "La", "Le", "Lo", "Ma", "Me", "Mo", "Na", "Ne", "No", "Pa", "Pe", "Po"),
    *("Ra", "Re", "Ro", "Sa", "Se", "So", "Ta", "Te", "To", "Va", "Ve", "Vo", "Za", "Ze", "Zo"),
)
_TAILS: Final = (
    *("bir", "dan", "fel", "gim", "hur", "jal", "ken", "lix", "mor", "nup", "pas", "quil"),
    *("rud", "sev", "tok", "vam", "wen", "xil", "yor", "zeb"),
)
_NAMES: Final = tuple(map("".join, itertools.product(_HEADS, _TAILS)))


class Draw:
    """Draws for one purpose: a seed and words that say for what."""

    def __init__(self, seed: int, *what: str) -> None:
        """Take the seed and what is drawn for."""
        self._what = (str(seed), *what)

    def below(self, number: int, *what: str) -> int:
        """Return one of so many numbers, from 0 on; `what` says for what."""
        text = "\0".join((*self._what, *what))
        return int.from_bytes(hashlib.sha256(text.encode()).digest(), "big") % number

    def names(self, *what: str) -> Iterator[str]:
        """Yield names that nobody in the suite has; all are different."""
        said: set[str] = set()
        for number in range(len(_NAMES)):
            name = _NAMES[self.below(len(_NAMES), *what, str(number))]
            if name not in said:
                said.add(name)
                yield name
        for number in itertools.count(1):
            yield f"Guest{number}"
