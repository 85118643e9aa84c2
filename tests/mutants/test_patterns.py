"""The stored patterns of the misreadings: complete, true, and as the README says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from apnap.diagnosis.patterns import Pattern, held, stored
from apnap.mutants.bench import bench
from apnap.mutants.blaming import related
from apnap.mutants.recording import unchanged
from apnap.protocol import EditionDate
from apnap.rulebooks import Subject, subject
from apnap.suite import Scenario, load_suite
from apnap_misreadings import all_mutants

README = Path(__file__).parents[2] / "README.md"
PATTERNS = stored().patterns


def test_every_misreading_has_its_pattern() -> None:
    known = {one.name: (one.rule, one.summary) for one in all_mutants().values()}
    assert {one.name: (one.rule, one.summary) for one in PATTERNS} == known


def test_few_scenarios_are_newer_than_the_patterns() -> None:
    """`apnap mutants -n 2 --newer --patterns misreadings/patterns.json` plays those that are."""
    ids = {scenario.id for scenario in load_suite().scenarios}
    assert len(ids - unchanged(stored())) <= len(ids) // 20


def test_every_misreading_is_noticed() -> None:
    assert [one.name for one in PATTERNS if not one.failed] == []


def test_the_readme_says_what_was_measured() -> None:
    told = stored()
    (line,) = re.findall(r"notices (\d+) of (\d+) misreadings", README.read_text())
    assert tuple(map(int, line)) == (told.noticed, told.mutants)
    assert told.mutants == len(PATTERNS)
    assert told.noticed == sum(bool(one.failed) for one in PATTERNS)
    assert told.right == sum(bool(one.failed) and one.right for one in PATTERNS)
    apart = {(one.edition, *sorted(one.traces.items())) for one in PATTERNS if one.failed}
    assert told.distinct == len(apart)


def test_what_fails_is_what_goes_wrong_about_its_rule() -> None:
    for one in PATTERNS:
        assert {one.traces[id_].ending for id_ in one.failed} == {"failed"}


@pytest.mark.parametrize("edition", sorted({one.edition for one in PATTERNS}))
def test_scenarios_that_are_stored_notice(edition: EditionDate) -> None:
    by_id = {s.id: s for s in load_suite(dates=(edition,)).holding(edition)}
    assert {id_ for one in PATTERNS if one.edition == edition for id_ in one.traces} <= set(by_id)
    untrue = [one.name for one in PATTERNS if one.edition == edition and not noticed(one, by_id)]
    assert untrue == []


def noticed(one: Pattern, by_id: dict[str, Scenario]) -> bool:
    """Tell whether the shortest scenario about the rule misread fails, just as it is stored."""
    about_it = (id_ for id_ in one.failed if related(subject(one.rule), about(by_id[id_], one)))
    id_ = min(about_it, key=lambda id_: len(by_id[id_].steps), default=None)
    if id_ is None:
        return False
    with bench(f"direct:reference!{one.name}", one.edition) as engine:
        return engine.played(by_id[id_]) == ("failed", one.traces[id_])


def about(scenario: Scenario, one: Pattern) -> tuple[Subject, ...]:
    return scenario.tagged.subjects(one.edition)


def test_patterns_hold_in_the_editions_of_the_misreading() -> None:
    names = {one.name for one in held(EditionDate("2006-10-01"))}
    assert names == {n for n, one in all_mutants().items() if "2006-10-01" in one.editions}
