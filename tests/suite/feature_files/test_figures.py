"""Figures of feature files that no state can have are found before anything is played."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from apnap.protocol.bounds import INTEGER_LIMIT, MOST, MOST_PLAYERS
from apnap.suite import SuiteError, load_suite

HEAD: Final = "@since:2024-06-07\nFeature: F\n  Scenario: It is so\n"
GAME: Final = "    Given a free-for-all between Rob, Alex and Carissa\n"
END: Final = "    Then the stack is empty\n"
TABLE: Final = "    And these permanents are on the battlefield:\n      | permanent | controller |"


def wrong(folder: Path, steps: str) -> str:
    """Return what is wrong with a scenario of these steps."""
    (folder / "some.feature").write_text(f"{HEAD}{GAME}{steps}{END}", encoding="utf-8")
    with pytest.raises(SuiteError) as caught:
        load_suite(where=folder)
    return str(caught.value)


@pytest.mark.parametrize(
    ("steps", "told"),
    [
        ("    And Rob's library holds 1000000000000 cards\n", f"{MOST}"),
        ("    And Rob's library holds -1 cards\n", "$.players[0].library"),
        (f"    And the range of influence is {MOST_PLAYERS + 1}\n", f"{MOST_PLAYERS}"),
        (f"    And Rob has {INTEGER_LIMIT + 1} life\n", "too large a number"),
        (f"    And Rob has {'9' * 1_900} life\n", "too large a number"),
        (f"{TABLE} counters |\n      | Forest | Rob | {10**20} charge |\n", "too large a number"),
        ("    When Rob activates ability 0 of Forest\n    Then this is legal\n", "begins with 1"),
    ],
)
def test_a_figure_that_no_state_can_have_is_told_before_anything_is_played(
    tmp_path: Path, steps: str, told: str
) -> None:
    assert told in wrong(tmp_path, steps)
