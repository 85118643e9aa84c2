"""Extra turns, extra phases and extra steps."""

from __future__ import annotations

from typing import Final

from apnap_reference.objects.lasting_effects import lasting, with_effect
from apnap_reference.players.players import side_name, side_of
from apnap_reference.rulebook import rule
from apnap_reference.state.effects import NEXT_TURN, HasAddedUpkeep
from apnap_reference.state.table import ExtraTurn, PlayerId, Table, replace
from apnap_reference.turn.phases_and_steps import MAIN_PHASES, STEPS

COMBAT_AND_MAIN: Final = STEPS[
    STEPS.index("beginning_of_combat") : STEPS.index("postcombat_main") + 1
]


@rule("805.8")
def with_extra_turn(table: Table, player: PlayerId) -> Table:
    """When a player is given an extra turn, their whole team takes it."""
    extra = ExtraTurn(side_name(table, side_of(table, player)))
    return replace(table, extra_turns=(*table.extra_turns, extra))


@rule("500.8")
def with_another_combat(table: Table) -> Table:
    """An added combat phase and main phase follow directly after the current main phase."""
    turn = table.turn
    if turn.step not in MAIN_PHASES:
        return table
    return table.with_turn(replace(turn, to_come=(*COMBAT_AND_MAIN, *turn.to_come)))


@rule("500.9")
def with_another_upkeep(table: Table, player: PlayerId) -> Table:
    """An added upkeep step follows directly after the current upkeep step."""
    turn = table.turn
    if turn.step != "upkeep" or player not in turn.side:
        return table
    table = with_effect(table, HasAddedUpkeep(player), player, NEXT_TURN)
    return table.with_turn(replace(turn, to_come=("upkeep", *turn.to_come)))


def in_first_upkeep(table: Table) -> bool:
    """Tell whether the upkeep step that is going on is the first of its turn, not an added one."""
    return table.turn.step == "upkeep" and not lasting(table, HasAddedUpkeep)
