"""Engines that ask what has one answer only, and leave out passes of those who can do nothing."""

from __future__ import annotations

from copy import deepcopy

import pytest
from msgspec.structs import replace
from tests.logs.games import Line, checked
from tests.reference.transitions.games import logged

from apnap.protocol import EditionDate, Object, Pass, Player, State, Turn, Variant

Objects = tuple[Object, ...]

BEGIN: Line = {
    "number": 0,
    "begin": {
        "format": 1,
        "engine": {"name": "another engine", "version": "1"},
        "edition": "2026-01-16",
        "every_priority": False,
    },
}


def position() -> State:
    """Return a position in which nobody has anything to attack with."""
    return State(
        edition=EditionDate("2026-01-16"),
        variant=Variant(attack="multiple"),
        players=tuple(Player(name=who, life=20, library=9) for who in ("Rob", "Alex")),
        turns=(Turn(active="Rob", phase="precombat_main", step="precombat_main", priority="Rob"),),
    )


def passed_through(*, by: str = "Rob", told: bool = True, objects: Objects = ()) -> list[Line]:
    """
    Return a log of a turn in which everybody passes.

    Somebody is asked to attack, with nothing, which may be `told`; of Alex's passes none is.
    """
    lines: list[Line] = []
    begun = replace(position(), objects=objects)
    for line in logged(begun, [(who, Pass()) for who in ("Rob", "Alex") * 5]):
        said = line["said"]
        if said.get("answer", {}).get("by") == "Alex":
            lines[-1]["said"]["state"] = said["state"]
        else:
            lines.append(line)
    place = next(n for n, one in enumerate(lines) if turn(one)["step"] == "declare_attackers")
    state = lines[place]["said"]["state"]
    asks: Line = {"kind": "declare_attackers", "id": "of attackers", "decider": by}
    if told:
        asks["candidates"] = []
    lines[place]["said"]["state"] = {
        **state,
        "turns": [{**turn(lines[place]), "priority": None}],
        "pending": [asks],
    }
    says = {"by": by, "about": "of attackers", "say": {"kind": "declare_attackers"}}
    lines.insert(place + 1, {"said": {"answer": says, "verdict": "accepted", "state": state}})
    lines = [BEGIN, *lines, {"end": {}}]
    return [{**line, "number": number} for number, line in enumerate(lines)]


def turn(line: Line) -> Line:
    only: Line = line["said"]["state"]["turns"][0]
    return only


@pytest.mark.parametrize("told", [True, False])
def test_the_game_goes_no_further_than_the_question_that_was_asked_in_vain(*, told: bool) -> None:
    log = passed_through(told=told)
    report = checked(log)
    assert report.findings == ()
    assert report.replayed == len(log) - 2


def test_what_comes_after_the_question_is_judged() -> None:
    log = passed_through()
    place = next(n for n, line in enumerate(log) if "of attackers" in str(line))
    log[place + 2]["said"]["state"]["players"][0]["life"] = 19
    assert [one.line for one in checked(log).findings][:1] == [place + 3]


def test_only_whose_turn_it_is_can_be_asked_in_vain_to_attack() -> None:
    found = checked(passed_through(by="Alex", told=False)).findings
    place = next(n for n, one in enumerate(passed_through()) if "of attackers" in str(one))
    assert [one.line for one in found][:1] == [place + 1]


@pytest.mark.parametrize(
    ("card", "sick", "rule"), [("Grizzly Bears", True, "508.1a"), ("Wall of Wood", False, "702.3b")]
)
def test_who_attacks_all_the_same_is_told_why_that_is_illegal(
    *, card: str, sick: bool, rule: str
) -> None:
    wall = Object(
        name=card, card=card, owner="Rob", controller="Rob", zone="battlefield", sick=sick
    )
    log = passed_through(told=False, objects=(wall,))
    place = (
        next(n for n, one in enumerate(log) if "answer" in str(one) and "of att" in str(one)) + 1
    )
    log[place] = deepcopy(log[place])
    attack = {"attacker": card, "attacks": "Alex"}
    log[place]["said"]["answer"]["say"]["attacks"] = [attack]
    turn(log[place])["combat"]["attacks"] = [{**attack, "defender": "Alex"}]
    next(o for o in log[place]["said"]["state"]["objects"] if o["name"] == card)["tapped"] = True
    found = checked(log[: place + 1]).findings
    assert [(one.line, one.rule, one.kind) for one in found] == [
        (place + 1, rule, "illegal_accepted")
    ]
