"""What is known of manabrew-engine: the baseline and the page of findings agree."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from apnap.protocol import EditionDate
from apnap.results.baseline import read
from apnap.suite import load_suite

CHECKOUT: Final = Path(__file__).parents[2]
BASELINE: Final = CHECKOUT / "adapters" / "manabrew" / "baseline.json"
FINDINGS: Final = CHECKOUT / "docs" / "findings" / "manabrew.md"
EDITION: Final = EditionDate("2026-01-16")

pytestmark = pytest.mark.skipif(not BASELINE.exists(), reason="bridges are not in the sdist")


def test_the_baseline_speaks_of_scenarios_that_there_are() -> None:
    ids = {scenario.id for scenario in load_suite().holding(EDITION)}
    assert {known.scenario for known in read(BASELINE).known} <= ids


def test_each_failure_has_been_examined_and_written_up() -> None:
    text = FINDINGS.read_text(encoding="utf-8")
    known = read(BASELINE).known
    bad = [one for one in known if one.outcome in ("failed", "errored", "unreached")]
    assert bad
    assert [one.scenario for one in bad if f"`{one.scenario}`" not in text] == []
    assert [one.scenario for one in known if one.reason in ("", "not yet examined")] == []
