"""Effects that end the game: somebody wins it, somebody loses it, or it is a draw (104)."""

from __future__ import annotations

from collections.abc import Iterable

from apnap_reference.changes.losing import losing_together, may_lose
from apnap_reference.objects.characteristics import abilities_in_play
from apnap_reference.objects.within_range import opponents_affected, players_affected
from apnap_reference.players.players import everybody, in_game, side_of, team_of
from apnap_reference.rulebook import rule
from apnap_reference.state.static_abilities import CantLose
from apnap_reference.state.table import PlayerId, Table, replace
from apnap_reference.turn.leaving_the_game import draw_together, leave_together


def limited(table: Table) -> bool:
    """Tell whether players have a limited range of influence."""
    return table.variant.range_of_influence is not None


@rule("104.2b")
def wins_the_game(table: Table, player: PlayerId) -> Table:
    """A player wins the game if an effect says so, and whoever is on their team with them."""
    if not in_game(table, player) or table.winners is not None:
        return table
    if limited(table):
        return opponents_lose_instead(table, player)
    if not may_win(table, player):
        return table
    team = team_of(table, player)
    return replace(table, winners=team.members if team else side_of(table, player))


@rule("101.2")
def may_win(table: Table, player: PlayerId) -> bool:
    """A player who can't win the game doesn't win it, even if an effect says they do."""
    together = losing_together(table, player)
    return all(
        set(together).isdisjoint(found.nor_win(table, source))
        for source, found in abilities_in_play(table, CantLose)
        if found.nor_win is not None
    )


@rule("801.14")
def opponents_lose_instead(table: Table, player: PlayerId) -> Table:
    """With limited range, an effect that wins makes all opponents within range lose instead."""
    return lose_the_game(table, opponents_affected(table, player))


@rule("104.3e")
def lose_the_game(table: Table, players: Iterable[PlayerId]) -> Table:
    """Players lose the game, at the same time, if an effect says so."""
    losing = (player for player in players if in_game(table, player) and may_lose(table, player))
    return leave_together(table, dict.fromkeys(losing, "effect"))


@rule("104.4c")
def is_a_draw(table: Table, by: PlayerId) -> Table:
    """The game is a draw if the effect of a player's spell or ability says so."""
    return draw_together(table, who_draws_the_game(table, by))


@rule("801.15")
def who_draws_the_game(table: Table, by: PlayerId) -> tuple[PlayerId, ...]:
    """With limited range, a draw concerns only a player and who is within that player's range."""
    return players_affected(table, by) if limited(table) else everybody(table)
