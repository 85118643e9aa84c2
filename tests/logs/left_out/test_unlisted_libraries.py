"""Logs that do not list which cards are in a library, or in a hand."""

from __future__ import annotations

import json
from typing import Any

import pytest
from msgspec import to_builtins
from tests.logs.games import checked, numbered
from tests.logs.other_ways.test_other_engines import without
from tests.reference.transitions.games import logged

from apnap.logs.expected_names import translated
from apnap.protocol import (
    Answer,
    Chance,
    EditionDate,
    KeepOrMulligan,
    Object,
    Player,
    State,
    Turn,
    Variant,
)

PLAYED = "players/on-robs-turn-rob-may-play-a-land-but-alex-may-not"
"""Rob plays a land."""

DRAWN = "golden-rules/a-card-drawn-is-seen-only-by-the-player-who-drew-it"
"""Rob and Alex draw a card each."""

OPENING = 7
"""Cards of an opening hand."""

Line = dict[str, Any]


def unlisted() -> list[Line]:
    """Return the log of an engine that does not tell what is in a library."""
    found: list[Line] = [json.loads(line) for line in without(DRAWN, lambda _: False, every=True)]
    for line in found:
        for state in states(line):
            state["objects"] = [one for one in state["objects"] if one["zone"] != "library"]
    return found


def states(line: Line) -> list[Line]:
    said = line.get("said", {})
    shown = (said.get("state"), said.get("load", {}).get("position"))
    return [state for state in shown if state and "objects" in state]


def test_what_comes_from_a_library_that_is_not_listed_is_any_card() -> None:
    found = checked(unlisted())
    assert (found.findings, found.unchecked) == ((), 0)
    assert found.checked >= 3


def test_a_library_that_is_listed_in_the_position_need_only_be_counted_from_then_on() -> None:
    log: list[Line] = [json.loads(line) for line in without(DRAWN, lambda _: False, every=True)]
    for line in log:
        state = line.get("said", {}).get("state")
        if state:
            state["objects"] = [one for one in state["objects"] if one["zone"] != "library"]
    found = checked(log)
    assert (found.findings, found.unchecked, found.troubled) == ((), 0, 0)


def test_cards_of_a_library_that_was_only_counted_may_be_shown_later() -> None:
    log: list[Line] = [json.loads(line) for line in without(DRAWN, lambda _: False, every=True)]
    drawn = next(n for n, line in enumerate(log) if "answer" in line.get("said", {}))
    later = Object(name="Shown", card="Forest", owner="Rob", zone="library", position=1)
    for number, line in enumerate(log):
        for state in states(line):
            state["players"][0]["library"] += 1
            if number > drawn + 1 and "view" not in line["said"]:  # which nobody may look at
                state["objects"].append(to_builtins(later))
    found = checked(log)
    assert (found.findings, found.unchecked, found.troubled) == ((), 0, 0)
    assert found.replayed < found.checked


def test_a_card_too_few_is_found_all_the_same() -> None:
    log = unlisted()
    for line in log:
        for state in states(line):
            state["objects"] = [one for one in state["objects"] if one["name"] != "Shock"]
    (first, *_) = checked(log).findings
    views = [line.get("said", {}).get("view") for line in log]
    own = views.index({"player": "Alex"})  # until then the hand of Alex may be counted alone
    assert (first.kind, first.line) == ("wrong_state", own + 1)


def at(log: list[Line], card: str) -> int:
    """Return the line of a log on which a card is seen for the first time."""
    return 1 + next(
        number
        for number, line in enumerate(log)
        if any(one["name"] == card for state in states(line) for one in state["objects"])
    )


def test_listed_cards_are_not_left_to_chance() -> None:
    log: list[Line] = [json.loads(line) for line in without(DRAWN, lambda _: False, every=True)]
    assert checked(log).ok
    drawn = at(log, "Shock")
    for line in log:
        for state in states(line):
            for one in state["objects"]:
                if one["zone"] == "hand" and one["name"] == "Shock":
                    one["name"] = one["card"] = "Gray Ogre"
    found = checked(numbered(log))
    assert found.findings[0].kind == "wrong_state"
    assert (found.findings[0].line or 0) >= drawn


