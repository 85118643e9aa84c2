"""Misreadings of 603.7: delayed triggered abilities."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.changes.triggering import (
    Memory,
    ThatTriggers,
    delayed_triggered,
    delays,
)
from apnap_reference.objects.characteristics import controller, on_battlefield
from apnap_reference.state.events import Event
from apnap_reference.state.table import Object, Table, replace


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
