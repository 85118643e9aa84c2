"""
Games of their own: the players and the options of a scenario, and creatures that a seed draws.

Nothing in them comes from the board of the scenario, so that there is one for each, also for
those that end with nothing to be said, or whose game cannot be set up at all.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from apnap.driver import Position
from apnap.driver.position import LIBRARY, new
from apnap.protocol import Object, Player
from apnap.protocol.catalogue import Card
from apnap.protocol.variants import TWO_PLAYER
from apnap.symmetries.continuing.crowding import Cards, creatures, one_of
from apnap.symmetries.continuing.dice import Dice
from apnap.symmetries.seeds import Draw

_ATTACKING: Final = 3
_NEAR: Final = 2
"""So many creatures have the attacking side and its neighbours at most."""
_TWO: Final = 2
_TRIES: Final = 6
"""So many are tried at the table of the scenario, and as many of two players."""


def duels(position: Position, draw: Draw, dice: Dice, of: Cards) -> Iterator[Position]:
    """
    Yield such games in players' turns as they are drawn, and then games of two of the players.

    `of`: what cards the creatures may be, as for those that join a scenario.
    """
    there = frozenset(str(thing.card) for thing in position.objects)
    cards = creatures(of, there)
    if not cards:
        return
    names = (name for name in draw.names("fighters") if name not in position.seats)
    fresh = replace(
        position,
        players=tuple(map(_fresh, position.players)),
        stage="playing",
        step="precombat_main",
        taking=(),
        objects=(),
    )
    two = fresh.players[:_TWO]
    plain = Position(variant=TWO_PLAYER, players=tuple(map(_alike, two)))
    for table in (fresh, plain):
        for _ in range(_TRIES):
            begun = replace(table, active=dice.one(table.seats))
            yield replace(begun, objects=tuple(_fighters(begun, dice, names, cards)))


def _fighters(
    position: Position, dice: Dice, names: Iterator[str], cards: Sequence[Card]
) -> Iterator[Object]:
    """Yield the creatures: most for who attacks, fewer for neighbours, hardly any for others."""
    seats = position.seats
    active = position.active or seats[0]
    side = next((team.members for team in position.teams if active in team.members), ())
    attacking = {active, *(side if position.variant.shared_team_turns else ())}
    at = [number for number, seat in enumerate(seats) if seat in attacking]
    near = {seats[(number + by) % len(seats)] for number in at for by in (-1, 1)}
    for seat in seats:
        most = _ATTACKING if seat in attacking else _NEAR if seat in near else 1
        least = 1 if seat in near or seat in attacking else 0
        for _ in range(least + dice.below(most + 1 - least)):
            thing = new(position, next(names), one_of(cards, dice), seat, "battlefield")
            yield replace(thing, tapped=dice.once_in(8), sick=dice.once_in(6))


def _fresh(player: Player) -> Player:
    """Return a player as the game begins: only how far the player's influence goes stays."""
    return replace(_alike(player), range_of_influence=player.range_of_influence)


def _alike(player: Player) -> Player:
    return Player(name=player.name, life="unknown", library=LIBRARY)
