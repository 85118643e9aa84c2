"""Whatever an engine has written into the cache: a certificate rests on the features alone."""

from __future__ import annotations

import json
import zlib
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.certifying.conftest import SMALL

from apnap.certifying.profiles import chosen
from apnap.certifying.runs import Made, Runs
from apnap.certifying.verifying import verify
from apnap.suite import Scenario, cache, load_some, loading


@pytest.fixture
def poisoned(
    narrowed: None,  # noqa: ARG001 - of these few rules
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> frozenset[str]:
    """Keep scenarios in which nothing is asked of anybody; return the ids of those of a profile."""
    (teams,) = chosen(SMALL.editions[0], SMALL.profiles)
    ids = frozenset(scenario.id for scenario in teams.scenarios)
    monkeypatch.setenv(cache.SETTING, str(tmp_path / "cache"))
    loading.forget()
    load_some(sorted(ids))
    for entry in (tmp_path / "cache").rglob("*.z"):
        *shared, scenarios = json.loads(zlib.decompress(entry.read_bytes()))
        harmless = [{**scenario, "steps": []} for scenario in scenarios]
        entry.write_bytes(zlib.compress(json.dumps([*shared, harmless]).encode()))
    loading.forget()
    return ids


def of_teams(ids: frozenset[str]) -> list[Scenario]:
    """Return what whoever believes the cache takes for the scenarios."""
    return [one for one in load_some(sorted(ids)).scenarios if one.id in ids]


@pytest.mark.usefixtures("copied")
def test_a_poisoned_cache_changes_neither_a_certificate_nor_its_verification(
    poisoned: frozenset[str], made: Made, certified: Path, tmp_path: Path
) -> None:
    believed = of_teams(poisoned)
    assert believed
    assert not any(scenario.steps for scenario in believed)
    before = {path: path.read_bytes() for path in (tmp_path / "cache").rglob("*.z")}
    runs = Runs(replace(SMALL, workers=1))
    assert all(scenario.steps for one in runs.profiles.values() for scenario in one[0].scenarios)
    assert runs.play(lambda _: None).results == made.results
    assert verify(certified).problems == ()
    assert before == {path: path.read_bytes() for path in (tmp_path / "cache").rglob("*.z")}
    assert of_teams(poisoned) == believed
