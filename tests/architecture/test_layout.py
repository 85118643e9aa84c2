"""Places on floors: nothing lies over anything else, and the same rooms give the same picture."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tools.architecture.floors import floors, needed
from tools.architecture.layout import Layout, Place, lay_out
from tools.architecture.sheets import Arrow

NAMES = [f"r{number:02}" for number in range(12)]
PAIRS = list(combinations(NAMES, 2))


def laid_out(arrows: Sequence[Arrow]) -> Layout:
    """Return the places of the rooms that these arrows join."""
    return lay_out(floors(arrows), needed(arrows))


def rows(layout: Layout) -> Sequence[Sequence[Place]]:
    """Return the places of each floor, from left to right."""
    numbers = sorted({place.floor for place in layout.middle})
    return [
        sorted((p for p in layout.middle if p.floor == number), key=layout.middle.__getitem__)
        for number in numbers
    ]


@settings(deadline=None, max_examples=30, derandomize=True)
@given(st.lists(st.sampled_from(PAIRS), min_size=1, max_size=30, unique=True))
def test_no_place_lies_over_another_and_none_outside(arrows: list[Arrow]) -> None:
    layout = laid_out(arrows)
    for row in rows(layout):
        for left, right in pairwise(row):
            apart = layout.middle[right] - layout.middle[left]
            assert apart >= (left.width + right.width) // 2
    for place, middle in layout.middle.items():
        assert middle - place.width // 2 >= 0
        assert middle + place.width // 2 <= layout.width


@settings(deadline=None, max_examples=10, derandomize=True)
@given(st.lists(st.sampled_from(PAIRS), min_size=1, max_size=30, unique=True))
def test_the_order_in_which_arrows_are_told_does_not_matter(arrows: list[Arrow]) -> None:
    assert laid_out(arrows[::-1]) == laid_out(arrows)


def test_an_arrow_over_several_floors_has_a_place_on_each() -> None:
    arrows = [("a", "b"), ("b", "c"), ("c", "d"), ("a", "x"), ("x", "d")]
    ways = laid_out(arrows).ways
    assert [place.floor for place in ways["x", "d"]] == [3, 2, 1] or [
        place.floor for place in ways["a", "x"]
    ] == [4, 3, 2]


def test_lines_cross_only_where_they_must() -> None:
    layout = laid_out([("a", "p"), ("b", "q"), ("c", "r"), ("a", "q")])
    order = [[place.room for place in row] for row in rows(layout)]
    at = {room: index for row in order for index, room in enumerate(row)}
    assert (at["a"] - at["c"]) * (at["p"] - at["r"]) > 0
    assert (at["b"] - at["c"]) * (at["q"] - at["r"]) > 0


@pytest.mark.parametrize("count", [1, 5])
def test_a_chain_is_a_straight_line(count: int) -> None:
    layout = laid_out([(f"r{n}", f"r{n + 1}") for n in range(count)])
    assert len(set(layout.middle.values())) == 1
