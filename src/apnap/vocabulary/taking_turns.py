"""Thens about turns that are taken at the same time, and their turn markers."""

from __future__ import annotations

from typing import Final

from apnap.driver import Failed, Game
from apnap.driver.looking import situation, taking_turn
from apnap.protocol import Marker
from apnap.vocabulary.phrases import Topic

TAKING_TURNS: Final = Topic()


@TAKING_TURNS.then("{player} is taking a turn")
def is_taking(game: Game, name: str) -> None:
    """One of the turns that are going on is the player's, or that of the player's team."""
    if taking_turn(game, name) is None:
        raise Failed(f"{name} to be taking a turn", situation(game))


@TAKING_TURNS.then("{player} is not taking a turn")
def is_not_taking(game: Game, name: str) -> None:
    """None of the turns that are going on is the player's."""
    if taking_turn(game, name) is not None:
        raise Failed(f"{name} not to be taking a turn", situation(game))


@TAKING_TURNS.then("there are {number} turn markers")
@TAKING_TURNS.then("there is {number} turn marker")
def how_many(game: Game, number: int) -> None:
    """So many turn markers are in the game."""
    if len(game.state.markers) != number:
        raise Failed(f"{number} turn markers", _markers(game))


@TAKING_TURNS.then("turn marker {number} is with {player}")
def is_with(game: Game, number: int, name: str) -> None:
    """That player has the turn marker, taking a turn or waiting to."""
    found = _marker(game, number)
    if found is None or found.player != name:
        raise Failed(f"turn marker {number} to be with {name}", _markers(game))


@TAKING_TURNS.then("turn marker {number} is gone")
def is_gone(game: Game, number: int) -> None:
    """The turn marker has been removed from the game."""
    if _marker(game, number) is not None:
        raise Failed(f"turn marker {number} to be gone", _markers(game))


def _marker(game: Game, number: int) -> Marker | None:
    return next((marker for marker in game.state.markers if marker.number == number), None)


def _markers(game: Game) -> str:
    """Say who has which turn marker."""
    held = (f"turn marker {marker.number} is with {marker.player}" for marker in game.state.markers)
    return ", ".join(held) or "there are no turn markers"
