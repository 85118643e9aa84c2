"""Which rules this engine plays, as tests of your own: `pytest` plays them."""

import apnap
import pytest
from engine import Engine

RULES = ["104.2a"]  # YOUR ENGINE: the rules that it is to play, such as "506.2" or "802"


@pytest.mark.parametrize("rule", RULES)
def test_rule(rule: str) -> None:
    report = apnap.run(Engine, rules=rule)
    wrong = [f"{r.id}: {r.expected}, got {r.got}" for r in report.results if r.outcome == "failed"]
    assert report.ok, "\n".join(wrong) or report.counts
