"""Phasing out and in: treated as though it didn't exist (702.26)."""

from __future__ import annotations

from apnap_reference.changes.removal_from_combat import removed_from_combat
from apnap_reference.objects.characteristics import controller
from apnap_reference.rulebook import rule
from apnap_reference.state.events import Phases
from apnap_reference.state.ids import NOBODY
from apnap_reference.state.table import ObjectId, Table, replace


@rule("702.26b")
def phased(table: Table, event: Phases) -> Table:
    """A permanent that's phased out is treated as though it didn't exist, until it phases in."""
    thing = table.objects[event.thing]
    if thing.phased_out is not None:
        return phased_indirectly(table.with_object(replace(thing, phased_out=None)), thing.id)
    who = controller(table, thing.id)
    out = phased_indirectly(table.with_object(replace(thing, phased_out=who)), thing.id)
    return removed_from_combat(out, thing.id)


@rule("702.26g")
def phased_indirectly(table: Table, host: ObjectId) -> Table:
    """What's attached to a permanent phases out with it, and phases in only with it."""
    gone = table.objects[host].phased_out is not None
    for thing in table.objects.values():
        there = thing.phased_out is None if gone else thing.phased_out == NOBODY
        if thing.attached_to == host and thing.zone == "battlefield" and there:
            table = table.with_object(replace(thing, phased_out=NOBODY if gone else None))
            table = phased_indirectly(table, thing.id)
    return table
