"""Limited ranges and turn markers: claims find what was falsified, and nothing that was not."""

from __future__ import annotations

import functools
import json
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from tests.logs.other_ways.test_freedoms import in_full

from apnap.protocol.recorded import LineFinding, Transitions
from apnap_reference.transitions import LineJudge

Line = dict[str, Any]
State = dict[str, Any]
Forge = Callable[[Line, State, State], object]
"""Falsifies a line, given the states before and after; tells whether it could."""

SIDE_BY_SIDE = "grand-melee/when-three-players-turns-end-their-markers-move-one-seat-to-the-left"
WAITING = "grand-melee/alexs-turn-waits-while-eves-turn-marker-is-three-seats-to-the-left"
LEAVING = "grand-melee/if-finn-leaves-then-dana-only-the-marker-to-finns-right-is-removed"
ATTACK = "limited-range-of-influence/with-range-of-influence-1-rob-can-attack-only-alex-and-eve"
TARGET = "limited-range-of-influence/with-range-1-rob-can-target-alex-but-dana-is-out-of-range"
BEGINNING = "grand-melee/in-grand-melee-two-players-can-wait-to-begin-turns-at-the-same-time"
CLOSER = "grand-melee/finns-spell-and-ability-leave-eves-stack-when-finn-leaves-the-game"
FORGERIES: Final[list[tuple[str, str, Forge]]] = []


def forgery(rule: str, id_: str) -> Callable[[Forge], Forge]:
    """Register a forgery, with the rule that is broken and the scenario whose log shows it."""

    def register(forge: Forge) -> Forge:
        FORGERIES.append((rule, id_, forge))
        return forge

    return register


@functools.cache
def _lines(id_: str) -> str:
    return json.dumps([line for line in in_full(id_) if "said" in line])


def lines(id_: str) -> list[Line]:
    """Return what is said in a scenario, with each state in full."""
    found: list[Line] = json.loads(_lines(id_))
    return found


def judged(log_: list[Line]) -> tuple[LineFinding, ...]:
    """Return what claims find."""
    said = Transitions(lines=tuple(map(json.dumps, log_)), begins=True)
    heard = LineJudge(lambda _: ()).take(said)
    assert heard.unjudged == ()
    return heard.findings


def falsified(id_: str, forge: Forge) -> list[Line]:
    """Return a log up to the first line that can be falsified, which is."""
    log_ = lines(id_)
    for place in range(1, len(log_)):
        line, before = log_[place], log_[place - 1]["said"]["state"]
        if "view" not in line["said"] and forge(line, before, line["said"]["state"]):
            return log_[: place + 1]
    raise AssertionError("nothing could be falsified")


def said(line: Line) -> str:
    return str(line["said"].get("answer", {}).get("say", {}).get("kind", ""))


def turns(before: State, after: State) -> Iterator[tuple[Line, Line]]:
    """Yield the turns that go on, before and after."""
    old = {one["marker"]: one for one in before["turns"]}
    yield from ((old[one["marker"]], one) for one in after["turns"] if one["marker"] in old)


