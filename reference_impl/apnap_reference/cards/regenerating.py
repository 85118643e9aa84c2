"""Creatures that can regenerate."""

from __future__ import annotations

from apnap_reference.objects.characteristics import on_battlefield
from apnap_reference.objects.lasting_effects import with_effect
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.effects import END_OF_TURN, Regenerates
from apnap_reference.state.stack_abilities import Activated, Cost
from apnap_reference.state.table import Object, Table


def _regenerates(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    source = thing.source
    if source is None or not on_battlefield(table, source):
        return table
    return with_effect(table, Regenerates(), thing.controller, END_OF_TURN, (source,))


card("Drudge Skeletons", Activated(Cost(mana="{B}"), _regenerates))
