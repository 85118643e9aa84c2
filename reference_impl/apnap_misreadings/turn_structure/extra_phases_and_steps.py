"""Misreadings of rules 500.8 to 500.10a: phases and steps that are added."""

from __future__ import annotations

from apnap.protocol import Step
from apnap_misreadings.mutant import mutant
from apnap_reference.state.table import PlayerId, Table, replace
from apnap_reference.turn.extra import (
    COMBAT,
    COMBAT_AND_MAIN,
    gets_them_in_this_turn,
    rest_of_phase,
    with_another_combat,
    with_another_upkeep,
    with_phase_after_this,
    with_upkeeps_after_this_phase,
)
from apnap_reference.turn.phases_and_steps import MAIN_PHASES


@mutant(
    "500.8",
    "a combat phase is added also if the effect resolves outside of a main phase",
    replaces=with_another_combat,
)
def combat_is_added_from_any_step(table: Table) -> Table:
    turn = table.turn
    rest = rest_of_phase(turn)
    later = turn.to_come[len(rest) :]
    return table.with_turn(replace(turn, to_come=(*rest, *COMBAT_AND_MAIN, *later)))


@mutant(
    "500.8",
    "a phase that is added takes place before the postcombat main phase, not at once",
    replaces=with_phase_after_this,
)
def added_phases_wait_in_line(table: Table, steps: tuple[Step, ...]) -> Table:
    coming = table.turn.to_come
    place = coming.index("postcombat_main") if "postcombat_main" in coming else 0
    return table.with_turn(replace(table.turn, to_come=(*coming[:place], *steps, *coming[place:])))


@mutant(
    "500.8",
    "a phase that is added begins at once, and the phase that goes on is over",
    replaces=with_phase_after_this,
)
def added_phases_end_this_one(table: Table, steps: tuple[Step, ...]) -> Table:
    turn = table.turn
    later = turn.to_come[len(rest_of_phase(turn)) :]
    return table.with_turn(replace(turn, to_come=("end_of_combat", *steps, *later)))


@mutant(
    "500.8",
    "a combat phase is added only if the effect's controller is the active player",
    replaces=with_another_combat,
)
def only_the_active_player_adds_combat(table: Table) -> Table:
    stack = table.turn.stack
    own = not stack or table.objects[stack[-1]].controller in table.turn.side
    return with_another_combat.function(table) if own else table


@mutant(
    "500.8",
    "a combat phase is added only if the effect resolves in the postcombat main phase",
    replaces=with_another_combat,
)
def no_combat_is_added_before_combat(table: Table) -> Table:
    late = table.turn.step == "postcombat_main"
    return with_another_combat.function(table) if late else table


@mutant(
    "500.8",
    "a combat phase isn't added if the effect resolves in the precombat main phase",
    replaces=with_another_combat,
)
def nothing_is_added_before_combat(table: Table) -> Table:
    before = table.turn.step == "precombat_main"
    return table if before else with_another_combat.function(table)


@mutant(
    "500.8",
    "no main phase follows a combat phase that is added together with one",
    replaces=with_another_combat,
    origin="XMage #4382",
)
def only_the_combat_is_added(table: Table) -> Table:
    turn = table.turn
    if turn.step not in MAIN_PHASES:
        return table
    return table.with_turn(replace(turn, to_come=(*COMBAT, *turn.to_come)))


@mutant(
    "500.8",
    "a combat phase isn't added once one has been added in that turn",
    replaces=with_phase_after_this,
)
def one_added_phase_a_turn(table: Table, steps: tuple[Step, ...]) -> Table:
    again = table.turn.been.count("beginning_of_combat") > 1
    return table if again else with_phase_after_this.function(table, steps)


@mutant(
    "500.9",
    "an added upkeep step takes place at the end of the beginning phase",
    replaces=with_another_upkeep,
)
def added_upkeeps_follow_the_draw(table: Table, player: PlayerId) -> Table:
    table = with_another_upkeep.function(table, player)
    coming = table.turn.to_come
    if coming[:2] != ("upkeep", "draw"):
        return table
    return table.with_turn(replace(table.turn, to_come=("draw", "upkeep", *coming[2:])))


@mutant(
    "500.10",
    "an upkeep step that is added after a phase comes with an untap step and a draw step",
    replaces=with_upkeeps_after_this_phase,
    since="2024-06-07",
)
def whole_beginning_phases_are_added(table: Table, player: PlayerId, number: int) -> Table:
    del player
    return with_phase_after_this(table, ("untap", "upkeep", "draw") * number)


@mutant(
    "500.10",
    "only one upkeep step is added after a phase, no matter how many the effect adds",
    replaces=with_upkeeps_after_this_phase,
    since="2024-06-07",
)
def one_upkeep_is_enough(table: Table, player: PlayerId, number: int) -> Table:
    return with_upkeeps_after_this_phase.function(table, player, min(1, number))


@mutant(
    "500.10a",
    "a step that a player gets is added to the turn that is going on, whosever it is",
    replaces=gets_them_in_this_turn,
    since="2024-06-07",
)
def steps_are_added_to_any_turn(table: Table, player: PlayerId) -> bool:
    del table, player
    return True
