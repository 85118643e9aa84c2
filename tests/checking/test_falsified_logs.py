"""Falsified logs: each forgery is found, on the line on which it is."""

from __future__ import annotations

import copy
from collections.abc import Callable

import pytest
from tests.checking.games import Line, checked, lines, numbered

ATTACK = "attack-multiple-players/a-defender-may-not-rescue-the-next-player"
"""Passes, an attack, one legal block and an illegal one."""

UPKEEPS = "limited-range-of-influence/an-upkeep-farther-away-is-not-noticed"
"""Several turns of passing."""


def answers(log: list[Line]) -> list[int]:
    """Give the places of the answers that were accepted."""
    return [
        place
        for place, line in enumerate(log)
        if "answer" in line.get("said", {}) and line["said"]["verdict"] == "accepted"
    ]


def parts(line: Line) -> Line:
    """Give the fields of the state on a line, or those that have changed."""
    said = line["said"]
    found: Line = said["state"] if "state" in said else said["change"]["fields"]
    return found


def somebody_else(name: str) -> str:
    return "Alex" if name != "Alex" else "Rob"


def test_as_it_is_the_log_is_clean() -> None:
    found = checked(lines(ATTACK))
    assert (found.found, found.troubled, found.unchecked, found.ok) == (0, 0, 0, True)


@pytest.mark.parametrize("place", answers(lines(ATTACK)))
def test_somebody_else_has_spoken(place: int) -> None:
    log = lines(ATTACK)
    said = log[place]["said"]["answer"]
    said["by"] = somebody_else(said["by"])
    first = checked(log).findings[0]
    assert (first.line, first.kind) == (place + 1, "wrong_decider")
    assert first.rule in ("117.3", "508.1", "509.1")


def test_who_has_spoken_is_all_that_is_wrong() -> None:
    log = lines(ATTACK)
    said = log[answers(log)[0]]["said"]["answer"]
    said["by"] = somebody_else(said["by"])
    found = checked(log)
    assert (found.found, found.unchecked, found.troubled) == (1, 0, 0)


@pytest.mark.parametrize("place", answers(lines(ATTACK)))
def test_somebody_else_is_asked_next(place: int) -> None:
    log = lines(ATTACK)
    pending = parts(log[place]).get("pending")
    if not pending:
        return
    pending[0]["decider"] = somebody_else(pending[0]["decider"])
    first = checked(log).findings[0]
    assert (first.line, first.kind) == (place + 1, "wrong_decider")
    assert first.rule in ("117.3", "508.1", "509.1")


@pytest.mark.parametrize("place", answers(lines(ATTACK)))
def test_an_accepted_answer_is_said_to_be_rejected(place: int) -> None:
    log = lines(ATTACK)
    log[place]["said"]["verdict"] = "rejected"
    found = checked(log)
    assert [(one.line, one.kind) for one in found.findings] == [(place + 1, "legal_rejected")]
    assert found.unchecked == 0


def test_a_rejected_block_is_said_to_be_accepted() -> None:
    log = lines(ATTACK)
    verdicts = [line.get("said", {}).get("verdict") for line in log]
    place = verdicts.index("rejected")
    log[place]["said"]["verdict"] = "accepted"
    first = checked(log).findings[0]
    assert (first.line, first.kind, first.rule) == (place + 1, "illegal_accepted", "802.4a")
    assert first.situation is not None
    assert first.said


Forge = Callable[[Line], None]


def life(state: Line) -> None:
    state["players"][0]["life"] += 1


def step(state: Line) -> None:
    state["turns"][0]["step"] = "end_step"
    state["turns"][0]["phase"] = "ending"


def gone(state: Line) -> None:
    del state["objects"][0]


def moved(state: Line) -> None:
    state["objects"][0]["zone"] = "exile"
    state["objects"][0].pop("controller", None)


def handed_over(state: Line) -> None:
    thing = state["objects"][0]
    thing["controller"] = somebody_else(thing["controller"])


def tapped(state: Line) -> None:
    state["objects"][0]["tapped"] = not state["objects"][0].get("tapped", False)


def extra_turn(state: Line) -> None:
    state["extra_turns"] = ["Rob"]


@pytest.mark.parametrize(
    ("forge", "rule"),
    [
        (life, "119.3"),
        (step, "500.1"),
        (gone, "400.1"),
        (moved, "400.1"),
        (handed_over, "110.2"),
        (tapped, "110.5"),
        (extra_turn, "500.7"),
    ],
)
def test_one_field_of_the_first_state_is_forged(forge: Forge, rule: str) -> None:
    log = lines(ATTACK)
    forge(log[1]["said"]["state"])
    first = checked(log).findings[0]
    assert (first.line, first.kind, first.rule) == (2, "wrong_state", rule)
    assert first.expected != first.got


@pytest.mark.parametrize("place", answers(lines(ATTACK))[:-1])
def test_a_line_is_missing_and_the_rest_numbered_anew(place: int) -> None:
    log = lines(ATTACK)
    del log[place]
    found = checked(numbered(log))
    first = min(one.line or 0 for one in found.findings)
    following = log[place]["said"]
    rejected = following["verdict"] == "rejected"  # rightly so, with or without that line
    assert first == place + 1 + rejected


@pytest.mark.parametrize("place", range(1, len(lines(ATTACK)) - 1))
def test_a_line_is_missing(place: int) -> None:
    log = lines(ATTACK)
    del log[place]
    assert checked(log).troubles[0].line == place + 1


@pytest.mark.parametrize("place", range(1, len(lines(ATTACK)) - 2))
def test_two_lines_have_changed_places(place: int) -> None:
    log = lines(ATTACK)
    log[place], log[place + 1] = log[place + 1], log[place]
    assert checked(log).troubles[0].line == place + 1


@pytest.mark.parametrize("place", answers(lines(ATTACK))[:-2])
def test_two_answers_have_changed_places_and_are_numbered_anew(place: int) -> None:
    log = lines(ATTACK)
    log[place], log[place + 1] = log[place + 1], log[place]
    found = checked(numbered(log))
    assert min(one.line or 0 for one in found.findings) == place + 1


def test_a_finding_tells_what_the_situation_was() -> None:
    log = lines(ATTACK)
    life(log[1]["said"]["state"])
    first = checked(log).findings[0]
    assert (first.where, first.expected, first.got) == ("players.Rob.life", "20", "21")
    assert first.problem == "players.Rob.life: 21, not 20"


def test_the_game_is_taken_up_again_from_a_calm_state_after_a_gap() -> None:
    log = long_log()
    del log[2]
    found = checked(log)
    assert found.troubled == 1
    assert found.found == 0
    assert 0 < found.unchecked < 40
    assert found.checked > found.unchecked


def test_what_is_forged_after_a_gap_is_found_and_said_to_be_after_it() -> None:
    log = long_log()
    del log[2]
    place = next(n for n in reversed(answers(log)) if "players" in parts(log[n]))
    parts(log[place])["players"][0]["life"] = 99
    (first, *_) = checked(log).findings
    assert first.line == place + 1
    assert first.since is not None
    assert first.since < first.line


def test_a_position_set_up_within_a_log_is_told() -> None:
    log = lines(ATTACK)
    again = numbered([*log[:-1], copy.deepcopy(log[1]), log[-1]])
    found = checked(again)
    assert (found.restarts, found.found) == (1, 0)


def long_log() -> list[Line]:
    """Give a log with several calm states that are there in full."""
    log = lines(UPKEEPS)
    assert len(log) > 40
    return log
