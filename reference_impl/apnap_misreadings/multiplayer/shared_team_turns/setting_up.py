"""Misreadings of rules 805.1 and 810.2: who shares turns."""

from __future__ import annotations

from collections.abc import Iterator

from apnap.protocol import State
from apnap_misreadings.mutant import mutant
from apnap_reference.setup.legal_setups import (
    heads_share_turns,
    only_neighbours_share_turns,
    seats_of,
)


@mutant(
    "805.1",
    "teams can share turns even if their members don't sit in adjacent seats",
    replaces=only_neighbours_share_turns,
    since="2006-10-01",
)
def turns_are_shared_across_the_table(_state: State) -> Iterator[str]:
    return iter(())


@mutant(
    "805.1",
    (
        "for shared team turns, the players listed first and last don't count as sitting in "
        "adjacent seats"
    ),
    replaces=only_neighbours_share_turns,
    since="2006-10-01",
)
def the_list_of_seats_is_no_circle(state: State) -> Iterator[str]:
    seats = seats_of(state)
    for team in state.teams if state.variant.shared_team_turns else ():
        places = sorted(seats.index(member) for member in team.members)
        if places[-1] - places[0] >= len(places):
            yield team.name


@mutant(
    "810.2",
    "in Two-Headed Giant, only life totals are shared, and each player takes their own turns",
    replaces=heads_share_turns,
)
def heads_take_turns_of_their_own(state: State) -> Iterator[str]:
    if state.variant.shared_team_turns:
        yield "teams take their turns together"
