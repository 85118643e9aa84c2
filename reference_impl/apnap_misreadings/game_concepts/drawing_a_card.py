"""Misreadings of rule 121: drawing several cards."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.changes.drawing import draws_a_card, each_draws
from apnap_reference.players.players import players_in_apnap_order
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
