"""`apnap check` and `apnap run --record`."""

from __future__ import annotations

import gzip
import json
import os
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.logs.games import NEWEST, lines, log, scenarios
from typer.testing import CliRunner, Result

from apnap.certifying.schemas import breaches
from apnap.cli.app import app
from apnap.cli.ending import Status
from apnap.protocol.bounds import MOST_PLAYERS
from apnap.protocol.recorded import LogLine

ATTACK = "attack-multiple-players/a-defending-player-cant-block-for-the-next-player-in-turn-order"


def check(*words: object) -> Result:
    return CliRunner().invoke(app, ("check", *map(str, words)), env={"COLUMNS": "140"})


def state() -> dict[str, Any]:
    """Give a state that the reference engine has shown."""
    found: dict[str, Any] = lines(ATTACK)[1]["said"]["state"]
    return found


def written(path: Path, value: object) -> Path:
    path.write_text(json.dumps(value))
    return path


def good(path: Path) -> Path:
    path.write_bytes(b"".join(log(next(one for one in scenarios(NEWEST) if one.id == ATTACK))))
    return path


def test_a_good_state_is_good(tmp_path: Path) -> None:
    result = check(written(tmp_path / "state.json", state()))
    assert result.exit_code == 0
    assert "state: 1 checked, 0 unchecked, 0 findings" in result.stdout


def test_a_packed_and_indented_state_is_good(tmp_path: Path) -> None:
    path = tmp_path / "state.json.gz"
    path.write_bytes(gzip.compress(json.dumps(state(), indent=2).encode()))
    assert check(path).exit_code == 0


@pytest.mark.parametrize("workers", [0, 2])
def test_what_cannot_be_opened_in_a_folder_is_told_and_the_rest_is_judged(
    tmp_path: Path, workers: int
) -> None:
    written(tmp_path / "state.json", state())
    (tmp_path / "broken.json").symlink_to("nowhere.json")
    os.mkfifo(tmp_path / "pipe.jsonl")
    for words in ([tmp_path], [f"{tmp_path}/*.json*"]):
        result = check(*words, "-n", workers)
        assert result.exit_code == Status.FAILURES
        assert f"{tmp_path}/broken.json:1: it cannot be read: No such file" in result.stdout
        assert f"{tmp_path}/pipe.jsonl:1: it cannot be read: it is a pipe" in result.stdout
        assert "3 files (1 clean), 0 games, 1 line: 1 checked" in result.stdout
    for name, told in (("broken.json", "there is no such file"), ("pipe.jsonl", "it is a pipe")):
        result = check(tmp_path, tmp_path / name, "-n", workers)
        assert (result.exit_code, told in result.stderr) == (Status.USAGE, True)


def test_a_file_of_many_lines_is_read_line_by_line(tmp_path: Path) -> None:
    path = tmp_path / "state.json"
    path.write_text("{\n" + '"a": 1,\n' * 200_000)
    result = check(path)
    assert (result.exit_code, "it ends too early" in result.stdout) == (1, True), result.stdout


def test_a_wrong_state_is_told_with_rule_and_place(tmp_path: Path) -> None:
    wrong = state()
    wrong["turns"][0]["active"] = "Zed"
    result = check(written(tmp_path / "state.json", wrong))
    assert result.exit_code == 1
    assert "state.json: state, 102.1" in result.stdout
    assert "field: turns.0.active" in result.stdout
    assert "Zed" in result.stdout


def test_two_of_one_name_break_the_contract(tmp_path: Path) -> None:
    wrong = state()
    wrong["objects"].append({**wrong["objects"][0], "zone": "exile", "controller": None})
    result = check(written(tmp_path / "state.json", wrong))
    assert result.exit_code == 1
    assert "no rule" in result.stdout
    assert "400.1" in result.stdout


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"edition": 3}', "\x00", "[" * 10_000])
def test_what_is_no_state_is_told(text: str, tmp_path: Path) -> None:
    path = tmp_path / "state.json"
    path.write_text(text)
    result = check(path)
    assert result.exit_code == 1
    assert "state.json:1: " in result.stdout
    assert "Traceback" not in result.output


