"""Misreadings of the glossary's term activation cost."""

from __future__ import annotations

from apnap.protocol import Activate, Cast
from apnap_misreadings.mutant import mutant
from apnap_reference.spells.paying import Bill, pay_cost, source_may_tap
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.stack_abilities import Cost
from apnap_reference.state.table import Table, replace


@mutant(
    "glossary:activation-cost",
    "a tapped permanent can pay an activation cost that includes the tap symbol",
    replaces=source_may_tap,
    since="2006-10-01",
)
def tapped_permanents_pay(_table: Table, _bill: Bill) -> bool:
    return True


@mutant(
    "glossary:activation-cost",
    "a player pays only the mana in an activation cost and can ignore the rest",
    replaces=pay_cost,
    since="2006-10-01",
)
def only_mana_is_owed(table: Table, bill: Bill, said: Cast | Activate) -> Dialogue[Table]:
    if isinstance(said, Activate):
        bill = replace(bill, cost=Cost(mana=bill.cost.mana, loyalty=bill.cost.loyalty))
    return (yield from pay_cost.function(table, bill, said))


@mutant(
    "glossary:activation-cost",
    (
        "the mana in an activation cost isn't paid if the cost also includes tapping or "
        "sacrificing the source"
    ),
    replaces=pay_cost,
    since="2006-10-01",
)
def mana_is_waived(table: Table, bill: Bill, said: Cast | Activate) -> Dialogue[Table]:
    if isinstance(said, Activate) and (bill.cost.tap or bill.cost.sacrifice_self):
        bill = replace(bill, cost=replace(bill.cost, mana=""))
    return (yield from pay_cost.function(table, bill, said))
