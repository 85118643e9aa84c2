"""Falsified logs: each forgery is found, on the line on which it is."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable

import msgspec
import pytest
from tests.logs.games import Line, checked, lines, numbered

from apnap.driver import Restoring, Said
from apnap.logs.rules.citing import RULES, governing
from apnap.protocol import EditionDate
from apnap.protocol.messages import Verdict, Viewed
from apnap.rulebooks import RuleNumber, editions, load

ATTACK = "attack-multiple-players/a-defending-player-cant-block-for-the-next-player-in-turn-order"
"""Passes, an attack, one legal block and an illegal one."""

UPKEEPS = (
    "limited-range-of-influence/copper-tablet-doesnt-trigger-on-an-out-of-range-players-upkeep"
)
"""Several turns of passing."""

TEAMS = "active-team/the-active-team-has-priority-first-in-the-precombat-main-phase"
"""Teams share their turns; each member passes."""


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
    assert first.rule in ("117.1", "508.1", "509.1")


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
    assert first.rule in ("117.3", "117.3a", "117.3d", "508.1", "508.2", "509.1", "509.2")


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


@pytest.mark.parametrize(("key", "rule"), [("objects", "400.1"), ("players", None)])
def test_something_is_listed_twice_and_once_otherwise(key: str, rule: str | None) -> None:
    log = lines(ATTACK)
    state = log[1]["said"]["state"]
    forged = copy.deepcopy(state[key][0])
    forged["life" if key == "players" else "counters"] = 7 if key == "players" else {"charge": 1}
    state[key].insert(0, forged)
    first = checked(log).findings[0]
    assert (first.line, first.kind, first.rule) == (2, "wrong_state", rule)
    assert (first.where, first.got) == (f"{key}.{forged['name']}", "2 times")


def test_an_object_changes_twice_on_one_line() -> None:
    log = lines(ATTACK)
    place, change = next(
        (n, line["said"]["change"])
        for n, line in enumerate(log)
        if line.get("said", {}).get("change", {}).get("objects")
    )
    change["objects"].insert(0, {**change["objects"][0], "counters": {"charge": 1}})
    first = checked(log).troubles[0]
    assert (first.line, first.problem) == (place + 1, "an object has changed into two")


def test_the_header_names_another_edition() -> None:
    log = lines(ATTACK)
    log[0]["begin"]["edition"] = "2020-06-01"
    found = checked(log)
    assert [one.line for one in found.troubles] == [1]
    assert "the position on line 2 is of 2026-01-16" in found.troubles[0].problem


def test_nothing_was_ever_loaded() -> None:
    log = full_log()
    del log[1]
    found = checked(numbered(log))
    assert [one.line for one in found.troubles] == [2]
    assert "no position has been loaded" in found.troubles[0].problem


def test_a_state_is_missing() -> None:
    log = full_log()
    place = answers(log)[0]
    del log[place]["said"]["state"]
    found = checked(log)
    assert [one.line for one in found.troubles] == [place + 1]
    assert found.findings == ()


def test_what_was_done_is_said_to_be_beyond_the_engine() -> None:
    log = lines(ATTACK)
    place = answers(log)[0]
    log[place]["said"]["verdict"] = "unsupported"
    first = checked(log).findings[0]
    assert (first.line, first.kind) == (place + 1, "wrong_decider")


def test_a_position_that_contradicts_itself_is_told_though_nobody_can_load_it() -> None:
    log = lines(ATTACK)
    del log[1]["said"]["load"]["position"]["objects"][0]["controller"]
    first = checked(log).findings[0]
    assert (first.line, first.kind, first.rule) == (2, "state", "110.2")


def test_a_look_at_the_game_is_nothing_to_take_it_up_from() -> None:
    """A player does not see the hands of the others: they would be other cards."""
    log = full_log()
    place = answers(log)[0]
    load = log[1]["said"]
    look = {"view": {"player": "Rob"}, "state": copy.deepcopy(load["state"])}
    log[1]["said"] = {"load": load["load"], "refused": {"code": 1, "problem": "no"}}
    found = checked(numbered([*log[:2], {"said": look}, *log[place : place + 1], log[-1]]))
    assert (found.replayed, found.claimed, found.found) == (0, 1, 0)


def test_after_a_finding_a_look_does_not_keep_the_game_from_being_found_again() -> None:
    log = full_log()
    place = answers(log)[0]
    look = {"view": {"player": None}, "state": copy.deepcopy(log[place]["said"]["state"])}
    life(log[place]["said"]["state"])
    found = checked(numbered([*log[: place + 1], {"number": 0, "said": look}, *log[place + 1 :]]))
    assert (found.found, found.unchecked) == (1, 0)


def test_a_team_of_which_one_has_passed_is_not_taken_up_as_if_nobody_had() -> None:
    log = full_log(TEAMS)
    before = next(n for n, line in enumerate(log) if passes_alone(log, n))
    log[1]["said"] = {"load": log[1]["said"]["load"], "refused": {"code": 1, "problem": "no"}}
    found = checked(numbered([*log[:2], *log[before:]]))
    assert found.findings == ()


def passes_alone(log: list[Line], place: int) -> bool:
    """Tell whether somebody passes, and the team still has priority."""
    said = log[place].get("said", {})
    passes = said.get("answer", {}).get("say", {}).get("kind") == "pass"
    return bool(passes and said["state"] == log[place - 1]["said"].get("state"))


def full_log(id_: str = ATTACK) -> list[Line]:
    """Give a log with every state in full."""
    restoring, found = Restoring(), []
    for line in lines(id_):
        if "said" in line:
            said = line["said"]
            heard = restoring.exchange(msgspec.convert(said, Said)).heard
            assert isinstance(heard, Verdict | Viewed)
            said.pop("change", None)
            said["state"] = json.loads(msgspec.json.encode(heard.state))
        found.append(line)
    return found


@pytest.mark.parametrize(
    ("kind", "edition", "rule"),
    [
        ("mulligan", "2026-01-16", "103.5"),
        ("mulligan", "2020-06-01", "103.4"),
        ("opening_hand", "2020-06-01", "103.5"),
        ("band", "2020-06-01", "702.21c"),
        ("skips", "2020-06-01", "500.10"),
        ("band", "2006-10-01", "502.10b"),
        ("blockers", "2006-10-01", "309.2"),
        ("protector", "2020-06-01", None),
        ("protector", "1999-01-01", None),
    ],
)
def test_a_rule_is_cited_by_its_number_in_the_edition(
    kind: str, edition: EditionDate, rule: str | None
) -> None:
    assert governing(kind, edition) == rule


@pytest.mark.parametrize("edition", editions())
def test_every_rule_that_is_cited_is_in_its_edition(edition: EditionDate) -> None:
    numbers = {number for name in RULES if (number := governing(name, edition)) is not None}
    assert len(numbers) > 20
    assert all(load(edition).has(RuleNumber.parse(number)) for number in numbers)


def test_each_line_is_checked_or_unchecked_whatever_is_wrong_with_the_log() -> None:
    log = lines(ATTACK)
    again = [copy.deepcopy(log[answers(log)[0]]) for _ in range(8)]
    for line in again:
        line["said"]["answer"]["about"] = "nothing"
    torn = copy.deepcopy(again[0])
    torn["said"] |= {"state": None, "change": {"gone": ["nobody"], "order": ["somebody"]}}
    found = checked(numbered([*log[:-1], *again, torn, torn, log[-1]]))
    assert found.checked + found.unchecked == found.lines - 2
    assert found.unchecked >= 0
