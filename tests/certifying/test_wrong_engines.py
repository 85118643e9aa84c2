"""Engines that know nothing get no profile, whatever they answer."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

import pytest
from tests.suite.test_wrong_engines import CAN, Parrot

from apnap.certifying.judging import judge
from apnap.certifying.profiles import chosen
from apnap.driver.outcomes import Outcome, Stop
from apnap.running.playing import Play

EDITION: Final = "2024-11-08"
"""The edition that a parrot declares."""


@pytest.mark.parametrize("answer", ["yes", "no", "nothing"])
def test_a_parrot_is_certified_in_nothing(answer: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("apnap.driver.driving.LIMIT", 50)
    profiles = chosen(EDITION)
    scenarios = {s.id: s for profile in profiles for s in profile.scenarios}
    outcomes: dict[str, Outcome] = {}
    for id_, scenario in scenarios.items():
        play = Play(scenario, Parrot(answer), CAN, EDITION)
        with suppress(Stop):
            play.all()
        outcomes[id_] = play.result().outcome
    verdicts = [judge(profile, outcomes) for profile in profiles]
    assert len(verdicts) == 6
    assert [(one.profile, one.met) for one in verdicts if one.met] == []
    assert not any(one.certified for one in verdicts)
