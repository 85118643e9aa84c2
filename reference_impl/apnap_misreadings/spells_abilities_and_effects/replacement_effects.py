"""Misreadings of rule 614: what is skipped."""

from __future__ import annotations

from apnap.protocol import Step
from apnap_misreadings.mutant import mutant
from apnap_reference.objects.lasting_effects import without_effects
from apnap_reference.players.players import Side, side_of
from apnap_reference.state.effects import Skippable, TurnOf
from apnap_reference.state.ids import SideName
from apnap_reference.state.table import PlayerId, Table, replace
from apnap_reference.turn.next_turn import side_called, turn_skipped, who_is_next
from apnap_reference.turn.phases_and_steps import PHASE_OF, passed_over
from apnap_reference.turn.skipped import TURN, skip_due, skips_of, used_up, with_skip


@mutant("614.10", "an extra turn can't be skipped", replaces=who_is_next)
def extra_turns_are_never_skipped(table: Table) -> tuple[Table, Side, SideName]:
    while table.extra_turns:
        extra = table.extra_turns[-1]
        table = replace(table, extra_turns=table.extra_turns[:-1])
        side = side_called(table, extra.whose)
        if side:
            return table, side, table.turn.goes_on_after or table.turn.whose
    return who_is_next.function(table)


@mutant(
    "614.10a",
    "if two effects make a team skip the same turn, phase or step, the team skips it only once",
    replaces=with_skip,
    since="2006-10-01",
)
def skips_of_two_effects_are_one(
    table: Table, by: PlayerId, players: tuple[PlayerId, ...], what: Skippable
) -> Table:
    new = tuple(
        player
        for player in players
        if len(side_of(table, player)) == 1
        or all(effect.does.what != what for effect in skips_of(table, side_of(table, player)))
    )
    return with_skip.function(table, by, new, what)


@mutant(
    "614.10a",
    "an effect that lasts until a player's next turn ends when that turn is skipped",
    replaces=turn_skipped,
)
def a_skipped_turn_ends_effects(table: Table, side: Side) -> tuple[Table, bool]:
    table, skipped = turn_skipped.function(table, side)
    ended = (TurnOf(player) for player in side if skipped)
    return without_effects(table, *ended), skipped


@mutant(
    "614.10a",
    "a skipped turn uses up everything else that the player was to skip",
    replaces=turn_skipped,
)
def a_skipped_turn_uses_up_other_skips(table: Table, side: Side) -> tuple[Table, bool]:
    table, skipped = turn_skipped.function(table, side)
    for effect in skips_of(table, side) if skipped else ():
        if effect.does.what != TURN:
            table = used_up(table, effect)
    return table, skipped


@mutant(
    "614.10a",
    "an effect that makes a player skip one combat phase skips all combat phases left in that turn",
    replaces=passed_over,
)
def a_skip_takes_all_combat_phases(
    table: Table, coming: tuple[Step, ...]
) -> tuple[Table, tuple[Step, ...]]:
    begins = coming[:1] == ("beginning_of_combat",)
    due = skip_due(table, table.turn.side, ("combat",)) if begins else None
    if due is not None:
        table = used_up(table, due)
        coming = tuple(step for step in coming if PHASE_OF[step] != "combat")
    return passed_over.function(table, coming)
