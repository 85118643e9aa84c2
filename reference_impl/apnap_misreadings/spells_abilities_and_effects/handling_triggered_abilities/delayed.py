"""Misreadings of 603.7: delayed triggered abilities."""

from __future__ import annotations

from apnap_misreadings.common import wherever_it_is
from apnap_misreadings.mutant import mutant
from apnap_reference.changes.triggering import (
    ThatTriggers,
    as_object,
    delayed_triggered,
    delays,
    last_known,
    with_waiting,
)
from apnap_reference.changes.what_triggers import still_meant
from apnap_reference.objects.characteristics import controller, on_battlefield
from apnap_reference.objects.lasting_effects import lasting
from apnap_reference.state.effects import LosesAllAbilities
from apnap_reference.state.events import Event, StepBegins
from apnap_reference.state.memories import Memory, object_in
from apnap_reference.state.table import Object, ObjectId, Table, Waiting, replace


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
    "603.7",
    "a delayed triggered ability doesn't trigger while its source is phased out",
    replaces=delayed_triggered,
    origin="Forge #2461",
)
def delayed_abilities_phase_out_with_their_source(
    before: Table, after: Table, events: tuple[Event, ...]
) -> tuple[Table, tuple[ThatTriggers, ...]]:
    away = tuple(one for one in after.delayed if _is_phased_out(after, one.source))
    here = replace(after, delayed=tuple(one for one in after.delayed if one not in away))
    left, triggering = delayed_triggered.function(before, here, events)
    return replace(left, delayed=(*away, *left.delayed)), triggering


def _is_phased_out(table: Table, thing: ObjectId) -> bool:
    found = table.objects.get(thing)
    return found is not None and found.phased_out is not None


@mutant(
    "603.7a",
    "a delayed trigger that is created in the step for which it waits triggers at once",
    replaces=delays,
)
def delayed_triggers_see_the_past(
    table: Table, thing: Object, key: str, memory: Memory, *, this_turn: bool = False
) -> Table:
    table = delays.function(table, thing, key, memory, this_turn=this_turn)
    others, own = table.delayed[:-1], table.delayed[-1:]
    table, due = delayed_triggered(
        table, replace(table, delayed=own), (StepBegins(table.turn.step),)
    )
    return with_waiting(replace(table, delayed=(*others, *table.delayed)), due)


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
    "603.7b",
    "a delayed trigger that lasts for the turn triggers only once",
    replaces=delays,
)
def durations_are_for_one_event(
    table: Table, thing: Object, key: str, memory: Memory, *, this_turn: bool = False
) -> Table:
    del this_turn
    return delays.function(table, thing, key, memory)


@mutant(
    "603.7b",
    "of a player's delayed abilities that do the same only one triggers at an event",
    replaces=delayed_triggered,
)
def of_equal_delayed_abilities_one_triggers(
    before: Table, after: Table, events: tuple[Event, ...]
) -> tuple[Table, tuple[ThatTriggers, ...]]:
    table, found = delayed_triggered.function(before, after, events)
    kept = {(waiting.ability, waiting.controller): (waiting, why) for waiting, why in found}
    return table, tuple(kept.values())


@mutant(
    "603.7c",
    "a delayed trigger affects its object in whichever zone its card is",
    replaces=still_meant,
)
def delayed_triggers_follow(table: Table, thing: Object) -> ObjectId | None:
    return wherever_it_is(table, thing)


@mutant(
    "603.7c",
    "a delayed trigger doesn't affect an object that another player controls by now",
    replaces=still_meant,
)
def delayed_for_what_is_still_yours(table: Table, thing: Object) -> ObjectId | None:
    found = still_meant.function(table, thing)
    theirs = found is not None and on_battlefield(table, found)
    if found is not None and theirs and controller(table, found) != thing.controller:
        return None
    return found


@mutant(
    "603.7c",
    "a delayed trigger doesn't affect an object that has lost its abilities",
    replaces=still_meant,
)
def delayed_for_what_is_unchanged(table: Table, thing: Object) -> ObjectId | None:
    found = still_meant.function(table, thing)
    if any(found in effect.objects for effect in lasting(table, LosesAllAbilities)):
        return None
    return found


@mutant(
    "603.7c",
    "a delayed trigger finds its card only if the ability's controller owns that card",
    replaces=still_meant,
)
def delayed_for_cards_of_its_controller(table: Table, thing: Object) -> ObjectId | None:
    found = still_meant.function(table, thing)
    return found if found is None or table.objects[found].owner == thing.controller else None


@mutant(
    "603.7d",
    "a delayed trigger that a spell created belongs to whoever controls the object it's about",
    replaces=as_object,
)
def delayed_for_whoever_has_the_object(table: Table, trigger: Waiting, number: ObjectId) -> Object:
    made = as_object.function(table, trigger, number)
    if "card" not in trigger.memory:
        return made
    about = object_in(trigger.memory, "card")
    if not on_battlefield(table, about):
        return made
    who = controller(table, about)
    return replace(made, controller=who, owner=who)


@mutant(
    "603.7e",
    (
        "a delayed triggered ability is controlled by its source's controller, not the creating "
        "ability's controller"
    ),
    replaces=delays,
)
def delayed_for_whoever_has_the_source(
    table: Table, thing: Object, key: str, memory: Memory, *, this_turn: bool = False
) -> Table:
    if thing.source is not None and on_battlefield(table, thing.source):
        thing = replace(thing, controller=controller(table, thing.source))
    return delays.function(table, thing, key, memory, this_turn=this_turn)


@mutant(
    "603.7e",
    "a delayed triggered ability is controlled by its source's owner",
    replaces=delays,
)
def delayed_for_whoever_owns_the_source(
    table: Table, thing: Object, key: str, memory: Memory, *, this_turn: bool = False
) -> Table:
    if thing.source is not None:
        thing = replace(thing, controller=last_known(table, thing.source).owner)
    return delays.function(table, thing, key, memory, this_turn=this_turn)
