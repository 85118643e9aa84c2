"""A finding becomes a scenario of the suite, in the file of its rule, or nothing is changed."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from apnap.cli.app import app
from apnap.protocol import folder
from apnap.suite import lint, load_suite

ATTACKS = "turn-structure/declare-attackers-step"
FOUND = """\
Feature: Found by fuzzing

  # Found by the oracle *reference*
  @edition:2026-01-16 @cr:{rule}
  Scenario: Finding 1: Rob attacks Carissa with Benalish Hero, and Benalish Hero is tapped
    Given a free-for-all between Rob and Carissa
    And it is Rob's beginning of combat
    And Rob controls Benalish Hero
    When Rob attacks Carissa with Benalish Hero
    Then the declaration is legal
    And Benalish Hero is tapped
"""


@pytest.fixture
def suite(tmp_path: Path) -> Path:
    """Return a folder with the features about the declare attackers step."""
    into = tmp_path / "features"
    shutil.copytree(folder("features") / ATTACKS, into / ATTACKS)
    return into


def found(tmp_path: Path, rule: str = "508.1f") -> Path:
    path = tmp_path / "001-reference.feature"
    path.write_text(FOUND.format(rule=rule), encoding="utf-8")
    return path


def promote(path: Path, into: Path, *words: str) -> Result:
    args = ["fuzz", "--promote", str(path), "--into", str(into), *words]
    return CliRunner().invoke(app, args)


def contents(into: Path) -> dict[Path, str]:
    return {path: path.read_text(encoding="utf-8") for path in into.rglob("*.feature")}


def test_a_finding_stands_in_the_block_of_its_rule(tmp_path: Path, suite: Path) -> None:
    before = contents(suite)
    name = "A lone Benalish Hero taps as it attacks"
    result = promote(found(tmp_path), suite, "--name", name, "--tag", "@fixed:seats")
    assert result.exit_code == 0, result.output
    (changed,) = (path for path, text in contents(suite).items() if text != before[path])
    assert str(changed) in result.output
    assert not lint((changed,), alone=True).findings
    scenario = next(one for one in load_suite(where=suite).scenarios if one.name == name)
    assert "508.1f" in map(str, scenario.tagged.subjects(scenario.tagged.since[0]))
    assert {"@since:2026-01-16", "@fixed:seats"} <= {*scenario.tags}
    assert [step.text for step in scenario.steps][-1] == "Benalish Hero is tapped"


def test_the_name_is_asked_for(tmp_path: Path, suite: Path) -> None:
    args = ["fuzz", "--promote", str(found(tmp_path)), "--into", str(suite)]
    result = CliRunner().invoke(app, args, input="A hero taps as it attacks alone\n")
    assert result.exit_code == 0, result.output
    names = [one.name for one in load_suite(where=suite).scenarios]
    assert "A hero taps as it attacks alone" in names


def test_a_rule_without_a_block_gets_one(tmp_path: Path, suite: Path) -> None:
    result = promote(found(tmp_path, "508.1"), suite, "--name", "A hero attacks and taps")
    assert result.exit_code == 0, result.output
    assert any("@cr:508.1\n" in text for text in contents(suite).values())


@pytest.mark.parametrize(
    ("rule", "name"),
    [("104.3a", "A hero attacks"), ("508.1f", ""), ("508.1f", "Attacking creatures tap")],
)
def test_nothing_is_changed_where_it_does_not_fit(
    rule: str, name: str, tmp_path: Path, suite: Path
) -> None:
    if name.startswith("Attacking"):  # a name that stands there already
        name = load_suite(where=suite).scenarios[0].name
    before = contents(suite)
    result = promote(found(tmp_path, rule), suite, "--name", name)
    assert result.exit_code == 2, result.output
    assert contents(suite) == before


def test_an_engine_or_a_finding_is_needed(tmp_path: Path) -> None:
    assert CliRunner().invoke(app, ["fuzz"]).exit_code == 2
    result = promote(tmp_path / "nothing.feature", tmp_path, "--name", "Nothing")
    assert result.exit_code == 2


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes here")
@pytest.mark.parametrize(
    ("put", "why"),
    [
        (os.mkfifo, "it is a pipe"),
        (lambda path: path.write_bytes("Feature: Königin".encode("latin-1")), "cannot be read"),
        (lambda path: path.symlink_to("/etc/passwd"), "leads out of its folder"),
    ],
)
def test_features_that_cannot_be_read_are_told(
    tmp_path: Path, suite: Path, put: Callable[[Path], object], why: str
) -> None:
    put(suite / "a.feature")
    result = promote(found(tmp_path), suite, "--name", "A lone Benalish Hero taps")
    assert (result.exit_code, why in result.stderr) == (2, True), result.output
