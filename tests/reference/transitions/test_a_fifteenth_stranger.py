"""What a fifteenth stranger falsified in logs: who leaves, what keywords do, whose turn begins."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Final

import pytest
from msgspec.json import encode
from msgspec.structs import replace
from tests.reference.transitions.games import Line, logged, player, state, thing, turn
from tests.reference.transitions.test_a_fourteenth_stranger import position as of_two
from tests.reference.transitions.test_a_fourteenth_stranger import there
from tests.reference.transitions.test_ranges_and_markers import (
    WAITING,
    a_turn_begins_though_a_marker_is_close,
    falsified,
    judged,
)

from apnap.protocol import (
    Answer,
    AnswerSaid,
    AttackSaid,
    BlockSaid,
    Cast,
    Concede,
    DeclareAttackers,
    DeclareBlockers,
    Load,
    Object,
    Pass,
    Player,
    State,
)
from apnap.protocol.recorded import LogLine, Said, Transitions
from apnap_reference.engine import ReferenceEngine

FOUR: Final = ("Rob", "Alex", "Carissa", "Dana")
GIANT, WALL, BEARS = "Hill Giant 1", "Wall of Stone 1", "Grizzly Bears 1"


def position(*objects: Object, players: tuple[str, ...] = ("Rob", "Alex")) -> State:
    """Return a position of several players in which Rob may act in his main phase."""
    each = tuple(Player(name=who, life=20, library=9) for who in players)
    return replace(of_two(*objects), players=each)


def of(who: str, card: str) -> Object:
    """Return a permanent of somebody's."""
    return replace(there(card), owner=who, controller=who)


def around(*who: str) -> list[tuple[str, Answer]]:
    """Return how players pass, one after the other."""
    return [(one, Pass()) for one in who]


def rules(log: list[Line], *, every_priority: bool = True) -> list[tuple[str | None, str]]:
    """Return the rules of what is found on lines that nobody plays again, and how certain it is."""
    texts, at = tuple(map(json.dumps, log)), tuple(range(len(log)))
    asked = Transitions(lines=texts, begins=True, every_priority=every_priority, alone=at)
    findings = ReferenceEngine().transitions(asked).findings
    return [(one.rule, one.certainty) for one in findings if one.kind != "state"]


def leaves(*passing: str, who: str) -> list[Line]:
    """Return a log in which a player leaves after others have passed."""
    board = position(there("Gray Ogre"), players=FOUR)
    log, engine = logged(board, around(*passing)), ReferenceEngine()
    engine.load(Load(board))
    for line in log[1:]:
        answer = line["said"]["answer"]
        engine.answer(AnswerSaid(answer["by"], answer["about"], Pass()))
    said = Said(concede=Concede(who), verdict="accepted", state=engine.concede(Concede(who)).state)
    return [*log, json.loads(encode(LogLine(number=len(log) + 1, said=said)))]


def receives(who: str, log: list[Line]) -> list[Line]:
    """Return a log at the end of which somebody has priority, and is asked."""
    turn(log[-1])["priority"] = state(log[-1])["pending"][0]["decider"] = who
    return log


@pytest.mark.parametrize(
    ("passing", "who", "rule"), [(("Rob",), "Alex", "800.4a"), ((), "Rob", "800.4j")]
)
def test_priority_goes_to_whoever_is_next_as_its_holder_leaves(
    passing: tuple[str, ...], who: str, rule: str
) -> None:
    log = leaves(*passing, who=who)
    assert rules(log) == []
    for other in {*FOUR} - {who, turn(log[-1])["priority"]}:
        wrong = receives(other, deepcopy(log))
        assert rules(wrong) == [(rule, "certain")]
        assert rules(wrong, every_priority=False) == [(rule, "possible")]


def test_the_book_of_2006_says_nothing_of_the_priority_of_one_who_leaves() -> None:
    log = receives("Dana", leaves("Rob", who="Alex"))
    for line in log:
        state(line)["edition"] = "2006-10-01"
    assert [one for one in rules(log) if one[0] in ("600.4a", "800.4a")] == []


