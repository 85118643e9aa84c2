"""No text of an engine begins a line: CI servers obey lines that begin with their commands."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Final

from typer.testing import CliRunner

from apnap.cli.app import app
from apnap.doctor.diagnosis import Remark, Step
from apnap.doctor.diagnosis_text import lines
from apnap.harmless import clean_lines
from apnap.protocol import EngineTrouble

COMMAND: Final = "::error file=README.md,line=1::from the engine"
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
    """Tell whether a line begins with the command, as CI servers see it."""
    return any(line.strip().startswith("::") for line in text.splitlines())


def test_no_line_of_a_run_begins_with_what_the_engine_says(tmp_path: Path) -> None:
    engine, summary = tmp_path / "engine.py", tmp_path / "summary.md"
    engine.write_text(ENGINE)
    named = f"stdio:{shlex.join([sys.executable, str(engine)])}"
    done = CliRunner().invoke(app, ["run", named, "--cr", "802.4b", "--markdown", str(summary)])
    assert COMMAND in done.output
    assert COMMAND in summary.read_text()
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
