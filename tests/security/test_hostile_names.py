"""
Names that a user gives to commands, perhaps by a pattern, among them one that CI servers obey.

Of each command each argument gets one, and of most each option. In a repository that somebody else
has made files may be called anything, and whatever is said of them begins no line with it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from tests.security.test_lines import begins
from typer.main import get_command
from typer.testing import CliRunner

from apnap.cli.app import app

COMMAND: Final = "::error file=a,line=1::from ##[error] a name"
WORK_LONG: Final = {("book",), ("certify",), ("lint",), ("mutants",)}
"""Commands that do much before they look at some options."""
PADDED: Final = (40, 60)
"""So many characters stand before the name: a line may be broken there."""


def commands(command: Any = None, words: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:  # noqa: ANN401 - typer exports no type of commands
    """Yield the words of all commands that are no groups."""
    command = command or get_command(app)
    within = getattr(command, "commands", None)
    if within is None:
        yield words
        return
    for name in list(within):
        yield from commands(within[name], (*words, name))


def parameters(words: tuple[str, ...]) -> tuple[int, list[str]]:
    """Return how many arguments a command takes, and its options that take a value."""
    command: Any = get_command(app)
    for word in words:
        command = command.commands[word]
    arguments = sum(one.param_type_name == "argument" for one in command.params)
    options = [one for one in command.params if one.param_type_name == "option"]
    return arguments, [max(one.opts, key=len) for one in options if not one.is_flag]


def called(words: tuple[str, ...]) -> Iterator[list[str]]:
    """Yield with what a command is called: names of nothing, and that of a folder."""
    arguments, options = parameters(words)
    for padding in PADDED:
        yield [f"{'x' * padding} {COMMAND}"] * max(1, arguments)
    if arguments:
        yield [COMMAND] * arguments
    if words not in WORK_LONG:
        for option in options:
            yield [*[COMMAND] * arguments, option, COMMAND]


@pytest.mark.parametrize("words", sorted(commands()), ids=" ".join)
def test_no_line_begins_with_a_name_that_was_given(
    words: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / COMMAND).mkdir(parents=True)
    for more in called(words):
        done = CliRunner().invoke(app, [*words, *more], env={"COLUMNS": "80"})
        assert done.exception is None or isinstance(done.exception, SystemExit), more
        assert not begins(done.output), (more, done.output)


def test_no_finding_begins_a_line_with_the_name_of_its_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("::error::x.feature").write_text("Feature: A\n\n  Scenario: B\n    When C\n")
    Path("::error::x.json").write_text("{}")
    for words in (["lint", "--only-features", "::error::x.feature"], ["check", "::error::x.json"]):
        done = CliRunner().invoke(app, words)
        assert "::error::x" in done.output
        assert not begins(done.output), done.output
