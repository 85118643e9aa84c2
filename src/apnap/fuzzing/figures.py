"""Figures of players that are not the usual ones: life, poison counters, hands, libraries, mana."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from random import Random
from typing import Final

from msgspec.structs import replace

from apnap.driver import Position
from apnap.driver.position import changed
from apnap.fuzzing.hints import DYING, LIBRARIES, MANA, POISON
from apnap.protocol import Player
from apnap.protocol.catalogue import BASIC_LANDS, Card, catalogue

_LIVES: Final = (1, 2, 3, 4, 5, 6)
_LIVES_ASKED: Final = (*_LIVES, 40, 50)

_POISON: Final = (1, 5, 8, 9, 9, 10, 13, 14, 15)
"""How many poison counters: few, nearly as many as a player or a team can bear, or too many."""

_HANDS: Final = (6, 7, 7, 8, 9)
"""How many cards a full hand has."""

_LETTERS: Final = "WUBRGC"

_SELDOM: Final = 24
_RULES: Final = 12
_OFTEN: Final = 2
"""Once in so many games something is unusual: if no rule is asked about, if some are, if of it."""


class Unusual:
    """Which figures are not the usual ones in a game."""

    def __init__(self, chance: Random, ways: Collection[str], *, asked: bool) -> None:
        """Take of which ways rules speak that are asked about, if any are asked about at all."""
        self._chance = chance
        self._ways = ways
        self._asked = asked

    def has(self, way: str) -> bool:
        """Tell by chance whether something is unusual in that way."""
        rules = _RULES if self._asked else _SELDOM
        return self._chance.randrange(_OFTEN if way in self._ways else rules) == 0

    def full_hand(self, held: int) -> Sequence[Card]:
        """Return lands with which a hand is full that has some cards already."""
        land = catalogue()[self._chance.choice(_LANDS)]
        return (land,) * max(0, self._chance.choice(_HANDS) - held)

    def figures(self, position: Position) -> Position:
        """Return the position with other figures for some."""
        chance = self._chance
        if chance.randrange(3) == 0:
            life = chance.choice(_LIVES_ASKED if self._asked else _LIVES)
            position = changed(position, chance.choice(position.seats), life=life)
        for way, alter in _ALTERED.items():
            if self.has(way):
                position = alter(position, chance)
        return position


def _dying(position: Position, chance: Random) -> Position:
    """Return the position in which half of the players have little life left."""
    for who in position.seats:
        if chance.randrange(2):
            position = changed(position, who, life=chance.choice(_LIVES))
    return position


def _poisoned(position: Position, chance: Random) -> Position:
    """Return the position in which one or two, or teams that share them, have poison counters."""
    for who in chance.sample(position.seats, chance.randint(1, 2)):
        mates = {who}
        if position.variant.shared_life:
            mates = {m for team in position.teams if who in team.members for m in team.members}
        position = _with(position, mates, poison=chance.choice(_POISON))
    return position


def _with_mana(position: Position, chance: Random) -> Position:
    """Return the position in which somebody has mana that is not spent yet."""
    mana = tuple(chance.choices(_LETTERS, k=chance.randint(1, 3)))
    return _with(position, {chance.choice(position.seats)}, mana_pool=mana)


def _nearly_out(position: Position, chance: Random) -> Position:
    """Return the position in which one or two have hardly a card in their library."""
    listed = Counter(o.owner for o in position.objects if o.zone == "library")
    for who in chance.sample(position.seats, chance.randint(1, 2)):
        position = changed(position, who, library=listed[who] + chance.randrange(3))
    return position


def _with(position: Position, names: Collection[str], **figures: object) -> Position:
    """Return the position with figures of some players."""

    def alter(player: Player) -> Player:
        return replace(player, **figures) if player.name in names else player

    return replace(position, players=tuple(map(alter, position.players)))


_ALTERED: Final[Mapping[str, Callable[[Position, Random], Position]]] = {
    DYING: _dying,
    POISON: _poisoned,
    MANA: _with_mana,
    LIBRARIES: _nearly_out,
}
"""What is unusual about figures in some way."""

_LANDS: Final = tuple(BASIC_LANDS.values())
