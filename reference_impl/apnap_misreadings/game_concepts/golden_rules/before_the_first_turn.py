"""Misreadings of rule 101.4e: the order of choices before the game."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.players.players import (
    Side,
    everybody,
    first_before_the_game,
    in_apnap_order,
    teammates,
)
from apnap_reference.state.table import PlayerId, Table


@mutant(
    "101.4e",
    (
        "before the first turn, the player in the first seat chooses first instead of the "
        "starting player"
    ),
    replaces=first_before_the_game,
)
def the_first_seat_before_the_game(table: Table) -> PlayerId:
    return table.players[0].name


@mutant(
    "101.4e",
    "before the first turn, all players choose at the same time instead of in APNAP order",
    replaces=in_apnap_order,
    since="2006-10-01",
)
def no_order_before_the_game(table: Table) -> tuple[Side, ...]:
    return in_apnap_order.function(table) if table.begun else (everybody(table),)


@mutant(
    "101.4e",
    "before the first turn, the starting player's teammates choose before all other players",
    replaces=in_apnap_order,
    since="2024-06-07",
)
def the_starting_team_comes_first(table: Table) -> tuple[Side, ...]:
    order = in_apnap_order.function(table)
    if table.begun or table.variant.shared_team_turns:
        return order
    mates = teammates(table, order[0][0])
    own = tuple(side for side in order[1:] if side[0] in mates)
    return (order[0], *own, *(side for side in order[1:] if side not in own))
