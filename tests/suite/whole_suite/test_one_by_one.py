"""An engine that asks for one thing after the other passes what one passes that asks at once."""

from __future__ import annotations

from typing import Final

import pytest
from tests.suite.whole_suite.all_of_it import wrong

import apnap
from apnap.engine import starting
from apnap.suite import load_suite, select, selection

ENGINE: Final = "direct:tests.suite.whole_suite.one_at_a_time:OneAtATime"
RULES: Final = ("101.3", "101.4", "510", "103.5", "glossary:additional-cost")
CHOOSING: Final = (
    "golden-rules/alex-sacrifices-their-only-creature-to-barter-in-blood",
    "golden-rules/rob-sacrifices-their-only-creature-to-barter-in-blood",
)


def test_every_rule_of_choices_and_damage_is_passed_so() -> None:
    wanted = selection(None, RULES, ())
    with starting.start(starting.parse(ENGINE)) as client:
        assert wrong(select(load_suite(), wanted), client, wanted.edition) == []


@pytest.mark.parametrize("id_", CHOOSING)
def test_it_does_ask_for_one_after_the_other(id_: str) -> None:
    """And too few are refused as well: the engine goes on asking."""
    (result,) = apnap.run(ENGINE, scenarios=id_).results
    assert result.outcome == "passed"
