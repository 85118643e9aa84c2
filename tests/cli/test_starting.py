"""A command imports what it needs, and not what others need, and ends without ado."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
from typer.testing import CliRunner

from apnap.cli.app import COMMANDS, app

PROGRAM = """
import json, sys
from apnap.cli import main
class Garbage:
    def __init__(self):
        self.own = self
    def __del__(self, said=sys.stdout):
        said.write("garbage was looked for")
sys.argv = ["apnap", *sys.argv[1:]]
try:
    main()
finally:
    Garbage()
    print(json.dumps(sorted(sys.modules)), file=sys.stderr)
"""


@pytest.mark.parametrize(
    ("command", "not_needed"),
    [
        ("--version", {"apnap.suite", "apnap.protocol", "rich", "msgspec"}),
        ("list --help", {"httpx", "jinja2", "jsonschema_rs", "markdown_it", "pytest", "rich"}),
        ("explain --help", {"httpx", "jsonschema_rs", "pytest"}),
        ("find --help", {"httpx", "jsonschema_rs", "pytest"}),
        ("show --help", {"httpx", "jsonschema_rs", "pytest"}),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_command_imports_nothing_heavy_that_others_need(
    command: str, not_needed: set[str]
) -> None:
    ended = subprocess.run(
        [sys.executable, "-c", PROGRAM, *command.split()],
        check=True,
        capture_output=True,
        text=True,
    )
    assert not not_needed & set(json.loads(ended.stderr))
    assert "garbage was looked for" not in ended.stdout  # nor is it when the process ends


def test_the_help_tells_what_each_command_does() -> None:
    told = CliRunner().invoke(app, ["--help"]).stdout.partition("Commands:")[2].splitlines()
    lines = [line.split(maxsplit=1) for line in told if line.strip()]
    assert [name for name, _ in lines] == list(COMMANDS) == sorted(COMMANDS)


@pytest.mark.parametrize(("meant", "near"), [("exlain", "'explain'"), ("rulez", "'rules'")])
def test_a_name_that_no_command_has_leads_to_those_that_are_near(meant: str, near: str) -> None:
    ended = CliRunner().invoke(app, [meant])
    assert ended.exit_code == 2
    assert near in ended.stderr
