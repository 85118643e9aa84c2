"""Misreadings of rules 500.8, 614.10 and 722.1: what is added, skipped, or waits for a turn."""

from __future__ import annotations

from apnap.protocol.state import Step
from apnap_misreadings.mutant import mutant
from apnap_reference.objects.lasting_effects import lasting, without_effects
from apnap_reference.players.players import Side
from apnap_reference.state.table import Table, replace
from apnap_reference.turn.extra import with_another_combat
from apnap_reference.turn.next_turn import side_called, turn_skipped, who_is_next
from apnap_reference.turn.phases_and_steps import PHASE_OF, control_begun, passed_over
from apnap_reference.turn.skipped import TURN, skip_due, skips_of, used_up


@mutant(
    "614.10a",
    "what lasts until a player's next turn ends as that turn is skipped",
    replaces=turn_skipped,
)
def a_skipped_turn_ends_effects(table: Table, side: Side) -> tuple[Table, bool]:
    table, skipped = turn_skipped.function(table, side)
    ended = (f"turn_of:{player}" for player in side if skipped)
    return without_effects(table, *ended), skipped


@mutant(
    "614.10a",
    "a turn that is skipped uses up whatever else was to be skipped",
    replaces=turn_skipped,
)
def a_skipped_turn_uses_up_other_skips(table: Table, side: Side) -> tuple[Table, bool]:
    table, skipped = turn_skipped.function(table, side)
    for effect in skips_of(table, side) if skipped else ():
        if effect.word != TURN:
            table = used_up(table, effect)
    return table, skipped


@mutant(
    "722.1b",
    "who was to control a player's next turn does not if that turn is skipped",
    replaces=turn_skipped,
)
def control_is_lost_with_a_skipped_turn(table: Table, side: Side) -> tuple[Table, bool]:
    table, skipped = turn_skipped.function(table, side)
    lost = tuple(e for e in lasting(table, "will control player") if e.player in side and skipped)
    return replace(table, effects=tuple(e for e in table.effects if e not in lost)), skipped


@mutant("614.10", "an extra turn is never skipped", replaces=who_is_next)
def extra_turns_are_never_skipped(table: Table) -> tuple[Table, Side, str]:
    while table.extra_turns:
        extra = table.extra_turns[-1]
        table = replace(table, extra_turns=table.extra_turns[:-1])
        side = side_called(table, extra.whose)
        if side:
            return table, side, table.turn.goes_on_after or table.turn.whose
    return who_is_next.function(table)


@mutant("614.10a", "who skips a combat phase skips all that the turn has", replaces=passed_over)
def a_skip_takes_all_combat_phases(
    table: Table, coming: tuple[Step, ...]
) -> tuple[Table, tuple[Step, ...]]:
    begins = coming[:1] == ("beginning_of_combat",)
    due = skip_due(table, table.turn.side, ("combat",)) if begins else None
    if due is not None:
        table = used_up(table, due)
        coming = tuple(step for step in coming if PHASE_OF[step] != "combat")
    return passed_over.function(table, coming)


@mutant("500.8", "a combat phase is added only after combat", replaces=with_another_combat)
def nothing_is_added_before_combat(table: Table) -> Table:
    before = table.turn.step == "precombat_main"
    return table if before else with_another_combat.function(table)


@mutant(
    "722.1a",
    "of two who are to control a player's next turn the first does",
    replaces=control_begun,
)
def the_first_to_come_controls(table: Table, side: Side) -> Table:
    due = tuple(e for e in lasting(table, "will control player") if e.player in side)
    kept = tuple(effect for effect in table.effects if effect not in due[1:])
    return control_begun.function(replace(table, effects=kept), side)


@mutant(
    "722.1a",
    "of two who are to control a player's next turn the other has the turn after",
    replaces=control_begun,
)
def the_other_controls_the_turn_after(table: Table, side: Side) -> Table:
    due = tuple(e for e in lasting(table, "will control player") if e.player in side)
    table = control_begun.function(table, side)
    return replace(table, effects=(*table.effects, *due[:-1]))