def test_who_has_passed_where_that_is_not_told_may_have_been_next() -> None:
    log = receives("Dana", leaves("Rob", who="Alex"))
    turn(log[-1])["passed"] = ["Rob", "Carissa"]
    assert rules(log, every_priority=False) == []


def test_as_somebody_leaves_without_priority_its_holder_keeps_it() -> None:
    log = leaves("Rob", who="Dana")
    assert turn(log[-1])["priority"] == "Alex"
    assert rules(log) == []


def test_a_turn_that_has_no_number_does_not_begin_near_another_marker() -> None:
    log = falsified(WAITING, a_turn_begins_though_a_marker_is_close)
    for line in log:
        for one in state(line)["turns"]:
            one["number"] = "unknown"
    begun = [one for one in judged(log) if one.rule == "807.4d"]
    assert [(one.at, one.certainty) for one in begun] == [(len(log) - 1, "certain")]


def fights(*, blocked: bool, keyword: str) -> list[Line]:
    """Return a log in which Rob's Hill Giant attacks, which is told to have a keyword."""
    attack = DeclareAttackers((AttackSaid(GIANT, "Alex"),))
    block = DeclareBlockers((BlockSaid(WALL, (GIANT,)),) if blocked else ())
    both = around("Rob", "Alex")
    board = position(there("Hill Giant"), of("Alex", "Wall of Stone"))
    log = logged(board, [*both, *both, ("Rob", attack), *both, ("Alex", block), *both])
    for line in log[1:]:
        thing(line, GIANT)["now"]["keywords"] = [keyword]
    return log


@pytest.mark.parametrize("every_priority", [True, False])
@pytest.mark.parametrize(
    ("keyword", "blocked", "rule"),
    [
        ("infect", False, "702.90b"),
        ("infect", True, "702.90c"),
        ("toxic 2", False, "702.164c"),
        ("wither", True, "702.80a"),
    ],
)
def test_keywords_of_damage_are_looked_at_where_no_line_is_played_again(
    keyword: str, rule: str, *, blocked: bool, every_priority: bool
) -> None:
    log = fights(blocked=blocked, keyword=keyword)
    assert turn(log[-1])["step"] == "combat_damage"
    found = rules(log, every_priority=every_priority)
    assert rule in [one for one, _ in found]


def test_what_toxic_does_is_nothing_wrong() -> None:
    log = fights(blocked=False, keyword="toxic 2")
    player(log[-1], "Alex")["poison"] = 2
    assert rules(log) == []


@pytest.mark.parametrize("every_priority", [True, False])
def test_the_indestructible_do_not_die_of_combat_damage(*, every_priority: bool) -> None:
    attack = DeclareAttackers((AttackSaid(GIANT, "Alex"),))
    block = DeclareBlockers((BlockSaid(BEARS, (GIANT,)),))
    both = around("Rob", "Alex")
    board = position(there("Hill Giant"), of("Alex", "Grizzly Bears"))
    log = logged(board, [*both, *both, ("Rob", attack), *both, ("Alex", block), *both])
    assert rules(log, every_priority=every_priority) == []
    for line in log[1:-1]:
        thing(line, BEARS)["now"]["keywords"] = ["Indestructible"]
    assert ("702.12b", "certain") in rules(log, every_priority=every_priority)
    for line in log[1:-1]:
        thing(line, BEARS)["now"]["keywords"].append("Decayed")
    found = rules(log, every_priority=every_priority)
    assert (("702.12b", "certain") in found) is every_priority


