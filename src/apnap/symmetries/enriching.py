"""
Other figures: everybody has more life, and every library more cards.

All life totals grow by the same, so that who has most still has, unless no card there could look
at that; what is said of them later grows with them. Where somebody leaves the game, or it ends,
they stay: that may be for want of life.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec.structs import replace

from apnap.driver.position import LIBRARY
from apnap.protocol import Player
from apnap.suite import Scenario, Step
from apnap.vocabulary import people
from apnap.vocabulary.matching import Call

ENDING: Final[frozenset[Callable[..., Any]]] = frozenset(
    (people.has_left, people.has_won, people.have_won, people.draw)
)
"""What the phrases do that depend on who has life left."""

_LIFE: Final = "{player} has {number} life"
_MORE: Final = 7


More = int | Mapping[str, int]
"""How much more all have, or each player."""


def enlivened(scenario: Scenario, by: More = _MORE) -> Scenario | None:
    """Return the scenario with so much more life for all; nothing where that might matter."""
    position = scenario.position
    if any(call.phrase.act in ENDING for step in scenario.steps for call in step.call.parts):
        return None
    if any(call.phrase.pattern == _LIFE for step in scenario.steps for call in step.call.parts[1:]):
        return None  # of two claims one has the old figure
    start = position.variant.starting_life
    lives = {player.life for player in position.players}
    if any(life != "unknown" and life < start for life in lives):
        return None  # that somebody has little may be what it is about
    if "unknown" in lives and position.variant.name == "two_headed_giant":
        return None  # how much that is depends on the edition

    def more(player: Player) -> Player:
        life = start if player.life == "unknown" else player.life
        return replace(player, life=life + _of(player.name, by))

    return replace(
        scenario,
        position=replace(position, players=tuple(map(more, position.players))),
        steps=tuple(_step(step, by) for step in scenario.steps),
    )


def restocked(scenario: Scenario, by: More = _MORE) -> Scenario | None:
    """Return the scenario with so many more cards in each library; nothing if one is described."""
    position = scenario.position
    if any(player.library != LIBRARY for player in position.players):
        return None
    players = tuple(
        replace(player, library=LIBRARY + _of(player.name, by)) for player in position.players
    )
    return replace(scenario, position=replace(position, players=players))


def _of(player: str, by: More) -> int:
    return by if isinstance(by, int) else by[player]


def _step(step: Step, by: More) -> Step:
    """Return the step with the life that is there now, if it speaks of life."""
    if step.call.phrase.pattern != _LIFE:
        return step
    name, life = step.call.values
    more: int = life + _of(name, by)
    text = f"{name} has {more} life"
    return replace(step, text=text, call=Call(step.call.phrase, (name, more)))
