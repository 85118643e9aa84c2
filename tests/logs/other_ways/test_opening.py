"""The first turn of a game is the first, from whatever number its engine counts turns."""

from __future__ import annotations

import json

import pytest
from tests.logs.games import Line, checked
from tests.logs.other_ways.test_freedoms import in_full

FIRST = "starting-the-game/in-a-two-player-game-the-first-turn-has-no-draw-step"


def counted(begins: int | str) -> list[Line]:
    """Return a log that counts turns from another number, with cards that nobody knows."""
    told = json.dumps(in_full(FIRST))
    lines: list[Line] = json.loads(told.replace('"card": "Island"', '"card": "Strange"'))
    for line in lines:
        for turn in line["said"]["state"]["turns"] if "said" in line else ():
            turn["number"] = begins if begins == "unknown" else int(begins) - 1 + turn["number"]
    return lines


def in_main_phase(line: Line) -> bool:
    return "said" in line and line["said"]["state"]["turns"][0]["step"] == "precombat_main"


@pytest.mark.parametrize("begins", [1, 6, "unknown"])
def test_nobody_draws_in_the_first_turn_whatever_number_it_has(begins: int | str) -> None:
    lines = counted(begins)
    assert any(map(in_main_phase, lines))
    found = checked(lines)
    assert found.findings == ()
    assert found.replayed > 1


@pytest.mark.parametrize("card", ["Island", "Strange"])
def test_the_turn_has_the_number_one_before_the_game_from_whatever_number_it_counts(
    card: str,
) -> None:
    lines: list[Line] = json.loads(json.dumps(counted(6)).replace("Strange", card))
    for line in lines:
        state = line.get("said", {}).get("state", {})
        if state.get("stage") == "before_game":
            state["turns"][0]["number"] = 1
    found = checked(lines)
    assert found.findings == ()
    assert found.claimed > len(lines) // 2


@pytest.mark.parametrize("begins", [1, 6, "unknown"])
def test_the_first_player_who_draws_all_the_same_is_found(begins: int | str) -> None:
    lines = counted(begins)
    place = next(n for n, one in enumerate(lines) if in_main_phase(one))
    here = lines[place]["said"]["state"]
    new = {"name": "another card", "card": "Strange", "owner": "Alex", "zone": "hand"}
    here["objects"].append(new)
    alex = next(one for one in here["players"] if one["name"] == "Alex")
    alex.update(hand=alex["hand"] + 1, library=alex["library"] - 1)
    found = checked(lines[: place + 1])
    assert [(one.line, one.rule) for one in found.findings] == [(place + 1, "504.1")]
