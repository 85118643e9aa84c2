"""Extra turns, extra phases and extra steps."""

from __future__ import annotations

from itertools import takewhile
from typing import Final

from apnap.protocol import Step
from apnap_reference.objects.lasting_effects import with_effect
from apnap_reference.players.players import side_name, side_of
from apnap_reference.rulebook import rule
from apnap_reference.state.effects import NEXT_TURN, HasAddedUpkeep
from apnap_reference.state.table import ExtraTurn, PlayerId, Table, Turn, replace
from apnap_reference.turn.phases_and_steps import MAIN_PHASES, PHASE_OF, STEPS
from apnap_reference.turn.skipped import BEGINS

COMBAT_AND_MAIN: Final = STEPS[
    STEPS.index("beginning_of_combat") : STEPS.index("postcombat_main") + 1
]
COMBAT: Final = COMBAT_AND_MAIN[:-1]
UPKEEP: Final[tuple[Step, ...]] = ("upkeep",)


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


@rule("500.8")
def with_phase_after_this(table: Table, steps: tuple[Step, ...]) -> Table:
    """An added phase follows directly after the phase that is going on, the newest one first."""
    turn = table.turn
    rest = rest_of_phase(turn)
    later = turn.to_come[len(rest) :]
    return table.with_turn(replace(turn, to_come=(*rest, *steps, *later)))


def rest_of_phase(turn: Turn) -> tuple[Step, ...]:
    """Give the steps to come of the phase that is going on."""
    phase = PHASE_OF[turn.step]
    return tuple(
        takewhile(lambda step: PHASE_OF[step] == phase and step not in BEGINS, turn.to_come)
    )


@rule("500.9")
def with_another_upkeep(table: Table, player: PlayerId) -> Table:
    """An added upkeep step follows directly after the current upkeep step."""
    turn = table.turn
    if turn.step != "upkeep" or player not in turn.side:
        return table
    table = with_effect(table, HasAddedUpkeep(player), player, NEXT_TURN)
    return table.with_turn(replace(turn, to_come=("upkeep", *turn.to_come)))


@rule("500.10")
def with_upkeeps_after_this_phase(table: Table, player: PlayerId, number: int) -> Table:
    """A step added after a phase belongs to an added phase of its own, without other steps."""
    if not gets_them_in_this_turn(table, player):
        return table
    return with_phase_after_this(table, UPKEEP * number)


@rule("500.10a")
def gets_them_in_this_turn(table: Table, player: PlayerId) -> bool:
    """What a player "gets" is added only to that player's own turn."""
    return player in table.turn.side


def in_first_upkeep(table: Table) -> bool:
    """Tell whether the upkeep step that is going on is the first of its turn, not an added one."""
    return table.turn.step == "upkeep" and "upkeep" not in table.turn.been
