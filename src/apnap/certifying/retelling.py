"""
Telling once more what came of the runs, from nothing but their results.

Reports are made of what stands here and never of what a run has just heard: so they are the same
when somebody makes them again, to compare.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from apnap.certifying.playback import NotRecorded, play_back
from apnap.certifying.profiles import Profile
from apnap.certifying.results import Played, Results, Round, in_order, known
from apnap.driver import CannotBeRead, Exchange, exchanges
from apnap.driver.needs import lacking
from apnap.protocol import EditionDate, Record
from apnap.results.choosing import foremost
from apnap.results.records import Report, Result
from apnap.results.reporting import Run, report, with_commands
from apnap.running.playing import TROUBLED, blank, written
from apnap.running.reference import Reference
from apnap.suite import Scenario, card_lines, cards_of

_MILLISECONDS: Final = 1000


class Aside(Record, frozen=True, kw_only=True):
    """What stands in files beside the results, and does not follow from them."""

    engine: str
    """How the engine was named for the run."""
    issued: str = ""
    """When the certificate was issued, as it says it; empty: there is none."""
    start: int
    """When the runs began, in milliseconds since 1970."""
    stop: int
    """When they ended, likewise."""
    took: Mapping[EditionDate, Mapping[str, int]] = msgspec.field(default_factory=dict)
    """How many milliseconds each scenario took, edition by edition."""


class Retold(Record, frozen=True, kw_only=True):
    """One run, as all reports have it."""

    round: Round
    run: Run
    report: Report
    scenarios: Mapping[str, Scenario]
    """The scenarios and images that were played, by id."""

    def exchanges(self, id_: str) -> Sequence[Exchange]:
        """Return what was said in a scenario; raise `CannotBeRead` if that leads to no state."""
        recordings = (played.recording for played in in_order(self.round) if played.id == id_)
        return exchanges(next(recordings, ()))


def retold(
    results: Results, profiles: Mapping[EditionDate, Sequence[Profile]], aside: Aside
) -> tuple[Retold, ...]:
    """Return the runs again, edition by edition; `profiles` are the chosen ones."""
    return tuple(
        _round(one, known(one, results.seed, profiles[one.edition]), aside)
        for one in results.rounds
    )


def _round(one: Round, scenarios: Mapping[str, Scenario], aside: Aside) -> Retold:
    took = aside.took.get(one.edition, {})
    run = Run(engine=aside.engine, introduced=one.introduced, edition=one.edition, whole=False)
    results = tuple(
        with_commands(run, _result(played, scenarios[played.id], one, took.get(played.id, 0)))
        for played in in_order(one)
    )
    with Reference(aside.engine, one.edition) as reference:
        results = reference.beside_all(scenarios, results, foremost(results))
    seconds = (aside.stop - aside.start) / _MILLISECONDS
    return Retold(
        round=one,
        run=run,
        report=replace(report(run, results, seconds), engine=aside.engine),
        scenarios=scenarios,
    )


def _result(played: Played, scenario: Scenario, one: Round, took: int) -> Result:
    """Return a result as it was claimed, with all that its recording says about it."""
    known = None if played.outcome == "passed" else _again(played, scenario, one)
    return replace(
        known or _without_recording(played, scenario, one),
        outcome=played.outcome,
        seconds=took / _MILLISECONDS,
        step=played.step,
        expected=played.expected,
        got=played.got,
        reason=played.reason,
        violations=played.violations,
    )


def _again(played: Played, scenario: Scenario, one: Round) -> Result | None:
    """Return what comes of a recording; None if that is not what is claimed."""
    try:
        again, _ = play_back(scenario, played.recording, one.introduced.capabilities, one.edition)
    except (NotRecorded, CannotBeRead):
        return None
    except Exception:  # noqa: BLE001 - what an engine has shown may be beyond the driver
        return None
    return again if (again.outcome, again.step) == (played.outcome, played.step) else None


def _without_recording(played: Played, scenario: Scenario, one: Round) -> Result:
    """Return the little that is known of a scenario without its recording."""
    plain = blank(scenario, one.edition)
    can = one.introduced.capabilities
    ended = (step.line for step in scenario.steps if written(step) == played.step)
    return replace(
        plain,
        step_line=next(ended, None),
        lacking=lacking(can, scenario.needs) if played.outcome == "unsupported" else (),
        cards=card_lines(cards_of(scenario)) if played.outcome in TROUBLED else (),
    )
