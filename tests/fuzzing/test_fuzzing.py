"""Games at random: the same seed makes the same, and what is wrong is found and made small."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from apnap.cli.app import app
from apnap.fuzzing.campaign import Asked, Report, run
from apnap.fuzzing.differences import ORACLES, Oracle, shape_of
from apnap.fuzzing.trying import Bench
from apnap.rulebooks import newest

MISREAD = "direct:reference!attackers-stay-untapped"


def asked(engine: str, games: int, workers: int = 0, seed: int = 0) -> Asked:
    return Asked(
        engine=engine,
        edition=newest(),
        oracles=ORACLES,
        games=games,
        seed=seed,
        workers=workers,
    )


def findings(report: Report) -> Sequence[tuple[str, ...]]:
    return [one.difference.shape for one in report.findings]


def test_nothing_is_found_where_an_engine_plays_as_the_reference() -> None:
    report = run(asked("direct:reference", 40), None, lambda _: None)
    assert findings(report) == []
    assert report.answers > 500
    assert report.rules > 150


def test_the_same_seed_makes_the_same_games() -> None:
    with Bench("direct:reference", newest()) as bench:
        first = list(bench.tried(7, range(12), {}))
        late = list(bench.tried(7, range(6, 12), {}))
        other = list(bench.tried(8, range(12), {}))
    assert first[6:] == late
    assert [one.touched for one in first] != [one.touched for one in other]


def test_a_misreading_is_found_and_made_small(tmp_path: Path) -> None:
    report = run(asked(MISREAD, 16), tmp_path, lambda _: None)
    found = next(one for one in report.findings if one.difference.rule == "508.1f")
    assert found.difference.oracle == "reference"
    assert found.moves <= 6
    assert found.cards <= 6
    assert (tmp_path / found.log).read_bytes().count(b'"said"') >= 2
    kept = msgspec.json.decode((tmp_path / "findings.json").read_bytes(), type=Report)
    assert kept == report


@pytest.mark.parametrize("oracle", ["seats", "bystander", "again", "claims"])
def test_each_oracle_sees_what_is_planted_for_it(oracle: Oracle) -> None:
    engine = f"direct:tests.fuzzing.planted:{oracle.capitalize()}"
    with Bench(engine, newest(), (oracle,)) as bench:
        seen = [one.difference for one in bench.tried(0, range(48), {}) if one.difference]
    assert seen
    assert {one.oracle for one in seen} == {oracle}
    assert any(one.where.endswith("life") or "life" in one.problem for one in seen)


def test_an_engine_that_crashes_is_survived() -> None:
    report = run(asked("direct:tests.fuzzing.planted:Crashing", 8), None, lambda _: None)
    assert report.ended["broke"] >= 6
    assert [one.difference.oracle for one in report.findings] == ["broke"]
    assert report.findings[0].times >= 6


def test_paths_tell_nothing_of_names() -> None:
    assert shape_of("objects.Grizzly Bears.tapped") == ("objects", "tapped")
    assert shape_of("turns.0.priority") == ("turns", "priority")


def test_an_engine_that_plays_nothing_is_no_success() -> None:
    result = CliRunner().invoke(app, ["fuzz", "direct:nothing-of-the-kind", "--games", "1"])
    assert result.exit_code == 3


def test_an_unknown_oracle_is_told() -> None:
    result = CliRunner().invoke(app, ["fuzz", "direct:reference", "--oracle", "delphi"])
    assert result.exit_code == 2
