"""
What a state claims against the rules, each finding with its rule.

`claims` registers what is looked for, one function a rule, and `facts` is what they all want to
know of a state. By subject: `players_and_turns`, `objects`, `combats`, `decisions`, and
`state_based_actions` that should have been performed, of which `attachments` has some.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from apnap.protocol import Finding, State
from apnap_reference.claims import (  # noqa: F401 - they register what they look for
    attachments,
    combats,
    decisions,
    objects,
    players_and_turns,
    state_based_actions,
)
from apnap_reference.claims.claims import all_claims, findings
from apnap_reference.edition import EDITIONS
from apnap_reference.setup.legal_setups import wrong_setup

__all__ = ["CLAIMS", "wrong"]

CLAIMS: Final = all_claims()
"""All claims."""


def wrong(state: State) -> tuple[Finding, ...]:
    """
    Give what a state claims against the rules of its edition.

    Nothing comes of a state of an edition that is not played here: nobody can tell.
    """
    return findings(state, _set_up_wrongly) if state.edition in EDITIONS else ()


def _set_up_wrongly(state: State) -> Iterator[Finding]:
    """Yield which rules forbid to set up a game like this, as far as it still shows."""
    if all(player.left is None for player in state.players):
        for violation in wrong_setup(_as_set_up(state)):
            yield Finding(violation.rule, "variant", violation.reason)


def _as_set_up(state: State) -> State:
    """Give a state for what it says of how the game was set up: turn markers have moved since."""
    return state if state.stage == "before_game" else replace(state, markers=())
