"""
Games that came to what is asked about, of which others are made.

The reference engine tells which ways the functions of these rules have taken in a game. Of those
that few games have taken the latest games are kept, so that what is made of them goes on from there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from apnap.driver import Position
from apnap.fuzzing.games import Move
from apnap.protocol import Record

_OF_EACH: Final = 3
"""So many games are kept of each way."""

_WAYS: Final = 96
"""So many ways are known at most."""

_CHOSEN: Final = 12
"""So many of the ways that are taken least often are followed in a round."""


_FEW: Final = 4
"""A way is taken seldom if so many times as many games take the usual one."""


class Reached(Record, frozen=True):
    """A game that has come to what is asked about: where it began, and what was said in it."""

    position: Position
    moves: tuple[Move, ...] = ()


class Corpus:
    """The games that are kept, by the ways that they have taken."""

    def __init__(self) -> None:
        """Begin with none."""
        self._times: Counter[str] = Counter()
        self._games: dict[str, tuple[Reached, ...]] = {}

    def learn(self, ways: Iterable[str], game: Reached) -> None:
        """Keep a game for the ways that it has taken."""
        for way in ways:
            if way not in self._games and len(self._games) >= _WAYS:
                continue
            self._times[way] += 1
            self._games[way] = (*self._games.get(way, ()), game)[-_OF_EACH:]

    def is_seldom(self, ways: Iterable[str]) -> bool:
        """Tell whether one of some ways was taken by few of the games that have taken any."""
        few = max(self._times.values(), default=0) // _FEW + _OF_EACH
        return any(self._times[way] <= few for way in ways)

    def known(self) -> Sequence[Reached]:
        """Return games that can be varied: those with the ways that were taken least often."""
        seldom = sorted(self._games, key=lambda way: self._times[way])  # else as they were found
        return tuple(game for way in seldom[:_CHOSEN] for game in self._games[way])

    @property
    def kept(self) -> Mapping[str, tuple[int, tuple[Reached, ...]]]:
        """What is known, to go on with later."""
        return {way: (self._times[way], games) for way, games in self._games.items()}

    def recall(self, kept: Mapping[str, tuple[int, tuple[Reached, ...]]]) -> None:
        """Go on from what was known before."""
        self._times = Counter({way: times for way, (times, _) in kept.items()})
        self._games = {way: games for way, (_, games) in kept.items()}
