"""An engine that takes a declaration of blockers lets no other creature of the player's block."""

from pathlib import Path

import pytest
from tests.suite.scenarios_played.test_moments import scenario
from tests.suite.scenarios_played.test_playing import played


@pytest.mark.parametrize(
    ("block", "declared", "happens"),
    [
        (
            "When Alex blocks Hill Giant with Gray Ogre",
            "Gray Ogre blocks Hill Giant",
            "Gray Ogre blocks Hill Giant, Palace Guard blocks Hill Giant",
        ),
        (
            "When Alex declares no block",
            "nothing of the kind",
            "Gray Ogre blocks Hill Giant",
        ),
    ],
)
def test_a_creature_blocks_of_which_nobody_said_so(
    block: str, declared: str, happens: str, tmp_path: Path
) -> None:
    steps = f"""
    Given a two-player game between Rob and Alex
    And Rob controls Hill Giant
    And Alex controls Gray Ogre and Palace Guard
    And Rob has attacked Alex with Hill Giant
    {block}
    Then the declaration is legal
"""
    asked = scenario(tmp_path, steps, "@since:2024-06-07\nFeature: F\n  Scenario: S")
    assert played(asked).outcome == "passed"
    result = played(asked, "blocks more")
    assert (result.outcome, result.step) == ("failed", block)
    assert result.expected == f"what was accepted to be what was said: {declared}"
    assert result.got == happens
