"""Whom the suite blames."""

from __future__ import annotations

from apnap.mutants.blaming import Share, most_blamed, reasons, related, shares
from apnap.rulebooks import load, newest, subject
from apnap.suite import load_captions, load_suite


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


def test_a_golden_rule_is_the_reason_of_what_rests_on_it() -> None:
    assert reasons(map(subject, ("810.8a", "800.4e", "801.5c")), newest()) == tuple(
        map(subject, ("101.2", "101.3", "102.2"))
    )
    assert reasons([subject("802.4a")], newest()) == ()
    assert related(subject("101.2"), reasons([subject("810.8a")], newest()))


def test_what_a_rule_rests_on_is_a_golden_rule_with_a_caption() -> None:
    captions = load_captions()
    resting = {why for one in captions.entries.values() for why in one.rests_on}
    assert all(captions.title(why, newest()) for why in resting)
    assert {why.partition(".")[0] for why in resting} == {"101", "102"}
    book = load(newest())
    assert all(book.knows(subject(key)) for key, one in captions.entries.items() if one.rests_on)
