"""Commands say of a file that is not what they read what it is, and what reads it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from typer.testing import CliRunner

from apnap.cli.app import app
from apnap.protocol.other_files import recognized

ROOT: Final = Path(__file__).parents[2]


def test_reports_of_a_run_are_recognized(tmp_path: Path) -> None:
    json, junit, html, lint = (tmp_path / f"report.{end}" for end in ("json", "xml", "html", "l"))
    written = ("--json", str(json), "--junit", str(junit), "--html", str(html))
    feature = str(ROOT / "tests" / "suite" / "sample.feature")
    few = ("--only-features", feature, "--edition", "2024-11-08", "--cr", "802.4a")
    CliRunner().invoke(app, ["run", "direct:reference", *few, *written])
    shown = CliRunner().invoke(app, ["lint", "--only-features", feature, "--json"])
    lint.write_text(shown.stdout, encoding="utf-8")
    for path, told in (
        (json, "it is the report of a run (`apnap run --json`): it says already how each"),
        (junit, "it is a report in JUnit XML: CI reads it; `apnap run --record DIR` writes logs"),
        (html, "it is a page"),
        (lint, "these are findings of `apnap lint` already"),
    ):
        assert told in recognized(path.read_bytes(), path)
    result = CliRunner().invoke(app, ["check", str(json), str(junit)])
    assert result.exit_code == 1
    assert "this is no state: it is the report of a run" in result.stdout
    assert "nor a line of a log: it is a report in JUnit XML" in result.stdout


def test_text_that_is_no_log_leads_to_how_logs_are_written(tmp_path: Path) -> None:
    text, cut = tmp_path / "notes.txt", tmp_path / "state.json"
    text.write_text("Rob attacks Alex.\n", encoding="utf-8")
    cut.write_text('{"edition": "2026-01', encoding="utf-8")
    told = CliRunner().invoke(app, ["check", str(text), str(cut)]).stdout
    assert "it is plain text: `apnap run --record DIR` writes logs, and docs/recording.md" in told
    assert "it is not JSON: line 1, column 13: it ends too early" in told


@pytest.mark.parametrize(
    ("content", "name", "told"),
    [
        (b'{"reportFormat": "CTRF", "results": {}}', "x.json", "it is a report in CTRF"),
        (
            b'{"format": 1, "apnap": "", "suite": "", "rounds": []}',
            "x",
            "it is the file of results of a certificate: `apnap verify DIR`",
        ),
        (b"Feature: F", "x.feature", "`apnap lint --only-features x.feature` reads it"),
        (b"Magic: The Gathering Comprehensive Rules\n", "x.txt", "`apnap rules index FILE`"),
        (b"! scenario a/b\n> {}\n", "trace.txt", "it is a trace (`apnap run --trace`)"),
        (b"<svg xmlns=''>", "x.svg", "it is a picture"),
        (b"\x1f\x8b...", "x", "it is packed"),
        ('{"number":0}'.encode("utf-16"), "x.jsonl", "it is text in UTF-16: save it in UTF-8"),
        (b"PK\x03\x04...", "x.zip", "it is an archive (zip): unpack it first"),
        (
            b"a\0" + b"0" * 255 + b"ustar",
            "x.tar",
            "it is an archive (tar): `apnap check FILE` reads",
        ),
        (b"BZh91AY", "x.bz2", "it is packed: `apnap check FILE` reads logs"),
        (
            b'{"number": 1, "begin": {}}\n{"number": 2, "end": {}}',
            "x.jsonl",
            "it is a log of games",
        ),
        (b'{"edition": "", "seats": [], "players": []}', "s.json", "it is a state: `apnap view FI"),
        (b'{"format": 1, "engine": "e", "edition": "d", "known": []}', "x", "run --baseline FILE`"),
    ],
)
def test_other_files_are_recognized(content: bytes, name: str, told: str) -> None:
    assert told in recognized(content, Path(name))


@pytest.mark.parametrize("content", [b"", b"{}", b"[1]", b"words", b'{"number": 1}', b"\xff"])
def test_what_is_nothing_of_ours_is_not_called_anything(content: bytes) -> None:
    assert recognized(content, Path("x.json")) == ""


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["check", str(tmp_path)])
    assert (result.exit_code, "no file in this folder ends in" in result.stderr) == (2, True)


def test_a_state_within_a_message_is_pointed_at() -> None:
    state = '{"edition": "", "seats": [], "players": []}'
    for message, way in (
        ('{"id": 1, "result": {"verdict": "accepted", "state": %s}}', "result.state"),
        ('{"verdict": "accepted", "state": %s}', "state"),
    ):
        content = (message % state).encode()
        assert f"the state is its `{way}`" in recognized(content, Path("x.json"), "state")
        assert recognized(content, Path("x.json"), "baseline") == ""
    assert recognized(state.encode(), Path("x.json"), "state") == ""


def test_view_verify_and_the_gate_tell_what_they_were_given(tmp_path: Path) -> None:
    trace, log, known, certificate = (
        tmp_path / name for name in ("trace.jsonl", "log.jsonl", "known.json", "certificate.json")
    )
    trace.write_text('! scenario a/b\n> {"jsonrpc": "2.0"}\n', encoding="utf-8")
    log.write_text('{"number": 1, "begin": {}}\n', encoding="utf-8")
    known.write_text('{"format": 1, "engine": "e", "edition": "d", "known": []}', encoding="utf-8")

    def told(*words: str | Path) -> str:
        result = CliRunner().invoke(app, [str(word) for word in words])
        assert result.exit_code in (1, 2), result.output
        return result.output

    assert "no state: it is a log of games (`apnap run --record`)" in told("view", log)
    assert "no state: it is a trace" in told("view", trace)
    assert "no state, nor a line of a log: it is a trace" in told("check", trace)
    assert "no state: it is a baseline: `apnap run --baseline FILE`" in told("check", known)
    gate = ("run", "direct:reference", "--cr", "802.4b", "--baseline")
    assert "no baseline: it is a log of games" in told(*gate, log)
    assert "it is a file: name the folder that `apnap certify" in told("verify", known)
    assert "; it is a baseline" in told("verify", known)
    certificate.touch()
    assert f"name its folder, `apnap verify {tmp_path}`" in told("verify", certificate)
