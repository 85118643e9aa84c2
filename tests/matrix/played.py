"""Runs of engines that fail this and that, and what they show."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from apnap.driver import Outcome
from apnap.matrix.columns import EngineShown
from apnap.protocol import Capabilities, Initialized, Program
from apnap.results.baseline import FORMAT, Baseline, Known
from apnap.results.records import Report, Result
from apnap.results.reporting import Run, report
from apnap.rulebooks import newest
from apnap.running.playing import blank
from apnap.shown.summing import of_report
from apnap.suite import load_suite

EDITION: Final = newest()
PLAIN: Final = blank(load_suite().holding(EDITION)[0], EDITION)


def result(id_: str, outcome: Outcome = "passed", got: str = "") -> Result:
    """Return a scenario about the rule with which its id begins; `got` is what went wrong."""
    wrong = outcome not in ("passed", "unsupported")
    return replace(
        PLAIN,
        id=id_,
        rules=(id_.partition("/")[0],),
        outcome=outcome,
        step="Then it is so" if wrong else None,
        expected=got and "another thing",
        got=got or None,
        reason="that is not known" if outcome == "unsupported" else None,
    )


def run(*results: Result, engine: str = "learner", version: str = "1") -> Report:
    """Return the report of a run."""
    introduced = Initialized(
        protocol="0.1",
        engine=Program(name=engine, version=version),
        capabilities=Capabilities(editions=(EDITION,)),
    )
    asked = Run(engine="direct:learner", introduced=introduced, edition=EDITION, whole=False)
    return report(asked, results, 1.0)


def shown(
    *results: Result,
    engine: str = "learner",
    version: str = "1",
    day: str | None = None,
    baselines: Sequence[Baseline] = (),
) -> EngineShown:
    """Return what a run has shown."""
    return of_report(run(*results, engine=engine, version=version), baselines, day)


def baseline(*known: tuple[str, Outcome, str], engine: str = "learner") -> Baseline:
    """Return a baseline with these reasons."""
    entries = tuple(Known(scenario=a, outcome=b, reason=c) for a, b, c in known if b != "passed")
    return Baseline(format=FORMAT, engine=engine, edition=EDITION, known=entries)
