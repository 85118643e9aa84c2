"""One player who has to be named where several could be meant."""

from __future__ import annotations

from apnap_reference.choices.simple import choose_player
from apnap_reference.players.players import in_game
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.table import PlayerId, Table


def the_one(
    table: Table, who: PlayerId, among: tuple[PlayerId, ...], purpose: str
) -> Dialogue[tuple[Table, PlayerId | None]]:
    """Give the only player meant; of several let `who` name one; None if nobody is there."""
    here = tuple(player for player in among if in_game(table, player))
    if len(here) > 1:
        return (yield from choose_player(table, who, here, purpose))
    return table, here[0] if here else None
