"""
Which abilities trigger on what has happened.

An ability that triggers gets the number at once under which it will be on the stack, so that
others that trigger because of it know which one it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from apnap_reference.changes.events_in_range import entirely_in_range
from apnap_reference.objects.characteristics import all_characteristics, keyword_abilities
from apnap_reference.players.players import in_game
from apnap_reference.rulebook import rule
from apnap_reference.state.abilities import ability
from apnap_reference.state.events import AbilityTriggers, Event, Moves
from apnap_reference.state.stack_abilities import Fired, Moment, Triggered
from apnap_reference.state.table import (
    Characteristics,
    Delayed,
    Object,
    ObjectId,
    PlayerId,
    Table,
    Waiting,
    replace,
)

NUMBER: Final = "number on the stack"
"""The word under which a waiting ability remembers its number."""

Memory = dict[str, int | str]
"""What an ability remembers."""
ThatTriggers = tuple[Waiting, tuple[Event, ...]]
"""An ability that triggers, and the events because of which it does."""


@rule("603.2")
def triggered(before: Table, after: Table, events: tuple[Event, ...]) -> Table:
    """An ability triggers each time its trigger event happens."""
    now = tuple(_by_objects(before, after, events))
    after, later = delayed_triggered(before, after, events)
    news: list[Event] = []
    for waiting, because_of in (*now, *later):
        number = after.next_id
        waits = replace(waiting, memory={**waiting.memory, NUMBER: number})
        after = replace(after, next_id=number + 1, waiting=(*after.waiting, waits))
        news.append(AbilityTriggers(number, waiting.controller, because_of))
    return triggered(after, after, tuple(news)) if news else after


def _by_objects(before: Table, after: Table, events: tuple[Event, ...]) -> Iterator[ThatTriggers]:
    leaving, others = looked_at_before(before, events)
    if leaving:
        was = all_characteristics(before)
        for source in before.in_zone("battlefield"):
            yield from _by_one(before, after, leaving, source, was[source.id])
    if others:
        now = all_characteristics(after)
        for source in after.in_zone("battlefield"):
            yield from _by_one(before, after, others, source, now[source.id])


@rule("603.10a")
def looked_at_before(
    before: Table, events: tuple[Event, ...]
) -> tuple[tuple[Event, ...], tuple[Event, ...]]:
    """Leaves-the-battlefield abilities look back in time to just before the event."""
    leaving = tuple(
        event
        for event in events
        if isinstance(event, Moves)
        and event.thing in before.objects
        and before.objects[event.thing].zone == "battlefield"
    )
    return leaving, tuple(event for event in events if event not in leaving)


def _by_one(
    before: Table, after: Table, events: tuple[Event, ...], source: Object, it: Characteristics
) -> Iterator[ThatTriggers]:
    events = in_range_of(before, it.controller, events)
    if not events:
        return
    for key in (*it.abilities, *keyword_abilities(it)):
        found = ability(key)
        if isinstance(found, Triggered) and in_game(after, it.controller):
            moment = Moment(before, after, events, source, it.controller)
            yield from _fired(moment, key, found, {})


def in_range_of(table: Table, player: PlayerId, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Give the events that abilities of a player's permanents can notice."""
    return tuple(event for event in events if entirely_in_range(table, player, event))


def _fired(moment: Moment, key: str, found: Triggered, kept: Memory) -> Iterator[ThatTriggers]:
    for fired in found.fires(moment):
        memory = {**kept, **fired.memory}
        waiting = Waiting(key, moment.source.id, moment.controller, fired.concerns, memory)
        if condition_met(moment.after, waiting, found):
            yield waiting, because_of(moment, found, fired)


def because_of(moment: Moment, found: Triggered, fired: Fired) -> tuple[Event, ...]:
    """Give the events that would each have set the ability off alone; all, if none would."""
    alone = tuple(
        event
        for event in moment.events
        if fired in tuple(found.fires(_with_events(moment, (event,))))
    )
    return alone or moment.events


def _with_events(moment: Moment, events: tuple[Event, ...]) -> Moment:
    return Moment(moment.before, moment.after, events, moment.source, moment.controller)


@rule("603.4")
def condition_met(table: Table, trigger: Waiting, found: Triggered) -> bool:
    """An ability with an intervening if-clause triggers only if the condition is true."""
    if found.provided is None:
        return True
    return found.provided(table, as_object(table, trigger, table.next_id))


@rule("603.3a")
def as_object(table: Table, trigger: Waiting, number: ObjectId) -> Object:
    """A triggered ability's controller is the player who controlled its source as it triggered."""
    return Object(
        id=number,
        name=f"~{number}",
        card=last_known(table, trigger.source).card,
        owner=trigger.controller,
        zone="stack",
        kind="ability",
        controller=trigger.controller,
        stamp=number,
        ability=trigger.ability,
        source=trigger.source,
        concerns=trigger.concerns,
        memory={word: value for word, value in trigger.memory.items() if word != NUMBER},
    )


def last_known(table: Table, thing: ObjectId) -> Object:
    """Give an object as it is, or as it last was."""
    found = table.objects.get(thing)
    return found if found is not None else table.past[thing].object


@rule("603.7b")
def delayed_triggered(
    before: Table, after: Table, events: tuple[Event, ...]
) -> tuple[Table, tuple[ThatTriggers, ...]]:
    """A delayed triggered ability triggers once, at the next event it waits for."""
    triggered: list[ThatTriggers] = []
    waiting: list[Delayed] = []
    for delayed in after.delayed:
        now = tuple(_by_delayed(before, after, events, delayed))
        triggered += now[:1]
        if not now:
            waiting.append(delayed)
    if triggered:
        after = replace(after, delayed=tuple(waiting))
    return after, tuple(triggered)


def _by_delayed(
    before: Table, after: Table, events: tuple[Event, ...], delayed: Delayed
) -> Iterator[ThatTriggers]:
    found = ability(delayed.ability)
    if isinstance(found, Triggered) and in_game(after, delayed.controller):
        source = last_known(after, delayed.source)
        near = in_range_of(before, delayed.controller, events)
        moment = Moment(before, after, near, source, delayed.controller)
        yield from _fired(moment, delayed.ability, found, delayed.memory)


@rule("603.7e")
def delays(table: Table, thing: Object, key: str, memory: Memory) -> Table:
    """A delayed triggered ability has the source and the controller of what created it."""
    source = thing.source if thing.source is not None else thing.id
    made = Delayed(key, source, thing.controller, memory)
    return replace(table, delayed=(*table.delayed, made))


@rule("800.4d")
def goes_on_the_stack(table: Table, controller: PlayerId) -> bool:
    """A triggered ability isn't put on the stack if its controller has left the game."""
    return in_game(table, controller)
