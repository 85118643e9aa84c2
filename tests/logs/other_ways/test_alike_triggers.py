"""Abilities of one source that trigger for several creatures: engines name either one first."""

from __future__ import annotations

from typing import Final

import pytest
from msgspec.structs import replace
from tests.logs.games import Line, checked
from tests.logs.left_out.test_asked_in_vain import BEGIN, position
from tests.reference.transitions.games import logged

from apnap.engine import retelling
from apnap.protocol import (
    Answer,
    AnswerSaid,
    AttackSaid,
    DeclareAttackers,
    Object,
    Order,
    OrderTriggers,
    Pass,
    TriggerWaiting,
    Turn,
)
from apnap.protocol.freedoms import AlikeTriggers

ATTACKERS: Final = ("one", "two", "three", "four", "five")
BOTH: Final[list[tuple[str, Answer]]] = [("Rob", Pass()), ("Alex", Pass())]
FULL: Final[Line] = {**BEGIN, "begin": {**BEGIN["begin"], "every_priority": True}}


def charge(number: int) -> list[Line]:
    """
    Return a log of Fervent Charge, which triggers for each of several creatures that attack.

    The engine of the log has named the last of them first.
    """
    cards = {"Charge": "Fervent Charge", **dict.fromkeys(ATTACKERS[:number], "Gray Ogre")}
    there = (
        Object(name=name, card=card, owner="Rob", controller="Rob", zone="battlefield")
        for name, card in cards.items()
    )
    turn = Turn(active="Rob", phase="combat", step="beginning_of_combat", priority="Rob")
    begun = replace(position(), objects=tuple(there), turns=(turn,))
    attacks = DeclareAttackers(tuple(AttackSaid(name, "Alex") for name in ATTACKERS[:number]))
    said: list[tuple[str, Answer]] = [*BOTH, ("Rob", attacks)]
    asked = logged(begun, said)[-1]["said"]["state"]["pending"][0]
    order = Order(tuple(one["name"] for one in asked["triggers"]))
    log = logged(begun, [*said, ("Rob", order), *BOTH * number, ("Rob", Pass())])
    log[3]["said"]["answer"]["say"]["attacks"].reverse()
    return log


def sizes(line: Line) -> list[int]:
    """Return how much power each attacker has."""
    things = {one["name"]: one for one in line["said"]["state"]["objects"]}
    return [things[name]["now"]["power"] for name in ATTACKERS if name in things]


@pytest.mark.parametrize("number", [2, 3, 5])
def test_any_of_several_alike_abilities_may_be_for_any_creature(number: int) -> None:
    log = charge(number)
    found = checked([FULL, *log])
    assert sizes(log[6]) == [*[2] * (number - 1), 4]
    assert [(one.line, one.rule, one.problem) for one in found.findings] == []
    assert found.replayed == len(log)


@pytest.mark.parametrize("bound", ["KEPT", "AGAIN"])
def test_a_game_that_is_not_told_again_may_have_gone_so(
    bound: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A log has no bounds; what is kept of it, and told again, has."""
    monkeypatch.setattr(retelling, bound, 3)
    found = checked([FULL, *charge(3)])
    assert found.findings
    assert {one.certainty for one in found.findings} == {"possible"}


@pytest.mark.parametrize(("number", "certainty"), [(2, "certain"), (5, "possible")])
def test_some_creature_is_meant(number: int, certainty: str) -> None:
    """Where there are more orders than anybody tries, another of them may come out like that."""
    log = charge(number)
    grown = sizes(log[8])
    things = {one["name"]: one for one in log[8]["said"]["state"]["objects"]}
    things[ATTACKERS[number - 2]]["now"] |= {"power": 2, "toughness": 2}
    found = checked([FULL, *log]).findings
    assert sizes(log[8]) != grown
    assert [(one.line, one.certainty) for one in found][:1] == [(10, certainty)]


def exchanged(*sources: str) -> AlikeTriggers:
    """Return what is alike among abilities of these sources, once they are ordered."""
    triggers = tuple(TriggerWaiting(f"~{n}", source) for n, source in enumerate(sources))
    asked = OrderTriggers(id="1", decider="Rob", triggers=triggers)
    alike = AlikeTriggers()
    order = Order(tuple(one.name for one in triggers))
    alike.ordered(AnswerSaid("Rob", "1", order), replace(position(), pending=(asked,)))
    return alike


def test_abilities_of_other_sources_are_told_apart() -> None:
    assert list(exchanged("a", "b").exchanges()) == []
    assert list(exchanged("a", "b", "a").exchanges()) == [{"~2": "~0", "~0": "~2"}]


def test_the_last_two_are_exchanged_first_and_then_all_at_once() -> None:
    told = list(exchanged("a", "a", "a").exchanges())
    assert told[0] == {"~2": "~1", "~1": "~2"}
    assert [len(names) for names in told] == [2, 2, 2, 3, 3]
    assert len(list(exchanged(*"aabb").exchanges())) == 3


def test_of_many_each_two_are_exchanged() -> None:
    alike = exchanged(*"aaaaa")
    assert len(list(alike.exchanges())) == 10
    assert alike.untried(position(), at_all=True) == ("~4", "~3", "~2", "~1", "~0")
    later = replace(position(), turns=(replace(position().turns[0], number=9),))
    assert alike.untried(later, at_all=True) == ()
