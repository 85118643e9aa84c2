"""Alike abilities, of which nothing but their places on the stack tells one from another."""

from __future__ import annotations

import json
from typing import Final

import pytest
from msgspec.structs import replace
from tests.logs.games import Line, checked
from tests.logs.left_out.test_asked_in_vain import BEGIN, position
from tests.reference.transitions.games import logged

from apnap.protocol import AttackSaid, DeclareAttackers, Object, Pass, Turn

ATTACKERS: Final = ("one", "two", "three")


def avenger() -> list[Line]:
    """Return a log of Gideon's Avenger, which triggers for each of three creatures that attack."""
    ogres = (
        Object(name=name, card="Gray Ogre", owner="Rob", controller="Rob", zone="battlefield")
        for name in ATTACKERS
    )
    card = "Gideon's Avenger"
    there = Object(name=card, card=card, owner="Alex", controller="Alex", zone="battlefield")
    turn = Turn(active="Rob", phase="combat", step="beginning_of_combat", priority="Rob")
    begun = replace(position(), objects=(*ogres, there), turns=(turn,))
    attacks = DeclareAttackers(tuple(AttackSaid(name, "Alex") for name in ATTACKERS))
    both = [("Rob", Pass()), ("Alex", Pass())]
    return logged(begun, [*both, ("Rob", attacks), *both, *both, ("Rob", Pass())])


def written_otherwise(log: list[Line]) -> list[Line]:
    """Return a log in which abilities have other handles, and objects are told in that order."""
    stack = next(turn["stack"] for turn in map(_turn, log) if len(turn.get("stack", ())) > 1)
    text = json.dumps(log)
    for handle, other in zip(stack, ("~second", "~third", "~first"), strict=True):
        text = text.replace(json.dumps(handle), json.dumps(other))
    lines: list[Line] = json.loads(text)
    for line in lines:
        line["said"]["state"]["objects"].sort(key=lambda thing: thing["name"])
    return lines


def _turn(line: Line) -> Line:
    only: Line = line["said"]["state"]["turns"][0]
    return only


def test_alike_abilities_may_be_told_in_another_order_than_they_lie_on_the_stack() -> None:
    log = written_otherwise(avenger())
    found = checked([BEGIN, *log])
    assert [(one.line, one.rule, one.problem) for one in found.findings] == []
    assert found.replayed == len(log)


@pytest.mark.parametrize("gone", [0, 1])
def test_the_ability_on_top_of_alike_ones_resolves_first(gone: int) -> None:
    """A log in which another one than that leaves the stack is wrong still."""
    log = written_otherwise(avenger())
    place = next(n for n, one in enumerate(log) if len(_turn(one).get("stack", ())) == 2)
    whole, left = (_turn(line)["stack"] for line in log[place - 1 : place + 1])
    there = [name for name in whole if name != whole[gone]]
    text = json.dumps(log[place]).replace(json.dumps(left), json.dumps(there))
    log[place] = json.loads(text.replace(json.dumps(whole[gone]), json.dumps(whole[-1])))
    found = checked([BEGIN, *log[: place + 1]])
    assert [one.line for one in found.findings] == [place + 2]
