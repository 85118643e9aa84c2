"""
Engines that judge a declaration as the nearest one was judged that they have heard of.

Names are undone: what counts is what creatures are like, whose they are, and where players sit. The
nearest is one that is the same in all of this, or else in as much of it as possible.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator
from typing import Final

from apnap.driver import Exchange
from apnap.protocol import (
    AnswerSaid,
    DeclareAttackers,
    DeclareBlockers,
    Object,
    State,
    Verdict,
    View,
)
from tools.parrots.half_engines import HalfEngine, without_keywords

Seen = tuple[Hashable, ...]
_FEWEST: Final = 2
"""So many like declarations are believed, if all were judged alike."""


class Memory:
    """Which declarations were legal, by what they were like, from the exact to the vague."""

    def __init__(self) -> None:
        """Remember nothing yet."""
        self._like: defaultdict[Hashable, Counter[str]] = defaultdict(Counter)

    def learn(self, exchanges: Iterable[Exchange]) -> None:
        """Remember the declarations of a game."""
        state: State | None = None
        for one in exchanges:
            heard = one.heard
            if not isinstance(heard, Verdict):
                continue
            if state is not None and isinstance(one.said, AnswerSaid):
                for like in _likenesses(state, one.said):
                    self._like[like][heard.verdict] += 1
            state = heard.state or state

    def judged(self, state: State, said: AnswerSaid) -> str | None:
        """Return the verdict on the nearest declaration; None if it cannot be told."""
        for like in _likenesses(state, said):
            verdicts = self._like.get(like, Counter())
            if len(verdicts) == 1 and verdicts.total() >= _FEWEST:
                return next(iter(verdicts))
        return None


class Neighbour(HalfEngine):
    """Judges declarations by what it remembers, and plays as if there were no keywords."""

    def __init__(self, memory: Memory, known: Collection[str]) -> None:
        """Take what it remembers, and the names of the objects of the scenario."""
        super().__init__(without_keywords(known).lacking)
        self._memory = memory

    def answer(self, said: AnswerSaid) -> Verdict:
        """Reject what was rejected elsewhere; of anything else play what can be played."""
        if not self.knows:
            state = self.view(View(player=None)).state
            if self._memory.judged(state, said) == "rejected":
                return Verdict("rejected", state=state)
        return super().answer(said)


def _likenesses(state: State, said: AnswerSaid) -> Iterator[Seen]:
    """Yield what a declaration is like, the most exact first; nothing of other answers."""
    pairs = tuple(_pairs(said))
    if not pairs:
        return
    things = {thing.name: thing for thing in state.objects}
    for number, told in enumerate(_TOLD):
        like = sorted(repr(told(state, said.by, things, pair)) for pair in pairs)
        yield (type(said.say).__name__, state.variant, number, *like)


_Pair = tuple[str, str]
"""Who attacks or blocks, and whom."""
_Things = dict[str, Object]


def _pairs(said: AnswerSaid) -> Iterator[_Pair]:
    match said.say:
        case DeclareAttackers(attacks=attacks):
            yield from ((one.attacker, str(one.attacks)) for one in attacks)
        case DeclareBlockers(blocks=blocks):
            yield from ((one.blocker, name) for one in blocks for name in one.blocks)
        case _:
            return


def _exactly(state: State, by: str, things: _Things, pair: _Pair) -> Seen:
    return tuple((_size(things.get(name)), _roughly_one(state, by, things, name)) for name in pair)


def _roughly(state: State, by: str, things: _Things, pair: _Pair) -> Seen:
    return tuple(_roughly_one(state, by, things, name) for name in pair)


def _vaguely(state: State, by: str, things: _Things, pair: _Pair) -> Seen:
    """Return which keywords meet, and nothing else."""
    del state, by
    return tuple(_keywords(things.get(name)) for name in pair)


_TOLD: Final[tuple[Callable[[State, str, _Things, _Pair], Seen], ...]] = (
    _exactly,
    _roughly,
    _vaguely,
)


def _roughly_one(state: State, by: str, things: _Things, name: str) -> Seen:
    thing = things.get(name)
    if thing is None:
        return ("player", _apart(state, by, name))
    return (_keywords(thing), thing.tapped, thing.sick, _apart(state, by, str(thing.controller)))


def _apart(state: State, one: str, other: str) -> Hashable:
    """Return how many seats there are from a player to another, and whether they are mates."""
    seats = [player.name for player in state.players]
    if one not in seats or other not in seats:
        return None
    mates = any(one in team.members and other in team.members for team in state.teams)
    return (seats.index(other) - seats.index(one)) % len(seats), mates


def _keywords(thing: Object | None) -> Seen:
    if thing is None or thing.now == "unknown" or thing.now.keywords == "unknown":
        return ()
    return tuple(sorted(thing.now.keywords))


def _size(thing: Object | None) -> Hashable:
    return (
        None if thing is None or thing.now == "unknown" else (thing.now.power, thing.now.toughness)
    )
