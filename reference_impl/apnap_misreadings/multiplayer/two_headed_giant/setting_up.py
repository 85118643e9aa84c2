"""Misreadings of rules 810.1 to 810.3: how large teams are, and where they sit."""

from __future__ import annotations

from collections.abc import Iterator

from apnap.protocol import State
from apnap_misreadings.mutant import mutant
from apnap_reference.setup.legal_setups import (
    SIDES,
    heads_together,
    life_of_heads,
    seats_of,
    two_teams_of_heads,
)


@mutant(
    "810.1",
    "a Two-Headed Giant game can have more than two teams",
    replaces=two_teams_of_heads,
    since="2006-10-01",
)
def more_than_two_giants_may_play(state: State) -> Iterator[str]:
    sizes = {len(team.members) for team in state.teams}
    if len(state.teams) < SIDES or len(sizes) > 1 or min(sizes) < SIDES:
        yield f"teams of {' and '.join(map(str, sorted(sizes)))} players"


@mutant(
    "810.1",
    "in Two-Headed Giant, the two teams can have different sizes",
    replaces=two_teams_of_heads,
    since="2006-10-01",
)
def giants_may_differ_in_size(state: State) -> Iterator[str]:
    if len(state.teams) != SIDES:
        yield f"{len(state.teams)} teams"


@mutant(
    "810.1",
    "in Two-Headed Giant, each team has exactly two players, so there is no Three-Headed Giant",
    replaces=two_teams_of_heads,
    since="2006-10-01",
)
def giants_have_two_heads_exactly(state: State) -> Iterator[str]:
    sizes = [len(team.members) for team in state.teams]
    if sizes != [SIDES, SIDES]:
        yield f"teams of {' and '.join(map(str, sorted(sizes)))} players"


@mutant(
    "810.3",
    ("in Two-Headed Giant, the players listed first and last don't count as sitting together"),
    replaces=heads_together,
    since="2006-10-01",
)
def heads_do_not_sit_across_the_end_of_the_list(state: State) -> Iterator[str]:
    seats = seats_of(state)
    for team in state.teams:
        places = sorted(seats.index(member) for member in team.members)
        if places[-1] - places[0] >= len(places):
            yield team.name


# In the book of 2006


@mutant(
    "606.10",
    "in 2006, each player beyond the second adds 15 instead of 20 to a team's starting life total",
    replaces=life_of_heads,
    only="2006-10-01",
)
def heads_of_2006_bring_fifteen_life(state: State) -> int:
    further = max(len(team.members) for team in state.teams) - 2
    return life_of_heads.function(state) - 5 * further
