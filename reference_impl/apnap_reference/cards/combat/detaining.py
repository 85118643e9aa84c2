"""Cards that detain."""

from __future__ import annotations

from apnap_reference.cards.phrases import AN_OPPONENTS_CREATURE, the_object, this_enters
from apnap_reference.objects.lasting_effects import detain
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.stack_abilities import Triggered
from apnap_reference.state.table import Object, Table


def _detain_target(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return detain(table, thing, the_object(thing))


card(
    "Azorius Arrester",
    Triggered(this_enters, _detain_target, targets=(AN_OPPONENTS_CREATURE,)),
)
