"""A step may follow another of its kind: all have passed, and nothing else tells them apart."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import apnap
from apnap.protocol import AnswerSaid, Load, Verdict
from apnap_reference.engine import ReferenceEngine


class Silent(ReferenceEngine):
    """Does not show who has passed."""

    def load(self, said: Load) -> Verdict:
        """Load a position."""
        return _unknown(super().load(said))

    def answer(self, said: AnswerSaid) -> Verdict:
        """Take an answer."""
        return _unknown(super().answer(said))


def _unknown(verdict: Verdict) -> Verdict:
    if verdict.state is None:
        return verdict
    turns = tuple(replace(turn, passed="unknown") for turn in verdict.state.turns)
    return replace(verdict, state=replace(verdict.state, turns=turns))


@pytest.mark.parametrize("engine", [ReferenceEngine, Silent])
def test_of_two_upkeep_steps_in_a_row_each_is_one(engine: type[ReferenceEngine]) -> None:
    upkeeps = "extra-phases-and-steps/upkeeps-created-after-an-added-combat-phase-come-before-it"
    (result,) = apnap.run(engine, scenarios=upkeeps).results
    assert result.outcome == "passed"
