"""Misreadings of rules 809.1, 809.2, 809.4, 809.6, 801.1 and 804.1: teams, seats and options."""

from __future__ import annotations

from collections.abc import Iterator

from apnap.protocol import State
from apnap_misreadings.mutant import mutant
from apnap_reference.setup.legal_setups import (
    SIDES,
    TEAM_OF_AN_EMPEROR,
    an_emperor_begins,
    apart,
    emperors_deploy,
    emperors_sit_in_the_middle,
    emperors_teams_of_one_size,
    teams_of_three,
)


@mutant(
    "804.1",
    "an Emperor game can be played without the deploy creatures option",
    replaces=emperors_deploy,
)
def emperors_keep_their_creatures(_state: State) -> Iterator[str]:
    return iter(())


@mutant("809.1", "Emperor is played by exactly two teams", replaces=teams_of_three)
def emperors_meet_in_twos(state: State) -> Iterator[str]:
    yield from teams_of_three.function(state)
    if len(state.teams) != SIDES:
        yield f"{len(state.teams)} teams"


@mutant("809.1", "an emperor needs no generals", replaces=teams_of_three)
def emperors_need_no_generals(state: State) -> Iterator[str]:
    if len(state.teams) < SIDES:
        yield f"{len(state.teams)} teams"


@mutant(
    "809.2",
    "in Emperor, the emperor can sit at the end of the team",
    replaces=emperors_sit_in_the_middle,
)
def emperors_sit_where_they_like(state: State) -> Iterator[str]:
    yield from apart(state)
    yield from (team.name for team in state.teams if team.emperor is None)


@mutant(
    "809.2",
    "in Emperor, the members of a team can sit apart from each other",
    replaces=emperors_sit_in_the_middle,
)
def emperors_generals_sit_apart(state: State) -> Iterator[str]:
    if not any(apart(state)):
        yield from emperors_sit_in_the_middle.function(state)


@mutant("809.2", "an Emperor team can do without an emperor", replaces=emperors_sit_in_the_middle)
def teams_without_emperors(state: State) -> Iterator[str]:
    if all(team.emperor for team in state.teams):
        yield from emperors_sit_in_the_middle.function(state)


@mutant(
    "809.4",
    "in Emperor, any player can be chosen to go first",
    replaces=an_emperor_begins,
)
def generals_go_first(_state: State) -> Iterator[str]:
    return iter(())


@mutant(
    "809.6", "in Emperor, the teams can have different sizes", replaces=emperors_teams_of_one_size
)
def emperors_teams_of_any_size(_state: State) -> Iterator[str]:
    return iter(())


@mutant(
    "809.6", "in Emperor, each team has exactly three players", replaces=emperors_teams_of_one_size
)
def emperors_teams_of_three_only(state: State) -> Iterator[str]:
    yield from (t.name for t in state.teams if len(t.members) != TEAM_OF_AN_EMPEROR)
