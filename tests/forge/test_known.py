"""What is known of Forge: the baseline and the page of findings, whole and in agreement."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Final

import pytest

from apnap.certifying.profiles import chosen
from apnap.protocol import EditionDate
from apnap.results.baseline import read
from apnap.suite import load_suite

CHECKOUT: Final = Path(__file__).parents[2]
BASELINE: Final = CHECKOUT / "adapters" / "forge" / "baseline.json"
CHECK: Final = BASELINE.with_name("check.py")
PASSED: Final = BASELINE.with_name("passed.txt")
FINDINGS: Final = CHECKOUT / "docs" / "findings" / "forge.md"
EDITION: Final = EditionDate("2026-01-16")

pytestmark = pytest.mark.skipif(not BASELINE.exists(), reason="bridges are not in the sdist")


def test_the_baseline_speaks_of_scenarios_that_there_are() -> None:
    ids = {scenario.id for scenario in load_suite().holding(EDITION)}
    assert {known.scenario for known in read(BASELINE).known} <= ids


def test_what_passed_is_in_the_suite_and_not_known_to_fail() -> None:
    ids = {scenario.id for scenario in load_suite().holding(EDITION)}
    passed = set(PASSED.read_text(encoding="utf-8").split())
    assert passed <= ids
    assert passed.isdisjoint(known.scenario for known in read(BASELINE).known)


def test_what_forge_asks_otherwise_is_known_as_no_fault_of_forges() -> None:
    """`tox -e forge` plays these scenarios and holds them against the baseline."""
    played = runpy.run_path(str(CHECK))
    ids = {scenario.id for scenario in load_suite().holding(EDITION)}
    assert {*played["PASSED"], *played["WITHHELD"]} <= ids
    known = {one.scenario: one.outcome for one in read(BASELINE).known}
    assert {one: known[one] for one in played["PASSED"] if one in known} == {}
    assert {known[one] for one in played["WITHHELD"]} == {"withheld"}


def test_most_of_the_profiles_runs_to_a_verdict() -> None:
    no_verdict = {k.scenario for k in read(BASELINE).known if k.outcome != "failed"}
    profiles = chosen(EDITION, ("core", "free-for-all"))
    played = {scenario.id for profile in profiles for scenario in profile.scenarios}
    assert len(played - no_verdict) / len(played) >= 0.6


def test_each_failure_has_been_examined_and_written_up() -> None:
    text = FINDINGS.read_text(encoding="utf-8")
    failed = [known for known in read(BASELINE).known if known.outcome in ("failed", "errored")]
    assert failed
    assert [k.scenario for k in failed if f"`{k.scenario}`" not in text] == []
    assert [k.scenario for k in failed if k.reason == "not yet examined"] == []
