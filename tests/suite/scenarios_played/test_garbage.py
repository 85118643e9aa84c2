"""What a run leaves behind: of a failure what it tells, and no other search for garbage."""

from __future__ import annotations

import gc
from typing import Final

import pytest

import apnap
from apnap.driver import Game

FAILS: Final = "802.4a"
PASSES: Final = (
    "attack-multiple-players/a-defending-player-cant-block-with-the-next-players-creature"
)
MISREADING: Final = "direct:reference!any-player-blocks"


def games() -> int:
    """Count the games that anything still holds, or that wait for the search for garbage."""
    return sum(type(thing) is Game for thing in gc.get_objects())


def test_the_game_of_a_failure_goes_without_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gc, "collect", lambda: 0)
    before = games()
    gc.disable()
    try:
        report = apnap.run(MISREADING, rules=[FAILS])
        after = games()
    finally:
        gc.enable()
    assert any(result.outcome == "failed" for result in report.results)
    assert all(result.account for result in report.results if result.outcome == "failed")
    assert after <= before + 1


def test_what_somebody_has_left_out_of_searches_stays_out() -> None:
    before = gc.get_freeze_count()  # `tests/conftest.py` has
    apnap.run("direct:reference", scenarios=PASSES)
    assert gc.get_freeze_count() > before / 2 > 0
