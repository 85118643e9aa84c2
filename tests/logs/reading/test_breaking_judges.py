"""An engine that breaks over a state while it judges, and is started again."""

from __future__ import annotations

import msgspec
import pytest
from tests.logs.games import checked, lines

from apnap.engine.client import Client
from apnap.logs.files import Asked
from apnap.logs.judging import Judge
from apnap.protocol.connection import EngineTrouble
from apnap.protocol.messages import Check, Load
from apnap.protocol.recorded import Transitions
from apnap.protocol.state import State

ATTACK = "attack-multiple-players/a-defending-player-cant-block-for-the-next-player-in-turn-order"


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> list[State]:
    """Let every engine break over states and lines; return the states over which one has broken."""
    seen: list[State] = []

    def check(_: Client, said: Check) -> None:
        seen.append(said.state)
        raise EngineTrouble("it has ended")

    def transitions(_: Client, said: Transitions) -> None:
        assert said.lines
        raise EngineTrouble("it has ended")

    monkeypatch.setattr(Client, "check", check)
    monkeypatch.setattr(Client, "transitions", transitions)
    return seen


def test_it_claims_nothing_and_plays_on(broken: list[State]) -> None:
    with Asked().start() as client:
        judge = Judge(client, every_priority=True)
        load = msgspec.convert(lines(ATTACK)[1]["said"]["load"], Load)
        before = judge.load(load).state
        assert before is not None
        assert judge.claims(before) == ()
        assert broken == [before]
        assert judge.state is None  # the game is gone with the engine
        assert judge.load(load).state == before


def test_what_it_has_found_is_told_all_the_same(broken: list[State]) -> None:
    log = lines(ATTACK)
    log[2]["said"]["verdict"] = "rejected"
    log[2]["said"].pop("change")
    (first, *_) = checked(log).findings
    assert (first.line, first.kind) == (3, "legal_rejected")
    assert broken
