"""
What happens no more for a player who has left the game.

Such a player controls nothing and gets nothing; what is known about them is what was known as
they left.
"""

from __future__ import annotations

from apnap_reference.players.players import clockwise_from, in_game, opponents
from apnap_reference.rulebook import rule
from apnap_reference.state.table import PlayerId, Table


@rule("800.4b")
def can_gain_control(table: Table, player: PlayerId) -> bool:
    """A player who has left the game gains control of no object."""
    return in_game(table, player)


@rule("800.4b")
def can_have_tokens(table: Table, player: PlayerId) -> bool:
    """A player who has left the game gets no tokens."""
    return in_game(table, player)


@rule("800.4b")
def can_have_enter(table: Table, player: PlayerId) -> bool:
    """What would enter under the control of a player who has left stays where it is."""
    return in_game(table, player)


@rule("800.4f")
def can_be_asked_to_pay(table: Table, player: PlayerId) -> bool:
    """A player who has left the game pays nothing, and isn't asked whether to pay."""
    return in_game(table, player)


@rule("800.4g")
def who_may_choose_instead(
    table: Table, controller: PlayerId, departed: PlayerId
) -> tuple[PlayerId, ...]:
    """If a player who is to choose for an object has left, its controller names another player."""
    others = opponents(table, controller)
    if not _was_opponent(table, controller, departed) or not others:
        return clockwise_from(table, controller)
    return others


def _was_opponent(table: Table, controller: PlayerId, departed: PlayerId) -> bool:
    teams = (team.members for team in table.teams)
    return departed != controller and not any(
        controller in members and departed in members for members in teams
    )


@rule("800.4i")
def acts_found(_: Table, actors: tuple[PlayerId, ...]) -> tuple[PlayerId, ...]:
    """An effect finds what players have done even once they have left."""
    return actors


@rule("800.4i")
def information_about(table: Table, player: PlayerId) -> Table:
    """Information about a player who has left is what was last known before they left."""
    return table.as_left.get(player, table)
