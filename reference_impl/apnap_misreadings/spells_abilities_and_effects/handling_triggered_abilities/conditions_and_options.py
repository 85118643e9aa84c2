"""Misreadings of 603.4, 603.5 and 603.12: conditions, and what is decided when."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.changes.applying import gone
from apnap_reference.changes.triggering import (
    condition_met,
    delays,
    last_known,
    triggers_by_itself,
)
from apnap_reference.choices.simple import says_yes
from apnap_reference.objects.characteristics import controller, on_battlefield
from apnap_reference.spells.optional_payments import pays_to_prevent
from apnap_reference.spells.resolving import condition_still_holds
from apnap_reference.spells.triggers_on_the_stack import put_on_the_stack
from apnap_reference.state.abilities import ability
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.ids import ObjectId
from apnap_reference.state.memories import Memory
from apnap_reference.state.stack_abilities import Triggered
from apnap_reference.state.table import Object, Table, Waiting, replace


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
    "603.4",
    "an intervening condition is checked as the ability resolves, but not as it triggers",
    replaces=condition_met,
)
def conditions_can_wait(_table: Table, _trigger: Waiting, _found: Triggered) -> bool:
    return True


@mutant(
    "603.4",
    "an intervening condition isn't checked on resolution if the source has left the battlefield",
    replaces=condition_still_holds,
    origin="others",
)
def conditions_leave_with_their_source(table: Table, thing: Object) -> bool:
    here = thing.source is None or on_battlefield(table, thing.source)
    return not here or condition_still_holds.function(table, thing)


@mutant(
    "603.4",
    "an intervening condition about a player is about the owner of the ability's source",
    replaces=condition_met,
)
def conditions_are_about_the_owner(table: Table, trigger: Waiting, found: Triggered) -> bool:
    owner = last_known(table, trigger.source).owner
    return condition_met.function(table, replace(trigger, controller=owner), found)


@mutant(
    "603.5",
    "the controller of an optional ability decides as it's put on the stack",
    replaces=put_on_the_stack,
)
def options_are_settled_first(table: Table, trigger: ObjectId) -> Dialogue[Table]:
    thing = table.objects[trigger]
    found = ability(thing.ability)
    if isinstance(found, Triggered) and found.optional:
        table, agreed = yield from says_yes(table, thing.controller, "use", thing.source)
        if not agreed:
            return gone(table, table.objects[trigger]) if trigger in table.objects else table
    return (yield from put_on_the_stack.function(table, trigger))


@mutant(
    "603.5",
    'an ability with "unless" requires the payment as it triggers, before it\'s put on the stack',
    replaces=put_on_the_stack,
)
def payments_come_first(table: Table, trigger: ObjectId) -> Dialogue[Table]:
    thing = table.objects[trigger]
    who = thing.concerns
    if who is not None and thing.card == "Rhystic Study":
        table, paid = yield from pays_to_prevent(table, who, "{1}")
        if paid:
            return gone(table, table.objects[trigger])
    return (yield from put_on_the_stack.function(table, trigger))


@mutant(
    "603.5",
    "an optional ability isn't offered once its source has left the battlefield",
    replaces=condition_still_holds,
    origin="others",
)
def options_leave_with_their_source(table: Table, thing: Object) -> bool:
    found = ability(thing.ability)
    here = thing.source is None or on_battlefield(table, thing.source)
    optional = isinstance(found, Triggered) and found.optional
    return (here or not optional) and condition_still_holds.function(table, thing)


@mutant(
    "603.12",
    "a reflexive ability doesn't trigger, because what it waits for happened before it existed",
    replaces=triggers_by_itself,
)
def reflexive_is_too_late(table: Table, _thing: Object, _key: str, _memory: Memory) -> Table:
    return table


@mutant(
    "603.12",
    "a reflexive ability waits for the next time that its event happens",
    replaces=triggers_by_itself,
)
def reflexive_is_delayed(table: Table, thing: Object, key: str, memory: Memory) -> Table:
    return delays(table, thing, key, memory)


@mutant(
    "603.12",
    "a reflexive ability doesn't trigger once the source of what set it up has left",
    replaces=triggers_by_itself,
    origin="others",
)
def reflexive_abilities_need_their_source(
    table: Table, thing: Object, key: str, memory: Memory
) -> Table:
    if thing.source is not None and not on_battlefield(table, thing.source):
        return table
    return triggers_by_itself.function(table, thing, key, memory)


@mutant(
    "603.12",
    "a reflexive ability is controlled by whoever controls its source by now",
    replaces=triggers_by_itself,
)
def reflexive_for_whoever_has_the_source(
    table: Table, thing: Object, key: str, memory: Memory
) -> Table:
    if thing.source is not None and thing.source in table.objects:
        thing = replace(thing, controller=controller(table, thing.source))
    return triggers_by_itself.function(table, thing, key, memory)


@mutant(
    "603.12",
    "a reflexive ability is controlled by the owner of what set it up",
    replaces=triggers_by_itself,
)
def reflexive_for_whoever_owns_the_source(
    table: Table, thing: Object, key: str, memory: Memory
) -> Table:
    if thing.source is not None:
        thing = replace(thing, controller=last_known(table, thing.source).owner)
    return triggers_by_itself.function(table, thing, key, memory)
