"""
Games that came to what is asked about, of which others are made.

The reference engine tells which ways the functions of these rules have taken in a game. Of each way
the latest games are kept, so that what is made of them goes on from there, and those are varied of
whose ways few games have taken.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from apnap.driver import Position
from apnap.fuzzing.games import Move
from apnap.protocol import Record
from apnap.protocol.catalogue import catalogue

_OF_EACH: Final = 3
"""So many games are kept of each way."""

_MOST: Final = 96
"""So many ways are known at most."""

_CHOSEN: Final = 12
"""So many of the ways that are taken least often are followed in a round."""


_FEW: Final = 4
"""A way is taken seldom if so many times as many games take the usual one."""


class Reached(Record, frozen=True):
    """A game that has come to what is asked about: where it began, and what was said in it."""

    position: Position
    moves: tuple[Move, ...] = ()


class Memory(Record, frozen=True, kw_only=True):
    """What a corpus holds."""

    games: Mapping[int, Reached] = {}
    """The games, by their numbers."""
    ways: Mapping[str, tuple[int, ...]] = {}
    """Which of them have taken a way, the latest last."""
    times: Mapping[str, int] = {}
    """How many games have taken it."""

    @property
    def is_whole(self) -> bool:
        """Whether its games can be varied: all that they name is there."""
        there = all(at in self.games for of in self.ways.values() for at in of)
        return there and all(_is_whole(game.position) for game in self.games.values())


def _is_whole(position: Position) -> bool:
    """Tell whether the cards of a position, and whose they are, are known."""
    seats = position.seats
    return bool(seats) and all(
        one.card in catalogue()
        and one.owner in seats
        and {one.controller, one.protector} <= {None, *seats}
        for one in position.objects
    )


class Corpus:
    """The games that are kept, by the ways that they have taken."""

    def __init__(self) -> None:
        """Begin with none."""
        self._times: Counter[str] = Counter()
        self._ways: dict[str, tuple[int, ...]] = {}
        self._games: dict[int, Reached] = {}

    def learn(self, ways: Iterable[str], game: Reached) -> None:
        """Keep a game for the ways that it has taken."""
        number = max(self._games, default=0) + 1
        for way in ways:
            if way not in self._ways and len(self._ways) >= _MOST:
                continue
            self._times[way] += 1
            self._ways[way] = (*self._ways.get(way, ()), number)[-_OF_EACH:]
        wanted = {one for of in self._ways.values() for one in of}
        games = {**self._games, number: game}
        self._games = {one: games[one] for one in games if one in wanted}

    def is_seldom(self, ways: Iterable[str]) -> bool:
        """Tell whether one of some ways was taken by few of the games that have taken any."""
        few = max(self._times.values(), default=0) // _FEW + _OF_EACH
        return any(self._times[way] <= few for way in ways)

    def known(self) -> Sequence[Reached]:
        """Return games that can be varied: those with the ways that were taken least often."""
        seldom = sorted(self._ways, key=lambda way: self._times[way])  # else as they were found
        return tuple(self._games[one] for way in seldom[:_CHOSEN] for one in self._ways[way])

    @property
    def kept(self) -> Memory:
        """What is known, to go on with later."""
        return Memory(games=dict(self._games), ways=dict(self._ways), times=dict(self._times))

    def recall(self, kept: Memory) -> None:
        """Go on from what was known before."""
        self._times = Counter(kept.times)
        self._ways = dict(kept.ways)
        self._games = dict(kept.games)
