"""
Letting python-mtg play a move, up to the next question.

A move is played by `env.step`, which never changes the facts it is given. On the way python-mtg
calls back for each choice within a move; the bridge breaks off there, and plays the move again from
the same facts once the choice has been made, with all choices made so far.

Left alone, python-mtg goes through every step in which the active player could only pass, to the
end of the turn and beyond. So that one can see what a step has brought about, it is also stopped
as each step of `STOPS` begins: the steps in which the active player has priority and in which
python-mtg does nothing before that player can act, and between the blocks and the combat damage. In
the draw step it draws as the step ends; there it stops only where it does so of itself.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any, Final

from mtg.engine import env

Facts = dict[str, Any]
"""A game of python-mtg: relations by name, each a set of tuples, and some bookkeeping."""

Move = tuple[Any, ...]
"""A move as `env.legal_actions` offers it."""

STOPS: Final = frozenset(
    {
        "upkeep",
        "precombat_main",
        "beginning_of_combat",
        "combat_damage",
        "end_of_combat",
        "postcombat_main",
        "end",
    }
)

_TARGET: Final = "target"
"""What is in the names of choices of a target."""

_DECLARED: Final = ("attackers", "blocks")
"""Choices that are moves of their own; within another move, nothing can attack or block."""


@dataclass(frozen=True)
class Choice:
    """A choice within a move: what python-mtg calls it, and what can be chosen, if it says so."""

    key: str
    options: tuple[Any, ...] | None
    default: Any


@dataclass(frozen=True)
class Standing:
    """How the game stands: the facts and, within a move, the choice that is being made."""

    facts: Facts
    choice: Choice | None = None


class _Asks(BaseException):
    """python-mtg asks for a choice; no handler of its own shall take this for an error."""

    def __init__(self, facts: Facts, choice: Choice) -> None:
        super().__init__(choice.key)
        self.facts = facts
        self.choice = choice


def _as_said(_: Standing) -> None:
    """Find nothing wrong with what a move has come to."""


@dataclass(frozen=True)
class Play:
    """A move that is being played, from the facts before it."""

    facts: Facts
    move: Move
    said: Mapping[str, Any] = field(default_factory=dict)
    """The choices that were made as it was announced, by python-mtg's names for them."""
    check: Callable[[Standing], None] = _as_said
    """Holds what has come of the move against what was said; raises one of `verdicts`."""
    target: str | None = None
    """The target that was announced; python-mtg asks for it as the spell or ability resolves."""
    replies: tuple[Any, ...] = ()
    """The choices that were made within it since, in their order."""

    def choosing(self, reply: Any) -> Play:  # noqa: ANN401 - whatever python-mtg takes
        """Return the move with one more choice made."""
        return replace(self, replies=(*self.replies, reply))

    def played(self) -> Standing:
        """
        Return how the game stands after the move, or at the first choice that is not made yet.

        Raises what `check` raises once the move is over.
        """
        left, said = deque(self.replies), dict(self.said)

        def choose(now: Facts, key: str, options: Any, default: Any) -> Any:  # noqa: ANN401 - theirs
            if key in said:
                return said.pop(key)
            if key in _DECLARED:
                return default
            if _TARGET in key and options is not None and self.target in options:
                return self.target
            if left:
                return left.popleft()
            among = None if options is None else tuple(options)
            raise _Asks(now, Choice(key, among, default))

        try:
            with _stopping():
                after = env.step({**self.facts, "_policy": choose}, self.move)
        except _Asks as asks:
            return Standing(_without_us(asks.facts), asks.choice)
        standing = Standing(_without_us(after))
        self.check(standing)
        return standing


def offered(facts: Facts) -> list[Move]:
    """Return the moves that python-mtg offers."""
    return list(env.legal_actions(facts))


def step_of(facts: Facts) -> str:
    """Return the step, by python-mtg's name for it."""
    return str(env._step(facts))  # noqa: SLF001 - what `Game.step` does, without a `Game`


def active(facts: Facts) -> str:
    """Return the seat of the active player."""
    return str(env._active(facts))  # noqa: SLF001 - what `Game.active_player` does


@contextmanager
def _stopping() -> Iterator[None]:
    """Let python-mtg stop also as the steps of `STOPS` begin."""
    own = env._has_decision  # noqa: SLF001 - nothing public says where to stop

    def stops(facts: Facts) -> bool:
        return step_of(facts) in STOPS or bool(own(facts))

    env._has_decision = stops  # noqa: SLF001 - as above
    try:
        yield
    finally:
        env._has_decision = own  # noqa: SLF001 - as above


def _without_us(facts: Facts) -> Facts:
    """Return the facts without what was put in to be asked."""
    return {key: value for key, value in facts.items() if key != "_policy"}
