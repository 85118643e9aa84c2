"""`apnap matrix`: what it reads, what it writes, and how it ends."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import html5lib
import msgspec
import pytest
from msgspec.structs import replace
from tests.certifying.conftest import SMALL, narrow
from tests.matrix.played import EDITION, result, run
from typer.testing import CliRunner, Result

from apnap.certifying import schemas
from apnap.certifying.runs import Runs
from apnap.certifying.writing import write
from apnap.cli.app import app
from apnap.matrix.columns import Matrix
from apnap.protocol.readable_json import encode
from apnap.results.records import Report

WRONG: Final = "direct:tests.results.misread:engine!anybody-is-a-neighbour"
DAY: Final = datetime(2026, 11, 2, 12, tzinfo=UTC)


def asked(*words: str | Path) -> Result:
    """Return what came of the command."""
    return CliRunner().invoke(app, ["matrix", *map(str, words)])


def put(path: Path, report: Report) -> Path:
    """Write a report, and return where."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(encode(report))
    return path


@pytest.fixture
def runs(tmp_path: Path) -> Path:
    """Return a folder with the reports of two engines, one of them deeper in it."""
    put(tmp_path / "runs" / "a.json", run(result("101.2/a", "failed", "that"), engine="hasty"))
    put(tmp_path / "runs" / "deeper" / "b.json", run(result("101.2/a"), engine="patient"))
    (tmp_path / "runs" / "notes.json").write_text("[]")
    return tmp_path / "runs"


def test_it_writes_the_table_in_every_form(runs: Path, tmp_path: Path) -> None:
    files = {name: tmp_path / f"out.{name}" for name in ("json", "html", "markdown")}
    done = asked(runs, *(word for name in files for word in (f"--{name}", files[name])))
    assert done.exit_code == 0, done.output
    assert "hasty 1" in done.stdout
    assert schemas.breaches("matrix", files["json"].read_bytes()) == ()
    told = msgspec.json.decode(files["json"].read_bytes(), type=Matrix)
    assert [one.engine for one in told.engines] == ["hasty", "patient"]
    html5lib.HTMLParser(strict=True).parse(files["html"].read_text())
    for name in ("html", "markdown"):
        assert "0 of 1, 1 cause" in files[name].read_text()
        assert "expected another thing, got that" in files[name].read_text()


def test_a_certificate_is_read_with_its_day(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    narrow(monkeypatch, {"teams": {"2006-10-01": ("609.4",)}})
    monkeypatch.setattr("apnap.certifying.moments.now", lambda: DAY)
    made = Runs(replace(SMALL, engine=WRONG)).play(lambda _: None)
    write(made, tmp_path / "all" / "one")
    out = tmp_path / "matrix.json"
    assert asked(tmp_path / "all", "--json", out).exit_code == 0
    (one,) = json.loads(out.read_bytes())["engines"]
    assert one["day"] == "2026-11-02"
    assert sum(one["counts"].values()) == len(made.results.rounds[0].scenarios)
    assert one["causes"]


def test_a_table_that_was_summed_up_is_read_again(runs: Path, tmp_path: Path) -> None:
    asked(runs, "--json", tmp_path / "first.json")
    (hasty, _) = json.loads((tmp_path / "first.json").read_bytes())["engines"]
    (tmp_path / "kept").mkdir()
    (tmp_path / "kept" / "hasty.json").write_text(json.dumps(hasty))
    asked(tmp_path / "kept", "--json", tmp_path / "second.json")
    assert json.loads((tmp_path / "second.json").read_bytes())["engines"] == [hasty]


def test_without_a_folder_it_shows_what_is_kept_of_real_engines() -> None:
    done = asked("--cr", "101.2", "--verbose")
    assert done.exit_code == 0, done.output
    assert all(engine in done.stdout for engine in ("forge", "manabrew-engine", "python-mtg"))


def test_a_baseline_names_causes(runs: Path, tmp_path: Path) -> None:
    known = {"scenario": "101.2/a", "outcome": "failed", "reason": "it cannot wait (101.2)"}
    file = tmp_path / "baseline.json"
    head = {"format": 1, "engine": "hasty", "edition": EDITION}
    file.write_text(json.dumps({**head, "known": [known]}))
    assert "it cannot wait (101.2)" in asked(runs, "--baseline", file).stdout


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        ({}, "nothing in it is a certificate or the report of a run"),
        ({"certificate.json": "{}"}, "certificate.json"),
    ],
)
def test_a_folder_that_shows_nothing_is_wrong_usage(
    content: dict[str, str], problem: str, tmp_path: Path
) -> None:
    for name, text in content.items():
        (tmp_path / name).write_text(text)
    done = asked(tmp_path)
    assert done.exit_code == 2
    assert problem in " ".join(done.output.split())


def test_a_file_that_is_none_and_one_that_is_something_else_are_wrong_usage(tmp_path: Path) -> None:
    assert "no such folder or file" in asked(tmp_path / "nowhere").output
    assert "it is neither a file nor a folder" in asked(Path("/dev/null")).output
    (tmp_path / "some.json").write_text("[]")
    done = asked(tmp_path / "some.json")
    assert done.exit_code == 2
    assert "it is not the report of a run" in " ".join(done.output.split())


def test_a_report_that_is_not_whole_is_told_with_its_place(tmp_path: Path) -> None:
    (tmp_path / "cut.json").write_text('{"introduced": {},\n "results": [{"scenario": "a/')
    for place in (tmp_path, tmp_path / "cut.json"):
        done = asked(place)
        assert done.exit_code == 2
        told = " ".join(done.output.split())
        assert "cut.json: this report is not whole, or has been changed: line 2, column" in told
        assert "it ends too early" in told


@pytest.mark.parametrize(
    ("name", "content", "told"),
    [
        ("x.feature", "Feature: F", "(`apnap run --json`): it is a feature file"),
        ("x.txt", "some text", "(`apnap run --json`): it is not JSON: line 1, column 1"),
    ],
)
def test_a_file_of_another_kind_is_called_by_its_kind(
    name: str, content: str, told: str, tmp_path: Path
) -> None:
    (tmp_path / name).write_text(content)
    assert told in " ".join(asked(tmp_path / name).output.split())


def test_rules_about_which_nothing_was_played_are_wrong_usage(runs: Path) -> None:
    done = asked(runs, "--cr", "802.4")
    assert done.exit_code == 2
    assert "no engine has played a scenario about these rules" in done.output


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (lambda told: told.update(edition="../../etc"), "there is no edition '../../etc'"),
        (lambda told: told["results"][0].update(rules=["999.9z<x>"]), "no rule '999.9z<x>'"),
        (lambda told: told["results"][0].update(rules=["glossary:../../x"]), "no rule 'glossary:"),
    ],
)
def test_a_report_of_other_rules_is_wrong_usage(
    runs: Path, tmp_path: Path, spoil: Callable[[dict[str, Any]], object], why: str
) -> None:
    told = json.loads(next(iter(sorted(runs.rglob("*.json")))).read_bytes())
    spoil(told)
    path = tmp_path / "lies.json"
    path.write_text(json.dumps(told), encoding="utf-8")
    result = asked(path)
    assert (result.exit_code, why in result.stderr) == (2, True), result.output
