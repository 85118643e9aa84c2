"""Countering spells."""

from __future__ import annotations

from apnap_reference.abilities import CantBeCountered, ability
from apnap_reference.events import Moves
from apnap_reference.happening import happen
from apnap_reference.looks import looks
from apnap_reference.rulebook import rule
from apnap_reference.table import ObjectId, Table


@rule("101.2")
def may_be_countered(table: Table, spell: ObjectId) -> bool:
    """A spell that cannot be countered stays on the stack, whatever would counter it."""
    keys = looks(table, spell).abilities
    return not any(isinstance(ability(key), CantBeCountered) for key in keys)


@rule("701.6a", before={"2025-06-06": "701.5a"})
def countered(table: Table, spell: ObjectId) -> Table:
    """A countered spell goes from the stack to the graveyard, and nothing of it happens."""
    on_stack = spell in table.objects and table.objects[spell].zone == "stack"
    if not on_stack or not may_be_countered(table, spell):
        return table
    return happen(table, Moves(spell, "graveyard"))
