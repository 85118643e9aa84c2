"""What is kept beside a record holds for the rulebook under which it was worked out."""

from __future__ import annotations

from typing import Final

import msgspec
import pytest
from tests.reference.driving import position

from apnap_reference.rulebook import (
    Rule,
    Rulebook,
    current,
    in_force,
    memoized,
    memoized_apart_from,
)
from apnap_reference.setup.loading import load


class Thing(msgspec.Struct, frozen=True, dict=True):
    number: int


worked_out: list[tuple[int, str]] = []


@memoized
def looked_at(thing: Thing) -> str:
    worked_out.append((thing.number, current().name))
    return f"{thing.number} {current().name}"


def test_it_is_worked_out_once_for_a_record_and_a_rulebook() -> None:
    worked_out.clear()
    thing, other = Thing(1), Thing(2)
    right, wrong = Rulebook("right"), Rulebook("wrong")

    with in_force(right):
        assert [looked_at(thing), looked_at(thing), looked_at(other)] == [
            "1 right",
            "1 right",
            "2 right",
        ]
    with in_force(wrong):
        assert looked_at(thing) == "1 wrong"
    assert worked_out == [(1, "right"), (2, "right"), (1, "wrong")]
    assert msgspec.structs.replace(thing, number=1).__dict__ == {}


class Game(msgspec.Struct, frozen=True, dict=True):
    board: tuple[str, ...]
    turn: int = 0


LAST = 9
seen: list[Game] = []


def is_last(game: Game) -> bool:
    return game.turn == LAST


@memoized_apart_from("turn", unless=is_last, beside="without turn")
def size(game: Game) -> int:
    seen.append(game)
    return len(game.board)


def test_it_is_kept_while_only_those_fields_change_which_it_cannot_see() -> None:
    seen.clear()
    board = ("Grizzly Bears", "Gray Ogre")
    first = Game(board, turn=1)
    later, another = msgspec.structs.replace(first, turn=2), Game((*board, "Forest"), turn=2)

    assert [size(first), size(later), size(another), size(later)] == [2, 2, 3, 2]
    assert [(game.board, game.turn) for game in seen] == [(board, 0), (another.board, 0)]


def test_only_the_last_fields_of_a_record_can_be_left_out() -> None:
    boards = memoized_apart_from("board", unless=is_last, beside="without turn")(
        lambda game: game.turn
    )
    with pytest.raises(TypeError, match="the last fields of Game are not board"):
        boards(Game((), turn=1))


def test_what_is_excepted_is_seen_as_it_is() -> None:
    seen.clear()
    first = Game(("Swamp",), turn=LAST)
    assert size(first) == size(first) == size(msgspec.structs.replace(first, turn=2)) == 1
    assert [game.turn for game in seen] == [LAST, 0]


def weight_as_written(game: Game) -> int:
    return len(game.board)


def weight_by_turns(game: Game) -> int:
    assert game.turn, "a misreading sees all of a record"
    return game.turn


weight: Final = Rule("100.1", weight_as_written)
MISREAD: Final = Rulebook("wrong", replaced={weight.key: weight_by_turns})


@memoized_apart_from("turn", unless=is_last, beside="without turn")
def weighed(game: Game) -> int:
    seen.append(game)
    return weight(game)


@memoized_apart_from("turn", unless=is_last, beside="without turn")
def weighed_twice(game: Game) -> int:
    return weighed(game) + weighed(game)


def test_a_misreading_sees_each_record_as_it_is() -> None:
    seen.clear()
    first = Game((), turn=1)
    second = msgspec.structs.replace(first, turn=2)
    with in_force(MISREAD):
        assert [weighed(first), weighed(second), weighed(first)] == [1, 2, 1]
    assert [game.turn for game in seen] == [0, 1, 2]
    assert weighed(first) == 0


def test_a_misreading_that_others_come_to_sees_each_record_as_it_is() -> None:
    first = Game(("Swamp",), turn=1)
    second = msgspec.structs.replace(first, turn=3)
    with in_force(MISREAD):
        assert [weighed_twice(first), weighed(first), weighed_twice(second)] == [2, 1, 6]
    assert [weighed_twice(first), weighed_twice(second)] == [2, 2]


def test_what_is_not_misread_is_kept_under_a_misreading_too() -> None:
    seen.clear()
    first = Game((), turn=1)
    with in_force(MISREAD):
        assert size(first) == size(msgspec.structs.replace(first, turn=2)) == 0
    assert [game.turn for game in seen] == [0]
    assert size(first) == 0
    assert [game.turn for game in seen] == [0, 0]


def test_no_record_of_a_game_is_one_of_another_game() -> None:
    """What is kept beside those of one is not taken for the next: that applies its own rules."""
    state = position({"Rob": "Grizzly Bears", "Alex": ""}, hands={"Rob": "Shock"})
    one, other = (load(state).table.objects for _ in range(2))
    assert one == other
    assert not {id(thing) for thing in one.values()} & {id(thing) for thing in other.values()}
