"""docs/recording.md: its programs write logs that check clean."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.patience import patience
from typer.testing import CliRunner

from apnap.cli.app import app

PAGE = Path(__file__).parents[3] / "docs" / "recording.md"
NODE = shutil.which("node")
EVENTS = b"Rob Alex\nRob passes\n"


def program(language: str, number: int = 0) -> str:
    """Return a program of the page."""
    blocks = re.finditer(rf"```{language}\n(.*?)```", PAGE.read_text(), re.DOTALL)
    return [block[1] for block in blocks][number]


def judged(folder: Path, command: list[str], given: bytes = b"") -> None:
    """Run a program and check what it writes."""
    log = folder / "game.jsonl"
    made = subprocess.run(
        command, input=given, stdout=subprocess.PIPE, check=True, timeout=patience(30)
    )
    log.write_bytes(made.stdout)
    for more in ((), ("--format-only",)):
        result = CliRunner().invoke(app, ["check", str(log), *more])
        assert (result.exit_code, "0 findings, 0 unreadable" in result.stdout) == (0, True), (
            result.output
        )
        assert " 0 unchecked" in result.stdout


def test_the_recorder_in_python_writes_a_game_by_the_rules(tmp_path: Path) -> None:
    judged(tmp_path, [sys.executable, "-c", program("python")])
    written = [line for line in program("python").splitlines() if line]
    assert len(written) <= 30


@pytest.mark.skipif(NODE is None, reason="there is no node here")
def test_the_recorder_in_javascript_writes_the_same_game(tmp_path: Path) -> None:
    judged(tmp_path, [str(NODE), "-e", program("javascript")])


def test_the_converter_converts(tmp_path: Path) -> None:
    judged(tmp_path, [sys.executable, "-c", program("python", 1)], EVENTS)


def test_what_goes_wrong_is_told_in_the_words_of_the_page() -> None:
    source = (Path(__file__).parents[3] / "src" / "apnap").rglob("*.py")
    told = "".join(path.read_text() for path in source)
    for words in (
        "no position has been loaded",
        "this is accepted, but no state follows",
        "there is no state that could have changed",
        "; the state before asks ",
        "two players, teams or objects are called",
    ):
        assert words in told
        assert words.strip("; ") in PAGE.read_text()
