"""Rooms on floors, and which arrows are drawn."""

from __future__ import annotations

import pytest
from tools.architecture.floors import Circle, floors, needed

HOUSE = [("cli", "suite"), ("suite", "protocol"), ("cli", "protocol"), ("engine", "protocol")]


def test_a_room_stands_one_floor_above_the_highest_that_it_imports() -> None:
    assert floors(HOUSE) == {"protocol": 1, "engine": 2, "suite": 2, "cli": 3}


def test_an_arrow_that_others_replace_is_not_drawn() -> None:
    assert needed(HOUSE) == set(HOUSE) - {("cli", "protocol")}


def test_a_circle_is_told_from_importer_to_imported() -> None:
    with pytest.raises(Circle, match=r"circle of imports: (a -> b -> c|b -> c -> a|c -> a -> b)"):
        floors([("a", "b"), ("b", "c"), ("c", "a")])
