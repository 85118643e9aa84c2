"""Destroying permanents, and regenerating them instead."""

from __future__ import annotations

from collections.abc import Iterable

from apnap_reference.changes.applying import happen
from apnap_reference.changes.removal_from_combat import removed_from_combat
from apnap_reference.objects.characteristics import has_keyword, on_battlefield
from apnap_reference.objects.lasting_effects import lasting
from apnap_reference.rulebook import rule
from apnap_reference.state.effects import Effect, Regenerates
from apnap_reference.state.events import Moves, Taps
from apnap_reference.state.table import ObjectId, Table, replace


@rule("701.8a")
def destroyed(table: Table, *things: ObjectId) -> Table:
    """Permanents destroyed together are put into their owners' graveyards at the same time."""
    doomed = tuple(thing for thing in things if can_be_destroyed(table, thing))
    saved = tuple(thing for thing in doomed if shield_of(table, thing) is not None)
    moves = tuple(Moves(thing, "graveyard") for thing in doomed if thing not in saved)
    table = happen(table, *moves) if moves else table
    return regenerated(table, saved)


@rule("702.12b")
def can_be_destroyed(table: Table, thing: ObjectId) -> bool:
    """Nothing can destroy a permanent with indestructible, not even lethal damage."""
    return on_battlefield(table, thing) and not has_keyword(table, thing, "indestructible")


def shield_of(table: Table, thing: ObjectId) -> Effect[Regenerates] | None:
    """Give the oldest effect that would regenerate a permanent, None if there is none."""
    return next((e for e in lasting(table, Regenerates) if thing in e.objects), None)


@rule("701.19a")
def regenerated(table: Table, things: Iterable[ObjectId]) -> Table:
    """A permanent that regenerates loses all damage, becomes tapped, and leaves combat."""
    for thing in things:
        shield = shield_of(table, thing)
        if shield is None or not on_battlefield(table, thing):
            continue
        left = tuple(effect for effect in table.effects if effect.id != shield.id)
        table = happen(replace(table, effects=left), Taps(thing))
        healed = replace(table.objects[thing], damage=0, deathtouched=False)
        table = removed_from_combat(table.with_object(healed), thing)
    return table
