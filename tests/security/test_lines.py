"""
No text of an engine begins a line: CI servers obey lines that begin with their commands.

Some they obey wherever these stand in a line, as the sources of the runners of GitHub
(`ActionCommand.TryParse`) and Azure (`Command.TryParse`) show: no line has one of those.
"""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Final

import msgspec
import pytest
from typer.testing import CliRunner

from apnap.cli.app import app
from apnap.doctor.diagnosis import Remark, Step
from apnap.doctor.diagnosis_text import lines
from apnap.harmless import clean, clean_lines, obeyed
from apnap.pictures import text as pictured
from apnap.protocol import EngineTrouble
from apnap.protocol.readable_json import encode
from apnap.protocol.wire import quoted

COMMAND: Final = "::error file=README.md,line=1::from ##[error] the ##vso[task.x] engine"
SHOWN: Final = "::error file=README.md,line=1::from # #[error] the # #vso[task.x] engine"
ENGINE: Final = f"""
import json, sys
name = {COMMAND!r}
for line in sys.stdin:
    asked = json.loads(line)
    told = {{}}
    if asked["method"] == "initialize":
        told = {{"protocol": "0.1", "engine": {{"name": name, "version": "1"}},
                "capabilities": {{"editions": ["2026-01-16"]}}}}
    if asked["method"] == "load":
        told = {{"verdict": "unsupported", "reason": chr(10) + name}}
    print(json.dumps({{"jsonrpc": "2.0", "id": asked["id"], "result": told}}), flush=True)
"""


def begins(text: str) -> bool:
    """Tell whether a line begins with the command, or has another, as CI servers see it."""
    within = "##[" in text or "##vso[" in text
    return within or any(line.strip().startswith("::") for line in text.splitlines())


def test_no_line_of_a_run_begins_with_what_the_engine_says(tmp_path: Path) -> None:
    engine, summary = tmp_path / "engine.py", tmp_path / "summary.md"
    engine.write_text(ENGINE)
    named = f"stdio:{shlex.join([sys.executable, str(engine)])}"
    done = CliRunner().invoke(app, ["run", named, "--cr", "802.4b", "--markdown", str(summary)])
    assert SHOWN in done.output
    assert SHOWN in summary.read_text()
    assert not begins(done.output)
    assert not begins(summary.read_text())


def test_no_line_of_a_diagnosis_begins_with_what_the_engine_says() -> None:
    said = f"{COMMAND} " * 9
    remark = Remark(severity="wrong", problem=said, hint=said, aside=f"\n{said}\n{said}")
    step = Step(name="load", title=said, outcome="wrong", read="here", remarks=(remark,))
    for shown in (step, Step(name="a", title="b", outcome="fine", read="c", note=said)):
        assert not begins("\n".join(lines(shown, 80)))


def test_trouble_with_an_engine_is_told_on_one_line() -> None:
    trouble = EngineTrouble(f"It says: \n{COMMAND}", hint=f"Do:\r{COMMAND}")
    assert str(trouble).splitlines() == [str(trouble)]
    assert not begins(clean_lines(f"apnap\n{COMMAND}\x85{COMMAND}"))


@pytest.mark.parametrize(
    "said",
    [
        "a ##[stop-commands]b",
        "###[error]",
        "##teamcity[x]",
        "##VSO[task.x]",
        "#\ufe0f##[a]",
        "#\u034f#vso[a]",
    ],
)
def test_what_servers_obey_in_the_middle_of_a_line_is_parted(said: str) -> None:
    for shown in (clean(said), pictured.clean(said), quoted(said.encode())):
        weighs = "".join(sign for sign in shown if sign.isascii()).lower()
        assert not begins(weighs)
        assert weighs.replace(" ", "") in f"`{said.lower()}`.".replace("\ufe0f", "").replace(
            "\u034f", ""
        ).replace(" ", "")
    told = encode({"said": said})
    assert not begins("".join(sign for sign in told.decode() if sign.isascii()).lower())
    assert msgspec.json.decode(told) == {"said": said}


def test_signs_without_weight_hide_no_command_at_the_beginning_of_a_line() -> None:
    assert obeyed("\ufe0f ::error::a")
    assert not obeyed("a ::error::a")
    assert not obeyed("a")
