"""Misreadings of 603.3: whose triggered abilities are, and how they go on the stack."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.changes.triggering import (
    as_object,
    last_known,
)
from apnap_reference.players.players import Side
from apnap_reference.spells.triggers_on_the_stack import of_its_members
from apnap_reference.state.table import Object, ObjectId, PlayerId, Table, Waiting, replace


@mutant(
    "603.3a",
    (
        "a triggered ability is controlled by the owner of its source instead of the source's "
        "controller"
    ),
    replaces=as_object,
    since="2006-10-01",
)
def abilities_are_the_owners(table: Table, trigger: Waiting, number: ObjectId) -> Object:
    who = last_known(table, trigger.source).owner
    return replace(as_object.function(table, trigger, number), controller=who, owner=who)


def _owner_of_source(table: Table, thing: Object) -> PlayerId:
    source = table.objects.get(thing.source) if thing.source is not None else None
    return source.owner if source is not None else thing.controller


@mutant(
    "603.3b",
    (
        "triggered abilities are put on the stack by the owners of their sources instead of by "
        "their controllers"
    ),
    replaces=of_its_members,
)
def owners_order_their_triggers(
    table: Table, waiting: tuple[ObjectId, ...], side: Side
) -> tuple[ObjectId, ...]:
    there = (table.objects[trigger] for trigger in waiting if trigger in table.objects)
    return tuple(thing.id for thing in there if _owner_of_source(table, thing) in side)
