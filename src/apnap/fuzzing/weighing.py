"""
What is likelier to be drawn: what touches the rules that are asked about, and what is rarely seen.

Which rules a game has touched is told by the reference engine (`describe`). From that a weight
follows for each card and each table: more for those in whose games a rule was applied that few
games have applied, and less for those that have been drawn often. If rules are asked about, a card
weighs as many times more as they are applied more often in its games than in all, and what their
words speak of (`hints`) weighs more from the beginning.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from apnap.fuzzing.hints import is_asked
from apnap.fuzzing.records import Learned
from apnap.protocol import Record

ROUND: Final = 32
"""So many games are drawn by the same weights, so that the number of workers changes nothing."""

USUAL: Final = 8
"""What something weighs of which nothing is known yet."""

_MOST: Final = 400
"""How much more it weighs at most if it touches what is asked about."""

_HINTED: Final = 1600
"""How much all together weighs more that a rule speaks of."""

_NOTHING: Final[Mapping[str, float]] = MappingProxyType({})

ASKED: Final = "asked:"
"""Before the name of what is asked about."""

_USUAL_LIFT: Final = 1.5
"""What is not applied so many times as often as usual has little to do with a rule."""

_TRIED: Final = 16
"""Drawn so often, what a rule seems to speak of has to be seen with it to count as before."""

_DOUBT: Final = 2
"""So many games have to be seen with a card until what they say of it counts for half."""


class Touched(Record, frozen=True):
    """The rules that a game has applied, and what was in it."""

    rules: frozenset[str]
    things: tuple[str, ...]
    """The cards, and the table, as `table:` and its name."""


class Weights:
    """Weights that learn from game to game."""

    def __init__(self, asked: Sequence[str] = (), meant: Mapping[str, float] = _NOTHING) -> None:
        """
        Begin evenly; `asked` are the rules that are asked about, with all below them.

        `meant` is what they speak of, by their words, with its share in all that they speak of.
        """
        self._asked = tuple(asked)
        self._meant = {thing: int(_HINTED * share) for thing, share in meant.items()}
        self._drawn: Counter[str] = Counter()
        self._fresh: Counter[str] = Counter()
        self._touching: Counter[str] = Counter()
        self._games: Counter[str] = Counter()

    @property
    def learned(self) -> Learned:
        """What was learned so far."""
        return Learned(
            drawn=dict(sorted(self._drawn.items())),
            fresh=dict(sorted(self._fresh.items())),
            touching=dict(sorted(self._touching.items())),
            rules=dict(sorted(self._games.items())),
        )

    def recall(self, learned: Learned) -> None:
        """Go on from what was learned before."""
        self._drawn, self._fresh = Counter(learned.drawn), Counter(learned.fresh)
        self._touching, self._games = Counter(learned.touching), Counter(learned.rules)

    @property
    def rules(self) -> Mapping[str, int]:
        """In how many games each rule was applied."""
        return self._games

    def learn(self, games: Iterable[Touched]) -> None:
        """Take what games have touched, in the order of the games."""
        for game in games:
            new = sum(self._games[rule] < _SELDOM for rule in game.rules)
            asked = any(is_asked(rule, self._asked) for rule in game.rules)
            self._games.update(game.rules)
            for thing in set(game.things):
                self._drawn[thing] += 1
                self._fresh[thing] += new
                self._touching[thing] += asked

    def known(self) -> Mapping[str, int]:
        """
        Return the weights of all that has been drawn or is meant; others weigh as usual.

        What is asked about has a second one, with `ASKED` before its name: how much it weighs
        where only that is drawn.
        """
        things = (*self._drawn, *self._meant)
        asked = {f"{ASKED}{thing}": self._asked_about(thing) for thing in things}
        usual = {thing: self.of(thing) for thing in things}
        return {**usual, **{thing: weight for thing, weight in asked.items() if weight}}

    def of(self, thing: str) -> int:
        """Return how much something weighs."""
        drawn = self._drawn[thing]
        weight = USUAL + min(USUAL, self._fresh[thing] * 2 // (1 + drawn))
        if self._asked and drawn:
            weight += min(_MOST, int(USUAL * self._lift(thing)))
        weight += min(_MOST, self._meant.get(thing, 0))
        return max(1, weight * 4 // (4 + drawn // 16))

    def _asked_about(self, thing: str) -> int:
        """Return how much something weighs among what the rules speak of, or are applied with."""
        if not self._asked:
            return 0
        meant, lift = self._meant.get(thing, 0), self._lift(thing)
        if self._touching.total() and self._drawn[thing] >= _TRIED:
            meant = int(meant * min(1.0, lift))  # its words alone have led nowhere
        return meant + min(_MOST, int(USUAL * max(0.0, lift - _USUAL_LIFT)))

    def _lift(self, thing: str) -> float:
        """Return how many times as often the rules are touched in games with it as in others."""
        all_drawn, touching = self._drawn.total(), self._touching.total()
        if not touching:
            return 0.0
        usual = touching / all_drawn
        share = (self._touching[thing] + _DOUBT * usual) / (self._drawn[thing] + _DOUBT)
        return share / usual if self._touching[thing] else 0.0


_SELDOM: Final = 3
"""A rule that fewer games have applied is news."""
