"""What is wrong as a spell resolves of which nobody knows what it does, and who takes turns."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.reference.transitions.games import (
    Line,
    found,
    game,
    logged,
    player,
    say,
    state,
    thing,
    turn,
)

from apnap.protocol import Cast, EditionDate, Object, Pass, Player, State, Turn, Variant

BEARS = "Alex's new Bears"


def aura(*, attached: str) -> list[Line]:
    """Return a log of an Aura that targets one creature and enters attached to another."""
    there = [
        Object(name=name, card=card, owner="Rob", controller="Rob", zone="battlefield")
        for name, card in (("a", "Plains"), ("b", "Plains"), ("one", "Hill Giant"))
    ]
    other = Object(
        name="two", card="Gray Ogre", owner="Alex", controller="Alex", zone="battlefield"
    )
    hand = Object(name="Pacifism", card="Pacifism", owner="Rob", zone="hand")
    position = State(
        edition=EditionDate("2026-01-16"),
        variant=Variant(attack="multiple"),
        players=(Player(name="Rob", life=20, hand=1), Player(name="Alex", life=20)),
        turns=(Turn(active="Rob", phase="precombat_main", step="precombat_main", priority="Rob"),),
        objects=(*there, other, hand),
    )
    cast = Cast("Pacifism", targets=("one",), pay=("a", "b"))
    log = logged(position, [("Rob", cast), ("Rob", Pass()), ("Alex", Pass())])
    thing(log[-1], "Pacifism")["attached_to"] = attached
    return log


@pytest.mark.parametrize(("attached", "rules"), [("one", []), ("two", ["608.3c"])])
def test_an_aura_enters_attached_to_its_target(attached: str, rules: list[str]) -> None:
    assert [one.rule for one in found(aura(attached=attached))] == rules


def growing(size: int, *, counters: int = 0, missing: bool = False) -> list[Line]:
    """Return a log of Giant Growth on Hill Giant, which has some size in the next turn."""
    there = [
        Object(name=name, card=card, owner="Rob", controller="Rob", zone="battlefield")
        for name, card in (("a", "Forest"), ("one", "Hill Giant"))
    ]
    hand = Object(name="Growth", card="Giant Growth", owner="Rob", zone="hand")
    cards = [
        Object(name=f"{who}'s", card="Forest", owner=who, zone="library", position=0)
        for who in ("Rob", "Alex")
    ]
    position = State(
        edition=EditionDate("2026-01-16"),
        variant=Variant(attack="multiple"),
        players=(
            Player(name="Rob", life=20, hand=1, library=1),
            Player(name="Alex", life=20, library=1),
        ),
        turns=(Turn(active="Rob", phase="ending", step="end_step", priority="Rob"),),
        objects=(*there, hand, *cards),
    )
    cast = Cast("Growth", targets=("one",), pay=("a",))
    both = [("Rob", Pass()), ("Alex", Pass())]
    log = logged(position, [("Rob", cast), *both, *both])
    grown = thing(log[-1], "one")
    assert [line["said"]["state"]["turns"][0]["step"] for line in log[-2:]] == [
        "end_step",
        "upkeep",
    ]
    grown["now"] |= {"power": size, "toughness": size}
    grown["counters"] = {"+1/+1": counters} if counters else {}
    if missing:
        del log[2:4]
    return log


@pytest.mark.parametrize("size", [3, 4, 6])
def test_what_a_spell_makes_of_a_creature_until_end_of_turn_ends_with_it(size: int) -> None:
    told = [(one.rule, one.certainty, one.got) for one in found(growing(size))]
    assert told == ([("514.2", "possible", "6/6")] if size == 6 else [])


@pytest.mark.parametrize(("counters", "missing"), [(3, False), (0, True)])
def test_a_creature_may_be_as_large_for_another_reason(counters: int, *, missing: bool) -> None:
    log = growing(6, counters=counters, missing=missing)
    assert "514.2" not in {one.rule for one in found(log)}


def untaps(line: Line) -> None:
    land = next(one for one in state(line)["objects"] if one.get("tapped"))
    land["tapped"] = False


def gains(line: Line) -> None:
    player(line, "Rob")["life"] += 2


def hurts(line: Line) -> None:
    thing(line, "Rob's Drake")["damage"] = 1


def goes_back(line: Line) -> None:
    bears = thing(line, BEARS)
    bears["zone"] = "hand"
    for field in ("controller", "sick", "now"):
        bears.pop(field, None)
    player(line, "Alex")["hand"] = player(line, "Alex").get("hand", 0) + 1


@pytest.mark.parametrize(
    ("happens", "rule"),
    [(untaps, "110.5"), (gains, "119.3"), (hurts, "120.6"), (goes_back, "608.2n")],
)
def test_as_an_unknown_permanent_enters_nothing_else_happens(
    happens: Callable[[Line], None], rule: str
) -> None:
    """What it triggers is put on the stack; what it says of how it enters may excuse it."""
    log = game(unknown=True)
    place = next(at for at, line in enumerate(log) if _resolves(log, at, line))
    log = log[: place + 1]
    for one in (log[place - 1], log[place]):
        if happens is goes_back and one is log[place - 1]:
            thing(one, BEARS).pop("now", None)
    happens(log[place])
    last = [one for one in found(log) if one.at == place]
    assert [(one.rule, one.certainty) for one in last if one.rule == rule] == [(rule, "possible")]
    assert all(BEARS in one.excuses for one in last if one.rule == rule)


def _resolves(log: list[Line], at: int, line: Line) -> bool:
    """Tell whether the new Bears enter on a line."""
    if at == 0 or say(line).get("kind") != "pass":
        return False
    was, now = (thing(one, BEARS)["zone"] for one in (log[at - 1], line))
    return bool(was == "stack" != now)


def test_nobody_who_has_left_takes_a_turn() -> None:
    log = game(unknown=True)
    place = next(
        at
        for at, line in enumerate(log)
        if at and say(line) and turn(line)["active"] != turn(log[at - 1])["active"]
    )
    new = turn(log[place])["active"]
    for line in log[: place + 1]:
        player(line, new)["left"] = {"reason": "conceded"}
    rules = [one.rule for one in found(log[: place + 1]) if one.at == place]
    assert "800.4k" in rules
    assert "102.1" not in rules
