"""Misreadings of rule 102: the active player, opponents, teammates and teams."""

from __future__ import annotations

from apnap_misreadings.common import team_of_single_turns
from apnap_misreadings.mutant import mutant
from apnap_reference.choices.asking import deciders
from apnap_reference.choices.which_player import one_active_player
from apnap_reference.objects.characteristics import abilities_in_play, controller
from apnap_reference.objects.within_range import opponents_affected
from apnap_reference.players.players import everybody, opponents, team_of, teammates, your_team
from apnap_reference.spells.casting import at_sorcery_speed
from apnap_reference.spells.targets import hexproof_of_player_respected
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.static_abilities import GivesYouHexproof
from apnap_reference.state.table import Object, PlayerId, Table
from apnap_reference.turn.phases_and_steps import MAIN_PHASES

TWO = 2
Players = tuple[PlayerId, ...]


@mutant(
    "102.1",
    "any player can play a land in a main phase, no matter whose turn it is",
    replaces=at_sorcery_speed,
    since="2006-10-01",
)
def every_main_phase_is_everybodys(table: Table, _: PlayerId) -> bool:
    return table.turn.step in MAIN_PHASES and not table.turn.stack


@mutant(
    "102.1",
    "a player who controls the active player can play their own lands as if it were their turn",
    replaces=at_sorcery_speed,
    since="2006-10-01",
)
def who_decides_has_the_turn(table: Table, player: PlayerId) -> bool:
    turn = table.turn
    decides = bool(turn.side) and player in deciders(table, turn.side)
    calm = turn.step in MAIN_PHASES and not turn.stack
    return (decides and calm) or at_sorcery_speed.function(table, player)


@mutant(
    "102.1",
    "in a team game, a player can play a land during a teammate's turn",
    replaces=at_sorcery_speed,
    since="2006-10-01",
)
def a_teammates_turn_is_ones_own(table: Table, player: PlayerId) -> bool:
    turn = table.turn
    theirs = not set(turn.side).isdisjoint(team_of_single_turns(table, player))
    calm = turn.step in MAIN_PHASES and not turn.stack
    return (theirs and calm) or at_sorcery_speed.function(table, player)


@mutant(
    "102.1",
    "an ability that refers to the active player means the ability's controller",
    replaces=one_active_player,
)
def the_controller_is_active(
    table: Table, who: PlayerId
) -> Dialogue[tuple[Table, PlayerId | None]]:
    yield from ()
    return table, who


@mutant(
    "102.2",
    "in a two-player game, each player also counts as their own opponent",
    replaces=opponents,
)
def ones_own_opponent(table: Table, player: PlayerId) -> Players:
    own = (player,) if len(table.players) == TWO else ()
    return (*opponents.function(table, player), *own)


@mutant(
    "102.3",
    "in a team game, all other players are opponents, including teammates",
    replaces=teammates,
    since="2006-10-01",
)
def no_teammates(_table: Table, _player: PlayerId) -> Players:
    return ()


@mutant(
    "102.3",
    "in a team game, an effect on each opponent affects only the nearest one",
    replaces=opponents,
)
def the_nearest_opponent_only(table: Table, player: PlayerId) -> Players:
    found = opponents.function(table, player)
    return found[:1] if table.teams else found


@mutant(
    "102.3",
    "each opponent means the first opponent in seating order, and nobody else",
    replaces=opponents_affected,
    origin="manabrew-engine",
)
def each_opponent_is_the_first_one(table: Table, by: PlayerId) -> Players:
    found = opponents_affected.function(table, by)
    return tuple(one.name for one in table.players if one.name in found)[:1]


@mutant(
    "102.3",
    "a player whom opponents can't target can't be targeted by teammates either",
    replaces=hexproof_of_player_respected,
)
def teammates_cannot_aim_either(table: Table, by: Object, player: PlayerId) -> bool:
    protecting = abilities_in_play(table, GivesYouHexproof)
    sheltered = any(controller(table, source.id) == player for source, _ in protecting)
    return by.controller == player or not sheltered


@mutant(
    "102.4",
    "an effect on a player's team affects that player only, and no teammates",
    replaces=your_team,
)
def your_team_is_you(_: Table, player: PlayerId) -> Players:
    return (player,)


@mutant(
    "102.4",
    "an effect on a player's team affects that player's teammates, but not that player",
    replaces=your_team,
)
def your_team_is_the_others(table: Table, player: PlayerId) -> Players:
    return teammates(table, player) if team_of(table, player) else (player,)


@mutant("102.4", "in a game without teams, all players count as one team", replaces=your_team)
def all_are_one_team(table: Table, player: PlayerId) -> Players:
    return your_team.function(table, player) if table.teams else everybody(table)


@mutant(
    "102.4",
    "a player's team includes only the teammates in the seats next to that player",
    replaces=your_team,
)
def your_team_sits_next_to_you(table: Table, player: PlayerId) -> Players:
    seats = [one.name for one in table.players]
    near = (0, 1, len(seats) - 1)
    own = seats.index(player)
    team = your_team.function(table, player)
    return tuple(p for p in team if (seats.index(p) - own) % len(seats) in near)
