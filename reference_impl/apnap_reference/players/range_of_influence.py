"""
Ranges of influence: which players and objects a player can have anything to do with (801).

Who is in whose range is settled as a turn begins (`ranges_determined`) and kept on the table.
"""

from __future__ import annotations

from apnap_reference.rulebook import rule
from apnap_reference.state.table import (
    Object,
    Player,
    PlayerId,
    Table,
    kept_for_the_next,
    replace,
)


@rule("801.2")
def in_range(table: Table, player: PlayerId, other: PlayerId) -> bool:
    """A player's range of influence covers the players within that many seats of them."""
    return table.variant.range_of_influence is None or other in table.ranges[player]


@rule("801.2c")
def ranges_determined(table: Table) -> Table:
    """As each turn begins, the game determines who is within each player's range of influence."""
    usual = table.variant.range_of_influence
    if usual is None:
        return table
    ranges = {
        player.name: tuple(
            other.name
            for other in table.players
            if seats_between(table, player.name, other.name) <= seats_of_influence(player, usual)
        )
        for player in table.players
    }
    return replace(table, ranges=ranges)


@rule("801.2a")
def seats_of_influence(player: Player, usual: int) -> int:
    """Different players can have different ranges of influence; who has none has the usual one."""
    return usual if player.range_of_influence is None else player.range_of_influence


def seats_between(table: Table, player: PlayerId, other: PlayerId) -> int:
    """Count the seats from one player to another by the shorter way; 0 from oneself (801.2b)."""
    return min(seats_to(table, player, other), seats_to(table, other, player))


def seats_to(table: Table, player: PlayerId, other: PlayerId) -> int:
    """
    Count the seats from a player to another, going to the left.

    Only the seats of players who are in the game count, besides that of the other one.
    """
    return _seats_to_others(table.players)[player][other]


@kept_for_the_next
def _seats_to_others(players: tuple[Player, ...]) -> dict[PlayerId, dict[PlayerId, int]]:
    """Count the seats from each player to each other, going to the left."""
    counted: dict[PlayerId, dict[PlayerId, int]] = {}
    for first, player in enumerate(players):
        seats = counted[player.name] = {player.name: 0}
        passed = 0
        for other in (*players[first + 1 :], *players[:first]):
            seats[other.name] = passed + 1
            passed += other.left is None
    return counted


@rule("801.2d")
def object_in_range(table: Table, player: PlayerId, thing: Object, controller: PlayerId) -> bool:
    """An object is in range if its controller is, and a battle also if its protector is."""
    if in_range(table, player, controller):
        return True
    return thing.protector is not None and in_range(table, player, thing.protector)
