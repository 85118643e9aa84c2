"""
What an engine gives as reasons, as far as anybody reads them.

An engine may give as many as a message holds. The first ones are told, none at any length, and
what is left out is counted.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from apnap.protocol import Violation

MOST: Final = 20
"""So many reasons for one rejection are told."""

LONGEST: Final = 500
"""So many characters of each."""

LONG: Final = 2_000
"""So many characters a longer text of an engine has in a report: thousands of scenarios may each
have several, in four bytes a character if one of them is an emoji, and all are held at the end."""


def told(violations: Sequence[Violation]) -> str:
    """Return the reasons for a rejection, each with the rule that it cites, if any is cited."""
    return joined([f"{v.rule}: {v.reason}" if v.rule else v.reason for v in violations])


def joined(reasons: Sequence[str]) -> str:
    """Return reasons as one text on one line, which says how many it leaves out."""
    lines = (" ".join(reason.splitlines()) for reason in reasons[:MOST])
    first = [shortened(line, LONGEST) for line in lines]
    left = len(reasons) - len(first)
    return "; ".join((*first, *([f"and {left} more reasons"] if left > 0 else [])))


def shortened(text: str, most: int = LONG) -> str:
    """Return a text that, where it is cut, says how much of it is missing."""
    left = len(text) - most
    return f"{text[:most]}… ({left} more characters)" if left > 0 else text
