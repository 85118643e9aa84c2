"""Destroying permanents."""

from __future__ import annotations

from apnap_reference.changes.applying import happen
from apnap_reference.objects.characteristics import has_keyword, on_battlefield
from apnap_reference.rulebook import rule
from apnap_reference.state.events import Moves
from apnap_reference.state.table import ObjectId, Table


@rule("701.8a")
def destroyed(table: Table, *things: ObjectId) -> Table:
    """Permanents destroyed together are put into their owners' graveyards at the same time."""
    moves = tuple(Moves(thing, "graveyard") for thing in things if can_be_destroyed(table, thing))
    return happen(table, *moves) if moves else table


@rule("702.12b")
def can_be_destroyed(table: Table, thing: ObjectId) -> bool:
    """Nothing can destroy a permanent with indestructible, not even lethal damage."""
    return on_battlefield(table, thing) and not has_keyword(table, thing, "indestructible")
