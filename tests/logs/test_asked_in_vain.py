"""Engines that ask what has one answer only, and leave out passes of those who can do nothing."""

from __future__ import annotations

from tests.logs.games import Line, checked
from tests.reference.transitions.games import logged

from apnap.protocol import EditionDate, Pass, Player, State, Turn, Variant

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


def passed_through() -> list[Line]:
    """
    Return a log of a turn in which everybody passes.

    Rob is asked to attack, with nothing; of Alex's passes none is told.
    """
    lines: list[Line] = []
    for line in logged(position(), [(who, Pass()) for who in ("Rob", "Alex") * 5]):
        said = line["said"]
        if said.get("answer", {}).get("by") == "Alex":
            lines[-1]["said"]["state"] = said["state"]
        else:
            lines.append(line)
    place = next(n for n, one in enumerate(lines) if turn(one)["step"] == "declare_attackers")
    state = lines[place]["said"]["state"]
    asks = {"kind": "declare_attackers", "id": "of attackers", "decider": "Rob", "candidates": []}
    lines[place]["said"]["state"] = {
        **state,
        "turns": [{**turn(lines[place]), "priority": None}],
        "pending": [asks],
    }
    says = {"by": "Rob", "about": "of attackers", "say": {"kind": "declare_attackers"}}
    lines.insert(place + 1, {"said": {"answer": says, "verdict": "accepted", "state": state}})
    lines = [BEGIN, *lines, {"end": {}}]
    return [{**line, "number": number} for number, line in enumerate(lines)]


def turn(line: Line) -> Line:
    only: Line = line["said"]["state"]["turns"][0]
    return only


def test_the_game_goes_no_further_than_the_question_that_was_asked_in_vain() -> None:
    log = passed_through()
    report = checked(log)
    assert report.findings == ()
    assert report.replayed == len(log) - 2


def test_what_comes_after_the_question_is_judged() -> None:
    log = passed_through()
    place = next(n for n, line in enumerate(log) if "of attackers" in str(line))
    log[place + 2]["said"]["state"]["players"][0]["life"] = 19
    assert [one.line for one in checked(log).findings][:1] == [place + 3]
