"""Whose hands a player may look at besides the own."""

from __future__ import annotations

from apnap_reference.players.players import clockwise_from, teammates
from apnap_reference.rulebook import rule
from apnap_reference.state.table import PlayerId, Table


def shown_to(table: Table, player: PlayerId) -> tuple[PlayerId, ...]:
    """Give the teammates who may look at a player's hand; it is the same the other way round."""
    if table.variant.hands == "own":
        return ()
    if table.variant.hands == "neighbours":
        return shown_to_neighbours(table, player)
    share_turns = table.variant.shared_team_turns
    return shown_to_heads(table, player) if share_turns else shown_to_teammates(table, player)


@rule("810.5")
def shown_to_heads(table: Table, player: PlayerId) -> tuple[PlayerId, ...]:
    """Teammates who share their turns may look at each other's hands, and share no cards."""
    return teammates(table, player)


@rule("808.5")
def shown_to_teammates(table: Table, player: PlayerId) -> tuple[PlayerId, ...]:
    """In a Team vs. Team game teammates may look at each other's hands, and share no cards."""
    return teammates(table, player)


@rule("811.5")
def shown_to_neighbours(table: Table, player: PlayerId) -> tuple[PlayerId, ...]:
    """In an Alternating Teams game only teammates who sit side by side show each other hands."""
    seated = clockwise_from(table, player)
    beside = {*seated[1:2], *seated[-1:]}
    return tuple(mate for mate in teammates(table, player) if mate in beside)
