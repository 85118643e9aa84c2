"""What is special about some tables: figures that few games come to by themselves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final, Literal, get_args

from hypothesis import strategies as st
from msgspec.structs import replace

from apnap.driver import Position
from apnap.driver.position import LIBRARY
from apnap.protocol import Object, Player

Twist = Literal["a short library", "a full hand", "full graveyards", "poison", "a crowd"]
TWISTS: Final[tuple[Twist, ...]] = get_args(Twist)

SPOKEN_OF: Final[Mapping[str, str]] = MappingProxyType(
    {
        "with:a short library": "library libraries draw drawing",
        "with:a full hand": "hand hands discard cleanup maximum",
        "with:full graveyards": "graveyard graveyards",
        "with:poison": "poison poisoned counters",
    }
)
"""With which words a rule speaks of something special."""

FULL: Final = 8
"""More cards than a hand keeps as a turn ends."""

CROWDED: Final = 2
"""So many more spells each player holds where there is a crowd."""

_SHORT: Final = 3
_POISONED: Final = 9
_TOGETHER: Final = 14
"""So many poison counters at most neither a player dies of, nor a team that shares them."""


def twisted(draw: st.DrawFn, position: Position, twist: Twist | None) -> Position:
    """Return the position with other figures for a player, if that is what is special about it."""
    if twist not in ("a short library", "poison"):
        return position
    who = draw(st.sampled_from(position.seats))
    if twist == "a short library":
        left = draw(st.integers(0, _SHORT))
        return _with(position, {who: {"library": left}})
    mates = (team.members for team in position.teams if who in team.members)
    share = next(mates, (who,)) if position.variant.shared_life else (who,)
    most = _POISONED if len(share) == 1 else _TOGETHER
    poison = draw(st.integers(most - 4, most))
    return _with(position, {one: {"poison": poison} for one in share})


def _with(position: Position, figures: Mapping[str, Mapping[str, int]]) -> Position:
    players: Iterator[Player] = (
        replace(player, **figures.get(player.name, {})) for player in position.players
    )
    return replace(position, players=tuple(players))


def names_of(position: Position) -> tuple[str, ...]:
    """Return the names of what is special about a table."""
    return tuple(f"with:{twist}" for twist in _shown(position))


def _shown(position: Position) -> Iterator[Twist]:
    seats, objects = len(position.players), position.objects
    if any(player.library in range(min(LIBRARY, _SHORT + 1)) for player in position.players):
        yield "a short library"
    if any(_count(objects, "hand", seat) >= FULL for seat in position.seats):
        yield "a full hand"
    if all(_count(objects, "graveyard", seat) for seat in position.seats):
        yield "full graveyards"
    if any(player.poison for player in position.players):
        yield "poison"
    if len([one for one in objects if one.zone == "hand"]) >= CROWDED * seats:
        yield "a crowd"


def _count(objects: tuple[Object, ...], zone: str, owner: str) -> int:
    return sum(one.zone == zone and one.owner == owner for one in objects)
