"""
Which abilities trigger on what has happened.

An ability that triggers gets the number at once under which it will be on the stack, so that
others that trigger because of it know which one it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from apnap_reference.changes.each_turn import not_done_yet
from apnap_reference.changes.events_in_range import entirely_in_range
from apnap_reference.objects.characteristics import (
    abilities_in_play,
    all_characteristics,
    controller,
    having_abilities,
    printed,
    triggered_abilities_of,
)
from apnap_reference.objects.kept import whosever_turn
from apnap_reference.players.players import in_game
from apnap_reference.rulebook import rule
from apnap_reference.state.abilities import ability, inherent_abilities
from apnap_reference.state.events import (
    AbilityTriggers,
    BecomesUnattached,
    ChangesControl,
    Event,
    LeavesGame,
    LosesTheGame,
    Moves,
    Phases,
    SpellCountered,
)
from apnap_reference.state.memories import Memory
from apnap_reference.state.stack_abilities import Moment, Triggered, Triggers
from apnap_reference.state.static_abilities import TriggersMore
from apnap_reference.state.table import (
    NO_SOURCE,
    AbilityOf,
    Delayed,
    Object,
    ObjectId,
    PlayerId,
    Table,
    Waiting,
    replace,
    source_of,
)
from apnap_reference.state.table import replace as with_other

NUMBER: Final = "number on the stack"
"""The word under which a waiting ability remembers its number."""

"""What an ability remembers."""
ThatTriggers = tuple[Waiting, tuple[Event, ...]]
"""An ability that triggers, and the events because of which it does."""
Having = tuple[tuple[str, Triggered], ...]
"""The triggered abilities of an object, by their keys."""


@rule("603.2")
def triggered(before: Table, after: Table, events: tuple[Event, ...]) -> Table:
    """An ability triggers each time its trigger event happens."""
    by_objects = tuple(_by_objects(before, after, events))
    now = tuple(again for one in by_objects for again in (one,) * times(after, one[0]))
    by_players = tuple(inherent_triggered(before, after, events))
    after, later = delayed_triggered(before, after, events)
    return with_waiting(after, (*now, *by_players, *later))


@rule("113.8")
def inherent_triggered(
    before: Table, after: Table, events: tuple[Event, ...]
) -> Iterator[ThatTriggers]:
    """An ability without source is controlled by the player to whom the rules give it."""
    for key, found, player in _inherent(before) if events else ():
        if in_game(after, player):
            near = in_range_of(before, player, events, found)
            moment = Moment(before, after, near, NO_SOURCE, player)
            yield from _each_time(moment, key, found, {})


@whosever_turn
def _inherent(table: Table) -> tuple[tuple[str, Triggered, PlayerId], ...]:
    return tuple(inherent_abilities(table))


def with_waiting(table: Table, triggering: tuple[ThatTriggers, ...]) -> Table:
    """Let abilities wait to be put on the stack, and others trigger on their triggering."""
    news: list[Event] = []
    for waiting, because_of in triggering:
        number = table.next_id
        waits = replace(waiting, memory={**waiting.memory, NUMBER: number})
        table = replace(table, next_id=number + 1, waiting=(*table.waiting, waits))
        table = noted(table, waiting)
        news.append(AbilityTriggers(number, waiting.controller, because_of))
    return triggered(table, table, tuple(news)) if news else table


def noted(table: Table, trigger: Waiting) -> Table:
    """Note that an ability which triggers only once each turn has done so in this one."""
    found = ability(trigger.ability)
    if not isinstance(found, Triggered) or not found.triggers_once_each_turn:
        return table
    once = (*table.turn.triggered_once, _once(trigger))
    return table.with_turn(replace(table.turn, triggered_once=once))


def _once(trigger: Waiting) -> AbilityOf:
    return trigger.ability, trigger.source, trigger.controller


def may_trigger_again(table: Table, trigger: Waiting, found: Triggered) -> bool:
    """Tell whether an ability isn't one that triggers only once each turn and has done so."""
    return not found.triggers_once_each_turn or _once(trigger) not in table.turn.triggered_once


@rule("603.2d")
def times(table: Table, trigger: Waiting) -> int:
    """Effects that make an object's ability trigger an additional time are added up."""
    source = last_known(table, trigger.source)
    return 1 + sum(
        found.applies(table, giver, source)
        for giver, found in abilities_in_play(table, TriggersMore)
    )


def _by_objects(before: Table, after: Table, events: tuple[Event, ...]) -> Iterator[ThatTriggers]:
    leaving, others = looked_at_before(before, events)
    for source, who, having, _ in _that_may_trigger(before) if leaving else ():
        yield from _by_one(Moment(before, after, leaving, source, who), having)
    for source, who, having, from_anywhere in _that_may_trigger(after) if events else ():
        yield from _by_one(Moment(before, after, others, source, who), having)
        if from_anywhere:
            yield from _by_one(Moment(before, after, events, source, who), from_anywhere)


