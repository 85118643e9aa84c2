"""What comes of a corpus: groups, pages, SARIF, JUnit, and cut-outs that show it by themselves."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path
from typing import Any, Final
from xml.etree import ElementTree as ET

import jsonschema
import msgspec
import pytest
from tests.logs.games import lines
from tests.triage.corpora import ATTACK, check, corpus, text, wrong_player
from typer.testing import CliRunner, Result

from apnap.certifying.schemas import breaches
from apnap.cli.app import app
from apnap.logs.findings import CheckReport, FileChecked, Found, sort_of
from apnap.protocol import Program
from apnap.triage import corpus as keeping
from apnap.triage.corpus import Corpus
from apnap.triage.page import Shown, pages
from apnap.triage.sarif import sarif

SARIF: Final = json.loads(
    gzip.decompress((Path(__file__).parent / "sarif-2.1.0.json.gz").read_bytes())
)
"""The whole schema, as https://github.com/microsoft/sarif-sdk has it (copyright Microsoft, MIT
licence), in its npm package `@microsoft/sarif-multitool-linux` 5.7.0."""


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Result]:
    """Check a corpus once, with everything that can be written of it."""
    folder = tmp_path_factory.mktemp("triage")
    out = folder / "out"
    result = check(
        *(corpus(folder / "games"), "--html", out / "html", "--json", out / "found.json"),
        *("--sarif", out / "found.sarif", "--junit", out / "found.xml", "--cut", out / "cut"),
    )
    return folder, result


def report(told: tuple[Path, Result]) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((told[0] / "out" / "found.json").read_bytes())
    return found


def test_findings_are_grouped_the_most_frequent_first(told: tuple[Path, Result]) -> None:
    content = (told[0] / "out" / "found.json").read_bytes()
    assert breaches("check", content) == ()
    groups = report(told)["groups"]
    assert [one["number"] for one in groups] == sorted((g["number"] for g in groups), reverse=True)
    most = groups[0]
    assert (most["kind"], most["number"], most["files"]) == ("wrong_decider", 3, 3)
    assert most["engine"] == "apnap reference engine"
    assert most["example"]["line"] == 4, "the game that is the second of its file is as short"
    assert most["title"]
    assert {one["kind"] for one in groups} == {"wrong_decider", "state", "wrong_state"}


def test_a_corpus_fits_a_screen_and_a_clean_file_has_no_line(told: tuple[Path, Result]) -> None:
    result = told[1]
    assert result.exit_code == 1
    shown = result.stdout.splitlines()
    assert len(shown) <= 24
    assert all(len(line) <= 100 for line in shown)
    assert "good-" not in result.stdout
    assert "9 files (4 clean)" in result.stdout
    assert shown[0].startswith("3: ")


def test_a_cut_out_shows_the_finding_by_itself(told: tuple[Path, Result]) -> None:
    folder = told[0] / "out"
    groups = report(told)["groups"]
    names = sorted(path.name for path in (folder / "cut").iterdir())
    assert len(names) == len(groups)
    assert names == sorted(path.name for path in (folder / "html" / "cuts").iterdir())
    for at, (name, group) in enumerate(zip(names, groups, strict=True)):
        assert name.startswith(f"{at + 1:03}-")
        content = (folder / "cut" / name).read_bytes()
        assert content.count(b"\n") < len(lines(ATTACK))
        result = check(folder / "cut" / name, "--json", folder / "again.json")
        assert result.exit_code == 1
        (again,) = json.loads((folder / "again.json").read_bytes())["groups"]
        assert (again["rule"], again["kind"]) == (group["rule"], group["kind"])


def test_the_pages_lead_to_each_other_and_show_the_table(told: tuple[Path, Result]) -> None:
    folder = told[0] / "out" / "html"
    index = (folder / "index.html").read_text()
    assert "script-src" not in index
    assert "<script" not in index
    for name in re.findall(r'href="(\d{3}[^"]*)"', index):
        page = (folder / name).read_text()
        assert "<svg" in page
        assert 'href="index.html"' in page
        assert all((folder / there).exists() for there in re.findall(r'href="(cuts/[^"]+)"', page))
    first = (folder / "001-117.1-wrong-decider.html").read_text()
    assert "The table after" in first
    assert "What the suite asks of this rule" in first


def test_the_log_of_sarif_fits_the_published_schema(told: tuple[Path, Result]) -> None:
    value = json.loads((told[0] / "out" / "found.sarif").read_bytes())
    jsonschema.Draft202012Validator(SARIF).validate(value)
    (run,) = value["runs"]
    assert len(run["results"]) == sum(one["found"] for one in report(told)["files"])
    for result in run["results"]:
        assert run["tool"]["driver"]["rules"][result["ruleIndex"]]["id"] == result["ruleId"]
    assert any("more.tar.gz/b.jsonl" in json.dumps(one) for one in run["results"])


def test_each_file_is_a_case_of_junit(told: tuple[Path, Result]) -> None:
    (suite,) = ET.parse(told[0] / "out" / "found.xml").getroot()  # noqa: S314 - our own
    assert (suite.get("tests"), suite.get("failures")) == ("9", "5")
    assert {case.get("name") for case in suite} >= {"good-0.jsonl", "b.jsonl"}


def hostile() -> FileChecked:
    found = Found(
        line=1, kind="wrong_state", rule="<b>&'\"\x1b[31m", problem="]]><script>alert(1)</script>"
    )
    return FileChecked(
        file="../<i>\x07.jsonl",
        what="log",
        lines=1,
        checked=1,
        unchecked=0,
        reasons={"<u>": 1},
        findings=(found,),
        found=1,
        counts=(sort_of(found),),
        troubles=(),
        troubled=0,
        seconds=0.0,
    )


def test_what_others_have_written_is_shown_as_text() -> None:
    kept = Corpus()
    kept.take(hostile())
    made = kept.report(Program(name="<script>", version="1"))
    shown = Shown(report=made, examples=(None,), cuts=(None,), scenarios={})
    for name, page in pages(shown):
        assert re.fullmatch(r"index\.html|001-b-31m-wrong-state\.html", name)
        assert not re.search(r"<(script|b|i|u)>|\x1b|\x07", page.partition("</style>")[2])
    value = sarif(made)
    jsonschema.Draft202012Validator(SARIF).validate(value)
    assert "\\u001b" not in json.dumps(value)


@pytest.mark.parametrize(
    ("path", "address"),
    [("a b.jsonl", "a%20b.jsonl"), ("/there/a.jsonl", "file:///there/a.jsonl")],
)
def test_a_file_that_lies_elsewhere_has_a_whole_address(path: str, address: str) -> None:
    one = msgspec.structs.replace(hostile(), file=path)
    made = sarif(CheckReport(engine=Program(name="judge", version="1"), files=(one,)))
    (where,) = made["runs"][0]["results"][0]["locations"]
    assert where["physicalLocation"]["artifactLocation"]["uri"] == address


def test_a_corpus_is_not_held_with_all_its_findings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "KEPT", 3)
    kept = Corpus()
    for _ in range(10):
        kept.take(hostile())
    made = kept.report(Program(name="judge", version="1"))
    assert sum(len(one.findings) for one in made.files) == 3
    assert [(one.number, one.files) for one in made.groups] == [(10, 10)]
    assert sum(one.found for one in made.files) == 10


def test_possible_findings_count_if_they_are_asked_to() -> None:
    one = hostile()
    maybe = msgspec.structs.replace(one.findings[0], certainty="possible", excuses=("Opalescence",))
    checked = msgspec.structs.replace(one, findings=(maybe,), possible=1, counts=(sort_of(maybe),))
    made = CheckReport(engine=Program(name="judge", version="1"), files=(checked,))
    assert (made.ok, made.clean) == (True, False)
    levels = [result["level"] for result in sarif(made)["runs"][0]["results"]]
    assert levels == ["warning"]


def test_findings_are_held_against_a_baseline_both_ways(tmp_path: Path) -> None:
    games, known = tmp_path / "games", tmp_path / "known.json"
    games.mkdir()
    for name in ("a", "b"):
        (games / f"{name}.jsonl").write_bytes(text(wrong_player(lines(ATTACK))))
    missing = check(games, "--baseline", known)
    assert (missing.exit_code, "there is no such file" in missing.stderr) == (2, True)
    assert check(games, "--update-baseline").exit_code == 2
    assert check(games, "--baseline", known, "--update-baseline").exit_code == 0
    assert breaches("findings-baseline", known.read_bytes()) == ()
    assert check(games, "--baseline", known).exit_code == 0
    entry = json.loads(known.read_bytes())
    entry["known"][0]["reason"] = "somebody has looked"
    known.write_text(json.dumps(entry))
    (games / "b.jsonl").write_bytes(text(lines(ATTACK)))
    fewer = check(games, "--baseline", known)
    assert (fewer.exit_code, "FEWER: 1, 2 known: 117.1" in fewer.stdout) == (1, True), fewer.output
    (games / "a.jsonl").write_bytes(text(lines(ATTACK)))
    mended = check(games, "--baseline", known)
    assert (mended.exit_code, "MENDED: 0, 2 known" in mended.stdout) == (1, True)
    for name in ("a", "b", "c"):
        (games / f"{name}.jsonl").write_bytes(text(wrong_player(lines(ATTACK))))
    more = check(games, "--baseline", known)
    assert (more.exit_code, "MORE: 3, 2 known" in more.stdout) == (1, True)
    assert check(games, "--baseline", known, "--update-baseline").exit_code == 0
    assert json.loads(known.read_bytes())["known"][0]["reason"] == "somebody has looked"
    known.write_text('{"format": 1, "judge": "somebody", "known": []}')
    assert check(games, "--baseline", known).exit_code == 2
    known.write_text('{"format": 1, "engine": "e", "edition": "2026-01-16", "known": []}')
    other = check(games, "--baseline", known)
    assert (other.exit_code, "apnap run --baseline" in other.stderr) == (2, True)


def test_a_text_of_others_begins_no_line_of_its_own(tmp_path: Path) -> None:
    """Where no terminal is, a line goes on for ever: a server of CI would read one as a command."""
    (tmp_path / f"b {'::error::pwned ' * 14}.jsonl").write_text("garbage", encoding="utf-8")
    (tmp_path / "c.jsonl").write_text("garbage", encoding="utf-8")
    result = CliRunner().invoke(app, ("check", str(tmp_path)), env={"COLUMNS": "80"})
    assert "::error::pwned ::error::pwned" in result.stdout
    assert [one for one in result.stdout.splitlines() if one.lstrip().startswith("::")] == []
