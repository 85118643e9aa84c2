"""Permanents that make a player the monarch, or that ask who is."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_reference.cards.phrases import the_player, this_enters, this_gets_counters
from apnap_reference.cards.triggers.beginnings import each_players
from apnap_reference.objects.characteristics import controller
from apnap_reference.objects.lasting_effects import with_effect
from apnap_reference.players.players import opponents
from apnap_reference.state.abilities import card
from apnap_reference.state.combat_abilities import CantAttack, MustAttack
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.effects import END_OF_TURN, IsntCrowned
from apnap_reference.state.events import Counters, Damage, Event
from apnap_reference.state.stack_abilities import Moment, TargetWord, Triggered
from apnap_reference.state.static_abilities import Change, Replaces, Seen, StaticChange
from apnap_reference.state.table import Object, ObjectId, PlayerId, Ref, Table, replace
from apnap_reference.turn.monarch import becomes_the_monarch, monarch_that_effects_mean


def _you_become_the_monarch(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return becomes_the_monarch(table, thing.controller)


card("Palace Sentinels", Triggered(this_enters, _you_become_the_monarch))


def _yours(moment: Moment) -> tuple[PlayerId, ...]:
    return (moment.controller,)


def _you_are_the_monarch(table: Table, thing: Object) -> bool:
    return table.monarch == thing.controller


def _puts_a_counter_on_itself(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return this_gets_counters(table, thing, "+1/+1", 1)


card(
    "Throne Warden",
    Triggered(
        each_players("end_step", _yours), _puts_a_counter_on_itself, provided=_you_are_the_monarch
    ),
)


def _an_opponent(table: Table, thing: Object, ref: Ref) -> bool:
    return isinstance(ref, str) and ref in opponents(table, thing.controller)


def _crowns_another(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    who = thing.controller
    table = becomes_the_monarch(table, the_player(thing))
    return with_effect(table, IsntCrowned(who), who, END_OF_TURN)


def _grows_instead(table: Table, source: Object, event: Event) -> Event:
    if not isinstance(event, Damage) or event.target != source.id:
        return event
    yours = table.monarch == controller(table, source.id)
    return Counters(source.id, "+1/+1", event.amount) if yours else event


card(
    "Jared Carthalion, True Heir",
    Triggered(this_enters, _crowns_another, targets=(TargetWord(_an_opponent),)),
    Replaces(_grows_instead),
)


def _to_the_monarch(table: Table, source: Object, seen: Seen) -> Iterator[Change]:
    del seen
    host, monarch = source.attached_to, monarch_that_effects_mean(table)
    if isinstance(host, int) and monarch is not None:
        yield Change("2", source.stamp, (host,), lambda it: replace(it, controller=monarch))


def _the_enchanted(_: Table, source: Object) -> tuple[ObjectId, ...]:
    return (source.attached_to,) if isinstance(source.attached_to, int) else ()


def _spares_you(table: Table, source: Object, attacker: ObjectId, target: Ref) -> bool:
    return attacker != source.attached_to or target != controller(table, source.id)


card(
    "Fealty to the Realm",
    Triggered(this_enters, _you_become_the_monarch),
    StaticChange("2", _to_the_monarch),
    MustAttack(_the_enchanted),
    CantAttack(_spares_you),
)
