"""Misreadings of rule 611: what a continuous effect affects."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.objects.characteristics import seen_in_layers
from apnap_reference.state.effects import GainsControl, GainsKeyword
from apnap_reference.state.table import Characteristics, ObjectId, Table, replace

KEPT = (GainsControl, GainsKeyword)


@mutant(
    "611.2c",
    (
        "a bonus such as +3/+3 until end of turn ends once another player gains control of the "
        "creature"
    ),
    replaces=seen_in_layers,
)
def nothing_gained_goes_over(table: Table) -> dict[ObjectId, Characteristics]:
    over = {thing for e in table.effects if isinstance(e.does, GainsControl) for thing in e.objects}
    kept = tuple(e for e in table.effects if isinstance(e.does, KEPT) or over.isdisjoint(e.objects))
    return seen_in_layers.function(replace(table, effects=kept))
