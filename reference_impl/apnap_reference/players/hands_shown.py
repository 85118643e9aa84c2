"""Whose hands a player may look at besides the own."""

from __future__ import annotations

from apnap_reference.players.players import clockwise_from, has_emperors, teammates
from apnap_reference.rulebook import rule
from apnap_reference.state.table import PlayerId, Table


def shown_to(table: Table, player: PlayerId) -> tuple[PlayerId, ...]:
    """Give the teammates who may look at a player's hand; it is the same the other way round."""
    if table.variant.hands == "own":
        return ()
    if table.variant.hands == "neighbours":
        return shown_to_neighbours(table, player)
    if has_emperors(table):
        return shown_to_emperors_team(table, player)
    share_turns = table.variant.shared_team_turns
    return shown_to_heads(table, player) if share_turns else shown_to_teammates(table, player)


@rule("810.5")
def shown_to_heads(table: Table, player: PlayerId) -> tuple[PlayerId, ...]:
    """In Two-Headed Giant, teammates may look at each other's hands but share no cards."""
    return teammates(table, player)


@rule("808.5")
def shown_to_teammates(table: Table, player: PlayerId) -> tuple[PlayerId, ...]:
    """In Team vs. Team, teammates may look at each other's hands but share no cards."""
    return teammates(table, player)


@rule("809.7")
def shown_to_emperors_team(table: Table, player: PlayerId) -> tuple[PlayerId, ...]:
    """In Emperor, teammates may look at each other's hands but share no cards."""
    return teammates(table, player)


@rule("811.5")
def shown_to_neighbours(table: Table, player: PlayerId) -> tuple[PlayerId, ...]:
    """In Alternating Teams, only teammates in adjacent seats may look at each other's hands."""
    seated = clockwise_from(table, player)
    beside = {*seated[1:2], *seated[-1:]}
    return tuple(mate for mate in teammates(table, player) if mate in beside)
