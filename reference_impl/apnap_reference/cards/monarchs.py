"""Permanents that make a player the monarch, or that ask who is."""

from __future__ import annotations

from apnap_reference.cards.beginnings import each_players
from apnap_reference.cards.phrases import this_enters
from apnap_reference.changes.applying import happen
from apnap_reference.objects.characteristics import on_battlefield
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Counters
from apnap_reference.state.stack_abilities import Moment, Triggered
from apnap_reference.state.table import Object, PlayerId, Table
from apnap_reference.turn.monarch import becomes_the_monarch


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
    source = thing.source
    if source is None or not on_battlefield(table, source):
        return table
    return happen(table, Counters(source, "+1/+1", 1))


card(
    "Throne Warden",
    Triggered(
        each_players("end_step", _yours), _puts_a_counter_on_itself, provided=_you_are_the_monarch
    ),
)
