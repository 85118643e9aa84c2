"""Which rules a game has applied is noted once somebody asks; for the first, it is played again."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

import pytest

from apnap.driver import Stop
from apnap.engine.near import Near
from apnap.protocol import BadRequest, Concede, Load, RuleRef, View
from apnap.rulebooks import newest
from apnap.running.playing import Play
from apnap.suite import Scenario, load_suite
from apnap_reference.engine import ReferenceEngine

PLAYED: Final = load_suite(dates=(newest(),)).holding(newest())[::450]


@pytest.fixture(scope="module")
def asked() -> Near:
    """Return an engine of which it was asked before anything was played."""
    engine = Near(ReferenceEngine)
    engine.describe()
    return engine


def applied_in(scenario: Scenario, client: Near) -> tuple[RuleRef, ...]:
    assert client.introduced is not None
    play = Play(scenario, client, client.introduced.capabilities, newest())
    with suppress(Stop):
        play.all()
    return client.describe().applied


@pytest.mark.parametrize("scenario", PLAYED, ids=lambda one: one.id)
def test_who_asks_first_hears_what_was_noted_for_who_had_asked_before(
    scenario: Scenario, asked: Near
) -> None:
    unasked = Near(ReferenceEngine)
    applied = applied_in(scenario, unasked)
    assert applied == applied_in(scenario, asked)
    assert applied
    assert unasked.view(View(None)) == asked.view(View(None))


def test_what_was_refused_has_applied_rules_too_and_what_was_said_to_no_position_none() -> None:
    applied = []
    for before in (True, False):
        engine = ReferenceEngine()
        if before:
            engine.describe()
        position = PLAYED[0].position.state(newest())
        first, second = (player.name for player in position.players[:2])
        engine.load(Load(position))
        engine.view(View(second))
        with pytest.raises(BadRequest):
            engine.concede(Concede("nobody of that name"))
        assert engine.concede(Concede(first, second)).verdict == "rejected"
        engine.unload()
        with pytest.raises(BadRequest):
            engine.concede(Concede(first))
        applied.append(engine.describe().applied)
        with pytest.raises(BadRequest):
            engine.view(View(None))
    assert applied[0] == applied[1]
    assert {"400.2", "104.3a"} <= {one.rule for one in applied[0]}
