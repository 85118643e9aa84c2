"""Findings call things as the log does, also those that have a handle of the engine's only."""

from __future__ import annotations

import json
import re
from typing import Final

from msgspec.structs import replace
from tests.logs.games import Line, checked, numbered
from tests.reference.transitions.games import logged, state
from tests.reference.transitions.test_a_fifteenth_stranger import around, of, position

from apnap.protocol import Cast

HEADER: Final = {
    "begin": {"format": 1, "engine": {"name": "another", "version": "1"}, "edition": "2026-01-16"}
}


def life_gained(handle: str) -> list[Line]:
    """Return a log in which a creature enters, and Soul Warden triggers; that has a handle."""
    lands = [replace(of("Rob", "Forest"), name=f"Forest {n}") for n in (1, 2)]
    bears = replace(of("Rob", "Grizzly Bears"), name="Bears", zone="hand", controller=None)
    board = position(*lands, of("Alex", "Soul Warden"), bears)
    board = replace(board, players=(replace(board.players[0], hand=1), board.players[1]))
    paid = ("Rob", Cast("Bears", pay=("Forest 1", "Forest 2")))
    log = logged(board, [paid, *around("Rob", "Alex")])
    (engines,) = state(log[-1])["turns"][0]["stack"]
    named = json.loads(json.dumps(log).replace(engines, handle))
    return numbered([HEADER, *named])


def told(log: list[Line]) -> str:
    """Return all that the first finding on a log says."""
    (found, *_) = checked(log).findings
    return f"{found.where} {found.problem} {found.expected} {found.got}"


def test_what_has_no_name_in_the_log_is_called_by_its_card_and_player() -> None:
    log = life_gained("~trigger")
    after = state(log[-1])
    after["turns"][0]["stack"] = []
    after["objects"] = [one for one in after["objects"] if one["name"] != "~trigger"]
    assert "Alex's ability of Soul Warden" in told(log)
    assert "~" not in told(log)


def test_what_has_a_name_in_the_log_is_called_by_it() -> None:
    log = life_gained("~trigger")
    state(log[-1])["turns"][0]["stack"].append("Forest 1")
    assert re.findall(r"~\w+", told(log)) == ["~trigger"] * told(log).count("~")
    assert "~trigger" in told(log)
