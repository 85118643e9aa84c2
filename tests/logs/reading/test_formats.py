"""`--format-only` and `--edition-nearest`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.logs.games import Line, lines, numbered
from typer.testing import CliRunner, Result

from apnap.cli.app import app
from apnap.logs.files import Asked, check_file
from apnap.logs.findings import FileChecked
from apnap.logs.nearest import between
from apnap.protocol import EditionDate
from apnap.rulebooks import editions

ATTACK = "attack-multiple-players/a-defending-player-cant-block-for-the-next-player-in-turn-order"
KNOWN = sorted(editions())
NEWEST = KNOWN[-1]


def written(path: Path, log: list[Line], edition: str = NEWEST) -> Path:
    path.write_text("\n".join(map(json.dumps, log)).replace(NEWEST, edition))
    return path


def check(path: Path, *words: str) -> Result:
    return CliRunner().invoke(app, ["check", str(path), *words], env={"COLUMNS": "200"})


def found(path: Path, asked: Asked) -> FileChecked:
    return check_file(path, asked, lambda _done, _size: None)


def test_of_a_log_in_order_the_format_is_right_whatever_it_says_of_the_game(tmp_path: Path) -> None:
    log = lines(ATTACK)
    log[1]["said"]["state"]["players"][0]["life"] = 99
    path = written(tmp_path / "log.jsonl", log)
    assert check(path).exit_code == 1
    result = check(path, "--format-only")
    assert (result.exit_code, "0 unreadable" in result.stdout) == (0, True), result.output
    assert "played again" not in result.stdout
    assert f"{len(log) - 2} checked (how they are written)" in result.stdout
    written(tmp_path / "other.jsonl", log)
    result = check(tmp_path, "--format-only")
    assert "only how they are written, 0 unchecked" in result.stdout


@pytest.mark.parametrize(
    "what", ["calm", "position", "state", "decision", "names", "line", "change"]
)
def test_each_breach_of_the_format_is_told_with_its_line(what: str, tmp_path: Path) -> None:
    log = lines(ATTACK)
    at, told = 2, "no state follows"
    match what:
        case "position":
            log = numbered([log[0], *log[2:]])
            at, told = 2, "no state that could have changed"
        case "calm":
            turn = log[1]["said"]["load"]["position"]["turns"][0]
            turn["passed"] = [turn["active"]]
            told = "somebody has passed already"
        case "state":
            del log[1]["said"]["state"]
        case "decision":
            log[2]["said"]["answer"]["about"] = "none of them"
            at, told = 3, "this answers 'none of them'; the state before asks "
        case "names":
            state = log[1]["said"]["state"]
            state["objects"].append(state["objects"][0])
            told = "are called"
        case "line":
            log[2]["said"]["answer"]["say"] = {"kind": "sing"}
            at, told = 3, "this is no line of a log"
        case _:
            log[1]["said"]["change"] = {"fields": {}}
            del log[1]["said"]["state"]
            told = "there is no state that could have changed"
    one = found(written(tmp_path / "log.jsonl", log), Asked(format_only=True))
    assert not one.found
    assert any(t.line == at and told in t.problem for t in one.troubles), one.troubles


def test_the_format_of_a_state_is_looked_at_alone(tmp_path: Path) -> None:
    state = lines(ATTACK)[1]["said"]["state"]
    state["turns"][0]["active"] = "Zed"
    path = tmp_path / "state.json"
    path.write_text(json.dumps(state))
    assert found(path, Asked(format_only=True)).ok
    state["objects"].append(state["objects"][0])
    path.write_text(json.dumps(state))
    assert "are called" in found(path, Asked(format_only=True)).troubles[0].problem


def test_a_date_lies_between_two_indexed_editions() -> None:
    before, after = KNOWN[-2:]
    place = between(EditionDate(f"{before[:8]}{int(before[8:]) + 1:02}"))
    assert place is not None
    assert (place.before, place.after, place.nearer) == (before, after, before)
    assert between(EditionDate("1999-01-01")) is None
    assert between(EditionDate("2999-01-01")) is None
    assert between(NEWEST) is None
    assert between(EditionDate("2025-99-99")) is None


def test_a_game_of_an_edition_between_two_is_judged_by_the_nearer_on_request(
    tmp_path: Path,
) -> None:
    date = f"{NEWEST[:8]}{int(NEWEST[8:]) - 1:02}"
    log = lines(ATTACK)
    log[3]["said"]["answer"]["by"] = "Dana"
    path = written(tmp_path / "log.jsonl", log, date)
    assert found(path, Asked()).checked == 0
    one = found(path, Asked(nearest=True))
    assert one.nearest == {date: NEWEST}
    (first, *_) = one.findings
    plain = found(written(tmp_path / "plain.jsonl", log), Asked())
    assert (first.rule, first.line) == (plain.findings[0].rule, 4)
    assert f"{date} is not indexed: judged by {NEWEST}" in check(path, "--edition-nearest").stdout


def test_a_finding_is_only_possible_where_its_rule_changed_between_the_two(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("apnap.logs.nearest._same", lambda *_: False)
    date = f"{NEWEST[:8]}{int(NEWEST[8:]) - 1:02}"
    log = lines(ATTACK)
    log[3]["said"]["answer"]["by"] = "Dana"
    one = found(written(tmp_path / "log.jsonl", log, date), Asked(nearest=True))
    assert one.possible == one.found > 0
    assert "is not the same in" in one.findings[0].excuses[0]
    monkeypatch.setattr("apnap.logs.nearest._same", lambda *_: True)
    assert found(tmp_path / "log.jsonl", Asked(nearest=True)).possible == 0
