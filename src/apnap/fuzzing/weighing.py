"""
What is likelier to be drawn: what touches the rules that are asked about, and what is rarely seen.

Which rules a game has touched is told by the reference engine (`describe`). From that a weight
follows for each card and each table: more for those in whose games a rule was applied that is asked
about or that few games have applied, less for those that have been drawn often.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from apnap.protocol import Record, RuleNumber

ROUND: Final = 32
"""So many games are drawn by the same weights, so that the number of workers changes nothing."""

_USUAL: Final = 8
_ASKED: Final = 24
"""How much a card weighs, and how much more at most if it touches what is asked about."""


class Touched(Record, frozen=True):
    """The rules that a game has applied, and what was in it."""

    rules: frozenset[str]
    things: tuple[str, ...]
    """The cards, and the table, as `table:` and its name."""


class Weights:
    """Weights that learn from game to game."""

    def __init__(self, asked: Sequence[str] = ()) -> None:
        """Begin evenly; `asked` are the rules that are asked about, with all below them."""
        self._asked = tuple(asked)
        self._drawn: Counter[str] = Counter()
        self._fresh: Counter[str] = Counter()
        self._touching: Counter[str] = Counter()
        self._games: Counter[str] = Counter()

    @property
    def rules(self) -> Mapping[str, int]:
        """In how many games each rule was applied."""
        return self._games

    def learn(self, games: Iterable[Touched]) -> None:
        """Take what games have touched, in the order of the games."""
        for game in games:
            new = sum(self._games[rule] < _SELDOM for rule in game.rules)
            asked = any(self._is_asked(rule) for rule in game.rules)
            self._games.update(game.rules)
            for thing in set(game.things):
                self._drawn[thing] += 1
                self._fresh[thing] += new
                self._touching[thing] += asked

    def known(self) -> Mapping[str, int]:
        """Return the weights of all that has been drawn; anything else weighs as usual."""
        return {thing: self.of(thing) for thing in self._drawn}

    def of(self, thing: str) -> int:
        """Return how much something weighs."""
        drawn = self._drawn[thing]
        weight = _USUAL + min(_USUAL, self._fresh[thing] * 2 // (1 + drawn))
        if self._asked and drawn:
            weight += _ASKED * self._touching[thing] // drawn
        return max(1, weight * 4 // (4 + drawn // 16))

    def _is_asked(self, rule: str) -> bool:
        number, asked = RuleNumber.parse(rule), map(RuleNumber.parse, self._asked)
        return any(number == one or number.is_part_of(one) for one in asked)


_SELDOM: Final = 3
"""A rule that fewer games have applied is news."""
