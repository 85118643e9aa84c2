"""What an engine says of itself at first holds for the whole run; trouble is told once."""

from __future__ import annotations

import os
from typing import Final

import pytest
from msgspec.structs import replace
from tests.bad_engines.faces import FEW, MAIN, Fainting, Reluctant, TwoFaces

from apnap.protocol import Initialized, Program
from apnap.results.records import Result
from apnap.rulebooks import newest
from apnap.running.command import PreparedRun, Request
from apnap.running.describing import EngineDescribedOtherwise, check_described
from apnap.suite import load_suite
from apnap_reference.engine import CAPABILITIES, ReferenceEngine

PLAIN: Final = tuple(
    one.id
    for one in load_suite(dates=(newest(),)).holding(newest())
    if len(one.position.players) == FEW and not any(need[:5] == "card:" for need in one.needs)
)[:2]
"""Two scenarios that every engine can be asked."""
MANY: Final = CAPABILITIES.players
SHORT: Final = 400
"""However much an engine declares, so many characters tell what has changed."""


@pytest.fixture(autouse=True)
def _unmet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every engine be as nobody has met it, and know which process is the main one."""
    monkeypatch.setenv(MAIN, str(os.getpid()))
    monkeypatch.setattr(TwoFaces, "met", False)
    monkeypatch.setattr(Reluctant, "ended", False)


def played(engine: type, workers: int = 0) -> tuple[Result, ...]:
    name = f"direct:{engine.__module__}:{engine.__name__}"
    run = PreparedRun(Request(engine=name, ids=PLAIN, workers=workers))
    return run.play(lambda _: None).results


def reasons(results: tuple[Result, ...]) -> list[str]:
    assert {one.outcome for one in results} == {"errored"}
    return [str(one.reason) for one in results]


def test_an_engine_that_declares_something_else_after_it_broke_is_errored() -> None:
    first, second = reasons(played(TwoFaces))
    assert "called for the end of the program" in first
    assert second.startswith("errored: The engine describes itself otherwise than at first: ")
    assert f"`capabilities.players` was {FEW} and is {MANY}; `capabilities.cards` was []" in second
    assert "exception:" not in second


@pytest.mark.usefixtures("copied")
def test_an_engine_that_declares_something_else_in_a_worker_is_errored() -> None:
    for told in reasons(played(TwoFaces, workers=1)):
        assert f"`capabilities.players` was {FEW} and is {MANY}" in told


def test_trouble_at_the_end_and_at_the_beginning_of_a_scenario_is_told_once() -> None:
    first, second = reasons(played(Reluctant))
    assert first.startswith("errored after the last step: The engine called for the end")
    assert second.startswith("errored: The engine called for the end")
    for told in (first, second):
        assert told.count("called for the end") == 1
        assert "exception:" not in told


class Told:
    """What pytest tells of tests, by whatever process they are played."""

    def __init__(self) -> None:
        self.told: list[str | None] = []

    def pytest_runtest_logstart(self) -> None:
        self.told.append("begins")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.told.append(report.when)

    def pytest_runtest_logfinish(self) -> None:
        self.told.append("ends")


@pytest.mark.usefixtures("copied")
@pytest.mark.parametrize(
    ("engine", "outcome", "told"),
    [(ReferenceEngine, "passed", ["call"]), (Reluctant, "errored", ["call", "teardown"])],
)
def test_a_worker_tells_what_came_of_a_scenario_and_nothing_that_nobody_hears(
    engine: type, outcome: str, told: list[str]
) -> None:
    heard, name = Told(), f"direct:{engine.__module__}:{engine.__name__}"
    run = PreparedRun(Request(engine=name, ids=PLAIN[:1], workers=1))
    report = run.play(lambda _: None, heard)
    assert [one.outcome for one in report.results] == [outcome]
    assert heard.told == told


def test_what_fails_after_what_is_not_played_is_told_as_the_engine_tells_it() -> None:
    for told in reasons(played(Fainting)):
        assert told.startswith("errored after the last step: The engine failed at `unload`: ")
        assert "RuntimeError: nothing to forget" in told
        assert "full-trace" not in told


def test_every_field_counts_and_lists_say_the_same_in_any_order() -> None:
    first = Initialized("0.1", Program("Faces", "1"), CAPABILITIES)
    editions = tuple(reversed(CAPABILITIES.editions))
    check_described(first, replace(first, capabilities=replace(CAPABILITIES, editions=editions)))
    for other in (
        replace(first, line_limit=first.line_limit - 1),
        replace(first, engine=Program("Faces", "2")),
        replace(first, capabilities=replace(CAPABILITIES, editions=editions[:1])),
        replace(first, capabilities=replace(CAPABILITIES, decisions=("priority",))),
    ):
        with pytest.raises(EngineDescribedOtherwise) as caught:
            check_described(first, other)
        assert len(caught.value.fields) == 1
        assert len(str(caught.value)) < SHORT
