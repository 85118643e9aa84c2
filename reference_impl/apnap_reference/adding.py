"""Extra turns and extra phases."""

from __future__ import annotations

from typing import Final

from apnap_reference.people import party_name, party_of
from apnap_reference.rulebook import rule
from apnap_reference.table import ExtraTurn, PlayerId, Table, replace
from apnap_reference.turns import MAIN_PHASES, STEPS

COMBAT_AND_MAIN: Final = STEPS[
    STEPS.index("beginning_of_combat") : STEPS.index("postcombat_main") + 1
]


@rule("805.8")
def with_extra_turn(table: Table, player: PlayerId) -> Table:
    """Who takes turns together takes extra turns together."""
    extra = ExtraTurn(party_name(table, party_of(table, player)))
    return replace(table, extra_turns=(*table.extra_turns, extra))


@rule("500.8")
def with_another_combat(table: Table) -> Table:
    """An added combat phase and main phase come right after the main phase that is going on."""
    turn = table.turn
    if turn.step not in MAIN_PHASES:
        return table
    return table.with_turn(replace(turn, to_come=(*COMBAT_AND_MAIN, *turn.to_come)))
