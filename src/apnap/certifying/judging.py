"""From the outcomes of scenarios to the verdict on each rule and on each profile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Annotated, Final, Literal, get_args

from apnap.certifying.directions import DIRECTIONS, Direction, directions
from apnap.certifying.profiles import Demand, Floor, Profile
from apnap.driver import OUTCOMES, UNPLAYED, Outcome
from apnap.protocol import EditionDate, Record, doc
from apnap.protocol.bounds import Natural, Positive, Rows, Text
from apnap.results.records import Counts
from apnap.results.symmetric import otherwise
from apnap.suite import Scenario
from apnap.symmetries.continuing.trials import TRIALS, Trial
from apnap.symmetries.sampling import share

BARRING: Final[tuple[Outcome, ...]] = ("failed", "unreached", "errored")
"""One such outcome in a profile, and there is no certificate for it."""

_PLAYED: Final[tuple[Outcome, ...]] = ("passed", "failed")
_NAMED: Final = 3
"""So many clauses are named in a few words."""


Standing = Literal["certified", "partly certified", "not certified"]

STANDINGS: Final[tuple[Standing, ...]] = get_args(Standing)
"""All of them, the best first."""

_ALL: Final = 100
"""In percent."""


class Imaged(Record, frozen=True):
    """What came of an image: its id, that of its scenario, and the outcome."""

    id: str
    of: str
    outcome: Outcome
    goes_on: bool = True
    """Whether it goes on where its scenario ends."""
    trials: frozenset[Trial] = frozenset()
    """What it puts to the test behind its scenario."""
    whole: frozenset[Trial] = frozenset()
    """What it would put to the test for an engine that declares everything."""
    wants: tuple[str, ...] = ()
    """What the engine would have to declare for that, as scenarios name their needs."""


class Way(Record, frozen=True, kw_only=True, omit_defaults=False):
    """A direction in which the suite tests a rule, and how that went."""

    direction: Annotated[
        Direction, doc("`allowed`: a scenario has a legal deed; `forbidden`: an illegal one.")
    ]
    scenarios: Annotated[Positive, doc("How many scenarios look this way.")]
    passed: Annotated[Natural, doc("How many of them passed.")]


class RuleVerdict(Record, frozen=True, kw_only=True, omit_defaults=False):
    """What came of one rule or term of a profile."""

    rule: Annotated[Text, doc("The rule's number in this edition, or `glossary:SLUG`.")]
    testable: Annotated[bool, doc("Whether any scenario decides about it.")]
    reason: Annotated[Text | None, doc("If none does: why.")] = None
    met: Annotated[
        bool | None,
        doc(
            "Whether a scenario passed in each direction, and none failed, errored or was "
            "unreached; null if it is not testable."
        ),
    ] = None
    counts: Annotated[Counts, doc("The scenarios that decide about it.")] = Counts()
    directions: Annotated[
        Rows[Way], doc("The directions in which the suite tests it, if any.")
    ] = ()


class ProfileVerdict(Record, frozen=True, kw_only=True, omit_defaults=False):
    """What came of one profile in one edition."""

    profile: Annotated[Text, doc("Its name.")]
    title: Annotated[Text, doc("What it is about.")]
    edition: Annotated[EditionDate, doc("The edition of the rulebook.")]
    certified: Annotated[
        bool,
        doc(
            "Whether every testable rule of it is met, enough of it was played and put to the "
            "test, not too much withheld, and each image came out as its scenario."
        ),
    ]
    standing: Annotated[
        Standing,
        doc(
            "`partly certified` if nothing is wrong but that too little of it was played or tried."
        ),
    ] = "not certified"
    verdict: Annotated[
        Text,
        doc(
            "The standing, and how many scenarios were played if not all; or how many of the "
            "testable rules are met, and what else is wrong."
        ),
    ]
    met: Annotated[Natural, doc("Testable rules that are met.")]
    testable: Annotated[Natural, doc("Testable rules.")]
    counts: Annotated[Counts, doc("The scenarios that decide, each counted once.")]
    readings: Annotated[
        Counts, doc("Scenarios that follow one reading of a rule, and never decide.")
    ]
    played: Annotated[Natural, doc("Scenarios that decide and passed or failed.")] = 0
    scenarios: Annotated[Natural, doc("Scenarios that decide.")] = 0
    unplayed: Annotated[
        Rows[Text], doc("Clauses of which no scenario was played, such as `101.4/2`.")
    ] = ()
    images: Annotated[Natural, doc("Images of its scenarios that were played.")] = 0
    asymmetries: Annotated[
        Rows[Text], doc("The ids of those that came out otherwise than the scenario.")
    ] = ()
    lacks: Annotated[
        Rows[Text], doc("What it lacks beside rules to be certified, in a few words each.")
    ] = ()
    rules: Annotated[Rows[RuleVerdict], doc("Rule by rule, as the rulebook has them.")]


def judge(
    profile: Profile, outcomes: Mapping[str, Outcome], images: Iterable[Imaged] | None = None
) -> ProfileVerdict:
    """
    Return the verdict on a profile.

    `outcomes` has one for each of its scenarios, by id, and `images` are those that were drawn,
    of whatever scenarios; None: none were to be, as in a run that certifies nothing. Raises
    `LookupError` if a scenario's outcome is missing.
    """
    rules = tuple(_rule(demand, outcomes) for demand in profile.demands)
    met, testable = sum(rule.met is True for rule in rules), sum(rule.testable for rule in rules)
    counts = _counts(profile.deciding, outcomes)
    ids = {scenario.id for scenario in profile.deciding}
    its = [image for image in images or () if image.of in ids]
    wrong = tuple(i.id for i in its if _otherwise(outcomes[i.of], i.outcome))
    played, scenarios = counts.passed + counts.failed, len(ids)
    unplayed = tuple(
        owed.clause
        for owed in profile.clauses
        if not any(outcomes[id_] in _PLAYED for id_ in owed.scenarios)
    )
    untried, tried_seldom = _untried(profile.floor, its)
    missing = () if images is None else _missing(profile.floor, played, its)
    barring = (*_barring(profile.floor, counts, scenarios, (len(wrong), len(its))), *missing)
    barring += untried
    short = (*_short(profile.floor, played, scenarios, unplayed), *tried_seldom)
    standing: Standing = "certified"
    if not met == testable > 0 or barring:
        standing = "not certified"
    elif short:
        standing = "partly certified"
    return ProfileVerdict(
        profile=profile.name,
        title=profile.title,
        edition=profile.edition,
        certified=standing == "certified",
        standing=standing,
        verdict=_verdict(standing, (met, testable), (played, scenarios), barring, tried_seldom),
        met=met,
        testable=testable,
        counts=counts,
        readings=_counts((s for s in profile.scenarios if s.tagged.readings), outcomes),
        played=played,
        scenarios=scenarios,
        unplayed=unplayed,
        images=len(its),
        asymmetries=wrong,
        lacks=(*barring, *short),
        rules=rules,
    )


def _otherwise(original: Outcome, image: Outcome) -> bool:
    """
    Tell whether an image that was drawn has come out otherwise than its scenario.

    It needs nothing that the engine does not declare, so that it has to pass where that passes.
    """
    return image != "passed" if original == "passed" else otherwise(original, image)


def _barring(
    floor: Floor, counts: Counts, scenarios: int, images: tuple[int, int]
) -> Iterator[str]:
    """
    Yield what keeps a profile from being certified at all, beside its rules.

    Of the `images` it is said how many came out otherwise than their scenarios, and of how many.
    """
    if counts.withheld * _ALL > floor.withheld * scenarios:
        yield f"{counts.withheld} of {scenarios} withheld"
    wrong, number = images
    if wrong:
        yield f"{wrong} of {number} images otherwise"


def _missing(floor: Floor, played: int, images: Sequence[Imaged]) -> Iterator[str]:
    """Yield of which images there are too few for so many scenarios that were played."""
    longer = sum(image.goes_on for image in images)
    for number, owed, which in (
        (len(images), share(played, floor.images, 0), "images"),
        (longer, share(played, floor.going_on, floor.least), "images that go on"),
    ):
        if number < owed:
            yield f"{number} of {owed} {which} drawn"


def _untried(floor: Floor, images: Sequence[Imaged]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """
    Return what was put to the test too seldom, since an engine declares too little.

    The first bars the profile, and the second makes it certified in part only.
    """
    bars: list[str] = []
    shortens: list[str] = []
    for trial in TRIALS:
        whole = sum(trial in one.whole for one in images)
        tried = sum(trial in one.trials for one in images)
        if tried * _ALL < floor.tried * whole:
            wants = Counter(
                want
                for one in images
                if trial in one.whole - one.trials
                for want in dict.fromkeys(map(_in_short, one.wants))
            )
            names = ", ".join(name for name, _ in wants.most_common(_NAMED))
            found = f"{trial} in {tried} images, and not in {whole}, without {names}"
            (bars if tried * _ALL < floor.tried_at_all * whole else shortens).append(found)
    return tuple(bars), tuple(shortens)


def _in_short(need: str) -> str:
    """Return what an engine does not declare: of cards and players it does not matter which."""
    kind, _, name = need.partition(":")
    return {"decision": name, "card": "other cards", "players": "more players"}.get(kind, need)


def _short(floor: Floor, played: int, scenarios: int, unplayed: Sequence[str]) -> Iterator[str]:
    """Yield what makes a profile certified in part only."""
    if played * _ALL < floor.played * scenarios:
        yield f"{played} of {scenarios} played, of which {floor.played} % are needed"
    if unplayed:
        clause = "clause" if len(unplayed) == 1 else "clauses"
        more = ", …" if len(unplayed) > _NAMED else ""
        yield f"nothing played of {len(unplayed)} {clause}: {', '.join(unplayed[:_NAMED])}{more}"


def _verdict(
    standing: Standing,
    rules: tuple[int, int],
    scenarios: tuple[int, int],
    barring: Sequence[str],
    tried_seldom: Sequence[str],
) -> str:
    """Return the verdict in a few words; the pairs are how many of how many."""
    (met, testable), (played, number) = rules, scenarios
    if standing != "not certified":
        some = [] if played == number else [f"{played} of {number} played"]
        return ", ".join((standing, *some, *tried_seldom))
    unmet = [f"{met} of {testable} rules"] if not met == testable > 0 else []
    return ", ".join((*unmet, *barring))


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
    unplayed = [f"{counts[outcome]} {outcome}" for outcome in UNPLAYED if counts[outcome]]
    return (*barred, *missing, *(unplayed if not barred else ()))


def unmet(verdicts: Iterable[ProfileVerdict]) -> tuple[tuple[ProfileVerdict, RuleVerdict], ...]:
    """
    Return the rules that are not met, each with the first of its profiles.

    A rule that several profiles of an edition judge alike is told of once.
    """
    found: dict[tuple[EditionDate, RuleVerdict], ProfileVerdict] = {}
    for one in verdicts:
        for rule in one.rules:
            if rule.met is False:
                found.setdefault((one.edition, rule), one)
    return tuple((one, rule) for (_, rule), one in found.items())


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
