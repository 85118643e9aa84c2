"""What an engine says is not kept: memory is bounded over a run, however much it says."""

from __future__ import annotations

import gc
from typing import Final

import pytest
from msgspec.structs import replace

from apnap.driver import Line
from apnap.protocol import DeclareBlockers, Verdict
from apnap.protocol.messages import AnswerSaid
from apnap.results.records import Result
from apnap.running import session, told
from apnap.running.command import PreparedRun, Request
from apnap.running.playing import Play
from apnap_reference.engine import ReferenceEngine

RULE: Final = "802.4b"
"""Many scenarios about it have a block."""


class Refusing(ReferenceEngine):
    """Refuses every block."""

    def answer(self, said: AnswerSaid) -> Verdict:
        """Refuse blocks."""
        verdict = super().answer(said)
        blocks = isinstance(said.say, DeclareBlockers)
        return replace(verdict, verdict="rejected") if blocks else verdict


def test_a_conversation_is_forgotten_and_told_only_as_long_as_there_is_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(session, "MUCH", 1)
    alive: list[int] = []

    def watch(_: Result) -> None:
        alive.append(sum(isinstance(one, Play) for one in gc.get_objects()))

    engine = f"direct:{Refusing.__module__}:{Refusing.__qualname__}"
    request = Request(engine=engine, rules=(RULE,))
    gc.collect()  # games that other tests have left
    gc.freeze()  # and what stays of them is not searched after each scenario
    results = PreparedRun(request).play(watch).results
    failed = [one for one in results if one.outcome == "failed"]
    assert len(failed) > 3
    assert max(alive) - min(alive) <= 1
    talkative = max(failed, key=lambda one: len(one.transcript))
    size = sum(len(one.said) + sum(map(len, one.asked)) for one in talkative.transcript)
    monkeypatch.setattr(told, "MOST", size * 2 - 1)
    room = told.Told()
    assert room.within_bounds(talkative) == talkative
    cut = room.within_bounds(talkative)
    (line,) = cut.transcript
    assert f"{len(talkative.transcript)} messages left out" in line.said
    assert replace(cut, transcript=talkative.transcript) == talkative
    short = replace(talkative, transcript=(Line(said="a", verdict="accepted", asked=()),))
    assert room.within_bounds(short) == short
