"""Recordings on their way out of a run: kept where there is room, errored where there is none."""

from __future__ import annotations

import gc
import weakref
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from tests.certifying.conftest import SMALL

from apnap.certifying import taping
from apnap.certifying.runs import Runs
from apnap.certifying.taping import Room, Tapes
from apnap.certifying.verifying import verify
from apnap.certifying.writing import write
from apnap.driver import Said
from apnap.driver.tape import Tape
from apnap.protocol.messages import Concede
from apnap.results.records import Result
from apnap.running.playing import TROUBLED, Play

SAID = '[{"concede":{"player":"Rob"}}]'


def told(id_: str, tape: str | None, length: int | None) -> pytest.TestReport:
    """Return the report of a test as it comes out of a process."""
    more: dict[str, Any] = {"apnap_recording": tape} if tape else {}
    if length is not None:
        more["apnap_recording_length"] = length
    return pytest.TestReport(f"apnap::{id_}", ("", 0, ""), {}, "passed", None, "call", **more)


def result(id_: str) -> Result:
    return Result(
        id=id_,
        name="x",
        extension=False,
        rules=(),
        tags=(),
        file="x",
        line=1,
        outcome="passed",
        seconds=0,
    )


def test_a_recording_is_kept() -> None:
    tapes = Tapes()
    tapes.pytest_runtest_logreport(told("a/b", SAID, len(SAID)))
    tapes.pytest_runtest_logreport(told("a/b", None, None))
    assert tapes.of("a/b") == (Said(concede=Concede("Rob")),)
    assert tapes.of("c/d") == ()
    assert tapes.judged(result("a/b")) == result("a/b")


@pytest.mark.parametrize("room", [Room(written=len(SAID)), Room(held=Tape(SAID.encode()).held)])
def test_what_finds_no_room_is_errored(room: Room) -> None:
    tapes = Tapes(room)
    for id_ in ("a/b", "c/d"):
        tapes.pytest_runtest_logreport(told(id_, SAID, len(SAID)))
    assert tapes.judged(result("a/b")).outcome == "passed"
    assert tapes.judged(result("c/d")).outcome == "errored"
    assert tapes.of("c/d") == ()
    broken = replace(result("c/d"), outcome="errored", reason="it broke before")
    assert tapes.judged(broken) == broken


def test_a_recording_is_held_once_and_only_of_what_is_asked_for() -> None:
    tapes = Tapes(outcomes=TROUBLED)
    passed, failed = told("a/b", SAID, len(SAID)), told("c/d", SAID, len(SAID))
    for report, outcome in ((passed, "passed"), (failed, "failed")):
        report.apnap_result = {"outcome": outcome}  # type: ignore[attr-defined]
        tapes.pytest_runtest_logreport(report)
        assert not hasattr(report, "apnap_recording")
    assert tapes.of("a/b") == ()
    assert tapes.of("c/d") == (Said(concede=Concede("Rob")),)


@pytest.mark.usefixtures("narrowed")
def test_of_a_scenario_that_is_over_nothing_is_kept_but_its_recording(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    alive: weakref.WeakSet[Play] = weakref.WeakSet()
    begin = Play.__init__

    def noted(play: Play, *given: Any) -> None:
        begin(play, *given)
        alive.add(play)

    def left(_: object) -> None:
        gc.collect()
        numbers.append(len(alive))

    numbers: list[int] = []
    monkeypatch.setattr(Play, "__init__", noted)
    runs = Runs(SMALL)
    gc.collect()
    gc.freeze()  # the suite stays: it is not to be searched after each scenario
    runs.play(left)
    assert len(numbers) > 10
    assert max(numbers) <= 2  # the one that is over now, and perhaps the one before


@pytest.mark.usefixtures("narrowed")
def test_an_engine_that_says_too_much_is_not_certified(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(taping, "LONGEST", 5000)
    made = Runs(SMALL).play(lambda _: None)
    proof = write(made, tmp_path)
    assert not proof.certified
    ((_, report),) = made.runs
    assert report.counts["errored"] == proof.profiles[0].counts.errored > 0
    assert any("the engine says too much" in (one.reason or "") for one in report.results)
    assert verify(tmp_path).problems == ()
