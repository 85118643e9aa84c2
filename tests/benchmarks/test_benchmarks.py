"""Every benchmark runs, on a small part of the suite; what it measures is what it says."""

from __future__ import annotations

import gc
import json
from pathlib import Path

import pytest
from benchmarks import __main__ as all_of_them
from benchmarks import bouncing, checking, failing, timing
from benchmarks.recording import about
from benchmarks.timing import REFERENCE, as_in_a_run, options, program, typical
from tests.forking import started

SET_UP = """\
Feature: Seats

  Rule: Seats are taken

    Scenario Outline: <first> sits first
      Given a free-for-all between Rob and Alex
      And <first> sits first
      When the game is set up
      Then this is <verdict>

      Examples:
        | first | verdict |
        | Rob   | legal   |
        | Dana  | illegal |

    Example: Rob is there
      When the game is set up
      Then this is legal
      And Rob is in the game

    Example: Nobody wins
      Then the game is a draw

    @tagged
    Example: Dana is not there
      When the game is set up
      Then this is illegal
"""

SPOILT = """\
Feature: Seats

  Rule: Seats are taken

    Scenario Outline: <first> sits first
      Given a free-for-all between Rob and Alex
      And <first> sits first
      When the game is set up
      Then this is <verdict>

      Examples:
        | first | verdict |
        | Rob   | illegal   |
        | Dana  | legal |

    Example: Rob is there
      When the game is set up
      Then this is legal
      And Rob is in the game
      And the game is a draw

    Example: Nobody wins
      Then the game is a draw
      And the game goes on

    @tagged
    Example: Dana is not there
      When the game is set up
      Then this is legal
"""


@pytest.fixture
def copies(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make programs copies of a process that has imported apnap: of this tree, and timed anyhow."""
    monkeypatch.setattr(timing, "subprocess", started)
    monkeypatch.setattr(bouncing, "Popen", started.Popen)


def test_a_scenario_is_spoilt_at_its_end_or_in_its_verdict() -> None:
    assert list(failing.spoilt(SET_UP.splitlines())) == SPOILT.splitlines()


@pytest.mark.usefixtures("copies")
def test_of_the_spoilt_suite_every_scenario_fails(tmp_path: Path) -> None:
    rules = ("808.1", "808.2", "810.3")
    failing.write(tmp_path / "features", about(rules))
    report = tmp_path / "report.json"
    spoilt = ["-m", "benchmarks.failing", str(tmp_path / "features"), REFERENCE]
    program([*spoilt, *options(rules), f"--json={report}"], status=1)
    outcomes = {found["outcome"] for found in json.loads(report.read_bytes())["results"]}
    assert outcomes == {"failed"}


@pytest.mark.usefixtures("copies")
def test_all_that_is_measured_is_printed_as_ratios(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    all_of_them.main(["1", "--cr=808.2"])
    printed = capsys.readouterr().out
    assert "median of 1" in printed
    assert printed.count("whole run, direct") == len(all_of_them.PAIRS)
    assert printed.count("one exchange") == 2


@pytest.mark.usefixtures("copies")
def test_what_is_said_to_another_process_is_beside_the_same_in_one(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    bouncing.main(["1", "--cr=808.2"])
    printed = capsys.readouterr().out
    assert "exchanges; median of 1" in printed
    assert printed.count(bouncing.PIPED) == printed.count(bouncing.STDIO) == 2


def test_a_ratio_is_the_median_of_those_of_the_rounds() -> None:
    taken = {"one": [1.0, 9.0, 4.0], "other": [1.0, 3.0, 2.0]}
    assert typical(taken, "one", "other") == (4.0, 2.0, 2.0)


def test_what_somebody_else_has_left_out_of_searches_for_garbage_stays_out() -> None:
    gc.freeze()
    with as_in_a_run():
        pass
    assert gc.get_freeze_count() > 0


def test_what_ends_otherwise_than_it_should_is_an_error() -> None:
    with pytest.raises(RuntimeError, match="exit status 1"):
        program(["-c", "raise SystemExit(1)"])


def test_a_log_is_checked_and_parsed(capsys: pytest.CaptureFixture[str]) -> None:
    checking.main(["100"])
    printed = capsys.readouterr().out
    for way in ("merely parsed", "held against claims", "played again", "checked"):
        assert f"100 lines: {way} " in printed
    assert "as fast as by" not in printed, "no commit was named"
    assert "after a tenth" in printed


@pytest.mark.skipif(not (checking.TREE / ".git").exists(), reason="there is no history here")
def test_playing_again_is_timed_beside_the_checker_of_a_commit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checking, "TIMES", 1)
    log = tmp_path / "games.jsonl"
    checking.write(log, 30)
    assert 0.1 < checking.beside(log, "HEAD", tmp_path) < 10
