"""Once a game is over nothing that happens or doesn't happen is wrong, but that it goes on."""

from __future__ import annotations

import copy
import functools
import json
from collections.abc import Callable

import pytest
from tests.logs.games import Line, checked, lines
from tests.logs.other_ways.test_freedoms import full
from tests.reference.transitions.games import found

from apnap.logs.findings import FileChecked

CONCEDED = "golden-rules/in-a-two-player-game-a-player-may-concede-while-the-opponent-chooses"

Change = Callable[[Line], None]


@functools.cache
def _ended() -> str:
    log = full([json.dumps(line).encode() for line in lines(CONCEDED)])
    over = next(n for n, line in enumerate(log) if _stage(line) == "over")
    return json.dumps([*log[: over + 1]])


def _stage(line: Line) -> str:
    return str(line.get("said", {}).get("state", {}).get("stage", "playing"))


def ended() -> list[Line]:
    """Return the lines of a game up to the one on which it ends."""
    log: list[Line] = json.loads(_ended())
    return log


def going_on(change: Change) -> list[Line]:
    """Return the same game with one more line, on which somebody passes and something changes."""
    log = ended()
    more = copy.deepcopy(log[-1]["said"]["state"])
    change(more)
    passed = {"by": "Rob", "about": "again", "say": {"kind": "pass"}}
    return [*log, {"number": len(log), "said": _said(passed, more)}]


def _said(answer: Line, state: Line) -> Line:
    return {"answer": answer, "verdict": "accepted", "state": state}


def claimed(log: list[Line]) -> list[tuple[str | None, str]]:
    """Return what claims find on the last line of a game."""
    said = [line for line in log if "said" in line]
    return [(one.rule, one.certainty) for one in found(said) if one.at == len(said) - 1]


def whole(log: list[Line]) -> FileChecked:
    """Return what is found in a game."""
    return checked([*log, {"number": len(log), "end": {}}])


def in_combat(state: Line) -> None:
    turn = {"number": 1, "active": "Rob", "phase": "combat", "step": "end_of_combat"}
    combat = {"attacking": ["Rob"], "defending": ["Alex"], "attacks": [], "blocks": []}
    attacks = [{"attacker": "nobody", "attacks": "nothing", "blocked": True}]
    state["turns"] = [{**turn, "priority": "Alex", "combat": {**combat, "attacks": attacks}}]


def without_a_turn(state: Line) -> None:
    state["turns"] = []


def extra_turns(state: Line) -> None:
    state["extra_turns"] = ["Alex"]


@pytest.mark.parametrize("change", [in_combat, without_a_turn, extra_turns])
def test_what_is_left_of_the_last_turn_means_nothing(change: Change) -> None:
    log = ended()
    change(log[-1]["said"]["state"])
    told = whole(log)
    assert (told.findings, told.troubles, told.unchecked) == ((), (), 0)


def tapped(state: Line) -> None:
    for thing in state["objects"]:
        thing["tapped"] = thing["zone"] == "battlefield"


def cleared_away(state: Line) -> None:
    state["objects"], state["turns"] = [], []


def life(state: Line) -> None:
    state["players"][0]["life"] = 3


HAPPENS = [in_combat, tapped, cleared_away, life]


@pytest.mark.parametrize("change", HAPPENS)
def test_what_happens_after_the_end_is_not_wrong(change: Change) -> None:
    told = whole(going_on(change))
    assert (told.findings, told.troubles, told.unchecked) == ((), (), 0)


@pytest.mark.parametrize("change", HAPPENS)
def test_nor_does_any_claim_find_it_wrong(change: Change) -> None:
    assert claimed(going_on(change)) == []


def on_and_on(state: Line) -> None:
    state["stage"] = "playing"
    del state["result"]


def test_that_the_game_goes_on_is_wrong() -> None:
    log = going_on(on_and_on)
    first = whole(log).findings[0]
    assert (first.line, first.rule, first.certainty) == (len(log), "104.1", "certain")
    assert claimed(log) == [("104.1", "certain")]


def test_that_somebody_is_asked_is_wrong() -> None:
    log = ended()
    asked = {"kind": "priority", "id": "1", "decider": "Rob", "actions": "unknown"}
    log[-1]["said"]["state"]["pending"] = [asked]
    assert [one.rule for one in whole(log).findings] == ["104.1"]
