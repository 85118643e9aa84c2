"""Misreadings of the glossary's term additional cost."""

from __future__ import annotations

from apnap.protocol import Activate, Cast
from apnap_misreadings.mutant import mutant
from apnap_reference.objects.characteristics import permanents
from apnap_reference.spells.paying import Bill, enough_to_use_up, may_sacrifice, pay_cost
from apnap_reference.spells.total_cost import additional_costs
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.stack_abilities import Cost
from apnap_reference.state.table import Object, ObjectId, PlayerId, Table, replace


@mutant(
    "glossary:additional-cost",
    "an additional cost can be left unpaid",
    replaces=additional_costs,
    since="2006-10-01",
)
def additional_costs_are_optional(_table: Table, _spell: Object) -> tuple[Cost, ...]:
    return ()


@mutant(
    "glossary:additional-cost",
    "a spell's additional cost of a sacrifice can be ignored if there is nothing to sacrifice",
    replaces=pay_cost,
    since="2006-10-01",
)
def additional_costs_if_possible(
    table: Table, bill: Bill, said: Cast | Activate
) -> Dialogue[Table]:
    if isinstance(said, Cast) and not enough_to_use_up(table, bill):
        bill = replace(bill, cost=replace(bill.cost, uses=()))
    return (yield from pay_cost.function(table, bill, said))


@mutant(
    "glossary:additional-cost",
    "a token can't be sacrificed to pay a cost",
    replaces=may_sacrifice,
)
def tokens_are_not_sacrificed(table: Table, player: PlayerId) -> tuple[ObjectId, ...]:
    return tuple(thing.id for thing in permanents(table, of=player) if thing.kind != "token")
