"""Who sits where: empty positions of the variants."""

from __future__ import annotations

from itertools import zip_longest

from msgspec.structs import replace

from apnap.driver.position import LIBRARY, Position, PositionError
from apnap.protocol import Player, PlayerName, Record, SideName, Team, Variant


class Seat(Record, frozen=True):
    """
    A player at the table, and the player's team.

    primary: whether that is its primary player.
    emperor: whether that is its emperor.
    range_of_influence: the player's own, if it isn't the variant's.
    """

    player: str
    team: str | None = None
    primary: bool = False
    emperor: bool = False
    range_of_influence: int | None = None


def seated(variant: Variant, *sides: tuple[PlayerName, ...]) -> Position:
    """
    Return an empty position of a game between the players named, clockwise.

    Several `sides` are teams; with shared turns the first of each is its primary player.
    """
    return at_table(variant, *(seat for side in _with_teams(variant, sides) for seat in side))


def seated_apart(variant: Variant, *sides: tuple[PlayerName, ...]) -> Position:
    """Return an empty position of a game in which the members of the teams sit in rotation."""
    rounds = zip_longest(*_with_teams(variant, sides))
    return at_table(variant, *(seat for round_ in rounds for seat in round_ if seat is not None))


def seated_with_emperors(
    variant: Variant, range_of_influence: int, *sides: tuple[PlayerName, ...]
) -> Position:
    """Return an empty position; the middle one of each side is an emperor with that range."""
    if any(len(side) % 2 == 0 for side in sides):
        raise PositionError("a team of even size has no player in the middle: seat it by a table")
    return at_table(
        variant,
        *(
            replace(seat, emperor=True, range_of_influence=range_of_influence)
            if place == len(side) // 2
            else seat
            for side in _with_teams(variant, sides)
            for place, seat in enumerate(side)
        ),
    )


def at_table(variant: Variant, *seats: Seat) -> Position:
    """
    Return an empty position of a game with these seats, clockwise.

    Everybody's life is still unknown. Raises `PositionError` for what can be no game at all;
    whether the rules of the variant allow the set-up is for the engine to tell.
    """
    names = [seat.player for seat in seats]
    sides = dict.fromkeys(seat.team for seat in seats if seat.team is not None)
    if len(set(names)) < len(names):
        raise PositionError("a player is named twice")
    if len(names) < 2:  # noqa: PLR2004 - a game needs an opponent
        raise PositionError("a game needs at least two players")
    if not sides.keys().isdisjoint(names):
        raise PositionError("a team has the name of a player")
    return Position(
        variant=variant,
        players=tuple(
            Player(
                name=seat.player,
                life="unknown",
                library=LIBRARY,
                range_of_influence=seat.range_of_influence,
            )
            for seat in seats
        ),
        teams=tuple(_team(name, seats) for name in sides),
    )


def _with_teams(variant: Variant, sides: tuple[tuple[PlayerName, ...], ...]) -> list[list[Seat]]:
    """Return the seats of each side: a team if there are several, named after its first member."""
    several = len(sides) > 1
    return [
        [
            Seat(
                name,
                f"{side[0]}'s team" if several else None,
                primary=several and variant.shared_team_turns and name == side[0],
            )
            for name in side
        ]
        for side in sides
    ]


def _team(name: SideName, seats: tuple[Seat, ...]) -> Team:
    members = tuple(seat.player for seat in seats if seat.team == name)
    primary = tuple(seat.player for seat in seats if seat.team == name and seat.primary)
    emperors = tuple(seat.player for seat in seats if seat.team == name and seat.emperor)
    for what, who in (("primary player", primary), ("emperor", emperors)):
        if len(who) > 1:
            raise PositionError(f"{name} has more than one {what}")
    return Team(
        name=name,
        members=members,
        primary=next(iter(primary), None),
        emperor=next(iter(emperors), None),
    )
