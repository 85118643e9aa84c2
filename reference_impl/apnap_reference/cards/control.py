"""Cards that change who controls a permanent."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_reference.cards.phrases import (
    TARGET_CREATURE,
    TARGET_PERMANENT,
    gains,
    remembered,
    target_object,
)
from apnap_reference.changes.applying import after_control_changes, happen
from apnap_reference.objects.characteristics import controller, on_battlefield
from apnap_reference.objects.lasting_effects import with_effect
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.effects import END_OF_TURN, FOREVER, GainsControl
from apnap_reference.state.events import Damage, Untaps
from apnap_reference.state.stack_abilities import Fired, Moment, SpellAbility, Triggered
from apnap_reference.state.static_abilities import Change, Seen, StaticChange
from apnap_reference.state.table import Object, Table, replace


def _of_the_enchanted(table: Table, source: Object, seen: Seen) -> Iterator[Change]:
    del table
    host, who = source.attached_to, seen[source.id].controller
    if isinstance(host, int):
        yield Change("2", source.stamp, (host,), lambda it: replace(it, controller=who))


card("Control Magic", StaticChange("2", _of_the_enchanted))


def _this_is_dealt_damage(moment: Moment) -> Iterator[Fired]:
    for event in moment.events:
        if isinstance(event, Damage) and event.target == moment.source.id and event.amount > 0:
            yield Fired(memory={"by": event.source})


def _goes_to_the_damager(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    if thing.source is None or not on_battlefield(table, thing.source):
        return table
    who = controller(table, remembered(thing, "by"))
    given = with_effect(table, GainsControl(who), thing.controller, FOREVER, (thing.source,))
    return after_control_changes(table, given)


card("Crag Saurian", Triggered(_this_is_dealt_damage, _goes_to_the_damager))


def _borrow(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    target = target_object(thing)
    if target is None:
        return table
    who = thing.controller
    borrowed = with_effect(table, GainsControl(who), who, END_OF_TURN, objects=(target,))
    table = happen(after_control_changes(table, borrowed), Untaps(target))
    return gains(table, thing, target, "haste")


card("Act of Treason", SpellAbility(_borrow, (TARGET_CREATURE,)))
card("Word of Seizing", SpellAbility(_borrow, (TARGET_PERMANENT,)))