def mulligan() -> list[Line]:
    """Return the log of a game in which Rob takes a mulligan, up to the shuffle."""
    cards = tuple(
        Object(
            name=f"{who}'s Forest {number}",
            card="Forest",
            owner=who,
            zone="hand" if number < OPENING else "library",
            position=None if number < OPENING else number - OPENING,
        )
        for who in ("Rob", "Alex")
        for number in range(OPENING + 3)
    )
    begun = State(
        edition=EditionDate("2026-01-16"),
        stage="before_game",
        variant=Variant(attack="multiple"),
        players=tuple(
            Player(name=who, life=20, hand=OPENING, library=3) for who in ("Rob", "Alex")
        ),
        turns=(Turn(number=1, active="Rob", phase="beginning", step="untap"),),
        objects=cards,
    )
    order = tuple(reversed([one.name for one in cards if one.owner == "Rob"]))
    said: list[tuple[str, Answer]] = [
        ("Rob", KeepOrMulligan(keep=False)),
        ("Alex", KeepOrMulligan(keep=True)),
        ("~chance", Chance(order)),
    ]
    begin = {"format": 1, "engine": {"name": "another", "version": "1"}, "edition": "2026-01-16"}
    return numbered([{"begin": begin}, *logged(begun, said)])


def test_a_shuffle_of_cards_that_are_only_counted_may_name_them() -> None:
    lines = mulligan()
    assert checked(lines).findings == ()
    for line in lines:
        for state in states(line):
            state["objects"] = [one for one in state["objects"] if one["zone"] != "library"]
            for one in state.get("pending", ()):
                if one["kind"] == "chance":
                    one["among"] = "unknown"
    assert checked(lines).findings == ()


def named_as_they_are_shuffled() -> list[Line]:
    """Return a log that lists no card of a library, and names them as they are shuffled."""
    lines = mulligan()[:-1]
    for line in lines:
        for state in states(line):
            state["objects"] = [one for one in state["objects"] if one["zone"] != "library"]
    return lines


def test_cards_that_are_only_counted_may_be_named_as_they_are_shuffled() -> None:
    lines = named_as_they_are_shuffled()
    assert lines[-1]["said"]["state"]["pending"][0]["kind"] == "chance"
    found = checked(lines)
    assert (found.findings, found.unchecked) == ((), 0)
    assert found.replayed == len(lines) - 1


@pytest.mark.parametrize("instead", [(), ("Alex's Forest 0",), ("Somebody's Forest",)])
def test_of_a_hand_that_is_shuffled_each_card_is(instead: tuple[str, ...]) -> None:
    lines = named_as_they_are_shuffled()
    among = lines[-1]["said"]["state"]["pending"][0]["among"]
    among.remove("Rob's Forest 0")
    among.extend(instead)
    found = checked(lines).findings
    assert [(one.line, one.where) for one in found] == [(len(lines), "pending.chance.among")]


def test_a_shuffle_of_cards_that_are_listed_names_each_of_them() -> None:
    lines = mulligan()
    lines[-1]["said"]["answer"]["say"]["outcome"].pop()
    found = checked(lines).findings
    assert [(one.line, one.kind) for one in found] == [(len(lines), "illegal_accepted")]


def test_a_card_called_like_a_zone_takes_no_zone_with_it() -> None:
    card = Object(name="hand", kind="card", card="Shock", owner="Rob", zone="hand")
    assert translated(card, {"hand": "first Shock", "Rob": "Alex"}).zone == "hand"


def test_a_hand_need_only_be_counted_until_a_card_is_played() -> None:
    log: list[Line] = [json.loads(line) for line in without(PLAYED, lambda _: False, every=True)]
    for line in log:
        for state in states(line):
            hidden = ("hand", "library")
            state["objects"] = [one for one in state["objects"] if one["zone"] not in hidden]
    found = checked(log)
    assert (found.findings, found.unchecked, found.troubled) == ((), 0, 0)
    assert found.replayed > 0
    played = at(log, "Forest")
    for state in states(log[played - 1]):
        state["players"][0]["life"] -= 1
    assert (checked(log).findings[0].rule, checked(log).findings[0].line) == ("119.3", played)


def test_a_position_need_only_count_a_hand() -> None:
    log: list[Line] = [json.loads(line) for line in without(PLAYED, lambda _: False, every=True)]
    for line in log:
        for state in states(line):
            shown = [one for one in state["objects"] if one["zone"] != "hand"]
            for player in state["players"]:
                held = sum(one["owner"] == player["name"] for one in state["objects"])
                held -= sum(one["owner"] == player["name"] for one in shown)
                player["hand"] = held + 2
            state["objects"] = shown
    found = checked(log)
    assert (found.findings, found.unchecked, found.reasons) == ((), 0, {})
    assert found.replayed > 0


def test_opening_hands_that_are_only_counted_are_not_played() -> None:
    log = mulligan()
    for state in (state for line in log for state in states(line)):
        state["objects"] = [one for one in state["objects"] if one["zone"] != "hand"]
    found = checked(log)
    told = "the log counts the cards of opening hands, and does not list them"
    assert (found.findings, [*found.reasons]) == ((), [told])
