"""`apnap doctor`: what it prints and how it ends."""

import json
import shlex
import sys
from pathlib import Path
from typing import Literal

import pytest
from tests.patience import patience
from typer.testing import CliRunner, Result

from apnap.certifying.schemas import breaches
from apnap.cli.app import app
from apnap.doctor.diagnosis import Step
from apnap.doctor.diagnosis_text import Shown

PATIENT = Path(__file__).parents[1] / "doctor" / "patient.py"


BELOW = " " * 24 + "| "
"""How a line begins that goes on with what a step has told."""


def doctor(*words: str) -> Result:
    """Run the command in this process."""
    return CliRunner().invoke(app, ["doctor", *words])


def patient(mistake: str) -> str:
    """Return the name of the engine with that mistake."""
    return "stdio:" + shlex.join([sys.executable, str(PATIENT), mistake])


def moment() -> tuple[str, str]:
    """Return the words that give an engine a moment to end, as long as one is here and now."""
    return "--limit", f"end={patience(0.5)}"


def test_a_healthy_engine_ends_with_0_and_hears_what_is_next() -> None:
    result = doctor("direct:reference")
    assert result.exit_code == 0
    *told, count, further = result.stdout.splitlines()
    assert max(map(len, told)) <= 80
    steps = [line for line in told if not line.startswith(BELOW)]
    assert len(steps) < len(told), "a long note goes on below itself"
    assert {line.split()[0] for line in steps} == {"ok", "-"}
    fine = sum(line.startswith("ok ") for line in steps)
    assert count == f"{len(steps)} steps: {fine} fine, {len(steps) - fine} untried"
    assert further == 'next: apnap run "direct:reference"'


def test_what_is_wrong_is_explained_and_ends_with_1() -> None:
    result = doctor(patient("die"), *moment())
    assert result.exit_code == 1
    lines = result.stdout.splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("WRONG   load"))
    about = lines[at + 1 : at + 7]
    assert about[0] == "    The engine has ended with exit status 7."
    assert about[1].startswith('    sent:  {"jsonrpc":"2.0"')
    assert about[2:4] == ["    came:  nothing", "    aside: out of cheese"]
    assert about[4].startswith("    do:    ")
    assert about[5] == "    read:  docs/protocol.md#calm-positions"
    assert lines[-1].startswith("next: mend")


def test_the_words_of_a_command_may_stand_apart() -> None:
    words = ("--", "stdio:" + sys.executable, str(PATIENT), "none")
    assert doctor(*moment(), *words).exit_code == 0


def test_control_characters_of_an_engine_do_not_reach_the_terminal() -> None:
    result = doctor("stdio:printf '\\033[31mred\\007\\n'", *moment())
    assert result.exit_code == 1
    assert "[31mred" in result.stdout
    assert "\033" not in result.stdout
    assert "\007" not in result.stdout


def test_json_holds_the_same() -> None:
    result = doctor("--json", patient("banner"), *moment())
    assert result.exit_code == 1
    assert breaches("doctor", result.stdout.encode()) == ()
    told = json.loads(result.stdout)
    assert told["started"] is True
    assert [step["outcome"] for step in told["steps"][:2]] == ["fine", "wrong"]
    (remark,) = told["steps"][1]["remarks"]
    assert remark["severity"] == "wrong"
    assert "Welcome to my engine!" in remark["came"]


@pytest.mark.parametrize("engine", ["stdio:/no/such/program", "stdio:true"])
def test_an_engine_that_does_not_start_or_answer_ends_with_3(engine: str) -> None:
    result = doctor(engine, *moment())
    assert result.exit_code == 3, result.output
    assert "WRONG" in result.stdout


def test_a_name_that_no_engine_has_is_wrong_usage() -> None:
    result = doctor("reference")
    assert result.exit_code == 2
    assert "Did you mean `direct:reference`" in result.stderr


def test_why_several_steps_were_skipped_is_said_once() -> None:
    shown = Shown()

    def told(why: str, outcome: Literal["skipped", "fine"] = "skipped") -> str:
        step = Step(name="view", title="", outcome=outcome, read="", note=why)
        return "".join(shown.lines(step, 200))

    assert told("it is gone").endswith("it is gone")
    assert told("it is gone").endswith("for the same reason")
    assert told("it is mute").endswith("it is mute")
    assert told("it is mute", "fine").endswith("it is mute")
    assert told("it is mute").endswith("it is mute")
