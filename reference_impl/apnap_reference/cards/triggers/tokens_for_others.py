"""Permanents that create tokens for whoever does something."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_reference.cards.phrases import remembered
from apnap_reference.changes.applying import happen
from apnap_reference.changes.triggering import last_known
from apnap_reference.changes.what_triggers import newcomers
from apnap_reference.objects.characteristics import controller, has_type
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Makes
from apnap_reference.state.stack_abilities import Moment, Triggered, Triggers
from apnap_reference.state.table import Object, Table, source_of


def _a_nontoken_creature_enters(moment: Moment) -> Iterator[Triggers]:
    for thing in newcomers(moment):
        if thing.kind == "card" and has_type(moment.after, thing.id, "Creature"):
            who = controller(moment.after, thing.id)
            yield Triggers(concerns=who, memory={"creature": thing.id})


def _is_untapped(table: Table, thing: Object) -> bool:
    return not last_known(table, source_of(thing)).tapped


def _its_controller_makes_a_myr(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    who = controller(table, remembered(thing, "creature"))
    return happen(table, Makes("Myr Token", who, source_of(thing)))


card(
    "Genesis Chamber",
    Triggered(_a_nontoken_creature_enters, _its_controller_makes_a_myr, provided=_is_untapped),
)
