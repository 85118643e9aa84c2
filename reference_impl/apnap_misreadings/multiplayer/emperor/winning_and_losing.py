"""Misreadings of rule 809.5: the emperor's result is the team's."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.changes.losing import losing_with_an_emperor, may_lose
from apnap_reference.players.players import everybody, has_emperors, in_game, team_of
from apnap_reference.state.table import PlayerId, Table, Team, replace
from apnap_reference.turn.leaving_the_game import winning_with_an_emperor, with_winners

Players = tuple[PlayerId, ...]


@mutant(
    "809.5",
    "a team in an Emperor game loses once most of its members have lost, whoever they are",
    replaces=losing_with_an_emperor,
)
def most_of_an_emperors_team_is_the_team(table: Table, player: PlayerId) -> Players:
    team = team_of(table, player)
    if team is None or team.emperor is None:
        return (player,)
    staying = [m for m in team.members if m != player and in_game(table, m)]
    if 2 * len(staying) > len(team.members):
        return (player,)
    return (player, *(member for member in staying if may_lose(table, member)))


@mutant(
    "809.5a",
    "an emperor who wins the game wins it alone",
    replaces=winning_with_an_emperor,
)
def emperors_win_alone(team: Team) -> Players:
    return tuple(member for member in team.members if member == team.emperor)


@mutant(
    "809.5a",
    "a team wins an Emperor game when no opposing general is in the game any more",
    replaces=with_winners,
)
def emperors_win_against_lonely_emperors(table: Table) -> Table:
    after = with_winners.function(table)
    if after.winners is not None or not has_emperors(table):
        return after
    guarded = [
        team
        for team in table.teams
        if any(in_game(table, member) for member in team.members if member != team.emperor)
    ]
    return replace(after, winners=guarded[0].members) if len(guarded) == 1 else after


@mutant(
    "809.5b",
    "if an emperor loses the game, the generals play on",
    replaces=losing_with_an_emperor,
)
def generals_play_on_alone(_table: Table, player: PlayerId) -> Players:
    return (player,)


@mutant(
    "809.5b",
    "if a general loses the game, the whole team loses",
    replaces=losing_with_an_emperor,
)
def generals_lose_for_the_team(table: Table, player: PlayerId) -> Players:
    team = team_of(table, player) if has_emperors(table) else None
    return tuple(m for m in team.members if may_lose(table, m)) if team else (player,)


@mutant(
    "809.5b",
    "a team in an Emperor game loses when both of its generals have lost",
    replaces=losing_with_an_emperor,
)
def emperors_lose_without_generals(table: Table, player: PlayerId) -> Players:
    together = losing_with_an_emperor.function(table, player)
    team = team_of(table, player)
    if team is None or team.emperor is None or team.emperor in together:
        return together
    others = set(team.members) - {player, team.emperor}
    return together if others & set(everybody(table)) else (*together, team.emperor)


@mutant(
    "809.5b",
    "generals lose with their emperor even if an effect says that they can't lose",
    replaces=losing_with_an_emperor,
)
def generals_who_cannot_lose_do(table: Table, player: PlayerId) -> Players:
    team = team_of(table, player)
    return team.members if team is not None and team.emperor == player else (player,)


@mutant(
    "809.5c",
    "if all emperors lose the game at the same time, the team of the active player wins",
    replaces=with_winners,
)
def draws_of_emperors_have_a_winner(table: Table) -> Table:
    after = with_winners.function(table)
    whose = next((team for team in table.teams if table.turn.whose in team.members), None)
    if after.winners != () or whose is None or whose.emperor is None:
        return after
    return replace(after, winners=whose.members)
