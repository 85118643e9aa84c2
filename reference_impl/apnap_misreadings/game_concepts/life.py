"""Misreadings of rule 119: who can pay life."""

from __future__ import annotations

from apnap.protocol import Activate, Cast
from apnap_misreadings.mutant import mutant
from apnap_reference.spells.paying import Bill, enough_life, pay_cost
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.table import Table, replace


@mutant("119.4", "a player can't pay their last point of life", replaces=enough_life)
def the_last_life_is_kept(table: Table, bill: Bill) -> bool:
    return not bill.cost.life or table.player(bill.player).life > bill.cost.life


@mutant("119.4", "a player can pay more life than they have", replaces=enough_life)
def life_is_paid_on_credit(_table: Table, _bill: Bill) -> bool:
    return True


@mutant("119.4", "a player who pays life hasn't lost life", replaces=pay_cost)
def paid_life_is_not_lost(table: Table, bill: Bill, said: Cast | Activate) -> Dialogue[Table]:
    before = table.turn.lost_life
    table = yield from pay_cost.function(table, bill, said)
    if not bill.cost.life or bill.player in before:
        return table
    lost = tuple(player for player in table.turn.lost_life if player != bill.player)
    return table.with_turn(replace(table.turn, lost_life=lost))
