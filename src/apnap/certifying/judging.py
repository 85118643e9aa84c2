"""From the outcomes of scenarios to the verdict on each rule and on each profile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Annotated, Final, Literal

from apnap.certifying.directions import DIRECTIONS, Direction, directions
from apnap.certifying.profiles import Demand, Profile
from apnap.driver import OUTCOMES, Outcome
from apnap.protocol import EditionDate, Record, doc
from apnap.suite import Scenario

BARRING: Final[tuple[Outcome, ...]] = ("failed", "unreached", "errored")
"""One such outcome in a profile, and there is no certificate for it."""


class Counts(Record, frozen=True, kw_only=True, omit_defaults=False):
    """How many scenarios ended in which way."""

    passed: Annotated[int, doc("Everything asserted is so.", ge=0)] = 0
    failed: Annotated[int, doc("Something asserted is not so.", ge=0)] = 0
    unsupported: Annotated[int, doc("It needs what the engine does not declare.", ge=0)] = 0
    withheld: Annotated[
        int, doc("The engine declares all that it needs, and does not play it.", ge=0)
    ] = 0
    unreached: Annotated[int, doc("Its set-up could not be played.", ge=0)] = 0
    errored: Annotated[int, doc("The engine broke.", ge=0)] = 0


class Way(Record, frozen=True, kw_only=True, omit_defaults=False):
    """A direction in which the suite tests a rule, and how that went."""

    direction: Annotated[
        Direction, doc("`allowed`: a scenario has a legal deed; `forbidden`: an illegal one.")
    ]
    scenarios: Annotated[int, doc("How many scenarios look this way.", ge=1)]
    passed: Annotated[int, doc("How many of them passed.", ge=0)]


class RuleVerdict(Record, frozen=True, kw_only=True, omit_defaults=False):
    """What came of one rule or term of a profile."""

    rule: Annotated[str, doc("The rule's number in this edition, or `glossary:SLUG`.")]
    testable: Annotated[bool, doc("Whether any scenario decides about it.")]
    reason: Annotated[str | None, doc("If none does: why.")] = None
    met: Annotated[
        bool | None,
        doc(
            "Whether a scenario passed in each direction, and none failed, errored or was "
            "unreached; null if it is not testable."
        ),
    ] = None
    counts: Annotated[Counts, doc("The scenarios that decide about it.")] = Counts()
    directions: Annotated[
        tuple[Way, ...], doc("The directions in which the suite tests it, if any.")
    ] = ()


class ProfileVerdict(Record, frozen=True, kw_only=True, omit_defaults=False):
    """What came of one profile in one edition."""

    profile: Annotated[str, doc("Its name.")]
    title: Annotated[str, doc("What it is about.")]
    edition: Annotated[EditionDate, doc("The edition of the rulebook.")]
    certified: Annotated[bool, doc("Whether every testable rule of it is met.")]
    verdict: Annotated[str, doc("`certified`, or how many of the testable rules are met.")]
    met: Annotated[int, doc("Testable rules that are met.", ge=0)]
    testable: Annotated[int, doc("Testable rules.", ge=0)]
    counts: Annotated[Counts, doc("The scenarios that decide, each counted once.")]
    readings: Annotated[
        Counts, doc("Scenarios that follow one reading of a rule, and never decide.")
    ]
    rules: Annotated[tuple[RuleVerdict, ...], doc("Rule by rule, as the rulebook has them.")]


def judge(profile: Profile, outcomes: Mapping[str, Outcome]) -> ProfileVerdict:
    """
    Return the verdict on a profile.

    `outcomes` has one for each of its scenarios, by id; raises `LookupError` if one is missing.
    """
    rules = tuple(_rule(demand, outcomes) for demand in profile.demands)
    met, testable = sum(rule.met is True for rule in rules), sum(rule.testable for rule in rules)
    certified = met == testable > 0
    return ProfileVerdict(
        profile=profile.name,
        title=profile.title,
        edition=profile.edition,
        certified=certified,
        verdict="certified" if certified else f"{met} of {testable} rules",
        met=met,
        testable=testable,
        counts=_counts((s for s in profile.scenarios if not s.tagged.readings), outcomes),
        readings=_counts((s for s in profile.scenarios if s.tagged.readings), outcomes),
        rules=rules,
    )


def lacks(rule: RuleVerdict) -> tuple[str, ...]:
    """Return what a rule lacks to be met, in a few words each; nothing if it is."""
    if rule.met is not False:
        return ()
    counts = {outcome: getattr(rule.counts, outcome) for outcome in OUTCOMES}
    barred = [f"{counts[outcome]} {outcome}" for outcome in BARRING if counts[outcome]]
    missing = [
        f"none of {way.scenarios} passed in which something is {_IS[way.direction]}"
        for way in rule.directions
        if not way.passed
    ]
    unplayed = f"{counts['unsupported']} unsupported"
    return (*barred, *missing, *([unplayed] if not barred else []))


_IS: Final[Mapping[Direction, Literal["legal", "illegal"]]] = {
    "allowed": "legal",
    "forbidden": "illegal",
}


def _rule(demand: Demand, outcomes: Mapping[str, Outcome]) -> RuleVerdict:
    if not demand.scenarios:
        return RuleVerdict(rule=demand.rule, testable=False, reason=demand.reason)
    counts = _counts(demand.scenarios, outcomes)
    ways = tuple(_ways(demand.scenarios, outcomes))
    barred = any(getattr(counts, outcome) for outcome in BARRING)
    met = not barred and counts.passed > 0 and all(way.passed for way in ways)
    return RuleVerdict(rule=demand.rule, testable=True, met=met, counts=counts, directions=ways)


def _counts(scenarios: Iterable[Scenario], outcomes: Mapping[str, Outcome]) -> Counts:
    found = Counter[str](outcomes[scenario.id] for scenario in scenarios)
    return Counts(**found)


def _ways(scenarios: Iterable[Scenario], outcomes: Mapping[str, Outcome]) -> Iterable[Way]:
    """Yield the directions in which any of the scenarios looks."""
    looking = [(scenario, directions(scenario)) for scenario in scenarios]
    for direction in DIRECTIONS:
        found = [scenario for scenario, ways in looking if direction in ways]
        if found:
            passed = sum(outcomes[scenario.id] == "passed" for scenario in found)
            yield Way(direction=direction, scenarios=len(found), passed=passed)
