"""`--only-features`: the features of somebody else, without the suite, with their own baseline."""

from __future__ import annotations

import json
import os
import sys
from collections import Counter
from pathlib import Path
from typing import Any, Final

import pytest
from typer.testing import CliRunner, Result

from apnap.cli.app import app
from apnap.protocol.catalogue import slug
from apnap.suite import load_suite

FEATURE: Final = """Feature: My cards

  @cr:802.2
  Scenario: Rob passes
    Given a free-for-all between Rob and Alex
    When Rob passes
    Then this is legal
    And Alex has 20 life

  @cr:802.2
  Scenario: Rob passes and loses <number> life
    Given a free-for-all between Rob and Alex
    When Rob passes
    Then this is legal
    And Rob has <left> life

    Examples:
      | number | left |
      | one    | 19   |
      | no     | 20   |
"""
PASSES: Final = "ext:mine/rob-passes"
FAILS: Final = "ext:mine/rob-passes-and-loses-one-life"
ALSO: Final = "ext:mine/rob-passes-and-loses-no-life"


def apnap(*words: str | Path) -> Result:
    """Run a command in this process."""
    return CliRunner().invoke(app, [*map(str, words)], env={"COLUMNS": "100"})


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """Return a folder with features of one's own."""
    folder = tmp_path / "features"
    folder.mkdir()
    (folder / "mine.feature").write_text(FEATURE, encoding="utf-8")
    return folder


def listed(path: Path) -> dict[str, Any]:
    """Return the entries of a baseline by the scenario's id."""
    return {entry["scenario"]: entry for entry in json.loads(path.read_bytes())["known"]}


def test_they_are_played_without_the_suite(mine: Path, tmp_path: Path) -> None:
    out = tmp_path / "report.json"
    result = apnap("run", "direct:reference", "--only-features", mine, "--json", out)
    told = json.loads(out.read_bytes())
    assert {one["id"]: one["outcome"] for one in told["results"]} == {
        PASSES: "passed",
        FAILS: "failed",
        ALSO: "passed",
    }
    assert (result.exit_code, told["whole"], set(told["counts"].values())) == (1, False, {0})
    assert "suite:" not in result.stdout
    assert "extensions: 2 passed, 1 failed" in result.stdout


@pytest.mark.usefixtures("copied")
def test_workers_play_them_alone_as_well(mine: Path) -> None:
    result = apnap("run", "direct:reference", "--only-features", mine, "-n", "1", "--cr", "802.2")
    assert "extensions: 2 passed, 1 failed" in result.stdout


