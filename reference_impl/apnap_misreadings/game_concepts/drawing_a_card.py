"""Misreadings of rule 121: drawing several cards, and draws that are replaced."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.changes.drawing import draws_a_card, each_draws
from apnap_reference.changes.replacing import draw_replaced
from apnap_reference.players.players import in_game, players_in_apnap_order
from apnap_reference.state.events import Draws
from apnap_reference.state.table import PlayerId, Table, replace


@mutant(
    "121.2",
    "a player who would draw more cards than are in their library draws none of them",
    replaces=each_draws,
)
def all_the_cards_or_none(table: Table, by: PlayerId, number: int) -> Table:
    del by
    for player in players_in_apnap_order(table):
        if len(table.libraries[player]) < number:
            short = replace(table.player(player), drew_from_empty=True)
            table = table.with_player(short)
            continue
        for _ in range(number):
            table = draws_a_card(table, player)
    return table


@mutant(
    "121.6",
    "a player whose library is empty can't have a draw replaced, and loses for it",
    replaces=draw_replaced,
)
def nothing_to_draw_is_not_replaced(table: Table, draw: Draws) -> Draws:
    return draw_replaced.function(table, draw) if table.libraries[draw.player] else draw


@mutant(
    "121.6",
    "a player draws again themselves if the player who was to draw instead has left the game",
    replaces=draw_replaced,
)
def draws_of_the_departed_come_back(table: Table, draw: Draws) -> Draws:
    instead = draw_replaced.function(table, draw)
    return instead if in_game(table, instead.player) else draw
