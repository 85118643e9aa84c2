"""Misreadings of rule 605: which abilities that add mana use the stack."""

from __future__ import annotations

from apnap.protocol import Activate
from apnap_misreadings.mutant import mutant
from apnap_reference.spells.activating import (
    ability_on_the_stack,
    activated_abilities,
    mana_for_a_cost,
)
from apnap_reference.spells.paying import Bill
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.stack_abilities import Activated
from apnap_reference.state.table import Table


@mutant(
    "605.1a",
    "an ability that adds mana for another cost than tapping uses the stack",
    replaces=mana_for_a_cost,
)
def mana_for_a_cost_waits(
    table: Table, bill: Bill, found: Activated, said: Activate
) -> Dialogue[Table]:
    before = table.player(bill.player)
    source = table.objects[bill.source]
    key = activated_abilities(table, source)[said.ability - 1]
    table = yield from mana_for_a_cost.function(table, bill, found, said)
    return ability_on_the_stack(table.with_player(before), bill.player, source, key)[0]
