"""How long something may last that began unseen: until everybody has had a turn since."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pytest

from apnap.logs.judging.rounds import Round
from apnap.protocol import EditionDate, Left, Player, State, Team, Turn, Unknown, Variant

SEATS: Final = ("Alex", "Rob", "Carissa")


def state(
    active: str | None, number: int | Unknown, gone: str = "", teams: Sequence[Team] = ()
) -> State:
    turn = Turn(active=active, number=number, phase="ending", step="end_step")
    players = tuple(
        Player(name=one, life=20, left=Left(reason="conceded") if one == gone else None)
        for one in SEATS
    )
    return State(
        edition=EditionDate("2026-01-16"),
        variant=Variant(attack="multiple"),
        players=players,
        teams=tuple(teams),
        turns=(turn,),
    )


def length(*states: State) -> int:
    """Return after how many of the later states the round is over; 0 if it is not."""
    going = Round(states[0])
    for number, one in enumerate(states[1:], 1):
        going.goes_on(one)
        if going.is_over(one):
            return number
    return 0


def test_a_round_ends_after_the_next_turn_of_who_was_active_at_first() -> None:
    """What waits for a step of that turn triggers in it."""
    turns = [state("Alex", 3), state("Alex", 3), state("Rob", 4), state("Carissa", 5)]
    turns += [state("Alex", 6)]
    assert length(*turns) == 0
    assert length(*turns, state("Rob", 7)) == 5


def test_skipped_and_extra_turns_end_no_round() -> None:
    turns = [state("Alex", 3), state("Rob", 4), state("Rob", 5), state("Alex", 6), state("Rob", 7)]
    turns += [state("Carissa", 8)]
    assert length(*turns) == 0
    assert length(*turns, state("Alex", 9)) == 6


@pytest.mark.parametrize("gone", SEATS)
def test_the_turn_of_who_has_left_would_have_begun_when_all_others_have_had_two(
    gone: str,
) -> None:
    """Alex's next turn, in which an effect of Alex's ends, would have come after both others'."""
    others = [name for name in ("Rob", "Carissa", "Alex") if name != gone]
    turns = [state(name, 4 + at, gone) for at, name in enumerate((*others, *others))]
    assert length(state("Alex", 3), *turns) == 0
    assert length(state("Alex", 3), *turns, state(others[0], 8, gone)) == 5


def test_turns_without_numbers_are_told_apart_by_what_comes_between() -> None:
    names = ("Alex", "Rob", "Carissa", "Alex", "Rob")
    assert length(*(state(name, "unknown") for name in names)) == 4


def test_a_team_begins_a_turn_for_its_members() -> None:
    teams = (
        Team(name="Team A", members=("Alex", "Rob")),
        Team(name="Team B", members=("Carissa",)),
    )
    turns = [state("Team A", 1, teams=teams), state("Team B", 2, teams=teams)]
    turns += [state("Team A", 3, teams=teams)]
    assert length(*turns) == 0
    assert length(*turns, state("Team B", 4, teams=teams)) == 3
