"""What an engine is free to do: the same game, written in other legal ways, is judged clean."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable

import msgspec
import pytest
from tests.logs.games import NEWEST, Line, checked, log, scenario, scenarios

from apnap.driver import Restoring, Said
from apnap.protocol import Player, State, Verdict, Viewed
from apnap.protocol.freedoms import OTHERWISE, alike
from apnap.protocol.freedoms.otherwise import with_other_handles
from apnap.protocol.state import Left

STEP = 113
"""Every so many scenarios one is taken."""
LISTED = "of-three-soul-wardens-those-in-a-hand-and-in-a-library-dont-trigger"

Otherwise = Callable[[State], State]


def full(lines: list[bytes]) -> list[Line]:
    """Return a log with each state in full."""
    restoring, found = Restoring(), []
    for line in map(msgspec.json.decode, lines):
        if "said" in line:
            heard = restoring.exchange(msgspec.convert(line["said"], Said)).heard
            assert isinstance(heard, Verdict | Viewed)
            line["said"].pop("change", None)
            line["said"]["state"] = msgspec.json.decode(msgspec.json.encode(heard.state))
        found.append(line)
    return found


@functools.cache
def _in_full(id_: str) -> bytes:
    return msgspec.json.encode(full(log(scenario(id_))))


def in_full(id_: str) -> list[Line]:
    """Return the log of a scenario with each state in full, to be changed."""
    found: list[Line] = msgspec.json.decode(_in_full(id_))
    return found


@functools.cache
def picked() -> tuple[Line, ...]:
    """
    Return logs of a few scenarios in which nothing is shuffled.

    One begins before the game, and in one cards are listed in a library.
    Their lines are to be `written` otherwise, and not to be changed.
    """
    every = scenarios(NEWEST)
    first = next(one for one in every if one.id.startswith("starting-the-game/"))
    listed = next(one for one in every if one.id.endswith(LISTED))
    few = {one.id: one for one in (first, listed, *every[::STEP])}.values()
    logs = [full(log(one, game=one.id)) for one in few]
    calm = (one for one in logs if b'"shuffle"' not in msgspec.json.encode(one))
    return tuple(line for one in calm for line in one)


def written(lines: Iterable[Line], otherwise: Otherwise) -> list[Line]:
    """Return a log as of an engine that writes its states otherwise."""
    return [
        {**line, "said": _said(line["said"], otherwise)} if "said" in line else line
        for line in lines
    ]


def _said(said: Line, otherwise: Otherwise) -> Line:
    """Return what was said and heard, written otherwise."""
    found = dict(said)
    if said.get("state"):
        found["state"] = changed(said["state"], otherwise)
    if "load" in said and otherwise.__name__ == "libraries_counted":
        found["load"] = {
            **said["load"],
            "position": changed(said["load"]["position"], otherwise),
        }
    if "answer" in said and otherwise.__name__ == "handles_renamed":
        found["answer"] = with_other_handles(said["answer"])
    return found


def test_an_order_that_means_nothing_may_change_from_line_to_line() -> None:
    lines = list(picked())
    lines[::2] = written(lines[::2], OTHERWISE["lists_turned_round"])
    assert lines != list(picked())
    found = checked(lines)
    assert [(one.game, one.line, one.rule, one.problem) for one in found.findings] == []


def test_summoning_sickness_may_be_told_of_creatures_only_by_a_log_that_tells_no_types() -> None:
    lines = written(picked(), OTHERWISE["only_creatures_sick"])
    for line in lines:
        state = line.get("said", {}).get("state") or {}
        for thing in state.get("objects", ()):  # `written` has made them
            thing.pop("now", None)
    found = checked(lines)
    assert [(one.game, one.line, one.problem) for one in found.findings] == []


def changed(state: Line, otherwise: Otherwise) -> Line:
    """Return a state as JSON has it, so that it is equal to one that says the same."""
    found = msgspec.json.encode(otherwise(msgspec.convert(state, State)))
    plain: Line = msgspec.json.decode(found)
    return plain


def test_a_search_through_a_library_that_is_only_counted_is_held_against_claims_only() -> None:
    name = "additional-cost/without-mana-for-entwine-only-one-tooth-and-nail-mode-can-be-chosen"
    lines = full(log(next(one for one in scenarios(NEWEST) if one.id == name), game=name))
    found = checked(written(lines, OTHERWISE["libraries_counted"]))
    assert [(one.line, one.problem) for one in found.findings] == []
    assert found.claimed == found.checked > found.replayed > 0


@pytest.mark.parametrize("name", OTHERWISE)
def test_a_game_written_otherwise_is_judged_clean(name: str) -> None:
    before, after = picked(), written(picked(), OTHERWISE[name])
    assert after != list(before)
    found = checked(after)
    assert [(one.game, one.line, one.problem) for one in found.findings] == []
    assert (found.troubled, found.unchecked) == (0, 0)
    assert found.checked == sum("said" in line for line in before)


@pytest.mark.parametrize(
    ("ours", "theirs", "same"),
    [
        (("flying", "flying"), ("Flying",), True),
        (("start your engines!",), ("start your engines",), True),
        (("exalted", "exalted"), ("exalted",), False),
    ],
)
def test_a_keyword_may_be_told_once_where_more_of_it_mean_no_more(
    ours: tuple[str, ...], theirs: tuple[str, ...], *, same: bool
) -> None:
    assert alike(ours, theirs, NEWEST, "objects.Bear.now.keywords") is same


@pytest.mark.parametrize("gone", [True, False])
def test_mana_of_those_who_have_left_means_nothing(*, gone: bool) -> None:
    left = Left("conceded") if gone else None
    some = Player(name="Rob", life=20, left=left, mana_pool=("U",))
    none = Player(name="Rob", life=20, left=left)
    assert alike(some, none, NEWEST) is gone
