"""What a claim has found is kept while the parts of the state that it looks at stay the same."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest
from msgspec.structs import replace
from tests.reference.claims.test_claims import FORGED, calm, fought

from apnap.protocol import State
from apnap.protocol.messages import Check
from apnap_reference.engine import ReferenceEngine


def anew(state: State) -> State:
    """Give the same state, of which no part is where it was in memory."""
    return msgspec.convert(msgspec.to_builtins(state), State)


@pytest.mark.parametrize("before", [calm, fought])
def test_a_state_claims_the_same_whatever_was_looked_at_before(
    before: Callable[[], State],
) -> None:
    for rule, forge in FORGED.items():
        engine = ReferenceEngine()
        forged, other = forge(), before()
        expected = engine.check(Check(anew(forged))).findings
        for parts in ({"turns": other.turns}, {"pending": other.pending}):
            moved = replace(forged, **parts)
            apart = engine.check(Check(anew(moved))).findings
            engine.check(Check(forged))
            assert engine.check(Check(moved)).findings == apart, rule
            assert engine.check(Check(forged)).findings == expected, rule


def test_what_has_been_put_right_is_not_found_again() -> None:
    engine = ReferenceEngine()
    state = calm()
    forged = replace(state, players=(replace(state.players[0], life=0), *state.players[1:]))
    assert engine.check(Check(forged)).findings
    assert not engine.check(Check(state)).findings
