"""Claims that a sixteenth stranger's logs made closer: what is skipped, and what comes back."""

from __future__ import annotations

from typing import Final

import pytest
from msgspec.structs import replace
from tests.reference.transitions.games import Line, logged, state, thing, turn
from tests.reference.transitions.test_a_fifteenth_stranger import around, of, position, rules
from tests.reference.transitions.test_damage_and_legends import lines

from apnap.protocol import (
    AttackSaid,
    BlockSaid,
    Characteristics,
    DeclareAttackers,
    DeclareBlockers,
    Object,
    Pass,
    Phase,
    Priority,
    Skip,
    State,
    Step,
)

BEARS: Final = "Grizzly Bears 1"


def begun_in(step: Step, phase: Phase, *objects: Object, skips: tuple[Skip, ...] = ()) -> State:
    """Return a position in a step of Rob's turn, with what is going to be skipped."""
    board = position(*objects)
    return replace(board, turns=(replace(board.turns[0], step=step, phase=phase),), skips=skips)


def into_alexs_turn() -> list[Line]:
    """Return a log in which Alex's turn begins, and its untap step is skipped."""
    bears = replace(of("Alex", "Grizzly Bears"), tapped=True)
    skipped = (Skip("Alex", "untap"),)
    log = logged(begun_in("end_step", "ending", bears, skips=skipped), around("Rob", "Alex"))
    assert state(log[-1])["turns"][0]["active"] == "Alex"
    return log


def test_nothing_untaps_where_that_is_skipped() -> None:
    log = into_alexs_turn()
    assert "502.3" not in {rule for rule, _ in rules(log)}
    for line in log:
        state(line).pop("skips", None)
    assert "502.3" in {rule for rule, _ in rules(log)}


@pytest.mark.parametrize("what", ["combat", "beginning_of_combat"])
def test_what_is_skipped_does_not_take_place(what: str) -> None:
    log = logged(position(of("Rob", "Grizzly Bears")), around("Rob", "Alex"))
    assert turn(log[-1])["step"] == "beginning_of_combat"
    assert rules(log) == []
    for line in log[:-1]:
        state(line)["skips"] = [{"side": "Alex", "skips": what}]
    assert rules(log) == []
    for line in log[:-1]:
        state(line)["skips"] = [{"side": "Rob", "skips": what}]
    assert rules(log) == [("500.11", "possible")]


def test_a_combat_that_is_skipped_is_nothing_wrong() -> None:
    board = begun_in("precombat_main", "precombat_main", skips=(Skip("Rob", "combat"),))
    log = logged(board, around("Rob", "Alex"))
    assert turn(log[-1])["step"] == "postcombat_main"
    assert rules(log) == []


def test_what_has_phased_out_phases_in_as_its_players_turn_begins() -> None:
    board = begun_in("end_step", "ending", of("Alex", "Grizzly Bears"))
    log = logged(board, around("Rob", "Alex"))
    for line in log[:-1]:
        thing(line, BEARS)["phased_out"] = True
    assert rules(log) == []
    thing(log[-1], BEARS)["phased_out"] = True
    assert rules(log) == [("702.26a", "possible")]
    for line in log[:-1]:
        state(line)["skips"] = [{"side": "Alex", "skips": "untap"}]
    assert rules(log) == []


def returns(keyword: str, counters: dict[str, int]) -> list[Line]:
    """Return a log in which a creature that nobody knows comes back by a keyword."""
    now = Characteristics(name="Strange", types=("Creature",), keywords=(keyword,))
    dead = Object(name="first", card="Strange", owner="Rob", zone="graveyard")
    ability = Object(
        name="~1",
        kind="ability",
        card="Strange",
        owner="Rob",
        controller="Rob",
        zone="stack",
        source="first",
    )
    before = replace(
        begun_in("precombat_main", "precombat_main", dead, ability),
        pending=(Priority(id="1", decider="Rob"),),
    )
    with_stack = replace(before.turns[0], priority="Rob", passed=("Alex",), stack=("~1",))
    before = replace(before, turns=(with_stack,))
    back = replace(
        dead, zone="battlefield", controller="Rob", now=now, counters=counters, sick=True
    )
    after = replace(before, objects=(back,), turns=(replace(with_stack, stack=(), passed=()),))
    return lines(before, "1", Pass(), after)


@pytest.mark.parametrize(
    ("keyword", "counter", "rule"),
    [("persist", "-1/-1", "702.79a"), ("undying", "+1/+1", "702.93a")],
)
def test_what_returns_by_its_keyword_has_a_counter(keyword: str, counter: str, rule: str) -> None:
    assert rules(returns(keyword, {counter: 1})) == []
    assert rules(returns("flying", {})) == []
    assert rules(returns(keyword, {})) == [(rule, "possible")]


def test_counters_stay_as_attackers_are_about_to_be_declared() -> None:
    bears = replace(of("Rob", "Grizzly Bears"), counters={"+1/+1": 1})
    log = logged(position(bears), around("Rob", "Alex") * 2)
    assert state(log[-1])["pending"][0]["kind"] == "declare_attackers"
    assert rules(log) == []
    thing(log[-1], BEARS)["counters"] = {}
    assert "122.1" in {rule for rule, _ in rules(log)}


@pytest.mark.parametrize(("word", "wrong"), [("red", True), ("blue", False)])
def test_damage_by_what_a_creature_is_protected_from_is_prevented(
    word: str, *, wrong: bool
) -> None:
    both, giant = around("Rob", "Alex"), "Hill Giant 1"
    attack = DeclareAttackers((AttackSaid(giant, "Alex"),))
    block = DeclareBlockers((BlockSaid(BEARS, (giant,)),))
    board = position(of("Rob", "Hill Giant"), of("Alex", "Grizzly Bears"))
    log = logged(board, [*both, *both, ("Rob", attack), *both, ("Alex", block), *both])
    assert thing(log[-1], BEARS)["zone"] == "graveyard"
    for line in log[:-1]:
        thing(line, BEARS)["now"]["keywords"] = [f"protection from {word}"]
    assert ("702.16e" in {rule for rule, _ in rules(log)}) is wrong
