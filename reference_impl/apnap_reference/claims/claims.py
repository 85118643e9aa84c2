"""
Rules that a state by itself can break.

`@claim("400.1")` registers a function that looks at the facts of a state and yields what the
state claims against that rule. Claims are no part of playing: they are `Rule`s with a number in
each edition, but they are kept apart from the rules that scenarios apply.

Most states of a game that is looked at line by line have the same players, and the same objects, as
the one before, and only the turn has gone on. A claim that does not look at the turn finds then
what it has found before; what was looked at last is kept for that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from operator import attrgetter, is_
from typing import Final, Literal, get_args

from apnap.protocol import EditionDate, Finding, State
from apnap_reference.claims.facts import Facts, facts
from apnap_reference.rulebook import IN_FORCE, Rule

Problem = tuple[str, str]
"""Path of a field, such as `objects.3.controller`, and what is wrong there."""

Look = Callable[[Facts], Iterator[Problem]]
Claim = Rule[[Facts], Iterator[Problem]]

Moving = Literal["turns", "pending", "combats", "just_received"]
"""Parts of a state that change on nearly every line of a game."""

_claims: Final[list[tuple[Claim, tuple[Moving, ...]]]] = []


def claim(number: str, *on: Moving) -> Callable[[Look], Claim]:
    """
    Register what to look for in a state under a rule; `number` is its number today.

    `on` are those of the parts that change on nearly every line which the function looks at:
    `turns`, `pending`, of the turns nothing but the `combats`, or of both together nothing but
    whether state-based actions were `just_received`. All other parts it may look at anyway.
    """

    def register(look: Look) -> Claim:
        made = Rule(number, look)
        if not made.summary:
            raise TypeError(f"{look.__qualname__} has no docstring to state rule {number}")
        _claims.append((made, on))
        return made

    return register


def all_claims() -> tuple[Claim, ...]:
    """Give every claim, in the order in which they are looked at."""
    return tuple(look for look, _ in _claims)


def findings(state: State, also: Callable[[State], Iterator[Finding]]) -> tuple[Finding, ...]:
    """
    Give what a state claims against the rules of its edition, each with its rule.

    `also` looks at the state in another way: while a game is played, at no part that moves. What
    stays of the last turn of a game that is over breaks no rule.
    """
    known = facts(state)
    anew = _LAST.turned_to(known)
    found: list[Finding] = []
    over = state.stage == "over"
    for number, look, on in _in_edition(state.edition):
        if over and not _OF_A_TURN.isdisjoint(on):
            continue
        if look not in _LAST.found or not anew.isdisjoint(on):
            _LAST.found[look] = tuple(Finding(number, *problem) for problem in look(known))
        found += _LAST.found[look]
    if also not in _LAST.found:
        _LAST.found[also] = tuple(also(state))
    return (*found, *_LAST.found[also])


@cache
def _in_edition(edition: EditionDate) -> tuple[tuple[str, Claim, tuple[Moving, ...]], ...]:
    """Give the claims that an edition has, with their numbers there, and what they look at."""
    numbers = ((look.number_in(edition), look, on) for look, on in _claims)
    return tuple((str(number), look, on) for number, look, on in numbers if number is not None)


_AT_REST: Final = attrgetter(
    *(name for name in State.__struct_fields__ if name not in ("turns", "pending"))
)


class _Last:
    """The state that was looked at last, and what each claim has found in it."""

    def __init__(self) -> None:
        self.found: dict[Claim | Callable[[State], Iterator[Finding]], tuple[Finding, ...]] = {}
        self._at_rest: tuple[object, ...] = ()
        self._moving: tuple[object, ...] = ()

    def turned_to(self, known: Facts) -> frozenset[Moving]:
        """Take another state, and give what has moved; forget all if anything else has."""
        at_rest = (IN_FORCE.rulebook, *_AT_REST(known.state))
        same = len(at_rest) == len(self._at_rest) and all(map(is_, at_rest, self._at_rest))
        if not same or known.state.stage == "before_game":
            self.found = {}
        turns = known.state.turns
        combats = tuple((turn.phase, turn.step, turn.active, turn.combat) for turn in turns)
        moving = (turns, known.state.pending, combats, known.just_received)
        pairs = zip(_MOVING, moving, self._moving, strict=bool(self._moving))
        anew = frozenset(part for part, new, old in pairs if new is not old and new != old)
        self._at_rest, self._moving = at_rest, moving
        return anew


_OF_A_TURN: Final[frozenset[Moving]] = frozenset({"turns", "combats"})
_MOVING: Final[tuple[Moving, ...]] = get_args(Moving)
_LAST: Final = _Last()
