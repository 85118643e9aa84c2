"""Where a rule is shown for which it does not matter, players concede when they are asked."""

from __future__ import annotations

from collections import Counter
from typing import Final

from tests.suite.whole_suite.all_of_it import played

from apnap.engine import starting
from apnap.results.records import Result
from apnap.suite import load_suite, select, selection

ENGINE: Final = "direct:tests.suite.whole_suite.only_who_is_asked:OnlyWhoIsAsked"


def results(*rules: str) -> list[Result]:
    """Play the scenarios about rules on such an engine."""
    wanted = selection(None, rules, ())
    with starting.start(starting.parse(ENGINE)) as client:
        return [played(one, client, wanted.edition) for one in select(load_suite(), wanted)]


def test_attacks_are_shown_without_anybody_conceding_out_of_turn() -> None:
    late = [one.id for one in results("506.2a", "724.4", "803.1") if one.outcome != "passed"]
    assert late == []


def test_such_an_engine_does_keep_back_who_concedes_at_once() -> None:
    outcomes = Counter(one.outcome for one in results("104.3a"))
    assert outcomes["passed"] > 0
    assert outcomes["withheld"] > 0
