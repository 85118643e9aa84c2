"""Misreadings of rule 115: what may be a target."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.spells.targets import targetable
from apnap_reference.state.table import Object, Ref, Table


@mutant("115.5", "an ability can't target its own source", replaces=targetable)
def sources_are_no_targets(table: Table, by: Object, ref: Ref) -> bool:
    return (by.source is None or ref != by.source) and targetable.function(table, by, ref)
