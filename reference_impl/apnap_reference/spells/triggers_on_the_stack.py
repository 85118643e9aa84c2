"""Putting triggered abilities on the stack."""

from __future__ import annotations

from functools import partial

from apnap.protocol import OrderTriggers, TriggerWaiting
from apnap_reference.changes.applying import gone
from apnap_reference.changes.triggering import NUMBER, as_object, goes_on_the_stack
from apnap_reference.choices.simple import choose_order, choose_word
from apnap_reference.edition import switches
from apnap_reference.players.players import Side, in_apnap_order
from apnap_reference.rulebook import rule
from apnap_reference.spells.modes import target_words
from apnap_reference.spells.targets import choosable, choose_targets, source_name
from apnap_reference.state.abilities import ability, of_a_kind
from apnap_reference.state.dialogue import Dialogue, Question
from apnap_reference.state.memories import ChosenModes, object_in
from apnap_reference.state.stack_abilities import Mode, Triggered
from apnap_reference.state.table import Object, ObjectId, Table, replace


@rule("603.3b")
def put_triggers_on_the_stack(table: Table) -> Dialogue[Table]:
    """In APNAP order, players put the triggered abilities they control on the stack."""
    table, waiting = made_objects(table)
    for part in parts(table, waiting):
        for side in in_apnap_order(table):
            own = of_its_members(table, part, side)
            table, order = yield from in_their_order(table, side, own)
            for trigger in order:
                if trigger in table.objects:
                    table = yield from put_on_the_stack(table, trigger)
    return table


def parts(table: Table, waiting: tuple[ObjectId, ...]) -> tuple[tuple[ObjectId, ...], ...]:
    """Divide the waiting abilities into those that are put on the stack one after the other."""
    return in_two_parts(table, waiting) if _two_parts(table) else (waiting,)


def _two_parts(table: Table) -> bool:
    return switches(table.edition).triggers_in_two_parts


@rule("603.3b")
def in_two_parts(
    table: Table, waiting: tuple[ObjectId, ...]
) -> tuple[tuple[ObjectId, ...], tuple[ObjectId, ...]]:
    """Abilities that trigger on another ability triggering are put on the stack last."""
    second = tuple(trigger for trigger in waiting if _by_triggering(table.objects[trigger]))
    return tuple(trigger for trigger in waiting if trigger not in second), second


def _by_triggering(thing: Object) -> bool:
    found = ability(thing.ability)
    return isinstance(found, Triggered) and found.by_triggering


@rule("805.7")
def of_its_members(table: Table, waiting: tuple[ObjectId, ...], side: Side) -> tuple[ObjectId, ...]:
    """A team puts all its players' triggered abilities on the stack in one order it chooses."""
    there = (table.objects[trigger] for trigger in waiting if trigger in table.objects)
    return tuple(thing.id for thing in there if thing.controller in side)


def made_objects(table: Table) -> tuple[Table, tuple[ObjectId, ...]]:
    """Make objects of the abilities that wait and go on the stack; give them as well."""
    made: list[ObjectId] = []
    waiting, table = table.waiting, replace(table, waiting=())
    for trigger in waiting:
        if goes_on_the_stack(table, trigger.controller):
            number = object_in(trigger.memory, NUMBER)
            made.append(number)
            table = table.with_object(as_object(table, trigger, number))
    return table, tuple(made)


def in_their_order(
    table: Table, side: Side, own: tuple[ObjectId, ...]
) -> Dialogue[tuple[Table, tuple[ObjectId, ...]]]:
    """Let a side put its own abilities in order, if that makes any difference."""
    if not own or _all_alike(table, own):
        return table, own
    return (yield from choose_order(table, side, own, _order_question))


def _order_question(table: Table, names: tuple[str, ...]) -> Question | None:
    waiting = [thing for name in names if (thing := table.called(name)) is not None]
    triggers = tuple(
        TriggerWaiting(thing.name, source_name(table, thing), thing.concerns) for thing in waiting
    )
    return partial(OrderTriggers, triggers=triggers)


def _all_alike(table: Table, own: tuple[ObjectId, ...]) -> bool:
    things = [table.objects[trigger] for trigger in own]
    found = ability(things[0].ability)
    aimless = isinstance(found, Triggered) and not found.targets
    alike = {(t.ability, t.concerns, tuple(t.memory.items()), t.source) for t in things}
    return aimless and len(alike) == 1


@rule("603.3d")
def put_on_the_stack(table: Table, trigger: ObjectId) -> Dialogue[Table]:
    """A triggered ability with no legal choice for its target is removed from the stack."""
    thing = table.objects[trigger]
    (found,) = of_a_kind((thing.ability,), Triggered)
    table = table.with_on_stack(trigger)
    if found.modes:
        table = yield from with_its_mode(table, trigger, found.modes)
        if trigger not in table.objects:
            return table
    words = target_words(table.objects[trigger], found)
    if words:
        table, targets = yield from choose_targets(table, thing.controller, trigger, words)
        if trigger not in table.objects:
            return table
        if targets is None:
            return gone(table, table.objects[trigger])
        table = table.with_object(replace(table.objects[trigger], targets=targets))
    return table


@rule("603.3c")
def with_its_mode(table: Table, trigger: ObjectId, modes: tuple[Mode, ...]) -> Dialogue[Table]:
    """A modal triggered ability's mode is chosen as it's put on the stack, and has to be legal."""
    thing = table.objects[trigger]
    able = tuple(mode.word for mode in modes if choosable(table, thing, mode.targets))
    if not able:
        return gone(table, thing)
    table, chosen = yield from choose_word(table, thing.controller, able, "mode")
    if trigger not in table.objects:
        return table
    thing = table.objects[trigger]
    memory = {**thing.memory, "modes": ChosenModes((chosen,))}
    return table.with_object(replace(thing, memory=memory))
