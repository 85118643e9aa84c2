"""Who is the monarch, who can become it, and who does when that player leaves (724)."""

from __future__ import annotations

from apnap_reference.objects.lasting_effects import lasting
from apnap_reference.players.players import clockwise_from, first_seat, in_game
from apnap_reference.rulebook import rule
from apnap_reference.state.effects import IsntCrowned
from apnap_reference.state.table import PlayerId, Table, replace


@rule("724.3")
def becomes_the_monarch(table: Table, player: PlayerId) -> Table:
    """Only one player is the monarch: whoever becomes it takes the place of the one before."""
    able = in_game(table, player) and can_become_the_monarch(table, player)
    return replace(table, monarch=player) if able else table


@rule("724.4")
def can_become_the_monarch(table: Table, player: PlayerId) -> bool:
    """A player of whom an effect says so can't become the monarch, nor take over from one."""
    return all(effect.does.player != player for effect in lasting(table, IsntCrowned))


@rule("724.5")
def monarch_that_effects_mean(table: Table) -> PlayerId | None:
    """An effect that depends on who is the monarch does nothing while nobody is."""
    return table.monarch


@rule("724.4")
def heir_of_the_monarch(table: Table) -> PlayerId | None:
    """If the monarch leaves, the active player becomes it, or else the next in turn order."""
    heirs = clockwise_from(table, first_seat(table))
    return next((player for player in heirs if can_become_the_monarch(table, player)), None)


def with_a_monarch_who_stays(table: Table) -> Table:
    """Let somebody else be the monarch if that player has left the game."""
    if table.monarch is None or in_game(table, table.monarch):
        return table
    return replace(table, monarch=heir_of_the_monarch(table))