def test_what_triggers_lies_in_turn_order_also_where_priorities_are_left_out() -> None:
    wardens = [there("Soul Warden"), of("Alex", "Soul Warden")]
    wardens[1] = replace(wardens[1], name="Soul Warden 2")
    lands = [replace(there("Forest"), name=f"Forest {n}") for n in (1, 2)]
    bears = replace(there("Grizzly Bears"), zone="hand", controller=None)
    board = position(*wardens, *lands, bears)
    board = replace(board, players=(replace(board.players[0], hand=1), board.players[1]))
    cast = Cast(BEARS, pay=("Forest 1", "Forest 2"))
    log = logged(board, [("Rob", cast), *around("Rob", "Alex")])
    short = [log[0], {**log[1], "said": {**log[1]["said"], "state": state(log[-1])}}]
    assert len(turn(short[-1])["stack"]) == len(wardens)
    assert rules(short, every_priority=False) == []
    turn(short[-1])["stack"].reverse()
    assert rules(short, every_priority=False) == [("603.3b", "possible")]


def protected(word: str, *, spell: bool = False) -> list[Line]:
    """Return a log in which Hill Giant fights Grizzly Bears with protection, or Shock hits them."""
    both = around("Rob", "Alex")
    bears, forest = there("Grizzly Bears"), of("Alex", "Mountain")
    if spell:
        shock = replace(there("Shock"), zone="hand", controller=None)
        board = position(of("Alex", "Grizzly Bears"), there("Mountain"), shock)
        board = replace(board, players=(replace(board.players[0], hand=1), board.players[1]))
        log = logged(board, [("Rob", Cast("Shock 1", targets=(BEARS,), pay=("Mountain 1",)))])
    else:
        attack = DeclareAttackers((AttackSaid(BEARS, "Alex"),))
        block = DeclareBlockers((BlockSaid(GIANT, (BEARS,)),))
        board = position(bears, forest, of("Alex", "Hill Giant"))
        log = logged(board, [*both, *both, ("Rob", attack), *both, ("Alex", block)])
    for line in log:
        if "state" in line["said"]:
            thing(line, BEARS)["now"]["keywords"] = [word]
    return log


@pytest.mark.parametrize(
    ("word", "wrong"),
    [
        ("protection from red", True),
        ("Protection from white and from red", True),
        ("protection from everything", True),
        ("protection from monocolored", True),
        ("protection from Giants", True),
        ("protection from creatures", True),
        ("protection from each color", True),
        ("protection from green", False),
        ("protection from multicolored", False),
        ("protection from artifacts", False),
    ],
)
def test_the_protected_are_not_blocked_by_what_they_are_protected_from(
    word: str, *, wrong: bool
) -> None:
    log = protected(word)
    assert ("702.16f" in [one for one, _ in rules(log)]) is wrong


@pytest.mark.parametrize(
    ("word", "wrong"),
    [
        ("protection from red", True),
        ("protection from instants", True),
        ("protection from blue", False),
    ],
)
def test_the_protected_are_not_targeted_by_what_they_are_protected_from(
    word: str, *, wrong: bool
) -> None:
    found = rules(protected(word, spell=True))
    assert (("702.16b", "possible") in found) is wrong
    assert ("702.16b", "certain") not in found


def saga(lore: int) -> list[Line]:
    """Return a log in which a Saga that nobody knows has so many counters in the main phase."""
    board = position(of("Rob", "Grizzly Bears"))
    turns = (replace(board.turns[0], step="upkeep", phase="beginning"),)
    log = logged(replace(board, turns=turns), around("Rob", "Alex") * 2)
    assert turn(log[-1])["step"] == "precombat_main"
    for line in log:
        one = thing(line, BEARS)
        one["card"], one["counters"] = "Nobody Knows", {"lore": 1}
        one["now"] = {"name": "Nobody Knows", "types": ["Enchantment"], "subtypes": ["Saga"]}
    thing(log[-1], BEARS)["counters"]["lore"] = lore
    return log


@pytest.mark.parametrize("every_priority", [True, False])
@pytest.mark.parametrize(("lore", "found"), [(1, [("714.3b", "possible")]), (2, [])])
def test_a_saga_gets_a_lore_counter_in_the_main_phase(
    lore: int, found: list[tuple[str, str]], *, every_priority: bool
) -> None:
    assert rules(saga(lore), every_priority=every_priority) == found