def far_away(state: State, player: str) -> str:
    """Return a player who sits opposite."""
    names = [one["name"] for one in state["players"]]
    return str(names[(names.index(player) + len(names) // 2) % len(names)])


@forgery("807.5a", SIDE_BY_SIDE)
def priority_goes_to_somebody_out_of_range(line: Line, before: State, after: State) -> bool:
    for was, now in turns(before, after):
        if said(line) == "pass" and len(now["passed"]) == len(was["passed"]) + 1:
            other = far_away(after, now["active"])
            place = after["turns"].index(now)
            now["priority"] = other
            for one in after["pending"]:
                if one.get("turn", 0) == place:
                    one["decider"] = other
            return True
    return False


@forgery("117.4", SIDE_BY_SIDE)
def a_step_ends_before_all_within_range_have_passed(
    line: Line, before: State, after: State
) -> bool:
    for was, now in turns(before, after):
        if said(line) == "pass" and len(now["passed"]) == len(was["passed"]) + 1:
            now.update(step="end_step", phase="ending", passed=[], priority=now["active"])
            return True
    return False


@forgery("807.4c", SIDE_BY_SIDE)
def a_marker_goes_to_the_right(line: Line, before: State, after: State) -> bool:
    del line
    names = [one["name"] for one in after["players"]]
    for was, now in zip(before["markers"], after["markers"], strict=True):
        if was["player"] != now["player"]:
            now["player"] = names[names.index(was["player"]) - 1]
            return True
    return False


@forgery("807.4d", WAITING)
def a_turn_begins_though_a_marker_is_close(line: Line, before: State, after: State) -> bool:
    del line
    for marker in after["markers"] if before["markers"] != after["markers"] else ():
        if marker["number"] not in {turn["marker"] for turn in after["turns"]}:
            begun = {**after["turns"][0], "marker": marker["number"], "number": 99}
            begun["active"] = begun["priority"] = marker["player"]
            after["turns"].append(begun)
            return True
    return False


@forgery("807.4e", LEAVING)
def no_marker_is_designated_for_removal(line: Line, before: State, after: State) -> bool:
    del before
    designated = [one for one in after["markers"] if one.get("removals")]
    for one in designated if "concede" in line["said"] else ():
        one["removals"] = 0
    return bool(designated)


@forgery("801.3", ATTACK)
def an_attack_out_of_range_is_offered(line: Line, before: State, after: State) -> bool:
    del line, before
    for one in after["pending"]:
        if one["kind"] == "declare_attackers":
            opposite = far_away(after, after["turns"][0]["active"])
            one["candidates"][0]["may_attack"] = [opposite]
            return True
    return False


@forgery("801.4", TARGET)
def a_target_out_of_range_is_accepted(line: Line, before: State, after: State) -> bool:
    del before, after
    refused = said(line) in ("cast", "activate") and line["said"]["verdict"] == "rejected"
    line["said"]["verdict"] = "accepted"
    return refused


@pytest.mark.parametrize("id_", sorted({id_ for _, id_, _ in FORGERIES}))
def test_as_they_are_the_logs_are_clean(id_: str) -> None:
    assert judged(lines(id_)) == ()


@pytest.mark.parametrize(
    ("rule", "id_", "forge"), FORGERIES, ids=[forge.__name__ for *_, forge in FORGERIES]
)
def test_what_is_falsified_is_found_on_its_line(rule: str, id_: str, forge: Forge) -> None:
    log_ = falsified(id_, forge)
    first = judged(log_)[0]
    assert (first.at, first.rule, first.certainty) == (len(log_) - 1, rule, "certain")


def test_where_several_turns_begin_at_once_all_their_players_permanents_untap() -> None:
    log_ = lines(BEGINNING)
    states = [one["said"]["state"] for one in log_]
    active = [{turn["active"] for turn in state["turns"]} for state in states]
    place = next(
        n for n in range(1, len(states)) if len(active[n] - active[n - 1]) == len(active[n]) > 1
    )
    now = {"name": "Forest", "types": ["Basic", "Land"], "subtypes": ["Forest"]}
    for number, state in enumerate(states[: place + 1]):
        for name in active[place]:
            land = {"name": f"{name}'s Forest", "card": "Forest", "owner": name, "now": now}
            tapped = number < place
            state.setdefault("objects", []).append(
                {**land, "controller": name, "zone": "battlefield", "tapped": tapped}
            )
    assert judged(log_[: place + 1]) == ()


def test_a_turn_whose_number_a_line_does_not_tell_goes_on() -> None:
    log_ = lines(CLOSER)[:8]
    for turn in log_[-1]["said"]["state"]["turns"]:
        turn["number"] = "unknown"
    assert judged(log_) == ()


def test_as_a_turn_ends_damage_stays_where_other_turns_go_on() -> None:
    log_ = lines(SIDE_BY_SIDE)
    states = [one["said"]["state"] for one in log_]
    active = [{turn["active"] for turn in state["turns"]} for state in states]
    place, ended = next(
        (n, was["active"])
        for n in range(1, len(states))
        for was, now in turns(states[n - 1], states[n])
        if was["active"] != now["active"]
    )
    far = far_away(states[place], ended)
    looks = {"name": "Hill Giant", "types": ["Creature"], "power": 3, "toughness": 3}
    for number, state in enumerate(states[: place + 1]):
        giant = {"name": "Hill Giant", "card": "Hill Giant", "owner": far, "controller": far}
        state.setdefault("objects", []).append(
            {**giant, "zone": "battlefield", "damage": 2, "now": looks}
        )
        for player in state["players"] if number < place and far not in active[place] else ():
            if player["name"] == far:
                player["lands_played"] = 1
    assert judged(log_[: place + 1]) == ()
