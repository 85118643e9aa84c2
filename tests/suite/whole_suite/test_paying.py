"""No verdict depends on which lands an engine taps where it may pay for something as it likes."""

from __future__ import annotations

import re
from typing import Final

import pytest
from tests.suite.whole_suite.all_of_it import wrong

from apnap.engine.near import near_reference
from apnap.rulebooks import newest
from apnap.suite import Scenario, load_suite
from apnap_reference.spells import mana
from apnap_reference.state.table import Object, PlayerId, Table

LANDS: Final = re.compile(
    r"\b(?:(first|second|third|fourth) )?(Plains|Island|Swamp|Mountain|Forest)"
)


def matters(scenario: Scenario) -> bool:
    """Tell whether a scenario has lands of several types, or calls lands by their number."""
    lands = [land for step in scenario.steps for land in LANDS.findall(f"{step.text} {step.table}")]
    return len({type_ for _, type_ in lands}) > 1 or any(number for number, _ in lands)


def test_a_cost_may_be_paid_with_other_lands(monkeypatch: pytest.MonkeyPatch) -> None:
    """The lands are looked through in the opposite order, and so others are tapped."""
    in_order = mana.mana_sources

    def the_other_way_round(table: Table, player: PlayerId) -> tuple[Object, ...]:
        return in_order(table, player)[::-1]

    chosen = [one for one in load_suite().holding(newest()) if matters(one)]
    assert len(chosen) > 500
    monkeypatch.setattr(mana, "mana_sources", the_other_way_round)
    assert wrong(chosen, near_reference(), newest()) == []
