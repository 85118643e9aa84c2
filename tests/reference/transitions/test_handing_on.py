"""A pass that hands priority on is judged without asking the claims, and as they would judge it."""

from __future__ import annotations

import functools
import json
from collections.abc import Callable
from typing import Final

import pytest
from tests.logs.games import log, scenario
from tests.reference.transitions.games import Line

from apnap.protocol import AnswerSaid, Concede
from apnap.protocol.recorded import Transited, Transitions
from apnap_reference.transitions import LineJudge, handing_on
from apnap_reference.transitions.game_states import GameState
from apnap_reference.transitions.passages import Memory

SCENARIOS: Final = (
    "limited-range-of-influence/copper-tablet-doesnt-trigger-on-an-out-of-range-players-upkeep",
    "leaving-the-game/storm-entity-counts-the-spells-of-two-opponents-who-have-left",
    "golden-rules/in-a-two-player-game-a-player-may-concede-while-the-opponent-chooses",
    "active-team/the-active-team-has-priority-first-in-the-precombat-main-phase",
    "grand-melee/if-finn-leaves-then-dana-only-the-marker-to-finns-right-is-removed",
)
"""Upkeeps, spells, a player who leaves, teams, turn markers."""

Forge = Callable[[Line], object]
"""Falsifies what a line says, or what has changed on it."""


def fields(line: Line) -> Line:
    """Return what has changed on a line."""
    found: Line = line["said"]["change"]["fields"]
    return found


def other(name: str) -> str:
    return "Alex" if name != "Alex" else "Rob"


FORGERIES: Final[dict[str, Forge]] = {
    "nothing": lambda _: None,
    "somebody else speaks": lambda line: line["said"]["answer"].update(
        by=other(line["said"]["answer"]["by"])
    ),
    "about something else": lambda line: line["said"]["answer"].update(about="of yore"),
    "refused": lambda line: line["said"].update(verdict="rejected"),
    "somebody else has priority": lambda line: fields(line)["turns"][0].update(
        priority=other(fields(line)["turns"][0]["priority"])
    ),
    "nobody has passed": lambda line: fields(line)["turns"][0].update(passed=[]),
    "who has passed is unknown": lambda line: fields(line)["turns"][0].update(passed="unknown"),
    "another step": lambda line: fields(line)["turns"][0].update(step="end_of_combat"),
    "another turn": lambda line: fields(line)["turns"][0].update(number=99),
    "somebody else is asked": lambda line: fields(line)["pending"][0].update(
        decider=other(fields(line)["pending"][0]["decider"])
    ),
    "nobody is asked": lambda line: fields(line).update(pending=[]),
    "something lies on the stack": lambda line: fields(line)["turns"][0].update(stack=["X"]),
    "a life total": lambda line: fields(line).update(players=[]),
    "an object has gone": lambda line: line["said"]["change"].update(gone=["Forest"]),
    "over": lambda line: fields(line).update(stage="over"),
}


def judged(lines: list[str]) -> Transited:
    """Hold the lines of a game against the claims."""
    said = Transitions(lines=tuple(lines), begins=True)
    return LineJudge(lambda _: ()).take(said)


@functools.cache
def game(id_: str) -> tuple[str, ...]:
    """Return the lines of the log of a scenario."""
    return tuple(line.decode() for line in log(scenario(id_)) if b'"said":' in line)


@functools.cache
def plain_passes(lines: tuple[str, ...]) -> tuple[int, ...]:
    """Return the places of the lines that no claim has to look at."""
    seen: list[bool] = []
    real, judge, places = handing_on.handed_on, LineJudge(lambda _: ()), list[int]()

    def watching(
        before: GameState, after: GameState, said: AnswerSaid | Concede, memory: Memory
    ) -> bool:
        seen.append(real(before, after, said, memory))
        return seen[-1]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(handing_on, "handed_on", watching)
        for place, line in enumerate(lines):
            seen.clear()
            judge.take(Transitions(lines=(line,), begins=not place))
            places += [place] if seen == [True] else []
    return tuple(places)


@pytest.mark.parametrize("forgery", FORGERIES)
def test_it_is_as_if_the_claims_had_looked(forgery: str, monkeypatch: pytest.MonkeyPatch) -> None:
    handed = 0
    for id_ in SCENARIOS:
        lines = game(id_)
        for place in plain_passes(lines)[:6]:
            handed += 1
            wrong: Line = json.loads(lines[place])
            FORGERIES[forgery](wrong)
            told = [*lines[:place], json.dumps(wrong), *lines[place + 1 :]]
            quickly = judged(told)
            with monkeypatch.context() as patch:
                patch.setattr(handing_on, "handed_on", lambda *_: False)
                assert judged(told) == quickly
    assert handed > 10
