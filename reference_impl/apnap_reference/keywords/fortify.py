"""Fortify: an activated ability that attaches a Fortification to a land (702.67)."""

from __future__ import annotations

from apnap_reference.keywords.attaching import attaches
from apnap_reference.objects.attachable import may_fortify
from apnap_reference.objects.characteristics import controller
from apnap_reference.rulebook import rule
from apnap_reference.spells.activating import as_a_sorcery
from apnap_reference.state.abilities import keyword
from apnap_reference.state.stack_abilities import Activated, Cost, TargetWord
from apnap_reference.state.table import Object, Ref, Table


@rule("702.67a")
def own_land(table: Table, thing: Object, ref: Ref) -> bool:
    """Fortify targets a land that its controller controls."""
    if isinstance(ref, str) or not may_fortify(table, ref):
        return False
    return controller(table, ref) == thing.controller


keyword(
    "fortify {3}",
    Activated(Cost(mana="{3}"), attaches, (TargetWord(own_land),), window=as_a_sorcery),
)
