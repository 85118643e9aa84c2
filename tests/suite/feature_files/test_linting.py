"""`apnap lint`: what is wrong with feature files is said, all at once."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest
from typer.testing import CliRunner

from apnap.certifying.schemas import breaches
from apnap.cli.app import app
from apnap.suite import Lint, lint
from apnap.suite.lint_findings import Finding

HEAD: Final = "@since:2024-06-07\nFeature: F\n"
GAME: Final = "    Given a free-for-all between Rob, Alex and Carissa\n"
PASSES: Final = "    When Rob passes\n    Then this is legal\n"
LOOKS: Final = "    And Alex has priority\n"


def found(folder: Path, text: str) -> tuple[Finding, ...]:
    """Return what is wrong with a file."""
    (folder / "some.feature").write_text(text, encoding="utf-8")
    return lint(where=folder).findings


@pytest.mark.parametrize(
    ("text", "line", "fault", "problem"),
    [
        ("Nonsense", 1, "gherkin", "this is not Gherkin"),
        (f"{HEAD}  @wip\n  Scenario: S\n{GAME}{PASSES}{LOOKS}", 3, "tag", "unknown tag"),
        (f"{HEAD}  Scenario: S\n{GAME}    When Rob yawns\n", 5, "step", "no When phrase fits"),
        (
            f"{HEAD}  Scenario: S\n{GAME}    And Rob controls Grizzly Beers\n{PASSES}{LOOKS}",
            5,
            "step",
            "does not end with the name of a card",
        ),
        (
            f"{HEAD}  Scenario: S\n    When everybody passes\n    Then the stack is empty\n",
            3,
            "position",
            "no game is set up",
        ),
        (
            f"{HEAD}  Scenario: S\n{GAME}    When Rob passes\n    Then Alex has priority\n",
            6,
            "verdict",
            "is missing",
        ),
        (f"{HEAD}  Scenario: S\n{GAME}{PASSES}", 6, "verdict", "nobody looks at what has changed"),
        (
            f"{HEAD}  Scenario: S\n{GAME}    Then Rob has 20 life\n",
            5,
            "set-up",
            "nothing has happened yet",
        ),
        (
            f"{HEAD}  Scenario: S\n{GAME}    Then Rob has 20 life\n{PASSES}{LOOKS}",
            5,
            "set-up",
            "nothing has happened yet",
        ),
        (
            f"{HEAD}  @cr:802.99\n  Scenario: S\n{GAME}{PASSES}{LOOKS}",
            4,
            "rule",
            "has no rule 802.99",
        ),
        (
            f"{HEAD}  Scenario: S\n{GAME}{PASSES}{LOOKS}  Scenario: s\n{GAME}{PASSES}{LOOKS}",
            8,
            "name",
            "some/s stands already",
        ),
        (
            f"{HEAD}  @until:2020-06-01\n  Scenario: S\n{GAME}{PASSES}{LOOKS}",
            4,
            "tag",
            "nobody ever plays it",
        ),
        (
            f"{HEAD}  @also:2024-11-08\n  Scenario: S\n{GAME}{PASSES}{LOOKS}",
            4,
            "tag",
            "it holds there in any case",
        ),
        (
            f"{HEAD}  @also:2007-10-01\n  Scenario: S\n{GAME}{PASSES}{LOOKS}",
            4,
            "tag",
            "there is no such edition",
        ),
        (
            f"{HEAD}  @cr-2006-10-01:999.9\n  Scenario: S\n{GAME}{PASSES}{LOOKS}",
            4,
            "rule",
            "the edition 2006-10-01 has no rule 999.9",
        ),
        (
            f"{HEAD}  @cr-2007-10-01:602.1\n  Scenario: S\n{GAME}{PASSES}{LOOKS}",
            4,
            "rule",
            "there is no edition 2007-10-01",
        ),
        (
            f"{HEAD}  Scenario Outline: S <p>\n{GAME}{PASSES}{LOOKS}    Examples:\n      | p |\n",
            8,
            "gherkin",
            "the Examples have no row",
        ),
    ],
)
def test_each_fault_is_found_with_its_line(
    tmp_path: Path, text: str, line: int, fault: str, problem: str
) -> None:
    (one,) = found(tmp_path, text)
    assert (one.line, one.fault) == (line, fault)
    assert problem in one.problem
    assert one.file == str(tmp_path / "some.feature")


def test_a_scenario_that_does_something_and_looks_is_in_order(tmp_path: Path) -> None:
    assert found(tmp_path, f"{HEAD}  Scenario: S\n{GAME}{PASSES}{LOOKS}") == ()


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    assert found(tmp_path, f"\ufeff{HEAD}  Scenario: S\n{GAME}{PASSES}{LOOKS}") == ()


def test_what_was_played_before_may_be_looked_at(tmp_path: Path) -> None:
    text = f"{HEAD}  Scenario: S\n{GAME}    And Rob has conceded\n    Then Rob has left the game\n"
    assert found(tmp_path, text) == ()


def test_faults_of_all_scenarios_are_found_at_once(tmp_path: Path) -> None:
    faults = [
        f"  @wip\n  Scenario: A\n{GAME}{PASSES}{LOOKS}",
        f"  Scenario: B\n{GAME}    When Rob yawns\n",
        f"  Scenario: C\n{GAME}    Then Rob has 20 life\n",
    ]
    (tmp_path / "other.feature").write_text("Nonsense", encoding="utf-8")
    told = [one.fault for one in found(tmp_path, HEAD + "".join(faults))]
    assert told == ["gherkin", "tag", "step", "set-up"]


def test_the_suite_is_in_order() -> None:
    result = CliRunner().invoke(app, ("lint", "--json"))
    assert breaches("lint", result.stdout.encode()) == ()
    told = json.loads(result.stdout)
    assert (result.exit_code, told["findings"]) == (0, [])
    assert told["scenarios"] > 1000


@pytest.mark.usefixtures("_few")
def test_the_command_tells_file_line_and_kind_and_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = f"Feature: F\n  Scenario: S\n{GAME}    Then Rob has 20 life\n"
    (tmp_path / "mine.feature").write_text(text, encoding="utf-8")
    result = CliRunner().invoke(app, ("lint", "--features", str(tmp_path)))
    assert result.exit_code == 1
    assert f"{tmp_path / 'mine.feature'}:4: set-up: nothing has happened yet" in result.stdout
    monkeypatch.setattr("apnap.cli.lint.examined", lambda *_, **__: Lint(scenarios=0, findings=()))
    assert CliRunner().invoke(app, ("lint",)).stdout == "0 scenarios, no findings\n"


def test_a_folder_that_is_not_there_is_a_finding(tmp_path: Path) -> None:
    (one,) = lint((tmp_path / "nowhere",), where=_empty(tmp_path)).findings
    assert (one.file, one.line, one.fault) == (None, None, None)
    assert "there is no such folder" in one.problem


def _empty(folder: Path) -> Path:
    (folder / "own").mkdir()
    return folder / "own"


def test_dates_that_name_no_edition_are_told(tmp_path: Path) -> None:
    text = f"@since:2024-06-08 @until:2024-11-09\nFeature: F\n  Scenario: S\n{GAME}{PASSES}{LOOKS}"
    told = [one.problem for one in found(tmp_path, text)]
    assert any(one.startswith("@since:2024-06-08: there is no such edition") for one in told)
    assert any("@until:2024-11-09: there is no such edition" in one for one in told)


def test_a_scenario_that_is_another_word_for_word_is_told(tmp_path: Path) -> None:
    one = f"  Scenario: %s\n{GAME}{PASSES}{LOOKS}"
    (first,) = found(tmp_path, HEAD + one % "S" + one % "T")
    assert (first.line, first.fault) == (8, "name")
    assert "this is some/s once more, word for word" in first.problem
    other = one % "T" + "    And Alex has 20 life\n"
    assert found(tmp_path, HEAD + one % "S" + other) == ()
    tagged = "  @cr:117.3\n" + one % "T"
    assert found(tmp_path, HEAD + one % "S" + tagged) == ()


def test_a_column_that_nothing_uses_is_told(tmp_path: Path) -> None:
    body = "    Given a free-for-all between <who>, Alex and Carissa\n    When <who> passes\n"
    body += "    Then this is legal\n    And Alex has priority\n"
    table = "    Examples:\n      | who | why |\n      | Rob | he can |\n"
    (first,) = found(tmp_path, f"{HEAD}  Scenario Outline: S <who>\n{body}{table}")
    assert (first.line, "nothing uses the column `why`" in first.problem) == (9, True)
    used = f"{HEAD}  Scenario Outline: S <who>, as <why>\n{body}{table}"
    assert found(tmp_path, used) == ()


def test_what_is_set_up_and_asserted_after_something_else_is_told(tmp_path: Path) -> None:
    bears = "    And Carissa controls Grizzly Bears\n"
    text = f"{HEAD}  Scenario: S\n{GAME}{bears}{PASSES}{LOOKS}{bears}"
    (first,) = found(tmp_path, text)
    assert (first.line, first.fault) == (9, "set-up")
    related = PASSES.replace("Rob", "Carissa")
    assert not found(tmp_path, f"{HEAD}  Scenario: S\n{GAME}{bears}{related}{LOOKS}{bears}")


def test_all_that_is_wrong_with_a_scenario_is_told_at_once(tmp_path: Path) -> None:
    told = found(tmp_path, f"{HEAD}  @wip\n  Scenario: S\n{GAME}    When Alex passes\n")
    assert [one.fault for one in told] == ["tag", "verdict", "verdict"]
    assert {one.problem.partition(":")[0] for one in told} >= {"@wip"}
    assert any("has no Then" in one.problem for one in told)


def test_what_its_tags_say_is_told_of_a_scenario_with_a_step_that_is_none(tmp_path: Path) -> None:
    text = f"@since:2031-01-01\nFeature: F\n  Scenario: S\n{GAME}    When Rob yawns\n"
    told = [(one.line, one.fault) for one in found(tmp_path, text)]
    assert told == [(3, "tag"), (3, "tag"), (5, "step")]


def test_the_same_scenario_is_told_where_both_lack_a_verdict(tmp_path: Path) -> None:
    one = f"  Scenario: %s\n{GAME}    When Rob passes\n    Then Alex has priority\n"
    told = [(one.line, one.fault) for one in found(tmp_path, HEAD + one % "S" + one % "T")]
    assert (7, "name") in told
    assert {fault for _, fault in told} == {"name", "verdict"}
