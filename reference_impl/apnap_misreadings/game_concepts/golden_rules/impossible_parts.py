"""Misreadings of rule 101.3: what is impossible, and what is done all the same."""

from __future__ import annotations

from apnap.protocol import Activate, Cast
from apnap_misreadings.mutant import mutant
from apnap_reference.changes.applying import happen
from apnap_reference.changes.sharing import may_gain_life, may_lose_life
from apnap_reference.choices.apnap_order import AllChoices, Picks, all_choose
from apnap_reference.spells.paying import Bill, enough_to_use_up, pay_cost
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Event, Life
from apnap_reference.state.table import Table, replace


@mutant(
    "101.3",
    "if the active player can't sacrifice or discard as instructed, no player does",
    replaces=all_choose,
    since="2006-10-01",
)
def with_the_active_player_or_not_at_all(
    table: Table, choices: AllChoices
) -> Dialogue[tuple[Table, Picks]]:
    table, picks = yield from all_choose.function(table, choices)
    own = {f"{what} {player}" for what in ("sacrifice", "discard") for player in table.turn.side}
    failing = any(key in own and not picks[key] for key in picks)
    return table, {} if failing else picks


@mutant(
    "101.3",
    "a player who can sacrifice only some of the required permanents sacrifices none",
    replaces=all_choose,
    since="2006-10-01",
)
def whole_or_nothing(table: Table, choices: AllChoices) -> Dialogue[tuple[Table, Picks]]:
    table, picks = yield from all_choose.function(table, choices)
    sacrificed = {key: chosen for key, chosen in picks.items() if key.startswith("sacrifice")}
    demanded = max(map(len, sacrificed.values()), default=0)
    failing = dict.fromkeys((key for key in sacrificed if len(picks[key]) < demanded), ())
    return table, {**picks, **failing}


@mutant(
    "101.3",
    (
        "a cost that can't be paid by sacrificing or discarding is ignored, like an impossible "
        "instruction"
    ),
    replaces=pay_cost,
    since="2006-10-01",
)
def impossible_costs_left_out(table: Table, bill: Bill, said: Cast | Activate) -> Dialogue[Table]:
    if not enough_to_use_up(table, bill):
        bill = replace(bill, cost=replace(bill.cost, uses=()))
    return (yield from pay_cost.function(table, bill, said))


@mutant(
    "101.3",
    "nothing of an effect happens if a part of it would have a player gain or lose life who can't",
    replaces=happen,
    origin="others",
)
def one_impossible_part_stops_all(table: Table, *events: Event) -> Table:
    lives = (event for event in events if isinstance(event, Life))
    possible = (
        (may_gain_life if life.amount > 0 else may_lose_life)(table, life.player) for life in lives
    )
    return happen.function(table, *(events if all(possible) else ()))
