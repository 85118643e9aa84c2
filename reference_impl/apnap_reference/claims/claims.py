"""
Rules that a state by itself can break.

`@claim("400.1")` registers a function that looks at the facts of a state and yields what the
state claims against that rule. Claims are no part of playing: they are `Rule`s with a number in
each edition, but they are kept apart from the rules that scenarios apply.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from apnap.protocol import Finding, State
from apnap_reference.claims.facts import Facts, facts
from apnap_reference.rulebook import Rule

Problem = tuple[str, str]
"""Path of a field, such as `objects.3.controller`, and what is wrong there."""

Look = Callable[[Facts], Iterator[Problem]]
Claim = Rule[[Facts], Iterator[Problem]]

_claims: Final[list[Claim]] = []


def claim(number: str) -> Callable[[Look], Claim]:
    """Register what to look for in a state under a rule; `number` is its number today."""

    def register(look: Look) -> Claim:
        made = Rule(number, look)
        if not made.summary:
            raise TypeError(f"{look.__qualname__} has no docstring to state rule {number}")
        _claims.append(made)
        return made

    return register


def all_claims() -> tuple[Claim, ...]:
    """Give every claim, in the order in which they are looked at."""
    return tuple(_claims)


def findings(state: State) -> Iterator[Finding]:
    """Yield what a state claims against the rules of its edition, each with its rule."""
    known = facts(state)
    for look in _claims:
        number = look.number_in(state.edition)
        if number is not None:
            for where, problem in look(known):
                yield Finding(str(number), where, problem)
