"""Which turns and turn markers can be loaded: what contradicts itself, or is not calm."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from apnap.protocol import Marker, Player, State, Team, Turn
from apnap_reference.turn.phases_and_steps import PHASE_OF
from apnap_reference.turn.turn_markers import markers_for

CALM: Final = ("upkeep", "precombat_main", "beginning_of_combat", "postcombat_main", "end_step")

Problem = tuple[str, str]
"""Path of a field, and what is wrong with it."""


def as_many_as_there_can_be(state: State) -> Iterator[Problem]:
    """
    One turn is going on; with turn markers there may be several, each with its own.

    Before the game the one turn tells who takes the first.
    """
    several = state.variant.turn_markers > 0 and state.stage != "before_game"
    if several and not state.turns:
        yield "position.turns", "at least one turn must be going on"
    if not several and len(state.turns) != 1:
        yield "position.turns", "exactly one turn must be going on"


def turns_not_calm(state: State) -> Iterator[Problem]:
    """Each turn is in a step in which somebody is about to get priority."""
    for index, turn in enumerate(state.turns):
        for where, problem in _not_calm(turn, before_game=state.stage == "before_game"):
            yield f"position.turns.{index}.{where}", problem


def _not_calm(turn: Turn, *, before_game: bool) -> Iterator[Problem]:
    calm = ("untap",) if before_game else CALM
    if turn.step not in calm:
        yield "step", f"{turn.step} isn't a calm step; these are: {', '.join(calm)}"
    elif turn.phase != PHASE_OF[turn.step]:
        yield "phase", f"{turn.step} isn't a step of the phase {turn.phase}"
    if turn.stack:
        yield "stack", "the stack of a calm position is empty"
    if turn.combat is not None and (turn.combat.attacks or turn.combat.blocks):
        yield "combat", "nothing attacks or blocks in a calm position"
    if turn.passed not in ((), "unknown"):
        yield "passed", "nobody has passed yet in a calm position"


def turn_of_nobody(state: State) -> Iterator[Problem]:
    """Turns are taken by players, or by teams where these share them; who has one acts first."""
    sides = [side.name for side in takers_of_turns(state)]
    for index, turn in enumerate(state.turns):
        if turn.active not in sides:
            yield f"position.turns.{index}.active", f"{turn.active} doesn't take turns in this game"
        if turn.priority not in (None, turn.active):
            where = f"position.turns.{index}.priority"
            yield where, "the active player or team receives priority first"
    for side in state.extra_turns if state.extra_turns != "unknown" else ():
        if side not in sides:
            yield "position.extra_turns", f"{side} doesn't take turns in this game"


def takers_of_turns(state: State) -> tuple[Player, ...] | tuple[Team, ...]:
    """Give those who take turns: the players, or with shared turns the teams."""
    return state.teams if state.variant.shared_team_turns else state.players


def markers_in_the_game(state: State) -> tuple[Marker, ...]:
    """Give the markers that a state has: those listed, or else those of its turns."""
    if state.markers:
        return tuple(sorted(state.markers, key=lambda marker: marker.number))
    held = (Marker(turn.marker, turn.active or "") for turn in state.turns if turn.marker)
    return tuple(sorted(held, key=lambda marker: marker.number))


def markers_out_of_place(state: State) -> Iterator[Problem]:
    """Turn markers are in the games that have them, each once, with a player."""
    numbers = [marker.number for marker in markers_in_the_game(state)]
    if not state.variant.turn_markers and numbers:
        yield "position.variant.turn_markers", "this game doesn't use turn markers but has some"
    if len(set(numbers)) != len(numbers):
        yield "position.markers", "two turn markers have the same number"
    players = {player.name for player in state.players}
    for index, marker in enumerate(state.markers):
        if marker.player not in players:
            yield f"position.markers.{index}.player", f"{marker.player} isn't a player"


def markers_too_many(state: State) -> Iterator[Problem]:
    """No more markers stay in a game than it has full fours of players."""
    markers = markers_in_the_game(state)
    staying = len(markers) - sum(marker.removals for marker in markers)
    most = markers_for(len(state.players))
    handed_out = state.stage != "before_game" or markers
    if state.variant.turn_markers and handed_out and not 1 <= staying <= most:
        yield "position.markers", f"1 to {most} turn markers stay in the game, not {staying}"


def turns_without_marker(state: State) -> Iterator[Problem]:
    """Where turns are taken with markers, each has one, which its active player holds."""
    if not state.variant.turn_markers or state.stage == "before_game":
        return
    held = {marker.number: marker.player for marker in markers_in_the_game(state)}
    for index, turn in enumerate(state.turns):
        if held.get(turn.marker or 0) != turn.active:
            yield f"position.turns.{index}.marker", f"{turn.active} doesn't have this turn marker"
    used = {turn.marker for turn in state.turns}
    for index, marker in enumerate(state.markers):
        if marker.removals and marker.number not in used:
            where = f"position.markers.{index}.removals"
            yield where, "a marker designated for removal is removed unless a turn is taken with it"


def turns_alike(state: State) -> Iterator[Problem]:
    """Turns that go on at the same time are different turns of different players."""
    going_on = state.turns if state.stage == "playing" else ()
    known = [turn.number for turn in going_on if turn.number != "unknown"]
    takers = [turn.active for turn in state.turns]
    markers = [turn.marker for turn in state.turns]
    for what, values in (("number", known), ("active", takers), ("marker", markers)):
        if len(set(values)) != len(values):
            yield "position.turns", f"two turns have the same `{what}`"


CHECKS: Final[tuple[Callable[[State], Iterator[Problem]], ...]] = (
    as_many_as_there_can_be,
    turns_not_calm,
    turn_of_nobody,
    markers_out_of_place,
    markers_too_many,
    turns_without_marker,
    turns_alike,
)
