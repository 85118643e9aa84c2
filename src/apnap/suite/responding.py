"""
Whether somebody responds in a scenario: acts before something resolves that another has announced.

An engine that does not ask at every priority may leave out this one, and what it has let resolve
unasked has resolved. So a response needs an engine that asks.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from apnap.vocabulary.matching import Call

ANNOUNCED: Final = ("cast", "activate")
"""What phrases say that put something on the stack."""
NEEDED: Final = "every-priority"
_REFUSED: Final = "this is illegal"


def responses_need(calls: Iterable[Call]) -> tuple[str, ...]:
    """Return what an engine needs because of the responses in these steps: nothing, if none is."""
    announcer: object = None
    for call in calls:
        phrase = call.phrase
        if phrase.says in ANNOUNCED and phrase.keyword != "then":
            player = call.values[0]
            if announcer not in (None, player):
                return (NEEDED,)
            announcer = player
        elif phrase.keyword != "then" or phrase.pattern == _REFUSED:
            announcer = None
    return ()
