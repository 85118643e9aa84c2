"""Whom the suite blames."""

from __future__ import annotations

from apnap.mutants.blaming import Share, most_blamed, related, shares
from apnap.rulebooks import newest, subject
from apnap.suite import load_suite


def share(rule: str, failed: int, scenarios: int) -> Share:
    return Share(rule=rule, failed=failed, scenarios=scenarios)


def test_a_rule_with_a_single_scenario_does_not_win() -> None:
    found = {
        subject("802.4a"): share("802.4a", 6, 18),
        subject("702.22d"): share("702.22d", 1, 1),
        subject("509.1c"): share("509.1c", 1, 5),
        subject("811.5"): share("811.5", 1, 9),
    }
    assert most_blamed(found, 6) == tuple(map(subject, ("802.4a", "702.22d", "509.1c")))


def test_rules_that_tie_with_the_third_are_blamed_too() -> None:
    found = {subject(f"802.{n}"): share(f"802.{n}", 2, 2) for n in range(1, 6)}
    assert len(most_blamed(found, 10)) == 5


def test_nobody_is_blamed_if_nothing_failed() -> None:
    assert most_blamed({}, 0) == ()


def test_a_part_and_the_whole_are_related() -> None:
    assert related(subject("802.4a"), [subject("802.4")])
    assert related(subject("802.4"), [subject("802.4a")])
    assert not related(subject("802.4a"), [subject("802.4b"), subject("802.40")])
    assert not related(subject("glossary:affinity"), [subject("802.4")])


def test_shares_count_each_rule_that_a_scenario_is_about() -> None:
    scenarios = load_suite(dates=(newest(),)).holding(newest())
    own = [s for s in scenarios if subject("802.4a") in s.tagged.subjects(newest())]
    abouts = {s.id: s.tagged.subjects(newest()) for s in scenarios}
    found = shares(abouts, {own[0].id})
    assert found[subject("802.4a")] == share("802.4a", 1, len(own))
    assert set(found) == set(own[0].tagged.subjects(newest()))