@whosever_turn
def _that_may_trigger(table: Table) -> tuple[tuple[Object, PlayerId, Having, Having], ...]:
    """
    Give the objects that have triggered abilities, who controls each, and these abilities.

    Those that trigger from anywhere come after the others, by themselves.
    """
    seen = all_characteristics(table)
    objects = ((one, seen.get(one.id) or printed(one)) for one in in_sight(table))
    having = ((one, it.controller, triggered_abilities_of(it)) for one, it in objects)
    return tuple((one, who, *_parted(own)) for one, who, own in having if own)


def _parted(having: Having) -> tuple[Having, Having]:
    """Tell the abilities that trigger from anywhere from the others, which come first."""
    from_anywhere = tuple(one for one in having if one[1].from_anywhere)
    return tuple(one for one in having if not one[1].from_anywhere), from_anywhere


@rule("603.2f")
def in_sight(table: Table) -> tuple[Object, ...]:
    """An ability doesn't trigger if not all players can see the object that has it."""
    return having_abilities(table)


@rule("603.10a")
def looked_at_before(
    before: Table, events: tuple[Event, ...]
) -> tuple[tuple[Event, ...], tuple[Event, ...]]:
    """Leaves-the-battlefield abilities look back in time to just before the event."""
    leaving = tuple(
        event
        for event in events
        if isinstance(event, LeavesGame)
        or (isinstance(event, Moves) and leaves_the_battlefield(before, event))
        or (isinstance(event, Phases) and of_a_phasing_out(before, event))
        or any(looks_back(event) for looks_back in LOOKING_BACK)
    )
    return leaving, tuple(event for event in events if event not in leaving)


def leaves_the_battlefield(before: Table, event: Moves) -> bool:
    """Tell whether what goes to another zone was a permanent."""
    return event.thing in before.objects and before.objects[event.thing].zone == "battlefield"


@rule("603.10b")
def of_a_phasing_out(before: Table, event: Phases) -> bool:
    """What triggers on phasing out is judged by what was there before the permanent phased out."""
    return event.thing in before.objects and before.objects[event.thing].phased_out is None


@rule("603.10d")
def of_a_lost_control(event: Event) -> bool:
    """What triggers on losing control of something is judged by who controlled it before."""
    return isinstance(event, ChangesControl)


@rule("603.10e")
def of_a_countered_spell(event: Event) -> bool:
    """What triggers on a countered spell is judged by what was there before it was countered."""
    return isinstance(event, SpellCountered)


@rule("603.10c")
def of_an_unattaching(event: Event) -> bool:
    """What triggers on becoming unattached is judged by what was attached before."""
    return isinstance(event, BecomesUnattached)


@rule("603.10f")
def of_a_lost_game(event: Event) -> bool:
    """What triggers on a lost game is judged by what was there before that player left."""
    return isinstance(event, LosesTheGame)


LOOKING_BACK: Final = (
    of_a_lost_control,
    of_a_countered_spell,
    of_an_unattaching,
    of_a_lost_game,
)
"""Of which other events abilities look back in time."""


def _by_one(moment: Moment, having: Having) -> Iterator[ThatTriggers]:
    if having and moment.events and in_game(moment.after, moment.controller):
        for key, found in having:
            near = in_range_of(moment.before, moment.controller, moment.events, found)
            if near:
                yield from _each_time(_with_events(moment, near), key, found, {})


@rule("603.8")
def state_triggered(table: Table) -> Table:
    """A state trigger triggers as soon as the state exists, and not again while it's under way."""
    due: list[ThatTriggers] = []
    for key, found, source in _state_triggers(table):
        who = controller(table, source.id)
        true = found.state is not None and found.state(table, source)
        if true and in_game(table, who) and not _under_way(table, key, source.id):
            due.append((Waiting(key, source.id, who), ()))
    return with_waiting(table, tuple(due)) if due else table


@whosever_turn
def _state_triggers(table: Table) -> tuple[tuple[str, Triggered, Object], ...]:
    seen = all_characteristics(table)
    return tuple(
        (key, found, source)
        for source in having_abilities(table)
        for key, found in triggered_abilities_of(seen[source.id])
        if found.state is not None
    )


def _under_way(table: Table, key: str, source: ObjectId) -> bool:
    """Tell whether an ability has triggered and hasn't left the stack since."""
    put = ((thing.ability, thing.source) for thing in table.in_zone("stack"))
    waits = ((waiting.ability, waiting.source) for waiting in table.waiting)
    return (key, source) in (*put, *waits)


def sources_on_their_way(table: Table) -> frozenset[ObjectId | None]:
    """Give the sources of the abilities that have triggered, or are on the stack."""
    on_the_stack = {thing.source for thing in table.in_zone("stack")}
    return frozenset(on_the_stack | {trigger.source for trigger in table.waiting})


