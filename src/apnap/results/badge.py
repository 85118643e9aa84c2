"""
A badge as shields.io draws it from a JSON endpoint: https://shields.io/badges/endpoint-badge.

The file lies wherever its author publishes it; the badge asks for it by its URL. An engine that is
not certified yet has one as well: how many rules of a profile it has shown, in a graded colour.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final, Literal

from apnap.protocol import EditionDate, Record, doc
from apnap.protocol.bounds import Text

Color = Literal["brightgreen", "green", "yellowgreen", "yellow", "orange", "red"]

_LISTED: Final = 2
"""So many profiles are named; more are counted."""
_GRADES: Final[Sequence[tuple[float, Color]]] = (
    (0.95, "green"),
    (0.75, "yellowgreen"),
    (0.5, "yellow"),
    (0.25, "orange"),
)
"""From which share of the rules on a colour is deserved; below the last one it is red."""


class Share(Record, frozen=True, kw_only=True):
    """How many rules of a profile an engine has shown."""

    profile: str
    met: int
    testable: int
    certified: bool
    """Whether a certificate says so."""
    partly: bool = False
    """Whether it says so of a part only: too little of the profile was played."""
    played: int = 0
    scenarios: int = 0
    """How many of its scenarios were played."""

    @property
    def told(self) -> str:
        """What the badge says of the profile."""
        played = f"{self.played}/{self.scenarios} played"
        if self.certified:
            return self.profile if self.played == self.scenarios else f"{self.profile} {played}"
        if self.partly:
            return f"{self.profile} partly, {played}"
        return f"{self.profile} {self.rules}"

    @property
    def rules(self) -> str:
        """How many of its rules are met, of how many."""
        return f"{self.met}/{self.testable}"


class Badge(Record, frozen=True, kw_only=True, rename="camel", omit_defaults=False):
    """What shields.io needs for a badge."""

    schema_version: Annotated[Literal[1], doc("Number of this format.")] = 1
    label: Annotated[Text, doc("The left side.")] = "apnap"
    message: Annotated[Text, doc("The right side.", min_length=1)]
    color: Annotated[
        Color,
        doc(
            "`brightgreen` if the engine is certified in all chosen profiles; else graded by the "
            "share of their rules that are met, or of their scenarios that were played if it is "
            "partly certified."
        ),
    ]


def badge(shares: Sequence[Share], editions: Sequence[EditionDate]) -> Badge:
    """
    Return the badge of an engine that was played in these profiles, in each of the `editions`.

    It names the editions only where the engine is certified in all of the profiles, if only partly.
    """
    names = [one.profile for one in shares]
    listed = len(names) <= _LISTED
    each = ", ".join(one.told for one in shares)
    played, scenarios = sum(one.played for one in shares), sum(one.scenarios for one in shares)
    if shares and all(one.certified or one.partly for one in shares):
        partly = any(one.partly for one in shares)
        count = f", {played}/{scenarios} played" if played < scenarios else ""
        many = f"{len(names)} profiles{' partly' if partly else ''}{count}"
        told = f"{each if listed else many} ({', '.join(editions)})"
        return Badge(message=told, color=_graded(played, scenarios) if partly else "brightgreen")
    met, testable = sum(one.met for one in shares), sum(one.testable for one in shares)
    mixed = (one.told if one.partly else f"{one.profile} {one.rules}" for one in shares)
    told = ", ".join(mixed) if listed else f"{met}/{testable} in {len(names)} profiles"
    return Badge(message=told or "not certified", color=_graded(met, testable))


def _graded(met: int, testable: int) -> Color:
    """Return the colour for so many rules that are met, or scenarios that were played."""
    share = met / testable if testable else 0.0
    return next((color for least, color in _GRADES if share >= least), "red")
