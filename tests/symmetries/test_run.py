"""`apnap run --symmetries`: images have to come to the verdict of the scenario itself."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest
from tests.symmetries.wrong import (
    BlocksForThree,
    FirstSeatActive,
    OnlyRobAttacks,
    SilentForStrangers,
)
from typer.testing import CliRunner, Result

from apnap.cli.app import app
from apnap_reference.engine import ReferenceEngine

ROOT: Final = Path(__file__).parents[2]
BLOCKING: Final = (
    "attack-multiple-players/a-player-cant-change-declared-blocks-while-the-next-player-declares"
)


def run(*words: str | Path) -> Result:
    """Run `apnap run` in this process."""
    told = {"PYTHONPATH": str(ROOT), "COLUMNS": "100"}
    return CliRunner().invoke(app, ["run", *map(str, words)], env=told)


def wrong(idea: type[ReferenceEngine]) -> str:
    """Return the name of an engine with a wrong idea."""
    return f"direct:{idea.__module__}:{idea.__qualname__}"


@pytest.mark.usefixtures("copied")
@pytest.mark.parametrize(("rule", "workers"), [("802.5", "0"), ("802.4b", "2")])
def test_all_symmetries_hold_on_the_reference_engine(
    rule: str, workers: str, tmp_path: Path
) -> None:
    """The workers of several processes put together what one process counts by itself."""
    path = tmp_path / "report.json"
    result = run("--cr", rule, "--symmetries", "-n", workers, "--json", path)
    assert result.exit_code == 0, result.output
    report = json.loads(path.read_bytes())
    originals = [one["id"] for one in report["results"] if one["image_of"] is None]
    assert sum(report["counts"].values()) == len(originals) > 0
    rows = {row["symmetry"]: row["passed"] for row in report["symmetries"]}
    assert rows["rotated"] == rows["renamed"] == len(originals) > rows["joined"] > 0
    assert sum(rows.values()) == len(report["results"]) - len(originals)
    assert report["asymmetries"] == []
    assert report["whole"] is False


@pytest.mark.parametrize(
    ("idea", "symmetry"),
    [
        (FirstSeatActive, "rotated"),
        (OnlyRobAttacks, "renamed"),
        (BlocksForThree, "joined"),
        (SilentForStrangers, "renamed"),
    ],
)
def test_a_wrong_idea_of_the_table_is_noticed_by_one_symmetry(
    idea: type[ReferenceEngine], symmetry: str, tmp_path: Path
) -> None:
    unnoticed = run(wrong(idea), "--scenario", BLOCKING)
    assert unnoticed.exit_code == 0, unnoticed.output

    path = tmp_path / "report.json"
    result = run(wrong(idea), "--scenario", BLOCKING, "--symmetries", "--json", path)
    assert result.exit_code == 1, result.output
    (found,) = json.loads(path.read_bytes())["asymmetries"]
    assert (found["scenario"], found["symmetry"]) == (BLOCKING, symmetry)
    assert found["outcome"] == "passed"
    assert f"ASYMMETRY {BLOCKING}: passed, but {symmetry}: " in result.stdout

    replayed = run(wrong(idea), "--scenario", found["image"])
    assert replayed.exit_code == 1, replayed.output


def test_a_baseline_does_not_go_with_images(tmp_path: Path) -> None:
    result = run("direct:reference", "--symmetries", "--baseline", tmp_path / "known.json")
    assert result.exit_code == 2
    assert "leave --symmetries out" in result.output
