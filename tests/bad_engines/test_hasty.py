"""An engine may leave out priorities, if it says so: what it has done since counts against none."""

from __future__ import annotations

import pytest
from tests.bad_engines.hasty import Boastful, Hasty, Headlong, Lopsided, OneSided, Rushed

import apnap
from apnap.driver import Outcome

RESOLVES = "golden-rules/an-indestructible-creature-can-still-be-sacrificed"
CHOOSES = "golden-rules/rob-sacrifices-their-only-creature-to-barter-in-blood"
ON_THE_STACK = "golden-rules/a-player-who-cant-pay-all-the-mana-cant-cast-the-spell"
ABILITY = "players/in-a-two-player-game-pulse-tracker-makes-opponent-alex-lose-life"
RESPONDS = "alternative-cost/force-of-will-may-still-be-cast-for-its-mana-cost"
PRIORITY = "active-player/when-an-opponents-creature-enters-the-active-player-gets-priority"
ACTS = "activated-ability/an-ability-can-be-activated-during-combat"
SORCERY = "golden-rules/without-vedalken-orrery-a-sorcery-cant-be-cast-on-an-opponents-turn"
"""It goes on to where the same is legal, and Rob is asked by all."""
BEFORE_BLOCKS = "combat-phase/two-players-panic-comes-too-late-once-blockers-are-declared"
HAS_ACTED = "combat-damage-step/giant-growth-increases-the-combat-damage-a-creature-deals"


@pytest.mark.parametrize(
    ("scenario", "outcome"),
    [
        (RESOLVES, "passed"),
        (CHOOSES, "passed"),
        (ON_THE_STACK, "unsupported"),
        (ABILITY, "unsupported"),
        (RESPONDS, "unsupported"),
        (PRIORITY, "unsupported"),
    ],
)
def test_what_has_resolved_unasked_has_resolved(scenario: str, outcome: Outcome) -> None:
    (result,) = apnap.run(Hasty, scenarios=scenario).results
    assert result.outcome == outcome


@pytest.mark.parametrize("scenario", [RESOLVES, CHOOSES, ON_THE_STACK, ABILITY, RESPONDS, PRIORITY])
def test_one_that_says_it_asks_has_to(scenario: str) -> None:
    (result,) = apnap.run(Boastful, scenarios=scenario).results
    assert result.outcome == "failed"


@pytest.mark.parametrize(("scenario", "owed"), [(ACTS, "failed"), (HAS_ACTED, "unreached")])
def test_whoever_is_given_no_priority_is_withheld_by_one_that_leaves_out_some(
    scenario: str, owed: Outcome
) -> None:
    outcomes = []
    for engine in (OneSided, Lopsided):
        (result,) = apnap.run(engine, scenarios=scenario).results
        outcomes.append(result.outcome)
    assert outcomes == ["withheld", owed]


@pytest.mark.parametrize("engine", [OneSided, Lopsided])
def test_what_is_illegal_need_not_be_offered(engine: type[OneSided | Lopsided]) -> None:
    (result,) = apnap.run(engine, scenarios=SORCERY).results
    assert result.outcome == "passed"


def test_blocks_that_are_asked_for_at_once_leave_no_time_for_what_is_said_before_them() -> None:
    results = [apnap.run(one, scenarios=BEFORE_BLOCKS).results for one in (Rushed, Headlong)]
    assert [result.outcome for (result,) in results] == ["withheld", "failed"]
