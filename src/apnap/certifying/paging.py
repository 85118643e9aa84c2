"""
The pages of a certification, one for each edition.

A page follows from the results and the verdicts, and from the way in which the engine was named for
the run: so it can be made again, and compared.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html.parser import HTMLParser
from typing import Final

from msgspec.structs import replace

from apnap.certifying.judging import ProfileVerdict, lacks
from apnap.certifying.playback import account_of
from apnap.certifying.profiles import Profile
from apnap.certifying.results import Played, Results, Round
from apnap.driver import Exchange, exchanges
from apnap.driver.needs import lacking
from apnap.pages import ENGINE, STORIES, Standing, Told, in_full, report_page
from apnap.protocol import EditionDate
from apnap.results.choosing import foremost
from apnap.results.records import Result
from apnap.results.reporting import Run
from apnap.running.playing import blank
from apnap.running.reference import Reference
from apnap.suite import Scenario

PAGE: Final = "report.html"


def pages(
    results: Results,
    profiles: Mapping[EditionDate, Sequence[Profile]],
    verdicts: Sequence[ProfileVerdict],
    engine: str,
) -> Mapping[str, str]:
    """
    Return the pages by their names: `report.html`, or one `report-DATE.html` for each edition.

    `profiles` are the chosen ones by edition, `verdicts` what a certificate says of them (none if
    the run was cut short), and `engine` is how the engine was named for the run. Raises
    `CannotBeRead` for recordings that lead to no state.
    """
    several = len(results.rounds) > 1
    return {
        f"report-{one.edition}.html" if several else PAGE: _page(
            one,
            profiles[one.edition],
            [verdict for verdict in verdicts if verdict.edition == one.edition],
            engine,
        )
        for one in results.rounds
    }


def named_in(page: str) -> str:
    """Return how the engine was named for a run, as its page says; empty if it does not."""
    found = _Named()
    found.feed(page)
    return found.engine


class _Named(HTMLParser):
    """Looks for the element that says how the engine was named."""

    def __init__(self) -> None:
        """Begin without having found it."""
        super().__init__()
        self.engine = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Take the content of the element."""
        said = dict(attrs)
        if tag == "meta" and said.get("name") == ENGINE and not self.engine:
            self.engine = said.get("content") or ""


def _page(
    one: Round,
    profiles: Sequence[Profile],
    verdicts: Sequence[ProfileVerdict],
    engine: str,
) -> str:
    played = {scenario.id: scenario for scenario in one.scenarios}
    scenarios = {scenario.id: scenario for profile in profiles for scenario in profile.scenarios}

    def said(id_: str) -> Sequence[Exchange]:
        return exchanges(played[id_].recording)

    results = tuple(_result(each, scenarios[each.id], one) for each in one.scenarios)
    return report_page(
        Told(
            run=Run(
                engine=engine, introduced=one.introduced, edition=one.edition, whole=bool(verdicts)
            ),
            results=_accounted(one, results, scenarios, engine),
            scenarios=scenarios,
            exchanges=said,
            kind=_kind(one, verdicts),
            standings=tuple(map(_standing, verdicts)),
        )
    )


def _accounted(
    one: Round, results: Sequence[Result], scenarios: Mapping[str, Scenario], engine: str
) -> tuple[Result, ...]:
    """Return the results; those that are told in full have the accounts that they had."""
    recordings = {played.id: played.recording for played in one.scenarios}
    can = one.introduced.capabilities
    found: dict[str, Result] = {}
    for result in in_full(results)[:STORIES]:
        account = account_of(result, scenarios[result.id], recordings[result.id], can, one.edition)
        found[result.id] = replace(result, account=account)
    whole = tuple(found.get(result.id, result) for result in results)
    with Reference(engine, one.edition) as reference:
        return reference.beside_all(scenarios, whole, foremost(found.values()))


def _kind(one: Round, verdicts: Sequence[ProfileVerdict]) -> str:
    if not verdicts:
        return "A certification that was cut short: there is no certificate."
    several = "s" if len(one.profiles) > 1 else ""
    return f"Certification in the profile{several} {', '.join(one.profiles)}."


def _result(played: Played, scenario: Scenario, one: Round) -> Result:
    unsupported = played.outcome == "unsupported"
    can = one.introduced.capabilities
    return replace(
        blank(scenario, one.edition),
        lacking=lacking(can, scenario.needs) if unsupported else (),
        outcome=played.outcome,
        step=played.step,
        expected=played.expected,
        got=played.got,
        reason=played.reason,
        violations=played.violations,
    )


def _standing(verdict: ProfileVerdict) -> Standing:
    return Standing(
        profile=verdict.profile,
        title=verdict.title,
        certified=verdict.certified,
        verdict=verdict.verdict,
        lacking={rule.rule: ", ".join(lacks(rule)) for rule in verdict.rules if rule.met is False},
    )
