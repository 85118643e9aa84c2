"""Goad: a creature has to attack, and not whoever goaded it if it can (701.15)."""

from __future__ import annotations

from apnap_reference.objects.lasting_effects import with_effect
from apnap_reference.rulebook import rule
from apnap_reference.state.effects import Goaded, TurnOf
from apnap_reference.state.table import Object, ObjectId, Table


@rule("701.15a")
def goad(table: Table, thing: Object, *creatures: ObjectId) -> Table:
    """A creature stays goaded until the next turn of the player who goaded it."""
    if not creatures:
        return table
    who = thing.controller
    return with_effect(table, Goaded(), who, TurnOf(who), objects=creatures)
