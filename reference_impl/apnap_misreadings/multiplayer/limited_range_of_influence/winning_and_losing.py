"""Misreadings of rules 801.14 and 801.15: for whom an effect wins, loses or draws the game."""

from __future__ import annotations

from apnap_misreadings.common import unlimited
from apnap_misreadings.mutant import mutant
from apnap_reference.objects.within_range import players_affected
from apnap_reference.players.players import everybody, in_game, opponents, teammates, your_team
from apnap_reference.players.range_of_influence import in_range
from apnap_reference.procedure.loops import who_is_in_range_of_a_loop
from apnap_reference.procedure.restarting import who_is_in_the_new_game
from apnap_reference.state.table import PlayerId, Table, replace
from apnap_reference.turn.ending_the_game import (
    lose_the_game,
    opponents_lose_instead,
    who_draws_the_game,
    wins_the_game,
)


@mutant(
    "801.14",
    "an effect wins the game for a player, whoever is out of that player's range of influence",
    replaces=wins_the_game,
)
def victory_over_everybody(table: Table, player: PlayerId) -> Table:
    after = wins_the_game.function(unlimited(table), player)
    return replace(after, variant=table.variant)


@mutant(
    "801.14",
    "an effect that would win the game makes all opponents lose, also those out of range",
    replaces=opponents_lose_instead,
)
def distant_opponents_lose(table: Table, player: PlayerId) -> Table:
    return lose_the_game(table, opponents(table, player))


@mutant(
    "801.14",
    "an effect that would win the game makes all others within range lose, teammates as well",
    replaces=opponents_lose_instead,
)
def teammates_lose_as_well(table: Table, player: PlayerId) -> Table:
    others = (other for other in players_affected(table, player) if other != player)
    return lose_the_game(table, others)


@mutant(
    "801.14",
    "an effect that would win the game makes all opponents lose who are in range of the team",
    replaces=opponents_lose_instead,
    origin="others",
)
def a_win_affects_opponents_near_the_team(table: Table, player: PlayerId) -> Table:
    team = [one for one in your_team(table, player) if in_game(table, one)]
    near = (o for o in opponents(table, player) if any(in_range(table, one, o) for one in team))
    return lose_the_game(table, near)


@mutant(
    "801.15",
    "an effect that makes the game a draw does so for everybody, also for players out of range",
    replaces=who_draws_the_game,
)
def a_draw_for_everybody(table: Table, _: PlayerId) -> tuple[PlayerId, ...]:
    return everybody(table)


@mutant(
    "801.15",
    "an effect that makes the game a draw does so only for its controller",
    replaces=who_draws_the_game,
)
def a_draw_for_its_controller(_: Table, by: PlayerId) -> tuple[PlayerId, ...]:
    return (by,)


@mutant(
    "801.15",
    "a draw for a player is one for that player's teammates, also for those out of range",
    replaces=who_draws_the_game,
    origin="others",
)
def teammates_share_a_draw(table: Table, by: PlayerId) -> tuple[PlayerId, ...]:
    drawing = who_draws_the_game.function(table, by)
    mates = (mate for mate in teammates(table, by) if in_game(table, mate))
    return tuple(dict.fromkeys((*drawing, *mates)))


@mutant(
    "801.16",
    "an endless loop is a draw only for those who control an object in it",
    replaces=who_is_in_range_of_a_loop,
)
def a_loop_is_a_draw_for_nobody_else(
    _: Table, involved: tuple[PlayerId, ...]
) -> tuple[PlayerId, ...]:
    return involved


@mutant(
    "801.16",
    "an endless loop is a draw for opponents within range of it, but not for teammates",
    replaces=who_is_in_range_of_a_loop,
    origin="others",
)
def a_loop_spares_teammates(table: Table, involved: tuple[PlayerId, ...]) -> tuple[PlayerId, ...]:
    against = {other for player in involved for other in opponents(table, player)}
    drawing = who_is_in_range_of_a_loop.function(table, involved)
    return tuple(player for player in drawing if player in involved or player in against)


@mutant(
    "801.17",
    "only players within range of an effect that restarts the game are in the new one",
    replaces=who_is_in_the_new_game,
)
def only_who_is_within_range_begins_anew(table: Table, by: PlayerId) -> tuple[PlayerId, ...]:
    return players_affected(table, by)
