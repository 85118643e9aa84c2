"""Who draws no card in the first turn of the game."""

from __future__ import annotations

from apnap_reference.edition import switches
from apnap_reference.players.players import Side, primary_player
from apnap_reference.rulebook import rule
from apnap_reference.state.table import PlayerId, Table


def first_draw_skipped(table: Table) -> bool:
    """Tell whether the turn that is going on has no draw step, being the first of the game."""
    if table.turn.number != 1:
        return False
    if table.is_for_two():
        return starting_player_skips(table)
    if two_headed_giant(table):
        return not _secondary_draws(table) and starting_team_skips(table)
    return others_skip(table)


def two_headed_giant(table: Table) -> bool:
    """Tell whether teams share turns and life totals, as in Two-Headed Giant and its kin."""
    return table.variant.shared_team_turns and table.variant.shared_life


@rule("103.8a")
def starting_player_skips(_: Table) -> bool:
    """In a two-player game, the starting player skips their first draw step."""
    return True


@rule("103.8b")
def starting_team_skips(_: Table) -> bool:
    """In Two-Headed Giant, the starting team skips its first draw step."""
    return True


def _secondary_draws(table: Table) -> bool:
    return switches(table.edition).first_draw_of_the_secondary


@rule("805.4b")
def who_draws(table: Table) -> Side:
    """In a team's draw step, each of its players draws a card."""
    return tuple(player for player in table.turn.side if not draws_nothing(table, player))


@rule("606.6b", of="2006-10-01")
def draws_nothing(table: Table, player: PlayerId) -> bool:
    """In the starting team's first draw step, the primary player doesn't draw."""
    first = table.turn.number == 1 and two_headed_giant(table) and _secondary_draws(table)
    return first and player == primary_player(table, table.turn.side)


@rule("103.8c")
def others_skip(_: Table) -> bool:
    """In other games with more than two players, nobody skips their first draw step."""
    return False
