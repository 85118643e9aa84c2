"""
Abilities that wait for the stack, and that nothing tells one from another.

Whoever controls them orders them (603.3b). Of a creature's ability that triggers for each of two
others no state tells which of the two it is for: engines may name either first.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, islice, permutations, product
from math import factorial, prod
from typing import Final

from apnap.protocol import AnswerSaid, Order, OrderTriggers, State

_TRIED: Final = 60
"""So many other orders are told at most."""

Names = Mapping[str, str]
"""What is called otherwise, by what it was called."""


class AlikeTriggers:
    """
    The abilities that have been ordered in a turn, as far as others are told in the same way.

    `has_failed` tells whether no other order has led to what a log says, since the last was chosen.
    """

    def __init__(self) -> None:
        """Begin where nobody has ordered any."""
        self._groups: list[tuple[str, ...]] = []
        self._turns: tuple[object, ...] = ()
        self.has_failed = False

    def ordered(self, said: AnswerSaid, state: State) -> None:
        """Take note of the order that somebody has chosen in a state, if that is what is said."""
        asked = next((one for one in state.pending if one.id == said.about), None)
        if not isinstance(asked, OrderTriggers) or not isinstance(said.say, Order):
            return
        if self._turns != _turns(state):
            self._groups, self._turns = [], _turns(state)
        self.has_failed = False
        place = {name: -number for number, name in enumerate(said.say.objects)}
        alike: dict[tuple[str, str | None], list[str]] = {}
        for one in asked.triggers:
            if one.name in place:
                alike.setdefault((one.source, one.concerns), []).append(one.name)
        groups = (tuple(sorted(names, key=place.__getitem__)) for names in alike.values())
        self._groups += (group for group in groups if len(group) > 1 and group not in self._groups)

    def exchanges(self) -> Iterator[Names]:
        """Yield what may be called what else, the last ordered first."""
        yield from islice(_two(self._groups), _TRIED)
        if _ways(self._groups) <= _TRIED:
            yield from _more(self._groups)

    def untried(self, state: State, *, at_all: bool) -> tuple[str, ...]:
        """
        Return the abilities of the turn that goes on if there are more orders than are told.

        `at_all` tells whether any other order than the first could be told.
        """
        if self._turns != _turns(state) or (at_all and _ways(self._groups) <= _TRIED):
            return ()
        return tuple(name for group in self._groups for name in group)


def _two(groups: Sequence[tuple[str, ...]]) -> Iterator[Names]:
    """Yield each two that may be exchanged."""
    pairs = (pair for group in groups for pair in combinations(group, 2))
    yield from ({one: other, other: one} for one, other in pairs)


def _more(groups: Sequence[tuple[str, ...]]) -> Iterator[Names]:
    """Yield each way to exchange more than two."""
    for orders in product(*map(permutations, groups)):
        pairs = (
            pair
            for group, order in zip(groups, orders, strict=True)
            for pair in zip(group, order, strict=True)
        )
        names = {one: other for one, other in pairs if one != other}
        if len(names) > 2:  # noqa: PLR2004 - others are told already
            yield names


def _ways(groups: Sequence[tuple[str, ...]]) -> int:
    return prod(factorial(len(group)) for group in groups)


def _turns(state: State) -> tuple[object, ...]:
    return tuple((turn.number, turn.active) for turn in state.turns)
