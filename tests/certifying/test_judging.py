"""From outcomes to verdicts: what meets a rule, what bars a profile, and what does neither."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pytest
from msgspec.structs import replace

from apnap.certifying.directions import directions
from apnap.certifying.judging import (
    Imaged,
    ProfileVerdict,
    RuleVerdict,
    Standing,
    judge,
    lacks,
    unmet,
)
from apnap.certifying.profiles import Profile, chosen
from apnap.driver import Outcome
from apnap.protocol import EditionDate

TEAMS: Final[Profile] = chosen(EditionDate("2006-10-01"), ("teams",))[0]
RULE: Final = "609.4"
ITS: Final = next(d for d in TEAMS.demands if d.rule == RULE).scenarios
"""The scenarios of one rule; each has both directions."""


def outcomes(**others: Outcome) -> Mapping[str, Outcome]:
    """Return a pass for each scenario but those of the rule, by number: _0="failed"."""
    passed: dict[str, Outcome] = dict.fromkeys((s.id for s in TEAMS.scenarios), "passed")
    return passed | {ITS[int(name[1:])].id: outcome for name, outcome in others.items()}


def rule(verdict: ProfileVerdict) -> RuleVerdict:
    return next(one for one in verdict.rules if one.rule == RULE)


def test_all_passed_is_certified() -> None:
    verdict = judge(TEAMS, outcomes())
    assert (verdict.certified, verdict.verdict) == (True, "certified")
    assert verdict.met == verdict.testable == 9
    assert verdict.counts.passed == len(TEAMS.scenarios)
    assert [way.direction for way in rule(verdict).directions] == ["allowed", "forbidden"]
    assert all(way.passed > 2 for way in rule(verdict).directions)


@pytest.mark.parametrize("outcome", ["failed", "errored", "unreached"])
def test_one_that_is_bad_bars_the_rule_and_the_profile(outcome: Outcome) -> None:
    verdict = judge(TEAMS, outcomes(_0=outcome))
    assert (verdict.certified, verdict.verdict) == (False, "8 of 9 rules")
    assert rule(verdict).met is False
    assert lacks(rule(verdict)) == (f"1 {outcome}",)
    assert [one.rule for one in verdict.rules if one.met is False] == [RULE]


def test_an_unsupported_one_does_no_harm_while_another_passes() -> None:
    verdict = judge(TEAMS, outcomes(_0="unsupported", _1="unsupported"))
    assert verdict.certified
    assert rule(verdict).counts.unsupported == 2
    number = len(TEAMS.deciding)
    assert verdict.verdict == f"certified, {number - 2} of {number} played"


def some(outcome: Outcome, number: int) -> dict[str, Outcome]:
    """Return outcomes of which so many are no pass, none of them the last one of a clause."""
    told: dict[str, Outcome] = {one.id: "passed" for one in TEAMS.scenarios}
    for scenario in TEAMS.deciding:
        rest = {id_ for id_, came in told.items() if came == "passed"} - {scenario.id}
        if number and all(rest.intersection(owed.scenarios) for owed in TEAMS.clauses):
            told[scenario.id] = outcome
            number -= 1
    assert number == 0
    return told


def test_a_few_may_be_withheld() -> None:
    most = len(TEAMS.deciding) * TEAMS.floor.withheld // 100
    verdict = judge(TEAMS, some("withheld", most))
    assert (verdict.standing, verdict.counts.withheld) == ("certified", most)
    verdict = judge(TEAMS, some("withheld", most + 1))
    assert (verdict.met, verdict.standing) == (verdict.testable, "not certified")
    assert verdict.verdict == f"{most + 1} of {len(TEAMS.deciding)} withheld"
    assert verdict.lacks == (verdict.verdict,)


def test_below_the_floor_a_profile_is_partly_certified() -> None:
    number = len(TEAMS.deciding)
    most = number * (100 - TEAMS.floor.played) // 100
    assert judge(TEAMS, some("unsupported", most)).standing == "certified"
    verdict = judge(TEAMS, some("unsupported", most + 1))
    assert (verdict.standing, verdict.certified) == ("partly certified", False)
    played = f"{number - most - 1} of {number} played"
    assert verdict.verdict == f"partly certified, {played}"
    assert verdict.lacks == (f"{played}, of which {TEAMS.floor.played} % are needed",)


def test_a_clause_of_which_nothing_is_played_makes_it_partly_certified() -> None:
    owed = min(TEAMS.clauses, key=lambda one: len(one.scenarios))
    told: dict[str, Outcome] = {one.id: "passed" for one in TEAMS.scenarios}
    told |= dict.fromkeys(owed.scenarios, "unsupported")
    verdict = judge(TEAMS, told)
    assert owed.clause in verdict.unplayed
    assert (verdict.standing, verdict.certified) == ("partly certified", False)
    assert any(owed.clause in lack for lack in verdict.lacks)


def imaged(first: Outcome, number: int) -> list[Imaged]:
    """Return so many images of the profile, of which the first has come out so."""
    ids = [one.id for one in TEAMS.deciding[:number]]
    return [Imaged(f"{id_}~seed-1", id_, "passed" if n else first) for n, id_ in enumerate(ids)]


@pytest.mark.parametrize(
    ("outcome", "bars"),
    [("passed", False), ("unsupported", True), ("withheld", True), ("unreached", True)],
)
def test_an_image_has_to_pass_as_its_scenario_does(outcome: Outcome, bars: bool) -> None:  # noqa: FBT001 - what is expected
    told: dict[str, Outcome] = {one.id: "passed" for one in TEAMS.scenarios}
    number = len(TEAMS.deciding)
    its = imaged(outcome, number)
    verdict = judge(TEAMS, told, [*its, Imaged("x~y", "x", "failed")])
    assert (verdict.certified, verdict.images) == (not bars, number)
    assert verdict.asymmetries == ((its[0].id,) if bars else ())


def test_an_image_of_what_is_not_played_shows_nothing() -> None:
    of = TEAMS.deciding[0].id
    told = {**outcomes(), of: "unsupported"}
    verdict = judge(TEAMS, told, imaged("unsupported", len(TEAMS.deciding)))
    assert (verdict.standing, verdict.asymmetries) == ("certified", ())


@pytest.mark.parametrize("missing", [1, len(TEAMS.deciding) - TEAMS.floor.least])
def test_without_an_image_of_each_scenario_that_was_played_there_is_no_certificate(
    missing: int,
) -> None:
    number = len(TEAMS.deciding)
    verdict = judge(TEAMS, outcomes(), imaged("passed", number - missing))
    assert (verdict.standing, verdict.asymmetries) == ("not certified", ())
    assert verdict.verdict == f"{number - missing} of {number} images drawn"
    assert verdict.lacks == (verdict.verdict,)


def test_too_few_images_that_go_on_bar_the_profile() -> None:
    its = imaged("passed", len(TEAMS.deciding))
    least = TEAMS.floor.least
    for going_on, standing in ((least, "certified"), (least - 1, "not certified")):
        some = [replace(one, goes_on=at < going_on) for at, one in enumerate(its)]
        verdict = judge(TEAMS, outcomes(), some)
        assert verdict.standing == standing
        lack = f"{going_on} of {least} images that go on drawn"
        assert verdict.lacks == ((lack,) if going_on < least else ())


@pytest.mark.parametrize(
    ("percent", "standing"),
    [(50, "certified"), (49, "partly certified"), (25, "partly certified"), (24, "not certified")],
)
def test_what_is_put_to_the_test_too_seldom_is_not_certified_in_full(
    percent: int, standing: Standing
) -> None:
    floor = replace(TEAMS.floor, tried=50, tried_at_all=25)
    ids = [one.id for one in TEAMS.deciding] * 100
    verdict = judge(
        replace(TEAMS, floor=floor),
        outcomes(),
        [
            Imaged(
                f"{id_}~{at}",
                id_,
                "passed",
                trials=frozenset({"blocks"} if at % 100 < percent else ()),
                whole=frozenset({"blocks"}),
                wants=("decision:declare_blockers", "card:Shock", "card:Gray Ogre"),
            )
            for at, id_ in enumerate(ids)
        ],
    )
    assert verdict.standing == standing
    number = len(ids) * percent // 100
    wants = "without declare_blockers, other cards"
    lack = f"blocks in {number} images, and not in {len(ids)}, {wants}"
    assert verdict.lacks == (() if standing == "certified" else (lack,))


def test_as_much_as_the_floor_says_is_enough() -> None:
    strict = replace(TEAMS, floor=replace(TEAMS.floor, withheld=0, played=100))
    assert judge(strict, outcomes()).standing == "certified"


def test_a_profile_of_which_nothing_can_be_tested_is_not_certified() -> None:
    untestable = tuple(replace(demand, scenarios=(), reason="?") for demand in TEAMS.demands)
    verdict = judge(replace(TEAMS, demands=untestable, clauses=()), outcomes())
    assert (verdict.standing, verdict.verdict) == ("not certified", "0 of 0 rules")


def test_a_rule_of_which_nothing_was_played_is_not_met() -> None:
    number = len(ITS)
    none: dict[str, Outcome] = {f"_{at}": "unsupported" for at in range(number)}
    verdict = judge(TEAMS, outcomes(**none))
    assert verdict.verdict == "8 of 9 rules"
    assert lacks(rule(verdict)) == (
        f"none of {number} passed in which something is legal",
        f"none of {number} passed in which something is illegal",
        f"{number} unsupported",
    )


def test_each_direction_needs_a_pass() -> None:
    (demand,) = (demand for demand in TEAMS.demands if demand.rule == "609.1")
    forbidding = {s.id for s in demand.scenarios if "forbidden" in directions(s)}
    told: dict[str, Outcome] = {
        id_: "unsupported" if id_ in forbidding else outcome for id_, outcome in outcomes().items()
    }
    (found,) = (one for one in judge(TEAMS, told).rules if one.rule == "609.1")
    allowed = len(demand.scenarios) - len(forbidding)
    assert allowed > 1
    assert (found.met, found.counts.passed) == (False, allowed)
    assert lacks(found)[0] == f"none of {len(forbidding)} passed in which something is illegal"


def test_a_reading_that_fails_is_counted_apart_and_decides_nothing() -> None:
    (profile,) = chosen(EditionDate("2026-01-16"), ("shared-team-turns",))
    told: dict[str, Outcome] = {
        s.id: "failed" if s.tagged.readings else "passed" for s in profile.scenarios
    }
    verdict = judge(profile, told)
    assert verdict.certified
    assert verdict.readings.failed == sum(outcome == "failed" for outcome in told.values()) > 0
    assert verdict.counts.failed == 0


def test_what_cannot_be_tested_is_no_part_of_the_verdict() -> None:
    (profile,) = chosen(EditionDate("2026-01-16"), ("grand-melee",))
    verdict = judge(profile, {s.id: "passed" for s in profile.scenarios})
    (found,) = (one for one in verdict.rules if one.rule == "807.2")
    assert (found.testable, found.met) == (False, None)
    assert found.reason
    assert lacks(found) == ()
    assert verdict.certified


def test_a_rule_that_several_profiles_judge_alike_is_told_of_once() -> None:
    both = chosen(EditionDate("2026-01-16"), ("teams", "multiplayer"))
    told: dict[str, Outcome] = {s.id: "passed" for one in both for s in one.scenarios}
    assert unmet([judge(one, told) for one in both]) == ()
    told |= dict.fromkeys((s.id for s in both[0].scenarios), "failed")
    verdicts = [judge(one, told) for one in both]
    teams, multiplayer = ({r.rule for r in one.rules if r.met is False} for one in verdicts)
    assert teams < multiplayer
    found = unmet(verdicts)
    assert {rule.rule for one, rule in found if one.profile == "teams"} == teams
    others = {rule.rule for one, rule in found if one.profile == "multiplayer"}
    assert others == multiplayer - teams
    assert len(found) == len(multiplayer)


def test_an_outcome_that_is_missing_is_an_error() -> None:
    with pytest.raises(LookupError):
        judge(TEAMS, {})
