"""What abilities wait for, as many cards say it, and what they find when they resolve."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from apnap.protocol import Zone
from apnap_reference.objects.characteristics import permanents
from apnap_reference.objects.within_range import within_range
from apnap_reference.rulebook import rule
from apnap_reference.state.events import ChangesControl, Event, LeavesGame, Moves, Taps, Untaps
from apnap_reference.state.memories import object_in
from apnap_reference.state.stack_abilities import Moment, Triggers
from apnap_reference.state.table import Object, ObjectId, PlayerId, Table


@rule("603.2e")
def becomes(moment: Moment, kind: type[Taps | Untaps]) -> bool:
    """An ability that triggers when something becomes tapped or untapped needs a change."""
    was = moment.before.objects.get(moment.source.id)
    changed = was is not None and was.tapped is (kind is Untaps)
    return changed and kind(moment.source.id) in moment.events


def this_becomes(kind: type[Taps | Untaps]) -> Callable[[Moment], Iterator[Triggers]]:
    """Trigger when the permanent with the ability becomes tapped, or untapped."""

    def triggers(moment: Moment) -> Iterator[Triggers]:
        if becomes(moment, kind):
            yield Triggers()

    return triggers


@rule("603.10d")
def lost_by(_: Moment, event: ChangesControl) -> PlayerId:
    """Who loses control of something is whoever controlled it right before."""
    return event.loser


@rule("603.6a")
def newcomers(moment: Moment) -> tuple[Object, ...]:
    """Abilities that trigger on permanents entering see all that have just entered together."""
    return tuple(
        creature
        for creature in permanents(moment.after)
        if creature.id not in moment.before.objects and came_near(moment, creature)
    )


@rule("801.7a")
def came_near(moment: Moment, newcomer: Object) -> bool:
    """Of permanents that enter together, an ability sees those that enter within range."""
    return within_range(moment.after, moment.controller, newcomer.id)


@rule("603.6c")
def leaves(moment: Moment, event: Event) -> bool:
    """A leaves-the-battlefield ability triggers whichever zone the permanent goes to."""
    return isinstance(event, Moves | LeavesGame) and event.thing == moment.source.id


def this_leaves(moment: Moment) -> Iterator[Triggers]:
    """Trigger when the permanent with the ability leaves the battlefield."""
    for event in moment.events:
        if leaves(moment, event):
            yield Triggers()


def this_dies(moment: Moment) -> Iterator[Triggers]:
    """Trigger when the permanent with the ability dies, and remember its card."""
    for event in moment.events:
        if leaves(moment, event):
            there = where_it_went(moment, moment.source.id, "graveyard")
            if there is not None:
                yield Triggers(memory={"card": there})


def where_it_went(moment: Moment, thing: ObjectId, zone: Zone) -> ObjectId | None:
    """Give what an object that has just gone to a zone has become there; None if it isn't there."""
    was = moment.before.objects.get(thing)
    found = moment.after.called(was.name) if was is not None else None
    return found.id if found is not None and found.zone == zone else None


@rule("603.6")
def found_where_it_went(table: Table, thing: Object) -> ObjectId | None:
    """A zone-change trigger finds the object only in the zone to which it moved."""
    return _there(table, thing)


@rule("603.7c")
def still_meant(table: Table, thing: Object) -> ObjectId | None:
    """A delayed trigger affects its object only where it's expected, but however it looks now."""
    return _there(table, thing)


def _there(table: Table, thing: Object) -> ObjectId | None:
    meant = object_in(thing.memory, "card")
    return meant if meant in table.objects else None
