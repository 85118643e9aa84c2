"""Cards with an ability that counts how often it has resolved this turn."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from apnap_reference.cards.phrases import a_creature, target_object, this_gets_counters
from apnap_reference.changes.each_turn import resolved_once_more
from apnap_reference.changes.triggering import triggers_by_itself
from apnap_reference.keywords.fighting import fight
from apnap_reference.objects.characteristics import (
    all_characteristics,
    controller,
    on_battlefield,
)
from apnap_reference.objects.layers import with_keyword
from apnap_reference.state.abilities import card, delayed_ability
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Moves
from apnap_reference.state.stack_abilities import Moment, TargetWord, Triggered, Triggers
from apnap_reference.state.static_abilities import Change, Seen, StaticChange
from apnap_reference.state.table import Object, ObjectId, Ref, Table, source_of

FIGHTS: Final = "Gimli, Mournful Avenger#fights"
DEATHS_TO_MOURN: Final = 2
THIRD_TIME: Final = 3


def _indestructible_in_mourning(table: Table, source: Object, seen: Seen) -> Iterator[Change]:
    died = table.turn.died_under if table.turns else ()
    if died.count(seen[source.id].controller) >= DEATHS_TO_MOURN:
        word = partial(with_keyword, word="indestructible")
        yield Change("6", source.stamp, (source.id,), word)


def _another_of_yours_dies(moment: Moment) -> Iterator[Triggers]:
    was = all_characteristics(moment.before)
    for event in moment.events:
        if (
            isinstance(event, Moves)
            and event.to == "graveyard"
            and event.thing != moment.source.id
            and on_battlefield(moment.before, event.thing)
            and "Creature" in was[event.thing].types
            and was[event.thing].controller == moment.controller
        ):
            yield Triggers()


def _grow_and_at_last_fight(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    table = this_gets_counters(table, thing, "+1/+1", 1)
    table, times = resolved_once_more(table, thing)
    return triggers_by_itself(table, thing, FIGHTS, {}) if times == THIRD_TIME else table


def _a_creature_you_dont_control(table: Table, thing: Object, ref: Ref) -> bool:
    there = a_creature(table, thing, ref)
    return there and controller(table, ObjectId(int(ref))) != thing.controller


def _fight_the_target(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    target = target_object(thing)
    return fight(table, source_of(thing), target) if target is not None else table


card(
    "Gimli, Mournful Avenger",
    StaticChange("6", _indestructible_in_mourning),
    Triggered(_another_of_yours_dies, _grow_and_at_last_fight),
)
delayed_ability(
    FIGHTS,
    Triggered(
        lambda _: (),
        _fight_the_target,
        (TargetWord(_a_creature_you_dont_control, least=0),),
    ),
)
