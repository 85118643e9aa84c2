"""Misreadings of rule 801.7: which events trigger what."""

from __future__ import annotations

from apnap_misreadings.common import unlimited
from apnap_misreadings.mutant import mutant
from apnap_reference.changes.events_in_range import (
    Parts,
    PartsOf,
    end_of_the_way,
    entirely_in_range,
)
from apnap_reference.changes.triggering import ThatTriggers, delayed_triggered
from apnap_reference.state.events import Event, Moves
from apnap_reference.state.table import PlayerId, Ref, Table


@mutant(
    "801.7",
    "an ability triggers on events outside its controller's range of influence",
    replaces=entirely_in_range,
    since="2006-10-01",
)
def abilities_trigger_out_of_range(
    _table: Table, _player: PlayerId, _event: Event, _about: PartsOf | None = None
) -> bool:
    return True


@mutant(
    "801.7",
    "a delayed triggered ability triggers on events outside its controller's range of influence",
    replaces=delayed_triggered,
    since="2006-10-01",
)
def delayed_abilities_see_the_whole_table(
    before: Table, after: Table, events: tuple[Event, ...]
) -> tuple[Table, tuple[ThatTriggers, ...]]:
    return delayed_triggered.function(unlimited(before), after, events)


@mutant(
    "801.7",
    (
        "for triggered abilities, an entering permanent is within range if its owner is, no "
        "matter who controls it"
    ),
    replaces=end_of_the_way,
    since="2024-06-07",
)
def enters_where_its_owner_sits(table: Table, event: Moves) -> tuple[Ref, ...]:
    old = table.objects.get(event.thing) or table.past[event.thing].object
    return (old.owner,) if event.to == "battlefield" else (event.thing,)


@mutant(
    "801.7a",
    (
        "for triggered abilities, a permanent that leaves is within range if its owner is, no "
        "matter who controlled it"
    ),
    replaces=end_of_the_way,
    since="2006-10-01",
)
def what_leaves_is_where_its_owner_sits(table: Table, event: Moves) -> Parts:
    if event.to == "battlefield":
        return end_of_the_way.function(table, event)
    old = table.objects.get(event.thing) or table.past[event.thing].object
    return (old.owner,)


# In the book of 2006


@mutant(
    "601.7",
    "in 2006, an ability triggers on events outside its controller's range of influence",
    replaces=entirely_in_range,
    only="2006-10-01",
)
def abilities_of_2006_trigger_out_of_range(
    _table: Table, _player: PlayerId, _event: Event, _about: PartsOf | None = None
) -> bool:
    return True