def test_a_state_of_an_unknown_edition_is_unchecked(tmp_path: Path) -> None:
    result = check(written(tmp_path / "state.json", {**state(), "edition": "1999-01-01"}))
    assert result.exit_code == 1
    assert "unchecked: the edition 1999-01-01 is unknown" in result.stdout


def test_a_good_log_is_good(tmp_path: Path) -> None:
    result = check(good(tmp_path / "log.jsonl"))
    assert result.exit_code == 0
    assert "0 findings, 0 unreadable" in result.stdout


def test_a_wrong_log_is_told_with_line_rule_and_situation(tmp_path: Path) -> None:
    wrong = lines(ATTACK)
    wrong[2]["said"]["answer"]["by"] = "\x1b[31mAlex"
    path = tmp_path / "log.jsonl"
    path.write_text("\n".join(map(json.dumps, wrong)))
    result = check(path)
    assert result.exit_code == 1
    assert "log.jsonl:3: wrong decider, 117.1" in result.stdout
    assert "Grizzly Bears (2/2)" in result.stdout
    assert "asked" in result.stdout
    assert "\x1b" not in result.stdout


def test_the_findings_are_written_as_the_schema_says(tmp_path: Path) -> None:
    wrong = lines(ATTACK)
    del wrong[4]
    path = tmp_path / "log.jsonl"
    path.write_text("\n".join(map(json.dumps, wrong)))
    result = check(path, good(tmp_path / "good.jsonl"), "--json", tmp_path / "found.json")
    assert result.exit_code == 1
    content = (tmp_path / "found.json").read_bytes()
    assert breaches("check", content) == ()
    found = json.loads(content)
    assert [len(one["troubles"]) for one in found["files"]] == [1, 0]
    assert found["files"][0]["troubles"][0]["line"] == 5


def test_a_file_that_is_not_there_is_wrong_usage(tmp_path: Path) -> None:
    assert check(tmp_path / "nothing.jsonl").exit_code == 2
    path = good(tmp_path / "log.jsonl")
    assert check(path, "--json", path / "below-a-file").exit_code == 2


def test_an_engine_that_does_not_start_cannot_judge(tmp_path: Path) -> None:
    path = good(tmp_path / "log.jsonl")
    assert check(path, "--engine", "direct:nobody").exit_code == 3


def test_an_engine_served_by_another_program_judges_as_well(tmp_path: Path) -> None:
    path = good(tmp_path / "log.jsonl")
    assert check(path, "--engine", "stdio:python -m apnap_reference").exit_code == 0


@pytest.mark.parametrize("workers", ["0", "1"])
def test_a_run_writes_logs_that_check_clean(workers: str, tmp_path: Path) -> None:
    words = ("run", "--scenario", ATTACK, "--record", str(tmp_path / "logs"), "-n", workers)
    assert CliRunner().invoke(app, words).exit_code == 0
    (path,) = (tmp_path / "logs").rglob("*.*")
    assert path == tmp_path / "logs" / f"{ATTACK}.jsonl"
    first = msgspec.json.decode(path.read_bytes().splitlines()[0], type=LogLine)
    assert first.begin is not None
    assert (first.begin.about, first.begin.edition) == (ATTACK, NEWEST)
    assert check(path).exit_code == 0


def test_a_folder_for_logs_that_cannot_be_one_is_wrong_usage(tmp_path: Path) -> None:
    path = good(tmp_path / "log.jsonl")
    words = ("run", "--scenario", ATTACK, "--record", str(path / "logs"))
    assert CliRunner().invoke(app, words).exit_code == 2


def test_more_than_a_state_may_have_is_told_at_once(tmp_path: Path) -> None:
    """A library of so many cards took all memory; so many players took minutes."""
    vast = state()
    vast["players"][0]["library"] = 10**12
    crowded = state()
    crowded["players"] *= MOST_PLAYERS
    for number, (wrong, where) in enumerate(((vast, "players.0.library"), (crowded, "players"))):
        result = check(written(tmp_path / f"{number}.json", wrong))
        assert result.exit_code == 1
        assert "this is no state" in result.stdout
        assert where in result.stdout.replace("\n", "")
