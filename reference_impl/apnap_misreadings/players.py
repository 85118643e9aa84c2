"""Misreadings of rules 102 and 103: players, opponents, teams, the start of the game."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.choices.which_player import one_active_player
from apnap_reference.players.players import (
    everybody,
    opponents,
    team_of,
    teammates,
    your_team,
)
from apnap_reference.procedure.starting_the_game import counted
from apnap_reference.spells.casting import at_sorcery_speed
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.table import PlayerId, Table
from apnap_reference.turn.first_draw import starting_team_skips
from apnap_reference.turn.phases_and_steps import MAIN_PHASES

TWO = 2
Players = tuple[PlayerId, ...]


@mutant(
    "102.1",
    "in a main phase every player may play a land, whoever is active",
    replaces=at_sorcery_speed,
    since="2006-10-01",
)
def every_main_phase_is_everybodys(table: Table, _: PlayerId) -> bool:
    return table.turn.step in MAIN_PHASES and not table.turn.stack


@mutant(
    "102.1",
    "an ability means its controller where it says the active player",
    replaces=one_active_player,
)
def the_controller_is_active(
    table: Table, who: PlayerId
) -> Dialogue[tuple[Table, PlayerId | None]]:
    yield from ()
    return table, who


@mutant(
    "102.2", "in a game of two each player is an opponent, oneself included", replaces=opponents
)
def ones_own_opponent(table: Table, player: PlayerId) -> Players:
    own = (player,) if len(table.players) == TWO else ()
    return (*opponents.function(table, player), *own)


@mutant(
    "102.3",
    "in a game between teams everybody else is an opponent",
    replaces=teammates,
    since="2006-10-01",
)
def no_teammates(_table: Table, _player: PlayerId) -> Players:
    return ()


@mutant("102.3", "between teams each opponent means the nearest one only", replaces=opponents)
def the_nearest_opponent_only(table: Table, player: PlayerId) -> Players:
    found = opponents.function(table, player)
    return found[:1] if table.teams else found


@mutant("102.4", "your team means you alone", replaces=your_team)
def your_team_is_you(_: Table, player: PlayerId) -> Players:
    return (player,)


@mutant("102.4", "your team means your teammates without you", replaces=your_team)
def your_team_is_the_others(table: Table, player: PlayerId) -> Players:
    return teammates(table, player) if team_of(table, player) else (player,)


@mutant("102.4", "without teams all players are one team", replaces=your_team)
def all_are_one_team(table: Table, player: PlayerId) -> Players:
    return your_team.function(table, player) if table.teams else everybody(table)


@mutant("103.5c", "the first mulligan counts, however many play", replaces=counted)
def every_mulligan_counts(_: Table, taken: int) -> int:
    return taken


@mutant("103.8b", "the team that plays first draws", replaces=starting_team_skips)
def the_starting_team_draws(_: Table) -> bool:
    return False
