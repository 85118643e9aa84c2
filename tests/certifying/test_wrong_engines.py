"""Engines that know nothing pass nothing, whatever they answer, and get no profile."""

from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import pytest
from msgspec.structs import replace

from apnap.certifying.judging import judge
from apnap.certifying.profiles import chosen
from apnap.driver import Outcome, Stop
from apnap.protocol import PROTOCOL_VERSION, EditionDate
from apnap.protocol.messages import Initialize, Load, Program, Verdict
from apnap.running.playing import Play
from apnap.suite import load_suite
from apnap_adapters.wrong.deaf import Parrot, always_accept, always_reject

EDITION = EditionDate("2024-11-08")
_HELLO = Initialize(PROTOCOL_VERSION, Program("tests", "1"))
CAN = replace(always_accept().initialize(_HELLO).capabilities, editions=(EDITION,))
LITTLE = 50
"""Of so many scenarios one at most may ask for something that a parrot does not show."""


class AskingNobody(Parrot):
    """Shows the position as it was loaded, and asks nobody anything."""

    def load(self, said: Load) -> Verdict:
        verdict = super().load(said)
        assert verdict.state is not None
        self._state = replace(verdict.state, pending=())
        return replace(verdict, state=self._state)


PARROTS: Final[dict[str, Callable[[], Parrot]]] = {
    "yes": always_accept,
    "no": always_reject,
    "nothing": lambda: AskingNobody("rejected"),
}


@pytest.mark.parametrize("answer", PARROTS)
def test_a_parrot_passes_nothing_and_is_certified_in_nothing(
    answer: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("apnap.driver.driving.LIMIT", 50)
    outcomes: dict[str, Outcome] = {}
    for scenario in load_suite(dates=(EDITION,)).holding(EDITION):
        play = Play(scenario, PARROTS[answer](), CAN, EDITION)
        with suppress(Stop):
            play.all()
        result = play.result()
        if result.outcome == "withheld":  # a parrot does not show what things are like now
            assert str(result.reason).startswith("the engine does not show"), scenario.id
        outcomes[scenario.id] = result.outcome
    counts = Counter(outcomes.values())
    assert counts["passed"] == 0
    assert sum(counts.values()) > LITTLE * counts["withheld"]
    verdicts = [judge(profile, outcomes) for profile in chosen(EDITION)]
    assert len(verdicts) == 6
    assert [one.profile for one in verdicts if one.met or one.certified] == []
