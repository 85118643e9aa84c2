"""
When something that is being announced is shown on the stack.

Its modes and targets are chosen as it is put there, and nobody can do anything meanwhile: whether
a log shows it there already is up to its engine.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from tests.logs.games import Line, checked, numbered
from tests.logs.other_ways.test_freedoms import in_full, written
from tests.logs.other_ways.test_written_in_other_ways import problems

from apnap.protocol.freedoms import OTHERWISE

_TRIGGERS: Final = "handling-triggered-abilities"
MODES: Final = (
    f"{_TRIGGERS}/knight-of-autumns-mode-is-chosen-before-anybody-can-respond",
    f"{_TRIGGERS}/a-mode-with-a-target-cant-be-chosen-if-theres-no-legal-target",
    f"{_TRIGGERS}/the-target-of-a-triggered-abilitys-mode-is-chosen-after-the-mode",
)
LEFT: Final = "targets/twincast-can-copy-an-instant-but-no-creature-spell-and-no-ability"
CHANGED: Final = (
    "copying-objects/robs-copy-of-lightning-bolt-can-have-grizzly-bears-as-its-new-target"
)
"""The targets of a copy are left as they are, or changed."""
REBOUND: Final = f"{_TRIGGERS}/staggershock-may-be-cast-again-in-its-controllers-next-upkeep"
"""A spell is cast from exile as an ability resolves, and its target is asked for."""


def asking(lines: list[Line], *kinds: str) -> Iterator[Line]:
    """Yield the states of a log in which any of these things is asked."""
    for state in (line.get("said", {}).get("state") for line in lines):
        if state and any(one["kind"] in kinds for one in state["pending"]):
            yield state


def take_top(state: Line) -> Line:
    """Take what lies on top of the stack out of a state, and return it."""
    name = state["turns"][0]["stack"].pop()
    (gone,) = (one for one in state["objects"] if one["name"] == name)
    state["objects"].remove(gone)
    return dict(gone)


@pytest.mark.parametrize("id_", MODES)
def test_an_ability_need_not_be_shown_before_its_mode_is_chosen(id_: str) -> None:
    lines = in_full(id_)
    taken = [take_top(state)["kind"] for state in asking(lines, "mode", "choose_targets")]
    assert set(taken) == {"ability"}
    assert problems(lines) == []


@pytest.mark.parametrize("id_", [LEFT, CHANGED])
def test_a_copy_need_not_be_shown_before_its_targets_are_chosen(id_: str) -> None:
    lines = in_full(id_)
    taken = [take_top(state)["kind"] for state in asking(lines, "yes_no", "choose_targets")]
    assert set(taken) == {"copy"}
    assert problems(lines) == []


def at_once(id_: str) -> list[Line]:
    """Return a log in which it is not asked whether a copy gets new targets, but which."""
    lines = in_full(id_)
    (state,) = asking(lines, "yes_no")
    (asked,), targets = state["pending"], take_top(state)["targets"]
    place = next(n for n, one in enumerate(lines) if one.get("said", {}).get("state") is state)
    say = lines[place + 1]["said"]["answer"]["say"]
    if say["yes"]:
        (chosen,) = asking(lines, "choose_targets")
        state["pending"] = chosen["pending"]
        del lines[place + 1]
        return numbered(lines)
    whose = {"id": asked["id"], "decider": asked["decider"]}
    slots = [{"among": ["Rob", "Alex", "Carissa"]}]
    state["pending"] = [{"kind": "choose_targets", **whose, "slots": slots}]
    lines[place + 1]["said"]["answer"]["say"] = {"kind": "choose", "chosen": targets}
    return lines


@pytest.mark.parametrize("id_", [LEFT, CHANGED])
def test_it_need_not_be_asked_whether_a_copy_gets_new_targets(id_: str) -> None:
    lines = at_once(id_)
    assert not [*asking(lines, "yes_no")]
    assert problems(lines) == []


def test_what_becomes_of_a_copy_is_judged_if_its_targets_are_asked_for_at_once() -> None:
    lines = at_once(LEFT)
    place = next(n for n, one in enumerate(lines) if '"choose"' in str(one).replace("'", '"'))
    lines[place]["said"]["state"]["objects"][-1]["targets"] = ["Alex"]
    assert checked(lines).findings[0].line == place + 1


def test_a_spell_that_is_cast_as_something_resolves_may_be_shown_where_it_was() -> None:
    lines = in_full(REBOUND)
    (state,) = asking(lines, "choose_targets")
    spell = take_top(state)
    before = next(state for state in asking(lines, "yes_no"))
    state["objects"] += [one for one in before["objects"] if one["name"] == spell["name"]]
    assert problems(lines) == []
    assert take_top(state)["kind"] == "ability"
    found = checked(lines).findings
    assert [lines[(one.line or 0) - 1]["said"]["state"] is state for one in found] == [True]


@pytest.mark.parametrize("renamed", [False, True])
def test_a_spell_that_is_being_cast_is_nowhere_but_on_the_stack(*, renamed: bool) -> None:
    lines = in_full(REBOUND)
    (state,) = asking(lines, "choose_targets")
    assert take_top(state)["name"] == "Staggershock"
    if renamed:
        lines = written(lines, OTHERWISE["handles_renamed"])
    assert [one.rule for one in checked(lines).findings] == ["601.2a"]


def test_it_has_to_be_asked_whether_a_spell_is_cast_that_need_not_be() -> None:
    lines = in_full(REBOUND)
    (state,) = asking(lines, "yes_no")
    place = next(n for n, one in enumerate(lines) if one.get("said", {}).get("state") is state)
    lines[place]["said"]["state"] = lines.pop(place + 1)["said"]["state"]
    assert [one.line for one in checked(numbered(lines)).findings] == [place + 1]
