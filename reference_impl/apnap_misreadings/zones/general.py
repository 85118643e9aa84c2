"""Misreadings of rule 400: to whose zones cards go."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.changes.applying import became_a_new_object
from apnap_reference.objects.characteristics import controller
from apnap_reference.state.events import Moves
from apnap_reference.state.table import Table, replace


@mutant(
    "400.3",
    "a permanent returned to hand is put into its controller's hand instead of its owner's",
    replaces=became_a_new_object,
)
def to_the_controllers_hand(table: Table, event: Moves) -> Table:
    old = table.objects.get(event.thing)
    if old is not None and old.zone == "battlefield" and event.to == "hand":
        table = table.with_object(replace(old, owner=controller(table, old.id)))
    return became_a_new_object.function(table, event)
