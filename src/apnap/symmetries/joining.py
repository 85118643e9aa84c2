"""
Seating one more player, who has nothing and says nothing.

That is allowed only where it can be told from the scenario that nothing depends on how many
players there are: several opponents may be attacked anyway, all are within range of everybody,
and neither a step nor a card in it counts players or chooses among them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from apnap.driver import Position
from apnap.driver.position import LIBRARY
from apnap.protocol import Player
from apnap.protocol.variants import FREE_FOR_ALL
from apnap.suite import Scenario, Step
from apnap.symmetries.needing import placed
from apnap.vocabulary import acting, asking, combat, people
from apnap.vocabulary.matching import Call
from apnap.vocabulary.words import PLAYERS

COUNTING: Final[frozenset[Callable[..., Any]]] = frozenset(
    (
        *(acting.pass_, acting.go_on_to, acting.end_turn),
        *(combat.defending_players, people.has_won, people.have_won, people.draw),
    )
)
"""
What the phrases do that depend on who else is in the game.

Somebody passes, and the next one is asked; turns go round the table; each opponent defends; the
last one in the game wins.
"""

CHOOSING: Final = frozenset(
    (
        *("Blade of Selves", "Blood Tyrant", "Disrupt Decorum", "Hanweir Garrison", "Mindslaver"),
        *("Mogg Toady", "Portal Mage", "Repay in Kind", "Snake of the Golden Grove"),
        *("Stand or Fall", "Warchief Giant"),
    )
)
"""Cards that count or compare players, have one chosen, or forbid to attack some of them."""


def joined(scenario: Scenario) -> Scenario | None:
    """Return the scenario with a player more; nothing where it might come out differently."""
    position = scenario.position

    def counts(step: Step) -> bool:
        return any(_counts(call, position) for call in step.call.parts)

    more = with_one_more(position)
    return None if more is None or any(map(counts, scenario.steps)) else placed(scenario, more)


def _open(position: Position) -> bool:
    """Tell whether anybody may join the game as it is set up."""
    cards = {thing.card for thing in position.objects}
    return (
        position.variant == FREE_FOR_ALL
        and not position.teams
        and position.stage == "playing"
        and cards.isdisjoint(CHOOSING)
    )


def _counts(call: Call, position: Position) -> bool:
    """Tell whether what a step says depends on who else is in the game."""
    act, values = call.phrase.act, call.values
    if act is asking.may_choose_among:
        return not set(position.seats).isdisjoint(values[-1])
    if act is people.whose_turn:  # the turns have gone on
        return values != (position.active or position.seats[0],)
    return act in COUNTING


def with_one_more(position: Position) -> Position | None:
    """
    Return the position with a player more, the last one in turn order.

    Returns nothing where who plays besides may matter.
    """
    name = next((name for name in PLAYERS if name not in position.seats), None)
    if name is None or not _open(position):
        return None
    active = position.active or position.seats[0]
    at = position.seats.index(active) or len(position.seats)
    new = Player(name=name, life="unknown", library=LIBRARY)
    players = (*position.players[:at], new, *position.players[at:])
    return replace(position, players=players, active=active)
