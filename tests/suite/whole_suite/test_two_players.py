"""
What two players can show of combat is shown with two, too.

An engine for two players plays nothing else, and one that misreads a rule of multiplayer would not
reach a rule that is shown at larger tables alone.
"""

from __future__ import annotations

from typing import Final

import apnap
from apnap.protocol import EditionDate

COMBAT: Final = ("506", "507", "508", "509", "510", "511")
LARGER: Final = {
    "506.2a": "the other player defends: nobody is chosen",
    "506.2b": "shared team turns",
    "507.1": "nobody is chosen",
    "508.7e": "two players are within each other's range of influence",
}
"""Rules that two players cannot show, with the reason."""
NEWEST: Final = EditionDate("2026-01-16")


def test_each_rule_of_combat_has_a_scenario_with_two_players() -> None:
    shown: dict[str, bool] = {}
    for scenario in apnap.load_suite().holding(NEWEST):
        for tag in scenario.tags:
            rule = tag.removeprefix("@cr:")
            if rule.partition(".")[0] in COMBAT:
                shown[rule] = shown.get(rule, False) or "players:2" in scenario.needs
    assert {rule for rule, with_two in shown.items() if not with_two} == set(LARGER)
