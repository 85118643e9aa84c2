"""How a scenario can end, and the exceptions with which it ends early."""

from __future__ import annotations

from typing import Final, Literal

Outcome = Literal["passed", "failed", "unsupported", "withheld", "unreached", "errored"]

OUTCOMES: Final[tuple[Outcome, ...]] = (
    *("passed", "failed", "unsupported", "withheld", "unreached", "errored"),
)
"""All outcomes, in the order in which reports show them."""

UNPLAYED: Final[tuple[Outcome, ...]] = ("unsupported", "withheld")
"""Outcomes of what the engine says that it does not play: it blames no rule, and is no pass."""


class Stop(Exception):
    """A scenario has ended before its last step; `outcome` says how, `reason` why."""

    outcome: Outcome = "failed"

    def __init__(self, reason: str) -> None:
        """End the scenario for this `reason`, a sentence for a person to read."""
        super().__init__(reason)
        self.reason = reason


class Failed(Stop):
    """What is asserted is not so: `expected` against `got`, both short."""

    outcome: Outcome = "failed"

    def __init__(self, expected: str, got: str) -> None:
        """Say what was `expected` and what the engine did or shows instead."""
        super().__init__(f"expected {expected}, got {got}")
        self.expected = expected
        self.got = got


class Unsupported(Stop):
    """The engine cannot do or tell what the scenario needs; blames nobody."""

    outcome: Outcome = "unsupported"


class Unshown(Unsupported):
    """The protocol leaves every engine free not to show it: nobody owes it."""


class Withheld(Unsupported):
    """The engine declares all that the scenario needs, and yet it does not play it."""

    outcome: Outcome = "withheld"


class Unreached(Stop):
    """The set-up of the scenario could not be played; blames no rule and is never a pass."""

    outcome: Outcome = "unreached"


class Broken(Stop):
    """The engine broke: it crashed, hung, or sent what the contract does not allow."""

    outcome: Outcome = "errored"
