"""Misreadings of 603.4, 603.5 and 603.12: conditions, and what is decided when."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.objects.characteristics import controller, on_battlefield
from apnap_reference.spells.resolving import condition_still_holds
from apnap_reference.state.table import Object, Table, replace


@mutant(
    "603.4",
    "an ability's intervening condition is checked as it triggers, but not again as it resolves",
    replaces=condition_still_holds,
    since="2006-10-01",
)
def conditions_are_met_once(_table: Table, _thing: Object) -> bool:
    return True


@mutant(
    "603.4",
    (
        "an intervening condition is checked on resolution for the source's current controller, "
        "not the ability's"
    ),
    replaces=condition_still_holds,
)
def condition_of_whoever_has_the_source(table: Table, thing: Object) -> bool:
    if thing.source is not None and on_battlefield(table, thing.source):
        thing = replace(thing, controller=controller(table, thing.source))
    return condition_still_holds.function(table, thing)
