"""Who is the monarch, and who becomes it when that player leaves (724)."""

from __future__ import annotations

from apnap_reference.players.players import clockwise_from, first_seat, in_game
from apnap_reference.rulebook import rule
from apnap_reference.state.table import PlayerId, Table, replace


@rule("724.3")
def becomes_the_monarch(table: Table, player: PlayerId) -> Table:
    """Only one player is the monarch: whoever becomes it takes the place of the one before."""
    return replace(table, monarch=player) if in_game(table, player) else table


@rule("724.4")
def heir_of_the_monarch(table: Table) -> PlayerId | None:
    """If the monarch leaves, the active player becomes it, or else the next in turn order."""
    return next(iter(clockwise_from(table, first_seat(table))), None)


def with_a_monarch_who_stays(table: Table) -> Table:
    """Let somebody else be the monarch if that player has left the game."""
    if table.monarch is None or in_game(table, table.monarch):
        return table
    return replace(table, monarch=heir_of_the_monarch(table))
