"""Engines that know nothing pass nothing, whatever they answer."""

from collections import Counter
from contextlib import suppress

import pytest

from apnap.driver.outcomes import Stop
from apnap.protocol.decisions import Priority
from apnap.protocol.messages import (
    AnswerSaid,
    Capabilities,
    Concede,
    Load,
    Verdict,
    View,
    Viewed,
)
from apnap.protocol.state import State
from apnap.running.playing import Play
from apnap.suite.loading import load_suite

EDITION = "2024-11-08"
CAN = Capabilities(
    (EDITION,),
    ("multiple", "left", "right", "one_opponent"),
    players=16,
    teams=True,
    shared_team_turns=True,
    range_of_influence=True,
    turn_markers=True,
    deploy_creatures=True,
    neighbours_only=True,
)
LITTLE = 50
"""Of so many scenarios one at most may ask for something that a parrot does not show."""


class Parrot:
    """Shows the position as it was loaded, and answers everything in one way."""

    def __init__(self, answer: str) -> None:
        self.says: str = answer
        self.state: State | None = None

    def load(self, said: Load) -> Verdict:
        """Ask the first player what to do with priority, or nobody anything."""
        position = said.position
        asked = () if self.says == "nothing" else (Priority(id="1", decider="Rob"),)
        fields = {name: getattr(position, name) for name in State.__struct_fields__}
        self.state = State(**(fields | {"pending": asked}))
        return Verdict("accepted", state=self.state)

    def answer(self, _: AnswerSaid) -> Verdict:
        """Say yes or no, and do nothing."""
        return Verdict("accepted" if self.says == "yes" else "rejected", state=self.state)

    def concede(self, _: Concede) -> Verdict:
        """Say yes or no, and do nothing."""
        return Verdict("accepted" if self.says == "yes" else "rejected", state=self.state)

    def view(self, _: View) -> Viewed:
        """Show everything."""
        assert self.state is not None
        return Viewed(self.state)


@pytest.mark.parametrize("answer", ["yes", "no", "nothing"])
def test_a_parrot_passes_nothing(answer: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("apnap.driver.driving.LIMIT", 50)
    outcomes: Counter[str] = Counter()
    for scenario in load_suite(dates=(EDITION,)).holding(EDITION):
        play = Play(scenario, Parrot(answer), CAN, EDITION)
        with suppress(Stop):
            play.all()
        result = play.result()
        if result.outcome == "unsupported":  # a parrot does not show what things are like now
            assert str(result.reason).startswith("the engine does not show"), scenario.id
        outcomes[result.outcome] += 1
    assert outcomes["passed"] == 0
    assert (
        outcomes["failed"] + outcomes["unreached"] + outcomes["errored"]
        > LITTLE * outcomes["unsupported"]
    )
