"""Drawing cards: one player, or several in turn order."""

from __future__ import annotations

from apnap_reference.changes.applying import happen
from apnap_reference.objects.within_range import affected
from apnap_reference.players.players import Side, in_apnap_order, in_game, primary_player
from apnap_reference.rulebook import rule
from apnap_reference.state.events import Draws
from apnap_reference.state.table import PlayerId, Table


def draws_a_card(table: Table, player: PlayerId) -> Table:
    """Let a player draw a card, if still in the game."""
    return happen(table, Draws(player)) if in_game(table, player) else table


@rule("121.2c")
def each_draws(table: Table, by: PlayerId, number: int) -> Table:
    """Players draw in APNAP order, and each draws all their cards before the next one draws."""
    for side in in_apnap_order(table):
        for player in affected(table, by, order_of_draws(table, side)):
            for _ in range(number):
                table = draws_a_card(table, player)
    return table


@rule("805.6a")
def order_of_draws(table: Table, team: Side) -> Side:
    """
    The players on a team draw one after the other, here the primary player first.

    Nobody is asked for another: no ability here sees who drew first, and each draws from a
    library of their own. In 2006 this order is the only one.
    """
    first = primary_player(table, team)
    return (first, *(player for player in team if player != first))
