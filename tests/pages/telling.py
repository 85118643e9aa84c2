"""Reports to be written: scenarios of the suite with results that nobody had to play."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace
from tests.pictures.tables import fight

from apnap.driver import Exchange
from apnap.pages import Told
from apnap.protocol import EditionDate
from apnap.protocol.answers import Pass
from apnap.protocol.messages import (
    AnswerSaid,
    Capabilities,
    Initialized,
    Load,
    Program,
    Verdict,
    Violation,
)
from apnap.results.records import Result
from apnap.results.reporting import Run
from apnap.running.playing import blank
from apnap.suite import Scenario, load_suite

EDITION: Final = EditionDate("2026-01-16")


@functools.cache
def scenarios() -> tuple[Scenario, ...]:
    """Return the scenarios of the suite."""
    return load_suite((), (EDITION,)).holding(EDITION)


def result(scenario: Scenario, **more: Any) -> Result:
    """Return a result of a scenario; passed if it is not said otherwise."""
    return replace(blank(scenario, EDITION), **more)


def talk(by: str = "Alex", reason: str = "nobody does that", passes: int = 0) -> list[Exchange]:
    """Return what was said: a position loaded, passes, and something that is rejected."""
    state = fight()
    accepted, about = Verdict("accepted", state=state), state.pending[0].id
    rejected = Verdict("rejected", (Violation(rule="802.4a", reason=reason),), state=state)
    return [
        Exchange(Load(state), None, accepted),
        *(Exchange(AnswerSaid("Rob", about, Pass()), None, accepted) for _ in range(passes)),
        Exchange(AnswerSaid(by, about, Pass()), None, rejected),
    ]


def told(
    *results: Result,
    engine: Program | None = None,
    named: str = "direct:x",
    said: Sequence[Exchange] = (),
    **more: Any,
) -> Told:
    """Return what a report is about: an engine that was told `said` in every scenario."""
    introduced = Initialized(
        protocol="0.1",
        engine=engine or Program("An engine", "1.2"),
        capabilities=Capabilities(editions=(EDITION,)),
    )
    fields: dict[str, Any] = {
        "run": Run(engine=named, introduced=introduced, edition=EDITION, whole=False),
        "results": results,
        "scenarios": {one.id: one for one in scenarios()},
        "exchanges": lambda _: said,
        "kind": "A test.",
    }
    return Told(**(fields | more))
