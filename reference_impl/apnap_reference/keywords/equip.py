"""Equip: an activated ability that attaches an Equipment to a creature (702.6)."""

from __future__ import annotations

from apnap_reference.changes.applying import happen
from apnap_reference.objects.characteristics import controller, on_battlefield
from apnap_reference.objects.enchanting import may_equip
from apnap_reference.rulebook import rule
from apnap_reference.spells.activating import as_a_sorcery
from apnap_reference.state.abilities import keyword
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import BecomesUnattached
from apnap_reference.state.stack_abilities import Activated, Cost, TargetWord
from apnap_reference.state.table import Object, Ref, Table, replace


@rule("702.6a")
def own_creature(table: Table, thing: Object, ref: Ref) -> bool:
    """Equip targets a creature that its controller controls."""
    if isinstance(ref, str) or not may_equip(table, ref):
        return False
    return controller(table, ref) == thing.controller


def _equips(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    target = next((ref for refs in thing.targets for ref in refs), None)
    if thing.source is None or target is None or not on_battlefield(table, thing.source):
        return table
    host = table.objects[thing.source].attached_to
    if host is not None and host != target:
        table = happen(table, BecomesUnattached(thing.source, host))
    return table.with_object(replace(table.objects[thing.source], attached_to=target))


for _cost in ("{0}", "{1}", "{4}"):
    keyword(
        f"equip {_cost}",
        Activated(Cost(mana=_cost), _equips, (TargetWord(own_creature),), window=as_a_sorcery),
    )
