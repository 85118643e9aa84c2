"""Countering spells and abilities."""

from __future__ import annotations

from apnap_reference.changes.applying import gone, happen
from apnap_reference.objects.characteristics import characteristics
from apnap_reference.rulebook import rule
from apnap_reference.state.abilities import of_a_kind
from apnap_reference.state.events import Moves, SpellCountered
from apnap_reference.state.static_abilities import CantBeCountered
from apnap_reference.state.table import ObjectId, Table


@rule("101.2")
def may_be_countered(table: Table, spell: ObjectId) -> bool:
    """A spell that can't be countered isn't countered, even if an effect says to counter it."""
    keys = characteristics(table, spell).abilities
    return not any(of_a_kind(keys, CantBeCountered))


@rule("701.6a")
def countered(table: Table, thing: ObjectId) -> Table:
    """A countered spell or ability doesn't resolve; the spell is put into the graveyard."""
    found = table.objects.get(thing)
    if found is None or found.zone != "stack" or not may_be_countered(table, thing):
        return table
    if found.kind == "ability":
        return gone(table, found)
    return happen(table, Moves(thing, "graveyard"), SpellCountered(thing))
