"""Cards that change who controls a permanent."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from apnap_reference.cards.phrases import (
    AN_OPPONENTS_CREATURE,
    TARGET_CREATURE,
    TARGET_PERMANENT,
    gains,
    remembered,
    the_object,
    this_enters,
    this_lasts,
)
from apnap_reference.changes.applying import control_passes, happen
from apnap_reference.changes.events_in_range import the_dealer_as_well, the_gainer_as_well
from apnap_reference.changes.triggering import delays
from apnap_reference.changes.what_triggers import lost_by, still_meant
from apnap_reference.objects.characteristics import (
    controller,
)
from apnap_reference.objects.lasting_effects import with_effect
from apnap_reference.players.players import opponents
from apnap_reference.state.abilities import card, delayed_ability
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.effects import END_OF_TURN, FOREVER, GainsControl
from apnap_reference.state.events import ChangesControl, Damage, Makes, Taps, Untaps
from apnap_reference.state.stack_abilities import (
    Moment,
    SpellAbility,
    Triggered,
    Triggers,
)
from apnap_reference.state.static_abilities import Change, Seen, StaticChange
from apnap_reference.state.table import Object, Table, replace, source_of


def _of_the_enchanted(table: Table, source: Object, seen: Seen) -> Iterator[Change]:
    del table
    host, who = source.attached_to, seen[source.id].controller
    if isinstance(host, int):
        yield Change("2", source.stamp, (host,), lambda it: replace(it, controller=who))


card("Control Magic", StaticChange("2", _of_the_enchanted))


def _this_is_dealt_damage(moment: Moment) -> Iterator[Triggers]:
    for event in moment.events:
        if isinstance(event, Damage) and event.target == moment.source.id and event.amount > 0:
            yield Triggers(memory={"by": event.source})


def _goes_to_the_damager(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    who = controller(table, remembered(thing, "by"))
    return control_passes(table, this_lasts(table, thing, FOREVER, GainsControl(who)))


card(
    "Crag Saurian", Triggered(_this_is_dealt_damage, _goes_to_the_damager, about=the_dealer_as_well)
)


def _borrow(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    target, who = the_object(thing), thing.controller
    borrowed = with_effect(table, GainsControl(who), who, END_OF_TURN, objects=(target,))
    table = happen(control_passes(table, borrowed), Untaps(target))
    return gains(table, thing, target, "haste")


def _when_you_lose_control(moment: Moment) -> Iterator[Triggers]:
    meant = moment.memory.get("card")
    for event in moment.events:
        if (
            isinstance(event, ChangesControl)
            and event.thing == meant
            and lost_by(moment, event) == moment.controller
        ):
            yield Triggers()


def _tap_it(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    found = still_meant(table, thing)
    return happen(table, Taps(found)) if found is not None else table


TAPS: Final = "Ray of Command#taps"
delayed_ability(TAPS, Triggered(_when_you_lose_control, _tap_it))


def _borrow_and_give_back_tapped(table: Table, thing: Object) -> Dialogue[Table]:
    table = yield from _borrow(table, thing)
    return delays(table, thing, TAPS, {"card": the_object(thing)})


card(
    "Ray of Command",
    SpellAbility(_borrow_and_give_back_tapped, (AN_OPPONENTS_CREATURE,)),
)


def _an_opponent_takes_from_you(moment: Moment) -> Iterator[Triggers]:
    for event in moment.events:
        if (
            isinstance(event, ChangesControl)
            and lost_by(moment, event) == moment.controller
            and event.gainer in opponents(moment.after, moment.controller)
        ):
            yield Triggers()


def _borrow_with_lifelink(table: Table, thing: Object) -> Dialogue[Table]:
    table = yield from _borrow(table, thing)
    return gains(table, thing, the_object(thing), "lifelink")


def _a_treasure(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return happen(table, Makes("Treasure Token", thing.controller, source_of(thing)))


card(
    "Zidane, Tantalus Thief",
    Triggered(this_enters, _borrow_with_lifelink, (AN_OPPONENTS_CREATURE,)),
    Triggered(_an_opponent_takes_from_you, _a_treasure, about=the_gainer_as_well),
)
card("Act of Treason", SpellAbility(_borrow, (TARGET_CREATURE,)))
card("Word of Seizing", SpellAbility(_borrow, (TARGET_PERMANENT,)))
