"""A route: a calm position, and what is said from there until a decision is asked for."""

from __future__ import annotations

from collections.abc import Callable

from apnap.protocol import Answer, Decision, Initialized, Record, State

Words = tuple[type[Decision], str, Answer]
"""What somebody says the first time that they are asked for such a decision."""


class Route(Record, frozen=True, kw_only=True):
    """
    A way to one decision of `asked`.

    `told` is the situation in a few words; `says` is said on the way, by whom and when asked
    for what, everything else is declined. `legal` and `illegal` are answers to the decision,
    with `fault` for what is wrong with the second one; None where they follow from what the
    engine offers.
    """

    position: State
    asked: str
    told: str
    says: tuple[Words, ...] = ()
    legal: Answer | None = None
    illegal: Answer | None = None
    fault: str = ""


Way = Callable[[Initialized], Route]
"""Returns the route, or raises `Undeclared` with what the engine would have to declare for it."""
