"""Equip: an activated ability that attaches an Equipment to a creature (702.6)."""

from __future__ import annotations

from apnap_reference.keywords.attaching import attaches
from apnap_reference.objects.attachable import may_equip
from apnap_reference.objects.characteristics import controller
from apnap_reference.rulebook import rule
from apnap_reference.spells.activating import as_a_sorcery
from apnap_reference.state.abilities import keyword
from apnap_reference.state.stack_abilities import Activated, Cost, TargetWord
from apnap_reference.state.table import Object, Ref, Table


@rule("702.6a")
def own_creature(table: Table, thing: Object, ref: Ref) -> bool:
    """Equip targets a creature that its controller controls."""
    if isinstance(ref, str) or not may_equip(table, ref):
        return False
    return controller(table, ref) == thing.controller


for _cost in ("{0}", "{1}", "{4}"):
    keyword(
        f"equip {_cost}",
        Activated(Cost(mana=_cost), attaches, (TargetWord(own_creature),), window=as_a_sorcery),
    )