def test_they_have_a_baseline_of_their_own(mine: Path, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    words = ("run", "direct:reference", "--only-features", mine, "--baseline", file)
    missing = apnap(*words)
    assert (missing.exit_code, "`--update-baseline` writes one" in missing.stderr) == (2, True)
    assert apnap(*words, "--update-baseline").exit_code == 0
    assert list(listed(file)) == [FAILS]
    assert apnap(*words).exit_code == 0
    mended = (mine / "mine.feature").read_text(encoding="utf-8").replace("19", "20")
    (mine / "mine.feature").write_text(mended, encoding="utf-8")
    result = apnap(*words)
    assert (result.exit_code, f"MENDED {FAILS}" in result.stdout) == (1, True)


def test_a_baseline_of_the_suite_keeps_its_own_entries(mine: Path, tmp_path: Path) -> None:
    file = tmp_path / "baseline.json"
    words = ("run", "direct:reference", "--only-features", mine, "--baseline", file)
    apnap(*words, "--update-baseline")
    written = json.loads(file.read_bytes())
    known = load_suite().holding(written["edition"])[0].id
    theirs = {"scenario": known, "outcome": "failed", "reason": "known", "link": None}
    stale = {**theirs, "scenario": ALSO}
    file.write_text(json.dumps({**written, "known": [theirs, stale]}), encoding="utf-8")
    result = apnap(*words, "--update-baseline")
    assert result.exit_code == 0, result.stderr
    after = listed(file)
    assert (set(after), after[known]["reason"]) == ({known, FAILS}, "known")
    nobody = {**theirs, "scenario": "ext:mine/nobody"}
    file.write_text(json.dumps({**written, "known": [nobody]}), encoding="utf-8")
    assert "is called ext:mine/nobody" in apnap(*words).stderr


def test_list_and_lint_take_them_alone(mine: Path) -> None:
    shown = apnap("list", "--only-features", mine).stdout.splitlines()
    assert [line.split()[0] for line in shown] == [PASSES, FAILS, ALSO]
    assert apnap("lint", "--only-features", mine).stdout == "3 scenarios, no findings\n"


def test_the_suite_is_not_asked_for_beside_them(mine: Path) -> None:
    for more, told in (
        (("--profile", "core"), "profiles are parts of the suite: leave --only-features out"),
        (("--second-reading",), "leave --second-reading out"),
        (("--scenario", "some-section/nobody"), "see `apnap list --only-features DIR`"),
    ):
        result = apnap("run", "direct:reference", "--only-features", mine, *more)
        assert (result.exit_code, told in result.stderr) == (2, True), result.stderr


@pytest.mark.parametrize(
    ("title", "ids"),
    [
        ("Rob passes", [PASSES]),
        ("rob-passes", [PASSES]),
        ("Rob passes and loses one life", [FAILS]),
    ],
)
def test_a_title_is_as_good_as_an_id(title: str, ids: list[str], mine: Path) -> None:
    shown = apnap("list", "--only-features", mine, "--scenario", title).stdout.splitlines()
    assert [line.split()[0] for line in shown] == ids


def test_a_title_that_several_have_leads_to_their_ids(mine: Path) -> None:
    words = ("--only-features", mine, "--scenario", "Rob passes and loses <number> life")
    for command in ("list", "run"):
        result = apnap(command, *words)
        assert (result.exit_code, result.stderr.splitlines()) == (
            2,
            [
                "2 scenarios are called 'Rob passes and loses <number> life'; name one:",
                f"  {FAILS}",
                f"  {ALSO}",
            ],
        )


def test_a_title_that_nobody_has_leads_to_those_that_are_like_it(mine: Path) -> None:
    words = ("list", "--only-features", mine, "--scenario")
    told = apnap(*words, "Rob pases and looses one life").stderr
    assert told.splitlines()[:2] == [
        "no scenario is called 'Rob pases and looses one life'; similar:",
        f"  {FAILS}",
    ]
    assert "`apnap find` searches by words" in apnap(*words, "Xyzzy").stderr
    assert f"; similar: {FAILS}" in apnap(*words, FAILS.replace("mine", "other")).stderr
    away = apnap("list", "--scenario", FAILS).stderr
    assert "it is one of your own features, which `--features DIR` adds" in away


def test_show_draws_a_scenario_by_its_title() -> None:
    known = load_suite().scenarios
    names = Counter(slug(one.name) for one in known)
    scenario = next(one for one in known if names[slug(one.name)] == 1)
    shown = apnap("show", scenario.name)
    assert (shown.exit_code, shown.stdout.splitlines()[0]) == (0, scenario.name), shown.stderr


def test_a_name_of_a_file_begins_no_line(tmp_path: Path) -> None:
    path = tmp_path / "a\n::error::x.feature"
    path.write_text(FEATURE.replace("Rob passes", "Rob flies"), encoding="utf-8")
    for command in (("run", "direct:reference"), ("lint",), ("list",)):
        result = apnap(*command, "--only-features", tmp_path)
        assert result.exit_code
        assert "::error::x.feature" in result.output
        assert [line for line in result.output.splitlines() if line.startswith("::")] == []


def test_a_date_is_one_that_a_calendar_has(mine: Path) -> None:
    (path,) = mine.iterdir()
    path.write_text(f"@since:2026-02-31\n{FEATURE}", encoding="utf-8")
    result = apnap("lint", "--only-features", mine)
    assert "@since:2026-02-31" in result.stdout
    assert "expected a date, YYYY-MM-DD" in result.stdout


@pytest.mark.skipif(sys.platform != "linux", reason="how long a path may be")
def test_folders_deeper_than_the_system_has_names_for_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for _ in range(25):
        Path("d" * 200).mkdir()
        os.chdir("d" * 200)
    monkeypatch.chdir("/")
    for command in (("run", "direct:reference"), ("lint",)):
        result = apnap(*command, "--only-features", tmp_path)
        assert result.exception is None or isinstance(result.exception, SystemExit)
        assert (
            "a folder in it cannot be read" in result.output or "no feature files" in result.output
        )


def test_what_was_meant_is_looked_up_only_for_faults_that_are_told(
    mine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a Given that is wrong, nobody hears of names that nobody knows."""
    asked: list[str] = []

    def likely(text: str, *_: object) -> tuple[()]:
        asked.append(text)
        return ()

    monkeypatch.setattr("apnap.vocabulary.matching.likely", likely)
    words = ("Grizly", "Runclaw") * 200
    steps = "".join(f"    Given Rob controls {word} Bear\n" for word in words)
    (path,) = mine.iterdir()
    path.write_text(f"Feature: F\n\n  @cr:802.2\n  Scenario: S\n{steps}", encoding="utf-8")
    assert apnap("lint", "--only-features", mine).exit_code
    assert len(asked) == 1
