"""Players: who is in the game, in which order, and who is whose opponent."""

from __future__ import annotations

from apnap_reference.rulebook import rule
from apnap_reference.state.ids import SideName
from apnap_reference.state.table import Player, PlayerId, Table, Team, kept_for_the_next

Side = tuple[PlayerId, ...]
"""Players who take their turns, get priority and declare together: one, or a team."""


def in_game(table: Table, player: PlayerId) -> bool:
    """Tell whether a player is still in the game."""
    return table.player(player).left is None


def everybody(table: Table) -> tuple[PlayerId, ...]:
    """Give the players still in the game, in seating order."""
    return _here(table.players)


@kept_for_the_next
def _here(players: tuple[Player, ...]) -> tuple[PlayerId, ...]:
    return tuple(player.name for player in players if player.left is None)


def team_of(table: Table, player: PlayerId) -> Team | None:
    """Give a player's team, None in a game without teams."""
    return _team_by_member(table.teams).get(player)


@kept_for_the_next
def _team_by_member(teams: tuple[Team, ...]) -> dict[PlayerId, Team]:
    return {player: team for team in teams for player in team.members}


@rule("102.3")
def teammates(table: Table, player: PlayerId) -> tuple[PlayerId, ...]:
    """Everyone else on a player's team is a teammate, and everyone not on it is an opponent."""
    team = team_of(table, player)
    return tuple(p for p in team.members if p != player) if team else ()


@rule("102.4")
def your_team(table: Table, player: PlayerId) -> tuple[PlayerId, ...]:
    """A player's team is that player and all teammates, or without teams just that player."""
    return (player, *teammates(table, player))


@rule("102.2")
def opponents(table: Table, player: PlayerId) -> tuple[PlayerId, ...]:
    """Every other player in the game who isn't a teammate is an opponent."""
    return tuple(
        other
        for other in clockwise_from(table, player)
        if other != player and other not in teammates(table, player)
    )


def clockwise_from(table: Table, player: PlayerId) -> tuple[PlayerId, ...]:
    """Give the players in the game clockwise, beginning with (the seat of) one."""
    return _clockwise_from(table.players)[player]


@kept_for_the_next
def _clockwise_from(players: tuple[Player, ...]) -> dict[PlayerId, tuple[PlayerId, ...]]:
    seats, here = [player.name for player in players], _here(players)
    return {one: tuple(p for p in _clockwise(seats, one) if p in here) for one in seats}


def side_of(table: Table, player: PlayerId) -> Side:
    """Give those who act together with a player: the player, or with shared turns the team."""
    team = team_of(table, player) if table.variant.shared_team_turns else None
    return tuple(p for p in team.members if p in everybody(table)) if team else (player,)


def side_name(table: Table, side: Side) -> SideName:
    """Give the name of a side: the player's, or the team's."""
    team = team_of(table, side[0]) if table.variant.shared_team_turns else None
    return team.name if team else side[0]


def first_seat(table: Table) -> PlayerId:
    """Give the player from whom an order of the table begins: whose turn it is or was."""
    if not table.begun:
        return first_before_the_game(table)
    return _whose_turn(table)


@rule("101.4e")
def first_before_the_game(table: Table) -> PlayerId:
    """Before the first turn, the starting player counts as the active player."""
    return _whose_turn(table)


def _whose_turn(table: Table) -> PlayerId:
    turn = table.turn
    if turn.side:
        return turn.side[0]
    team = next((team for team in table.teams if team.name == turn.whose), None)
    return team.members[0] if team else PlayerId(turn.whose)


@rule("101.4")
def in_apnap_order(table: Table) -> tuple[Side, ...]:
    """APNAP order begins with the active player and continues in turn order."""
    seated = clockwise_from(table, first_seat(table))
    if not table.variant.shared_team_turns:
        return tuple(zip(seated))  # each is a side
    return tuple(dict.fromkeys(side_of(table, player) for player in seated))


def players_in_apnap_order(table: Table) -> tuple[PlayerId, ...]:
    """Give the players one by one in the order of `in_apnap_order`."""
    return tuple(player for side in in_apnap_order(table) for player in side)


def next_side(table: Table, side: Side) -> Side:
    """Give the side that follows one in turn order, among those still in the game."""
    order = in_apnap_order(table)
    if side in order:
        return order[(order.index(side) + 1) % len(order)]
    seats = [p.name for p in table.players]
    after = seats[seats.index(side[-1]) + 1 :] + seats[: seats.index(side[-1]) + 1]
    return side_of(table, next(player for player in after if in_game(table, player)))


def has_emperors(table: Table) -> bool:
    """Tell whether teams are led by emperors (809)."""
    return any(team.emperor is not None for team in table.teams)


@rule("805.2")
def primary_player(table: Table, members: Side) -> PlayerId:
    """A team's primary player sits rightmost and decides what the team can't agree on."""
    team = team_of(table, members[0])
    if team is not None and team.primary in members:
        return team.primary or members[0]
    seats = [player.name for player in table.players]
    sitting = team.members if team else members
    right = next((p for p in sitting if seats[seats.index(p) - 1] not in sitting), sitting[0])
    return next(p for p in _clockwise(seats, right) if p in members)


def _clockwise(seats: list[PlayerId], first: PlayerId) -> list[PlayerId]:
    at = seats.index(first)
    return seats[at:] + seats[:at]
