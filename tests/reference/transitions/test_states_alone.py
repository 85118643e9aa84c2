"""States on the lines of a game that are looked at by themselves, in the same message."""

from __future__ import annotations

import json

import pytest
from tests.logs.games import lines
from tests.logs.other_ways.test_freedoms import full
from tests.reference.transitions.games import Line, game, state

from apnap.protocol.recorded import LineFinding, Transitions
from apnap_reference.engine import ReferenceEngine


def alone(log: list[Line], *places: int) -> list[LineFinding]:
    """Return what the states on some lines claim by themselves."""
    lines = tuple(map(json.dumps, log))
    said = Transitions(lines=lines, begins=True, alone=places)
    found = ReferenceEngine().transitions(said).findings
    return [one for one in found if one.kind == "state"]


def dead(line: Line) -> None:
    state(line)["players"][0]["life"] = 0


def test_of_an_honest_game_no_state_claims_anything() -> None:
    log = game(unknown=True)
    assert alone(log, *range(len(log))) == []


def test_only_the_states_that_are_named_are_looked_at() -> None:
    log = game(unknown=False)
    for at in (3, 4):
        dead(log[at])
    assert [(one.at, one.rule, one.where) for one in alone(log, 4)] == [
        (4, "704.5a", "players.0.life")
    ]


def test_of_a_line_that_loads_the_position_is_looked_at() -> None:
    log = game(unknown=False)[:1]
    dead(log[0])
    assert alone(log, 0) == []
    log[0]["said"]["load"]["position"]["players"][0]["life"] = 0
    assert [one.rule for one in alone(log, 0)] == ["704.5a"]


@pytest.mark.parametrize(("begins", "rules"), [("again", []), ("first", ["808.4"])])
def test_whoever_restarts_the_game_goes_first(begins: str, rules: list[str]) -> None:
    """In a team game somebody in the middle goes first, until an effect restarts the game."""
    karn = "ending-in-other-games/carissas-karn-liberated-begins-another-game-in-a-team-game"
    log = full([json.dumps(line).encode() for line in lines(karn)])[1:]
    again = next(n for n, one in enumerate(log) if state(one).get("stage") == "before_game")
    if begins == "first":
        log, again = log[again:], 0
    assert [one.rule for one in alone(log, again)] == rules
