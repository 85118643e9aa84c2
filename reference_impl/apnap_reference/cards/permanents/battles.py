"""Battles."""

from __future__ import annotations

from apnap_reference.cards.phrases import this_enters
from apnap_reference.changes.applying import happen
from apnap_reference.changes.drawing import draws_a_card
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Life
from apnap_reference.state.stack_abilities import Triggered
from apnap_reference.state.table import Object, Table


def _gain_and_draw(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return draws_a_card(happen(table, Life(thing.controller, 4)), thing.controller)


card("Invasion of Dominaria", Triggered(this_enters, _gain_and_draw))
