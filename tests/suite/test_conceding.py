"""Where a rule is shown for which it does not matter, players concede when they are asked."""

from __future__ import annotations

from typing import Final

import apnap

ENGINE: Final = "direct:tests.suite.only_who_is_asked:OnlyWhoIsAsked"


def test_attacks_are_shown_without_anybody_conceding_out_of_turn() -> None:
    report = apnap.run(ENGINE, rules=("506.2a", "724.4", "803.1"))
    late = [one.id for one in report.results if one.outcome != "passed"]
    assert late == []


def test_such_an_engine_does_keep_back_who_concedes_at_once() -> None:
    report = apnap.run(ENGINE, rules=("104.3a",))
    assert report.counts["passed"] > 0
    assert report.counts["withheld"] > 0
