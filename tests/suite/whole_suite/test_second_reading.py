"""
Scenarios by somebody who wrote them from the rulebooks alone pass on the reference engine.

They are no part of the suite: they check both the suite's expectations and the engine.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any, Final
from xml.etree import ElementTree as ET

import pytest
from tests.bad_engines.running import CACHE, OURS
from tests.forking import started
from tests.suite.whole_suite.all_of_it import by_text, wrong
from typer.testing import CliRunner, Result

from apnap.cli.app import app
from apnap.engine.client import Client
from apnap.protocol import EditionDate
from apnap.suite import SelectionError, load_some, load_suite, selection

SECOND: Final = load_suite(origin="second-reading")
CASES: Final = by_text(SECOND)
ONE: Final = (
    "second:shared-team-turns/with-shared-turns-maddening-imps-controller-chooses-an-active-player"
)
MISREAD: Final = "direct:reference!everybody-in-range-is-attacked"


@pytest.mark.parametrize(("edition", "section"), CASES)
def test_it_passes(edition: EditionDate, section: str, reference: Client) -> None:
    assert wrong(CASES[edition, section], reference, edition) == []


def test_its_ids_are_never_those_of_the_suite() -> None:
    suite = load_suite()
    assert {one.origin for one in SECOND.scenarios} == {"second-reading"}
    assert {one.origin for one in suite.scenarios} == {"suite"}
    assert all(one.id.startswith("second:") for one in SECOND.scenarios)
    assert not any(one.id.startswith("second:") for one in suite.scenarios)


def test_some_of_it_can_be_loaded() -> None:
    some = load_some((ONE,), origin="second-reading").scenarios
    assert ONE in {one.id for one in some}
    assert {one.id.partition("/")[0] for one in some} == {"second:shared-team-turns"}


def test_a_folder_of_that_name_is_no_part_of_a_suite(tmp_path: Path) -> None:
    text = (
        "@since:2024-06-07\nFeature: F\n  Scenario: {}\n"
        "    Given a free-for-all between Rob, Alex and Carissa\n    Then the stack is empty\n"
    )
    (tmp_path / "second-reading" / "some-chapter").mkdir(parents=True)
    (tmp_path / "one.feature").write_text(text.format("A"))
    (tmp_path / "second-reading" / "some-chapter" / "one.feature").write_text(text.format("B"))
    assert [one.id for one in load_suite(where=tmp_path).scenarios] == ["one/a"]
    second = load_suite(where=tmp_path / "second-reading", origin="second-reading")
    assert [one.id for one in second.scenarios] == ["second:one/b"]


def test_images_are_made_of_the_suite_only() -> None:
    with pytest.raises(SelectionError, match="leave --second-reading out"):
        selection(None, (), (), symmetries=True, origin="second-reading")


def apnap(*words: str | Path) -> Result:
    """Run a command in this process."""
    return CliRunner().invoke(app, [*map(str, words)], env={"COLUMNS": "100"})


def report(path: Path, *words: str) -> tuple[Result, dict[str, Any]]:
    """Play some of the second reading; return how it ended and the report."""
    result = apnap("run", *words, "--second-reading", "--json", path)
    return result, json.loads(path.read_bytes())


def test_it_is_played_instead_of_the_suite_and_counted_apart(tmp_path: Path) -> None:
    result, told = report(tmp_path / "report.json", "direct:reference", "--cr", "805.9")
    ids = [one["id"] for one in told["results"]]
    assert (result.exit_code, ids) == (0, [ONE])
    assert "second reading: 1 passed" in result.stdout
    assert "suite:" not in result.stdout
    assert told["second_reading_counts"]["passed"] == 1
    assert [row["rule"] for row in told["second_reading_rules"]] == ["805.9"]
    assert (set(told["counts"].values()), told["rules"], told["whole"]) == ({0}, [], False)
    assert [one["second_reading"] for one in told["results"]] == [True]


def test_a_failure_is_told_with_the_command_that_plays_it_again(tmp_path: Path) -> None:
    xml = tmp_path / "report.xml"
    words = ("--cr", "811.4", "--junit", str(xml))
    result, told = report(tmp_path / "report.json", MISREAD, *words)
    failed = [one["id"] for one in told["results"] if one["outcome"] == "failed"]
    assert (result.exit_code, len(failed)) == (1, told["second_reading_counts"]["failed"])
    assert f"--scenario {failed[0]} --second-reading" in result.stdout
    (suite,) = ET.parse(xml).getroot()  # noqa: S314 - our own file
    assert (suite.get("name"), suite.get("failures")) == ("apnap.second-reading", str(len(failed)))


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("run", "--scenario", ONE), "is of the second reading, which `--second-reading` plays"),
        (("run", "--second-reading", "--scenario", "a/b"), "see `apnap list --second-reading`"),
        (("run", "--second-reading", "--profile", "core"), "profiles are parts of the suite"),
        (("run", "--second-reading", "--symmetries"), "leave --second-reading out"),
    ],
)
def test_wrong_use_is_told(words: tuple[str, ...], reason: str) -> None:
    result = apnap(*words)
    assert (result.exit_code, reason in " ".join(result.output.split())) == (2, True)


def test_it_is_listed_and_shown() -> None:
    listed = apnap("list", "--second-reading", "--cr", "805.9")
    assert listed.stdout == f"{ONE}  805.9  2020-06-01 to 2026-01-16\n"
    shown = apnap("show", ONE)
    assert (shown.exit_code, shown.stdout.endswith("passed\n")) == (0, True)


def test_pytest_plays_it_on_an_engine(tmp_path: Path) -> None:
    words = ("--engine=direct:reference", "--second-reading", "--cr=805.9", "-v")
    result = started.run(
        [sys.executable, "-m", "pytest", *OURS, *words],
        cwd=tmp_path,
        env={"PATH": os.environ["PATH"], "COLUMNS": "200", **CACHE},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stdout + result.stderr
    assert f"apnap::{ONE} PASSED" in result.stdout
    assert "second reading: 1 passed" in result.stdout
