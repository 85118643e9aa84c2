"""`apnap view`, and `apnap run --html`."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from tests.pages.test_reports import by_class, parsed, text
from tests.pictures.tables import fight
from typer.testing import CliRunner, Result

from apnap.cli.app import app
from apnap.pictures import picture, words


def apnap(*arguments: str | Path, told: bytes = b"") -> Result:
    """Run a command in this process."""
    return CliRunner().invoke(app, [str(one) for one in arguments], input=told)


@pytest.fixture
def state(tmp_path: Path) -> Path:
    path = tmp_path / "state.json"
    path.write_bytes(msgspec.json.encode(fight()))
    return path


def test_view_draws_a_state(state: Path, tmp_path: Path) -> None:
    out = tmp_path / "state.svg"
    assert apnap("view", state, "--out", out).exit_code == 0
    assert out.read_text(encoding="utf-8") == f"{picture(fight())}\n"
    assert apnap("view", state).stdout == f"{picture(fight())}\n"
    assert apnap("view", "-", told=state.read_bytes()).stdout == f"{picture(fight())}\n"


def test_view_says_a_state_in_words(state: Path) -> None:
    assert apnap("view", state, "--words").stdout.splitlines() == list(words(fight()))


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"{}", "this is no state: "),
        (b"[1, 2", "this is no state: "),
        (b'{"edition": "\xff"}', "this is no state: "),
        (b"[" * 100_000, "this is no state: "),
        (msgspec.json.encode(fight()).replace(b'"life":20', b'"life":"\x7f"'), "life"),
    ],
)
def test_view_says_what_is_wrong_with_a_state(tmp_path: Path, content: bytes, problem: str) -> None:
    path = tmp_path / "state.json"
    path.write_bytes(content)
    result = apnap("view", path)
    assert (result.exit_code, problem in result.stderr) == (1, True), result.output


def test_view_says_what_cannot_be_read_or_written(state: Path, tmp_path: Path) -> None:
    for arguments, told in (
        ((tmp_path / "nothing",), "cannot be"),
        ((state, "--out", state / "out"), "is a file, and no folder"),
    ):
        result = apnap("view", *arguments)
        assert (result.exit_code, result.stdout) == (2, "")
        assert told in result.stderr


def test_a_run_is_written_as_a_page(tmp_path: Path) -> None:
    out = tmp_path / "report.html"
    result = apnap("run", "direct:null", "--cr", "802.4b", "--html", out)
    assert result.exit_code == 1
    root = parsed(out.read_text(encoding="utf-8"))
    assert "A part of the suite: this is a report, and no certificate." in text(root)
    assert by_class(root, "rule")
    assert apnap("run", "--html", out / "out.html").exit_code == 2
