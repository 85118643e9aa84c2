"""Fortify: an activated ability that attaches a Fortification to a land (702.67)."""

from __future__ import annotations

from apnap_reference.changes.applying import happen
from apnap_reference.objects.characteristics import controller, on_battlefield
from apnap_reference.objects.enchanting import may_fortify
from apnap_reference.rulebook import rule
from apnap_reference.spells.activating import as_a_sorcery
from apnap_reference.state.abilities import keyword
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import BecomesUnattached
from apnap_reference.state.stack_abilities import Activated, Cost, TargetWord
from apnap_reference.state.table import Object, Ref, Table, replace


@rule("702.67a")
def own_land(table: Table, thing: Object, ref: Ref) -> bool:
    """Fortify targets a land that its controller controls."""
    if isinstance(ref, str) or not may_fortify(table, ref):
        return False
    return controller(table, ref) == thing.controller


def _fortifies(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    target = next((ref for refs in thing.targets for ref in refs), None)
    if thing.source is None or target is None or not on_battlefield(table, thing.source):
        return table
    host = table.objects[thing.source].attached_to
    if host is not None and host != target:
        table = happen(table, BecomesUnattached(thing.source, host))
    return table.with_object(replace(table.objects[thing.source], attached_to=target))


keyword(
    "fortify {3}",
    Activated(Cost(mana="{3}"), _fortifies, (TargetWord(own_land),), window=as_a_sorcery),
)
