"""The help of each command: asked for in two ways, with its exit statuses, as wide as can be."""

from __future__ import annotations

from typing import Final

import pytest
from typer.testing import CliRunner

from apnap.cli.app import COMMANDS, app

WIDE: Final = 240
IN_RULES: Final = ("table", "show", "check", "index", "diff", "confirm")


def said(*words: str) -> str:
    """Return what the help says, without its line breaks."""
    result = CliRunner().invoke(app, [*words])
    assert result.exit_code == 0, result.output
    return " ".join(result.stdout.split())


@pytest.mark.parametrize("words", [(), *((name,) for name in COMMANDS)], ids=" ".join)
def test_the_help_is_told_in_both_ways_with_statuses_and_an_example(words: tuple[str, ...]) -> None:
    told = said(*words, "--help")
    assert said(*words, "-h") == told
    assert "Exit status" in told
    assert " ".join(("apnap", *words)) in told.partition("Example")[2]


@pytest.mark.parametrize("name", IN_RULES)
def test_the_commands_about_rules_say_how_they_end(name: str) -> None:
    assert "Exit status" in said("rules", name, "-h")


@pytest.mark.parametrize("words", [("-h",), ("run", "-h")], ids=" ".join)
def test_the_help_takes_the_width_of_the_terminal(
    words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", str(WIDE))
    app(words, standalone_mode=False)  # typer's runner would make every terminal 80 columns wide
    lines = capsys.readouterr().out.splitlines()
    assert WIDE // 2 < max(map(len, lines)) <= WIDE
    assert not any(line.endswith("...") for line in lines[1:])
