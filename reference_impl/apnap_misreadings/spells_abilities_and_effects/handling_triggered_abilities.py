"""Misreadings of rule 603: whose triggered abilities are, and when they trigger."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.changes.triggering import (
    Memory,
    ThatTriggers,
    as_object,
    delayed_triggered,
    delays,
    last_known,
)
from apnap_reference.objects.characteristics import controller, on_battlefield
from apnap_reference.players.players import Side
from apnap_reference.spells.resolving import condition_still_holds
from apnap_reference.spells.triggers_on_the_stack import of_its_members
from apnap_reference.state.events import Event
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


@mutant(
    "603.4",
    "an ability's intervening condition is checked as it triggers, but not again as it resolves",
    replaces=condition_still_holds,
    since="2006-10-01",
)
def conditions_are_met_once(_table: Table, _thing: Object) -> bool:
    return True


@mutant(
    "603.4",
    (
        "an intervening condition is checked on resolution for the source's current controller, "
        "not the ability's"
    ),
    replaces=condition_still_holds,
)
def condition_of_whoever_has_the_source(table: Table, thing: Object) -> bool:
    if thing.source is not None and on_battlefield(table, thing.source):
        thing = replace(thing, controller=controller(table, thing.source))
    return condition_still_holds.function(table, thing)


@mutant(
    "603.7",
    "a delayed triggered ability doesn't trigger if its source has left the battlefield",
    replaces=delayed_triggered,
)
def delayed_abilities_need_their_source(
    before: Table, after: Table, events: tuple[Event, ...]
) -> tuple[Table, tuple[ThatTriggers, ...]]:
    kept = tuple(delayed for delayed in after.delayed if delayed.source in after.objects)
    return delayed_triggered.function(before, replace(after, delayed=kept), events)


@mutant(
    "603.7b",
    "a delayed triggered ability triggers each time its event occurs instead of only the next time",
    replaces=delayed_triggered,
    since="2006-10-01",
)
def delayed_abilities_stay(
    before: Table, after: Table, events: tuple[Event, ...]
) -> tuple[Table, tuple[ThatTriggers, ...]]:
    now, triggered = delayed_triggered.function(before, after, events)
    return replace(now, delayed=after.delayed), triggered


@mutant(
    "603.7e",
    (
        "a delayed triggered ability is controlled by its source's controller, not the creating "
        "ability's controller"
    ),
    replaces=delays,
)
def delayed_for_whoever_has_the_source(
    table: Table, thing: Object, key: str, memory: Memory
) -> Table:
    if thing.source is not None and on_battlefield(table, thing.source):
        thing = replace(thing, controller=controller(table, thing.source))
    return delays.function(table, thing, key, memory)
