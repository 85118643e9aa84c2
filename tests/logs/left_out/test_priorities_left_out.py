"""Logs of engines that ask nobody who only passes: honest ones, in which nothing is wrong."""

from __future__ import annotations

from typing import Final

import pytest
from tests.logs.games import Line, checked, numbered
from tests.logs.other_ways.test_freedoms import in_full
from tests.logs.other_ways.test_texts_of_known_cards import KARN, with_a_card_that_nobody_knows

HONEST: Final = (
    "grand-melee/a-turn-begins-at-once-if-no-marker-is-within-three-seats-to-the-left",
    "grand-melee/an-extra-turn-starts-at-once-if-no-turn-marker-is-within-three-seats",
    "grand-melee/eves-mana-is-lost-as-her-main-phase-ends-whatever-step-rob-is-in",
    "grand-melee/if-eve-leaves-on-eves-turn-robs-turn-marker-not-eves-is-removed",
    "grand-melee/in-grand-melee-another-players-turn-doesnt-end-summoning-sickness",
    "grand-melee/on-eves-turn-eve-chooses-first-even-with-the-second-turn-marker",
    "grand-melee/time-warp-on-dana-without-a-turn-marker-waits-for-danas-next-turn",
    "grand-melee/time-warp-on-hana-without-a-turn-marker-waits-for-hanas-next-turn",
    "golden-rules/a-player-who-controls-another-sees-that-players-hand-others-dont",
    "golden-rules/rob-who-cant-play-lands-plays-one-for-alex-whom-rob-controls",
    "golden-rules/turf-wound-still-stops-land-plays-after-its-controller-leaves-the-game",
    "players/controlling-alexs-turn-rob-cant-play-his-own-land-or-cast-sorceries",
    "shared-team-turns/2hg-mulligans-may-be-decided-in-the-order-dana-carissa-alex-rob",
    "shared-team-turns/after-rob-leaves-primary-player-alex-decides-carissas-attack",
    "shared-team-turns/each-teammate-may-play-another-land-on-their-next-turn",
    "starting-the-game/in-a-two-player-game-the-first-turn-has-no-draw-step",
    "two-headed-giant/in-2hg-nobody-can-act-in-the-draw-step-that-the-starting-team-skips",
)


def without_passes(lines: list[Line], *, but_each: int) -> list[Line]:
    """Return a log without its passes, but for one of so many: the line before goes on instead."""
    kept: list[Line] = []
    passes = 0
    for line in lines:
        said = line.get("said", {})
        passed = said.get("answer", {}).get("say", {}).get("kind") == "pass"
        passes += passed
        last = kept[-1].get("said", {}) if kept else {}
        answered = "answer" in last and last["verdict"] == said.get("verdict") == "accepted"
        if passed and answered and (not but_each or passes % but_each):
            last["state"] = said["state"]
        else:
            kept.append(line)
    kept[0]["begin"]["every_priority"] = False
    return numbered(kept)


@pytest.mark.parametrize("but_each", [0, 2, 3])
@pytest.mark.parametrize("id_", HONEST)
def test_nothing_certain_is_found_where_passes_are_left_out(id_: str, but_each: int) -> None:
    found = checked(without_passes(in_full(id_), but_each=but_each)).findings
    assert [one.problem for one in found if one.certainty == "certain"] == []


def test_what_a_permanent_has_exiled_is_not_known_of_a_game_that_is_taken_up_again() -> None:
    found = checked(without_passes(with_a_card_that_nobody_knows(KARN), but_each=3))
    assert [one.problem for one in found.findings if one.certainty == "certain"] == []
    assert "the log does not tell what has exiled a card" in found.reasons
