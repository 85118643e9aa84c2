"""Turns, phases and steps that are skipped: an effect `Skips` for each skip."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final, get_args

from apnap.protocol import Phase, Step
from apnap_reference.objects.lasting_effects import lasting, with_effect
from apnap_reference.objects.within_range import opponents_affected
from apnap_reference.players.players import Side, everybody, in_game, side_name, side_of
from apnap_reference.rulebook import rule
from apnap_reference.state.effects import FOREVER, Effect, Skippable, Skips
from apnap_reference.state.ids import SideName
from apnap_reference.state.table import Object, PlayerId, Table, replace

TURN: Final = "turn"

SKIPPABLE: Final[Mapping[str, Skippable]] = {
    what: what for what in (TURN, *get_args(Phase), *get_args(Step))
}
"""What can be skipped, by what a position calls it."""

BEGINS: Final[dict[Step, Phase]] = {
    "untap": "beginning",
    "beginning_of_combat": "combat",
    "end_step": "ending",
}
"""The phases of several steps, by the step with which each begins."""


@rule("805.8")
def skippers(table: Table, players: tuple[PlayerId, ...]) -> tuple[Side, ...]:
    """When players on a team skip a turn, phase, or step, the team skips it once."""
    here = (player for player in players if in_game(table, player))
    return tuple(dict.fromkeys(side_of(table, player) for player in here))


@rule("614.10")
def with_skip(table: Table, by: PlayerId, players: tuple[PlayerId, ...], what: Skippable) -> Table:
    """
    A skip effect replaces the next such turn, phase, or step with nothing.

    `by` is whose effect it is.
    """
    for side in skippers(table, players):
        table = with_effect(table, Skips(side[0], what), by, FOREVER)
    return table


@rule("614.10a")
def skip_due(table: Table, side: Side, what: tuple[Skippable, ...]) -> Effect[Skips] | None:
    """One skip uses up one effect; further skip effects wait for the next occurrence."""
    return next((e for e in skips_of(table, side) if e.does.what in what), None)


def skips_of(table: Table, side: Side) -> tuple[Effect[Skips], ...]:
    """Give what a side is still going to skip, oldest first."""
    return tuple(
        effect for effect in lasting(table, Skips) if side_of(table, effect.does.player) == side
    )


def used_up(table: Table, effect: Effect[Skips]) -> Table:
    """End an effect that has had its skip."""
    return replace(table, effects=tuple(e for e in table.effects if e.id != effect.id))


def skips_to_come(table: Table) -> Mapping[tuple[SideName, Skippable], int]:
    """Count the skips to come, by the name of the side and what it skips."""
    if not lasting(table, Skips):
        return {}
    sides = dict.fromkeys(side_of(table, player) for player in everybody(table))
    return Counter(
        (side_name(table, side), effect.does.what)
        for side in sides
        for effect in skips_of(table, side)
    )


def opponents_skip(table: Table, thing: Object, what: Skippable) -> Table:
    """Let each opponent of a spell's or ability's controller skip something, by one effect."""
    return with_skip(table, thing.controller, opponents_affected(table, thing.controller), what)
