"""Files and folders that commands write: what is above them is made, and what is wrong is told."""

from __future__ import annotations

import json
import os
import threading
from pathlib import Path
from typing import Final

import pytest
import typer
from typer.testing import CliRunner, Result

from apnap.cli import ending
from apnap.cli.app import app
from apnap.cli.ending import Status, check_writable
from apnap.protocol import EditionDate
from apnap.protocol.given_files import Unfit
from apnap.protocol.written_files import write_regular
from apnap.results.baseline import Baseline, read, write

SAMPLE: Final = Path(__file__).parents[1] / "suite" / "sample.feature"
ONE: Final = "one attack is split between two players"


def apnap(*words: str | Path) -> Result:
    """Run a command in this process."""
    return CliRunner().invoke(app, [*map(str, words)], env={"COLUMNS": "100"})


def test_the_folders_above_files_are_made(tmp_path: Path) -> None:
    written = {
        "--json": tmp_path / "a" / "b" / "report.json",
        "--junit": tmp_path / "c" / "junit.xml",
        "--html": tmp_path / "d" / "page.html",
        "--trace": tmp_path / "e" / "f" / "trace.txt",
        "--record": tmp_path / "g" / "logs",
    }
    few = ("--only-features", SAMPLE, "--edition", "2024-11-08", "--scenario", ONE)
    words = [str(word) for pair in written.items() for word in pair]
    result = apnap("run", "direct:reference", *few, *words)
    assert result.exit_code == 0, result.output
    assert [name for name, path in written.items() if not path.exists()] == []
    (log,) = written["--record"].rglob("*.jsonl")
    findings, picture = tmp_path / "i" / "j" / "findings.json", tmp_path / "k" / "table.svg"
    checked = apnap("check", log, "--json", findings)
    assert (checked.exit_code, findings.exists()) == (0, True), checked.output
    (tmp_path / "state.json").write_bytes(state_in(log))
    assert apnap("view", tmp_path / "state.json", "--out", picture).exit_code == 0
    assert picture.read_text(encoding="utf-8").startswith("<svg")


def state_in(log: Path) -> bytes:
    """Return the first state of a log."""
    lines = map(json.loads, log.read_text(encoding="utf-8").splitlines())
    said = (line["said"] for line in lines if "said" in line)
    return json.dumps(next(one["state"] for one in said if "state" in one)).encode()


def test_the_folders_above_a_baseline_are_made(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b" / "known.json"
    known = Baseline(format=1, engine="e", edition=EditionDate("2026-01-16"), known=())
    write(path, known)
    assert read(path) == known


@pytest.mark.parametrize(
    "words",
    [
        ("run", "direct:reference", "--json"),
        ("run", "direct:reference", "--record"),
        ("certify", "direct:reference", "--out"),
        ("check", __file__, "--json"),
        ("mutants", "--json"),
        ("view", __file__, "--out"),
        ("book", "--out"),
        ("rules", "confirm", "802.4a", "--out"),
    ],
    ids=" ".join,
)
def test_what_is_below_a_file_is_refused_before_anything_is_done(words: tuple[str, ...]) -> None:
    for path in (f"{__file__}/x", f"{__file__}/x/y"):
        result = apnap(*words, path)
        assert (result.exit_code, result.stderr) == (
            2,
            f"{path}: {__file__} is a file, and no folder\n",
        )


def test_a_folder_is_no_file_and_a_file_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for words, told in (
        (("run", "direct:reference", "--json", tmp_path), "is a folder: name a file in it"),
        (("book", "--out", tmp_path / "file"), "is a file: name a folder, which may be new"),
        (
            ("run", "direct:reference", "--record", tmp_path / "file"),
            "is a file: name a folder, which may be new",
        ),
        (("run", "direct:reference", "--json", "-"), "the report goes to standard output anyway"),
    ):
        result = apnap(*words)
        assert (result.exit_code, told in result.stderr) == (2, True), result.stderr


def test_a_pipe_that_an_engine_puts_in_place_of_a_file_is_not_waited_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, link = tmp_path / "report.json", tmp_path / "link.json"
    link.symlink_to(path)
    for named in (path, link):
        check_writable(named)
        ending.write(named, b"a longer first report")
        check_writable(named)
        ending.write(named, b"report")
        assert (path.read_bytes(), link.is_symlink()) == (b"report", True)
        path.unlink()
        os.mkfifo(path)
        with pytest.raises(typer.Exit) as ended:
            ending.write(named, b"report")
        assert ended.value.exit_code == Status.USAGE
        assert "something has replaced it while apnap ran" in capsys.readouterr().err
        path.unlink()
    os.mkfifo(tmp_path / "report.json.part")
    with pytest.raises(Unfit, match="no regular file"):
        write_regular(tmp_path / "report.json.part", b"")


def test_a_pipe_that_the_user_has_named_is_written(tmp_path: Path) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    read: list[bytes] = []
    reading = threading.Thread(target=lambda: read.append(path.read_bytes()))
    reading.start()
    check_writable(path)
    ending.write(path, b"report")
    reading.join()
    assert read == [b"report"]
