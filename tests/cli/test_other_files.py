"""`apnap check` says of a file that is no state and no log what it is, and what reads it."""

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


@pytest.mark.parametrize(
    ("content", "name", "told"),
    [
        (b'{"reportFormat": "CTRF", "results": {}}', "x.json", "it is a report in CTRF"),
        (b"Feature: F", "x.feature", "`apnap lint --only-features x.feature` reads it"),
        (b"Magic: The Gathering Comprehensive Rules\n", "x.txt", "`apnap rules index FILE`"),
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
    assert (result.exit_code, "is a folder: name the files in it" in result.stderr) == (2, True)
