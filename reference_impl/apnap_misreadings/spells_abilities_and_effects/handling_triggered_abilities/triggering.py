"""Misreadings of 603.2 and 603.8: what makes an ability trigger, and how often."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.changes.applying import that_happened
from apnap_reference.changes.triggering import in_sight, state_triggered, triggered
from apnap_reference.changes.what_triggers import becomes
from apnap_reference.objects.characteristics import controller, has_keyword
from apnap_reference.spells.activating import may_be_activated
from apnap_reference.spells.resolving import condition_still_holds
from apnap_reference.state.abilities import ability
from apnap_reference.state.events import Event, StepBegins, Taps, Untaps
from apnap_reference.state.stack_abilities import Moment, Triggered
from apnap_reference.state.table import Object, ObjectId, PlayerId, Table, Waiting, replace
from apnap_reference.turn.leaving_the_game import departures_trigger, draws_trigger


def _new(before: Table, after: Table) -> tuple[Waiting, ...]:
    """Give the abilities that have just triggered."""
    return after.waiting[len(before.waiting) :]


@mutant(
    "603.2",
    "abilities trigger only in turns of their controller",
    replaces=triggered,
)
def abilities_of_others_sleep(before: Table, after: Table, events: tuple[Event, ...]) -> Table:
    done = triggered.function(before, after, events)
    kept = tuple(one for one in _new(after, done) if one.controller in done.turn.side)
    return replace(done, waiting=(*after.waiting, *kept))


@mutant(
    "603.2a",
    "split second keeps abilities from triggering, too",
    replaces=triggered,
)
def split_second_stops_triggers(before: Table, after: Table, events: tuple[Event, ...]) -> Table:
    if any(has_keyword(after, thing, "split second") for thing in after.turn.stack):
        return after
    return triggered.function(before, after, events)


@mutant(
    "603.2a",
    "a permanent whose abilities can't be activated has no abilities that trigger, either",
    replaces=triggered,
)
def totems_stop_triggers(before: Table, after: Table, events: tuple[Event, ...]) -> Table:
    done = triggered.function(before, after, events)
    kept = tuple(
        one
        for one in _new(after, done)
        if one.source not in done.objects or may_be_activated(done, done.objects[one.source])
    )
    return replace(done, waiting=(*after.waiting, *kept))


@mutant(
    "603.2b",
    "a permanent that enters during a step still sees that step begin",
    replaces=triggered,
)
def late_for_the_beginning(before: Table, after: Table, events: tuple[Event, ...]) -> Table:
    done = triggered.function(before, after, events)
    begun = StepBegins(done.turn.step)
    if begun in events or all(t.id in before.objects for t in done.in_zone("battlefield")):
        return done
    newcomers = {
        number: thing
        for number, thing in done.objects.items()
        if thing.zone != "battlefield" or number not in before.objects
    }
    only = replace(done, objects=newcomers, waiting=(), delayed=())
    late = triggered.function(only, only, (begun,))
    return replace(done, waiting=(*done.waiting, *late.waiting), next_id=late.next_id)


@mutant(
    "603.2c",
    "an ability triggers only once for one event, even if that contains its occurrence twice",
    replaces=triggered,
)
def once_for_each_event(before: Table, after: Table, events: tuple[Event, ...]) -> Table:
    done = triggered.function(before, after, events)
    first = {(one.ability, one.source): one for one in reversed(_new(after, done))}
    kept = tuple(one for one in _new(after, done) if one in first.values())
    return replace(done, waiting=(*after.waiting, *kept))


@mutant(
    "603.2e",
    "a permanent that is tapped already becomes tapped again if something taps it",
    replaces=becomes,
)
def tapped_twice(moment: Moment, kind: type[Taps | Untaps]) -> bool:
    return kind(moment.source.id) in moment.events


@mutant(
    "603.2e",
    "a permanent that enters tapped becomes tapped",
    replaces=becomes,
)
def entering_tapped_is_becoming(moment: Moment, kind: type[Taps | Untaps]) -> bool:
    entered = moment.source.id not in moment.before.objects
    return becomes.function(moment, kind) or (
        entered
        and kind is Taps
        and moment.source.tapped
        and moment.source.id in moment.after.objects
    )


@mutant(
    "603.2e",
    "a permanent becomes untapped only in an untap step",
    replaces=becomes,
    origin="others",
)
def untapped_in_untap_steps_only(moment: Moment, kind: type[Taps | Untaps]) -> bool:
    in_time = kind is Taps or moment.after.turn.step == "untap"
    return in_time and becomes.function(moment, kind)


@mutant(
    "603.2f",
    "abilities of cards in players' hands trigger, too",
    replaces=in_sight,
)
def triggers_from_the_hand(table: Table) -> tuple[Object, ...]:
    held = (replace(card, controller=card.owner) for card in table.in_zone("hand"))
    return (*in_sight.function(table), *held)


@mutant(
    "603.2g",
    "abilities also trigger on events that were prevented or replaced",
    replaces=that_happened,
)
def what_would_have_happened(events: tuple[Event, ...], _: tuple[Event, ...]) -> tuple[Event, ...]:
    return events


@mutant(
    "603.8",
    "a state trigger that has left the stack doesn't trigger a second time",
    replaces=state_triggered,
)
def states_trigger_once(table: Table) -> Table:
    done = state_triggered.function(table)
    gone = {(past.object.ability, past.object.source) for past in table.past.values()}
    kept = tuple(one for one in _new(table, done) if (one.ability, one.source) not in gone)
    return replace(done, waiting=(*table.waiting, *kept))


@mutant(
    "603.8",
    "a state trigger does nothing if the state is over as it resolves",
    replaces=condition_still_holds,
)
def states_have_to_last(table: Table, thing: Object) -> bool:
    found = ability(thing.ability)
    source = table.objects.get(thing.source) if thing.source is not None else None
    if isinstance(found, Triggered) and found.state is not None and source is not None:
        return found.state(table, source)
    return condition_still_holds.function(table, thing)


@mutant(
    "603.8",
    "a state trigger triggers only if the state is there in its controller's own turn",
    replaces=state_triggered,
)
def states_in_own_turns(table: Table) -> Table:
    done = state_triggered.function(table)
    kept = tuple(one for one in _new(table, done) if one.controller in done.turn.side)
    return replace(done, waiting=(*table.waiting, *kept))


@mutant(
    "603.8",
    "a state trigger waits until that of another permanent of its name has left the stack",
    replaces=state_triggered,
    origin="others",
)
def states_wait_for_namesakes(table: Table) -> Table:
    done = state_triggered.function(table)
    under_way = {thing.ability for thing in table.in_zone("stack")}
    under_way |= {waiting.ability for waiting in table.waiting}
    first = {one.ability: one for one in reversed(_new(table, done))}
    kept = tuple(one for one in first.values() if one.ability not in under_way)
    return replace(done, waiting=(*table.waiting, *kept))


@mutant(
    "603.8",
    "a state trigger doesn't trigger during combat",
    replaces=state_triggered,
)
def states_wait_for_the_end_of_combat(table: Table) -> Table:
    return table if table.turn.combat is not None else state_triggered.function(table)


@mutant(
    "603.8",
    "a state trigger triggers again at once for a player who takes its source",
    replaces=state_triggered,
)
def states_trigger_for_each_controller(table: Table) -> Table:
    on_the_stack = table.in_zone("stack")
    others = tuple(
        thing
        for thing in on_the_stack
        if thing.source in table.objects
        and thing.controller != controller(table, ObjectId(int(thing.source or 0)))
    )
    hidden = {number: it for number, it in table.objects.items() if it not in others}
    done = state_triggered.function(replace(table, objects=hidden))
    return replace(done, objects={**table.objects, **done.objects})


@mutant(
    "603.8",
    "a copy of a permanent doesn't have its state trigger",
    replaces=state_triggered,
)
def copies_wait_for_no_state(table: Table) -> Table:
    done = state_triggered.function(table)
    new = _new(table, done)
    copies = tuple(one for one in new if one.source in table.objects and _is_copy(table, one))
    return replace(done, waiting=tuple(one for one in done.waiting if one not in copies))


@mutant(
    "603.9",
    "an ability that waits for a player to lose doesn't trigger if that player concedes",
    replaces=departures_trigger,
)
def conceding_is_not_losing(before: Table, after: Table, leaving: tuple[PlayerId, ...]) -> Table:
    lost = tuple(player for player in leaving if after.player(player).left != "conceded")
    return departures_trigger.function(before, after, lost)


@mutant(
    "603.9",
    "an ability that waits for a player to lose triggers once if several lose together",
    replaces=departures_trigger,
)
def together_is_one_loss(before: Table, after: Table, leaving: tuple[PlayerId, ...]) -> Table:
    return departures_trigger.function(before, after, leaving[:1])


@mutant(
    "603.9",
    "an ability that waits for a player to lose doesn't trigger if only that player's team lost",
    replaces=departures_trigger,
    origin="others",
)
def losing_with_the_team_is_not_losing(
    before: Table, after: Table, leaving: tuple[PlayerId, ...]
) -> Table:
    lost = tuple(player for player in leaving if after.player(player).left != "team")
    return departures_trigger.function(before, after, lost)


@mutant(
    "603.9",
    "an ability that waits for a player to lose triggers if the game is a draw for that player",
    replaces=draws_trigger,
)
def drawing_is_losing(before: Table, after: Table, leaving: tuple[PlayerId, ...]) -> Table:
    return departures_trigger(before, after, leaving)


def _is_copy(table: Table, trigger: Waiting) -> bool:
    return table.objects[trigger.source].copy_of is not None
