"""
Summing up what an engine has shown: from the report of a run, or from a certificate.

What went wrong is told by cause. The reasons of a baseline name the causes, if somebody has looked
into them; where none does, what went wrong alike is one cause.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from msgspec.structs import asdict, replace

from apnap.certifying.results import Played, Round
from apnap.driver import OUTCOMES
from apnap.matrix.columns import CauseShown, EngineShown
from apnap.protocol import EditionDate
from apnap.results.baseline import Baseline
from apnap.results.choosing import causes
from apnap.results.gate import NOT_EXAMINED
from apnap.results.records import Report, Result
from apnap.results.reporting import by_rule
from apnap.shown.certificates import Given
from apnap.suite import Scenario, follow

_LONGEST: Final = 160


def of_report(
    report: Report, baselines: Sequence[Baseline] = (), day: str | None = None
) -> EngineShown:
    """
    Return what a run has shown about the suite; images, extensions and second reading are left out.

    `baselines` name causes; one of another engine or edition does not count.
    """
    own = [
        one
        for one in report.results
        if one.image_of is None and not (one.extension or one.second_reading)
    ]
    engine = report.introduced.engine
    shown = EngineShown(
        engine=engine.name,
        version=engine.version,
        edition=report.edition,
        day=day,
        apnap=report.apnap,
        counts={},
        rules=(),
    )
    return _summed(shown, own, baselines)


def of_certificate(
    given: Given, scenarios: Mapping[str, Scenario], baselines: Sequence[Baseline] = ()
) -> Iterator[EngineShown]:
    """
    Yield what a certificate has shown, edition by edition.

    `scenarios` are those of today's suite: they say which rule a scenario is about. One that the
    suite has no more is left out.
    """
    for round_ in given.results.rounds:
        shown = EngineShown(
            engine=given.certificate.engine.name,
            version=given.certificate.engine.version,
            edition=round_.edition,
            day=given.day,
            apnap=given.certificate.suite.apnap,
            counts={},
            rules=(),
        )
        yield _summed(shown, list(_results(round_, scenarios)), baselines)


def _results(round_: Round, scenarios: Mapping[str, Scenario]) -> Iterator[Result]:
    for played in round_.scenarios:
        scenario = scenarios.get(follow([played.id])[0][0])
        if scenario is not None:
            yield _result(played, scenario, round_.edition)


def _result(played: Played, scenario: Scenario, edition: EditionDate) -> Result:
    """Return a scenario of a certificate as a run has it, as far as that is kept."""
    return Result(
        id=scenario.id,
        name=scenario.name,
        extension=False,
        rules=tuple(map(str, scenario.tagged.subjects(edition))),
        tags=(),
        file="",
        line=scenario.line,
        outcome=played.outcome,
        seconds=0.0,
        step=played.step,
        expected=played.expected,
        got=played.got,
        reason=played.reason,
        violations=played.violations,
    )


def _summed(
    shown: EngineShown, results: Sequence[Result], baselines: Sequence[Baseline]
) -> EngineShown:
    named = dict(_named(shown, results, baselines))
    by_id = {one.id: one for one in results}
    counts = Counter(one.outcome for one in results)
    return replace(
        shown,
        counts={outcome: counts[outcome] for outcome in OUTCOMES},
        rules=by_rule(results),
        causes=tuple(
            CauseShown(**asdict(one), what=named.get(first, "") or _went_wrong(by_id[first]))
            for one in causes(results, named)
            for first in one.scenarios[:1]
        ),
    )


def _named(
    shown: EngineShown, results: Sequence[Result], baselines: Sequence[Baseline]
) -> Iterator[tuple[str, str]]:
    """Yield scenarios and the reasons that baselines have for what came of them."""
    outcomes = {one.id: one.outcome for one in results}
    for baseline in baselines:
        if (baseline.engine, baseline.edition) != (shown.engine, shown.edition):
            continue
        for known in baseline.known:
            now = follow([known.scenario])[0][0]
            if outcomes.get(now) == known.outcome and known.reason != NOT_EXAMINED:
                yield now, known.reason


def _went_wrong(result: Result) -> str:
    """Return what a scenario ran into, in a line."""
    if result.expected is None:
        told = result.reason or ""
    else:
        told = f"{result.step or 'a step'}: expected {result.expected}, got {result.got}"
    line = " ".join(told.split())
    return f"{line[:_LONGEST]}…" if len(line) > _LONGEST else line
