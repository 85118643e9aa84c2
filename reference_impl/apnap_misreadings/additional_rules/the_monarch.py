"""Misreadings of 724: who is the monarch, and who becomes it."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.keywords.being_the_monarch import controllers_of_its_abilities
from apnap_reference.players.players import clockwise_from, everybody, first_seat, in_game
from apnap_reference.state.table import PlayerId, Table
from apnap_reference.turn.monarch import (
    becomes_the_monarch,
    can_become_the_monarch,
    heir_of_the_monarch,
    monarch_that_effects_mean,
)


@mutant(
    "724.2",
    "each active player draws a card for being the monarch as long as there is a monarch",
    replaces=controllers_of_its_abilities,
)
def everybody_draws_for_the_monarch(table: Table) -> tuple[PlayerId, ...]:
    return everybody(table) if table.monarch is not None else ()


@mutant(
    "724.3",
    "a player stays the monarch when another player would become it",
    replaces=becomes_the_monarch,
)
def the_first_monarch_stays(table: Table, player: PlayerId) -> Table:
    if table.monarch is not None:
        return table
    return becomes_the_monarch.function(table, player)


@mutant(
    "724.4",
    "if the monarch leaves the game, nobody is the monarch any more",
    replaces=heir_of_the_monarch,
)
def the_monarchy_ends(_: Table) -> PlayerId | None:
    return None


@mutant(
    "724.4",
    "if the monarch leaves the game, the next player to the monarch's left becomes the monarch",
    replaces=heir_of_the_monarch,
)
def the_neighbor_becomes_the_monarch(table: Table) -> PlayerId | None:
    if table.monarch is None or in_game(table, table.monarch):
        return heir_of_the_monarch.function(table)
    return next(iter(clockwise_from(table, table.monarch)), None)


@mutant(
    "724.4",
    "a player whom an effect keeps from becoming the monarch can take over when the monarch leaves",
    replaces=heir_of_the_monarch,
)
def anybody_inherits(table: Table) -> PlayerId | None:
    return next(iter(clockwise_from(table, first_seat(table))), None)


@mutant(
    "724.4",
    "nothing keeps a player from becoming the monarch",
    replaces=can_become_the_monarch,
)
def anybody_is_crowned(_table: Table, _player: PlayerId) -> bool:
    return True


@mutant(
    "724.4",
    "if there is no active player as the monarch leaves, nobody becomes the monarch",
    replaces=heir_of_the_monarch,
    origin="others",
)
def no_heir_without_an_active_player(table: Table) -> PlayerId | None:
    return heir_of_the_monarch.function(table) if table.turn.side else None


@mutant(
    "724.5",
    "as long as nobody is the monarch, the active player counts as the monarch",
    replaces=monarch_that_effects_mean,
)
def the_active_player_counts_as_the_monarch(table: Table) -> PlayerId | None:
    return table.monarch or first_seat(table)
