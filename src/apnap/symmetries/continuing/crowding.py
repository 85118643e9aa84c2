"""More creatures on the battlefield, so that there is something to be said of them."""

from __future__ import annotations

import functools
from collections.abc import Collection, Sequence
from typing import Final, Literal

from msgspec.structs import replace

from apnap.driver import Position
from apnap.driver.position import new
from apnap.protocol.catalogue import Card, catalogue
from apnap.suite import Scenario
from apnap.symmetries.continuing.dice import Dice
from apnap.symmetries.seeds import Draw

_KNOWN: Final = frozenset(
    (
        *("flying", "first strike", "double strike", "vigilance", "defender", "menace", "haste"),
        *("trample", "lifelink", "deathtouch", "reach", "indestructible"),
    )
)
"""Keywords of which each engine knows what they mean in combat."""
_MOST: Final = 2
"""So many are put there at most for each player, and one at least."""
_SELDOM: Final = 4
"""Once in so many times a creature may be one without keywords."""
Cards = Literal["all", "plain", "there"]
PLAIN: Final = frozenset(("Craw Wurm", "Gray Ogre", "Grizzly Bears", "Hill Giant"))
"""Creatures that have no ability at all, of four sizes; scarcely any engine lacks them."""


def crowded(scenario: Scenario, draw: Draw, of: Cards) -> Position | None:
    """
    Return the position with creatures more; None if there can be none.

    `of`: what cards they may be, all, some plain ones, or only such as the scenario has.
    """
    position = scenario.position
    if position.stage != "playing":
        return None
    dice = Dice(draw, "crowding")
    cards = creatures(of, frozenset(str(thing.card) for thing in position.objects))
    taken = {*position.seats, *position.names, *(team.name for team in position.teams)}
    names = (name for name in draw.names("creatures") if name not in taken)
    objects = list(position.objects)
    for seat in position.seats if cards else ():
        for _ in range(1 + dice.below(_MOST)):
            thing = new(position, next(names), one_of(cards, dice), seat, "battlefield")
            objects.append(replace(thing, tapped=dice.once_in(6), sick=dice.once_in(6)))
    return replace(position, objects=tuple(objects)) if objects[len(position.objects) :] else None


def creatures(of: Cards, there: Collection[str]) -> tuple[Card, ...]:
    """Return which cards there may be; `there` are those that the scenario has."""
    names = {*there, *(PLAIN if of == "plain" else ())}
    return tuple(card for card in _creatures() if of == "all" or card.name in names)


def one_of(cards: Sequence[Card], dice: Dice) -> Card:
    """Return one of some cards, of which there is one at least: mostly one with a keyword."""
    able = [card for card in cards if card.keywords]
    return dice.one(cards if not able or dice.once_in(_SELDOM) else able)


@functools.cache
def _creatures() -> tuple[Card, ...]:
    """Return the creatures that have nothing but such keywords, in the order of their names."""
    return tuple(card for _, card in sorted(catalogue().items()) if _simple(card))


def _simple(card: Card) -> bool:
    front = not (card.token or card.abilities or card.produces or card.mana_cost is None)
    return front and card.types == ("Creature",) and _KNOWN.issuperset(card.keywords)