def in_range_of(
    table: Table, player: PlayerId, events: tuple[Event, ...], found: Triggered
) -> tuple[Event, ...]:
    """Give the events that an ability of a player's permanent can notice."""
    return tuple(event for event in events if entirely_in_range(table, player, event, found.about))


def _each_time(moment: Moment, key: str, found: Triggered, kept: Memory) -> Iterator[ThatTriggers]:
    if found.once_each_turn and not not_done_yet(
        moment.after, key, moment.source.id, moment.controller
    ):
        return
    for one in found.triggers(moment):
        memory = {**kept, **one.memory}
        waiting = Waiting(key, moment.source.id, moment.controller, one.concerns, memory)
        again = may_trigger_again(moment.after, waiting, found)
        if again and condition_met(moment.after, waiting, found):
            yield waiting, because_of(moment, found, one)


def because_of(moment: Moment, found: Triggered, one: Triggers) -> tuple[Event, ...]:
    """Give the events that would each have triggered the ability alone; all, if none would."""
    alone = tuple(
        event
        for event in moment.events
        if one in tuple(found.triggers(_with_events(moment, (event,))))
    )
    return alone or moment.events


def _with_events(moment: Moment, events: tuple[Event, ...]) -> Moment:
    return with_other(moment, events=events)


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
        source=trigger.source or None,
        concerns=trigger.concerns,
        memory={word: value for word, value in trigger.memory.items() if word != NUMBER},
    )


def last_known(table: Table, thing: ObjectId) -> Object:
    """Give an object as it is, or as it last was."""
    if thing == NO_SOURCE.id:
        return NO_SOURCE
    found = table.objects.get(thing)
    return found if found is not None else table.past[thing].object


@rule("603.7b")
def delayed_triggered(
    before: Table, after: Table, events: tuple[Event, ...]
) -> tuple[Table, tuple[ThatTriggers, ...]]:
    """A delayed ability triggers once, at the next event it waits for, or as long as it says."""
    triggered: list[ThatTriggers] = []
    waiting: list[Delayed] = []
    for delayed in after.delayed:
        now = tuple(_by_delayed(before, after, events, delayed))
        triggered += now if lasts(after, delayed) else now[:1]
        if lasts(after, delayed) or (not now and delayed.through is None):
            waiting.append(delayed)
    if len(waiting) < len(after.delayed):
        after = replace(after, delayed=tuple(waiting))
    return after, tuple(triggered)


def lasts(table: Table, delayed: Delayed) -> bool:
    """Tell whether a delayed ability may trigger any number of times now."""
    return any(turn.number == delayed.through for turn in table.turns)


def _by_delayed(
    before: Table, after: Table, events: tuple[Event, ...], delayed: Delayed
) -> Iterator[ThatTriggers]:
    found = ability(delayed.ability)
    over = delayed.through is not None and not lasts(after, delayed)
    if isinstance(found, Triggered) and in_game(after, delayed.controller) and not over:
        source = last_known(after, delayed.source)
        near = in_range_of(before, delayed.controller, events, found)
        moment = Moment(before, after, near, source, delayed.controller, delayed.memory)
        yield from _each_time(moment, delayed.ability, found, delayed.memory)


@rule("603.7e")
def delays(
    table: Table, thing: Object, key: str, memory: Memory, *, this_turn: bool = False
) -> Table:
    """A delayed triggered ability has the source and the controller of what created it."""
    source = source_of(thing)
    through = table.turn.number if this_turn else None
    made = Delayed(key, source, thing.controller, memory, through)
    return replace(table, delayed=(*table.delayed, made))


@rule("603.7f")
def delays_by_replacing(table: Table, source: Object, key: str, memory: Memory) -> Table:
    """A delayed ability made by a static ability's replacement has its object's controller."""
    made = Delayed(key, source.id, controller(table, source.id), memory)
    return replace(table, delayed=(*table.delayed, made))


@rule("603.7g")
def delays_for_what_was_done(table: Table, source: Object, key: str, memory: Memory) -> Table:
    """A delayed ability made by an action that a static ability allows has its object as source."""
    made = Delayed(key, source.id, source.controller, memory)
    return replace(table, delayed=(*table.delayed, made))


@rule("603.12")
def triggers_by_itself(table: Table, thing: Object, key: str, memory: Memory) -> Table:
    """A reflexive ability triggers as it's created, on what has just happened this way."""
    source = source_of(thing)
    return with_waiting(table, ((Waiting(key, source, thing.controller, memory=memory), ()),))


@rule("603.12a")
def times_paid(number: int) -> tuple[int, ...]:
    """A reflexive ability about paying "one or more times" triggers once for all payments."""
    return (number,) if number else ()


@rule("800.4d")
def goes_on_the_stack(table: Table, controller: PlayerId) -> bool:
    """A triggered ability isn't put on the stack if its controller has left the game."""
    return in_game(table, controller)
