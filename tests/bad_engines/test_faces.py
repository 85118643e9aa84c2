"""Trouble with an engine is told once."""

from __future__ import annotations

from typing import Final

import pytest
from tests.bad_engines.faces import Reluctant

from apnap.results.records import Result
from apnap.rulebooks import newest
from apnap.running.command import Prepare, Request
from apnap.suite import load_suite

PLAIN: Final = tuple(
    one.id
    for one in load_suite(dates=(newest(),)).holding(newest())
    if len(one.position.players) == 2 and not any(need[:5] == "card:" for need in one.needs)
)[:2]
"""Two scenarios that every engine can be asked."""


@pytest.fixture(autouse=True)
def _unmet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every engine be as nobody has met it."""
    monkeypatch.setattr(Reluctant, "ended", False)


def played(engine: type, workers: int = 0) -> tuple[Result, ...]:
    name = f"direct:{engine.__module__}:{engine.__name__}"
    run = Prepare(Request(engine=name, ids=PLAIN, workers=workers))
    return run.play(lambda _: None).results


def reasons(results: tuple[Result, ...]) -> list[str]:
    assert {one.outcome for one in results} == {"errored"}
    return [str(one.reason) for one in results]


def test_trouble_at_the_end_and_at_the_beginning_of_a_scenario_is_told_once() -> None:
    first, second = reasons(played(Reluctant))
    assert first.startswith("errored after the last step: The engine called for the end")
    assert second.startswith("errored: The engine called for the end")
    for told in (first, second):
        assert told.count("called for the end") == 1
        assert "exception:" not in told
