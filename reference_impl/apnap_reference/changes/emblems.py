"""Emblems: objects in the command zone that have abilities and nothing else (114)."""

from __future__ import annotations

from apnap_reference.rulebook import rule
from apnap_reference.state.abilities import EMBLEM
from apnap_reference.state.table import Object, PlayerId, Table


@rule("114.2")
def gets_an_emblem(table: Table, player: PlayerId, card: str) -> Table:
    """A player who gets an emblem puts it into the command zone, and owns and controls it."""
    number = table.next_id
    emblem = Object(
        id=number,
        name=f"~{number}",
        card=f"{EMBLEM}{card}",
        owner=player,
        zone="command",
        kind="emblem",
        controller=player,
        stamp=number,
    )
    return table.with_new(emblem)
