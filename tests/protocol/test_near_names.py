"""The names that are like one are those that Python finds."""

from __future__ import annotations

import difflib
import random
from collections.abc import Sequence

import pytest

from apnap.protocol.near_names import closest


def words(number: int) -> Sequence[str]:
    """Return short words of few letters, among which many are equally like another."""
    letters = random.Random(number)  # noqa: S311 - the same each time
    return ["".join(letters.choices("abc", k=letters.randrange(8))) for _ in range(60)]


@pytest.mark.parametrize("most", [1, 3])
@pytest.mark.parametrize("alike", [0.3, 0.85])
def test_they_are_those_that_difflib_finds(most: int, alike: float) -> None:
    known = words(802)
    for name in words(1):
        found = difflib.get_close_matches(name, known, n=most, cutoff=alike)
        assert closest(name, known, most, alike) == tuple(found)
