"""Who and what is called how: players have seats in python-mtg, objects have ids."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

SEATS: Final = ("seat1", "seat2")
"""The players' names in python-mtg, in seating order, which is also that of the alphabet."""


class Names:
    """The names of one game on both sides."""

    def __init__(self, players: Sequence[str]) -> None:
        """Take the players' names in seating order."""
        self._seats = dict(zip(players, SEATS, strict=True))
        self._players = {seat: name for name, seat in self._seats.items()}
        self._ids: dict[str, str] = {}
        self._aliases: dict[str, str] = {}
        self.owners: dict[str, str] = {}
        """The seat of the owner of each card that was loaded, by its id."""

    def name(self, card: str, alias: str) -> None:
        """Note that the object with the id `card` is called `alias`."""
        self._ids[alias] = card
        self._aliases[card] = alias

    def named(self, card: str) -> bool:
        """Tell whether the suite has named the object with this id."""
        return card in self._aliases

    def seat(self, player: str) -> str:
        """Return the seat of a player."""
        return self._seats[player]

    def player(self, seat: str) -> str:
        """Return the player in a seat."""
        return self._players[seat]

    def players(self) -> tuple[str, ...]:
        """Return the players' names in seating order."""
        return tuple(self._seats)

    def shown(self, one: str) -> str:
        """Return how a seat or an id is called in the protocol; what nobody named is a handle."""
        return self._players.get(one) or self._aliases.get(one, f"~{one}")

    def meant(self, name: str) -> str:
        """Return which seat or id a name of the protocol means."""
        return self._seats.get(name) or self._ids.get(name, name.removeprefix("~"))
