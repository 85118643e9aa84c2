"""What the state of a line shows for certain is told beside what is only possible there."""

from __future__ import annotations

import pytest

from apnap.logs.findings import Found
from apnap.logs.tallying import merged
from apnap.protocol.recorded import Certainty

SHOWN = Found(line=4, kind="state", by="state", rule="810.9", problem="two lives of one team")


@pytest.mark.parametrize(
    ("certainty", "rules"), [("possible", ["510.2", "810.9"]), ("certain", ["510.2"])]
)
def test_what_a_state_shows_gives_way_to_what_is_certain_only(
    certainty: Certainty, rules: list[str]
) -> None:
    claim = Found(
        line=4, kind="wrong_state", by="claim", rule="510.2", problem="life", certainty=certainty
    )
    assert [one.rule for one in merged((SHOWN,), (claim,), replayed=False)] == rules


@pytest.mark.parametrize(
    ("certainty", "rules"), [("possible", ["704.5g"]), ("certain", ["510.1c"])]
)
def test_something_illegal_is_told_and_not_what_is_overdue_then(
    certainty: Certainty, rules: list[str]
) -> None:
    overdue = Found(line=4, kind="state", by="state", rule="704.5g", problem="lethal damage")
    claim = Found(
        line=4,
        kind="illegal_accepted",
        by="claim",
        rule="510.1c",
        problem="to another creature",
        certainty=certainty,
    )
    assert [one.rule for one in merged((overdue,), (claim,), replayed=False)] == rules


@pytest.mark.parametrize("closer", ["117.3a", "508.2", "509.2", "510.3"])
def test_when_somebody_receives_priority_says_more_than_that_somebody_does(closer: str) -> None:
    played = Found(line=4, kind="wrong_decider", rule="117.3", problem="asked who hasn't priority")
    claim = Found(line=4, kind="wrong_decider", by="claim", rule=closer, problem="who has")
    assert [one.rule for one in merged((played,), (claim,), replayed=True)] == [closer]
