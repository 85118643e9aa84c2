"""Detain: permanents that can do nothing for a while (701.35)."""

from __future__ import annotations

from apnap_reference.objects.lasting_effects import lasting, with_effect
from apnap_reference.rulebook import rule
from apnap_reference.state.effects import Detained, TurnOf
from apnap_reference.state.table import Object, ObjectId, Table


@rule("701.35a")
def detain(table: Table, by: Object, thing: ObjectId) -> Table:
    """A permanent stays detained until the next turn of the player who detained it."""
    who = by.controller
    return with_effect(table, Detained(), who, TurnOf(who), objects=(thing,))


@rule("701.35a")
def not_detained(table: Table, thing: ObjectId) -> bool:
    """What is detained neither attacks nor blocks, and nobody activates its abilities."""
    return all(thing not in effect.objects for effect in lasting(table, Detained))
