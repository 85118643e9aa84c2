"""Creatures that can regenerate."""

from __future__ import annotations

from apnap_reference.cards.phrases import this_lasts
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.effects import END_OF_TURN, Regenerates
from apnap_reference.state.stack_abilities import Activated, Cost
from apnap_reference.state.table import Object, Table


def _regenerates(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return this_lasts(table, thing, END_OF_TURN, Regenerates())


card("Drudge Skeletons", Activated(Cost(mana="{B}"), _regenerates))
