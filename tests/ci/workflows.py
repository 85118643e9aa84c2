"""
What a CI server does with `action.yml` and `docs/ci/gitlab.yml`, as far as scripts go.

The scripts are run as the servers run them: by bash, which ends at the first failure, with the
inputs in the environment. Actions of others, such as the upload, are only noted.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import yaml
from tests.ci.laid import lay

ROOT: Final = Path(__file__).parents[2]
ACTION: Final[Mapping[str, Any]] = yaml.safe_load((ROOT / "action.yml").read_bytes())
GITLAB: Final[Mapping[str, Any]] = yaml.safe_load((ROOT / "docs/ci/gitlab.yml").read_bytes())
_EXPRESSION: Final = re.compile(r"\$\{\{(.*?)\}\}")


def bash(script: str, where: Path, told: Mapping[str, str]) -> subprocess.CompletedProcess[str]:
    """Run a script in a folder, with this in the environment, and return what it printed."""
    paths = (str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")]))
    return subprocess.run(
        ["/usr/bin/env", "bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", script],
        cwd=where,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths), "COLUMNS": "100", **told},
        capture_output=True,
        text=True,
        check=False,
    )


class Action:
    """
    A job that uses the action in a folder of its own: its steps in order, as a runner plays them.

    A step is skipped once another has failed, unless its condition says `always()`. Files take up
    outputs and the summary; `artifacts` has the files that were uploaded, by their paths.
    """

    def __init__(self, home: Path, **inputs: str) -> None:
        """Take the inputs, whose names have `_` for `-`; apnap is installed already."""
        self.work = home / "work"
        self.temp = home / "temp"
        self.work.mkdir()
        self.temp.mkdir()
        self.inputs = {name: one.get("default", "") for name, one in ACTION["inputs"].items()}
        self.inputs |= {name.replace("_", "-"): value for name, value in inputs.items()}
        self.outputs: dict[str, str] = {}
        self.artifacts: dict[str, Sequence[str]] = {}
        self.summary = ""
        self.log = ""
        self.status = 0

    def with_apnap(self) -> Action:
        """Put the apnap of these tests, of few scenarios, where the action installs its own."""
        lay(self.temp / "apnap")
        return self

    def at(self, folder: Path) -> Action:
        """Let the job begin in another folder: what a checkout would have brought is there."""
        self.work = folder
        return self

    def run(self, *ids: str) -> Action:
        """Play all steps, or of those with a script only these; apnap is installed once only."""
        self.status, self.log, self.artifacts = 0, "", {}
        (self.temp / "summary").write_text("")
        there = (self.temp / "apnap").exists()
        for step in ACTION["runs"]["steps"]:
            condition = self.fill(step["if"]) if "if" in step else "true"
            always = "always()" in step.get("if", "")
            if condition != "true" or (self.status and not always):
                continue
            if "uses" in step:
                self._use(step)
            elif step["id"] in ids or not (ids or (there and step["id"] == "install")):
                self._run(step["id"], step)
        return self

    def _use(self, step: Mapping[str, Any]) -> None:
        """Do what an action of others does: only what the next steps see of it."""
        name, _, _ = step["uses"].partition("@")
        told = {key: self.fill(value) for key, value in step["with"].items() if value is not False}
        if name == "actions/upload-artifact":
            folder = self.work / told["path"]
            paths = (path for path in folder.rglob("*") if path.is_file())
            self.artifacts[told["name"]] = sorted(str(p.relative_to(folder)) for p in paths)
        else:
            assert name == "actions/setup-python"
            self.outputs[f"steps.{step['id']}.outputs.python-path"] = sys.executable

    def output(self, name: str) -> str:
        """Return an output of the action."""
        return self.fill(ACTION["outputs"][name]["value"])

    def uploads(self) -> bool:
        """Tell whether the reports are uploaded."""
        return bool(self.artifacts)

    @property
    def annotations(self) -> Sequence[Mapping[str, str]]:
        """What the runner shows beside places."""
        return annotated(self.log)

    def fill(self, text: str) -> str:
        """Return a text with the values of its expressions."""
        return _EXPRESSION.sub(lambda found: self._value(found[1].strip()), text)

    def _run(self, id_: str, step: Mapping[str, Any]) -> None:
        outputs, summary = self.temp / "outputs", self.temp / "summary"
        told = {name: self.fill(value) for name, value in step["env"].items()}
        told |= {
            "RUNNER_TEMP": str(self.temp),
            "GITHUB_OUTPUT": str(outputs),
            "GITHUB_STEP_SUMMARY": str(summary),
            "GITHUB_ACTIONS": "true",
            "CI": "true",
        }
        outputs.write_text("")
        done = bash(step["run"], self.work, told)
        self.log += done.stdout + done.stderr
        self.status = done.returncode
        self.summary = summary.read_text(encoding="utf-8")
        for line in outputs.read_text(encoding="utf-8").splitlines():
            name, _, value = line.partition("=")
            self.outputs[f"steps.{id_}.outputs.{name}"] = value

    def _value(self, expression: str) -> str:
        """Return the value of an expression of the few kinds that the action has."""
        if "||" in expression:
            return next(filter(None, map(self._value, _parts(expression, "||"))), "")
        if "&&" in expression:
            parts = map(self._value, _parts(expression, "&&"))
            return "true" if all(part == "true" for part in parts) else "false"
        if "!=" in expression:
            left, right = map(self._value, _parts(expression, "!="))
            return "true" if left != right else "false"
        fixed = {"always()": "true", "''": "", "github.action_path": str(ROOT)}
        inputs = {f"inputs.{name}": value for name, value in self.inputs.items()}
        known = fixed | inputs | {"github.action_path": str(ROOT)}
        return known[expression] if expression in known else self.outputs.get(expression, "")


def _parts(expression: str, operator: str) -> Sequence[str]:
    return [part.strip() for part in expression.split(operator)]


def gitlab(
    where: Path, *sections: str, **variables: str
) -> Sequence[subprocess.CompletedProcess[str]]:
    """Run the lines of sections of the hidden job in one shell each, as one script per section."""
    job = GITLAB[".apnap"]
    told = {
        name: value.replace("$CI_PROJECT_DIR", str(where))
        for name, value in job["variables"].items()
    }
    return [bash("\n".join(job[section]), where, told | variables) for section in sections]


_COMMAND: Final = re.compile(r"::(error|warning|notice)(?: (.*?))?::(.*)")


def annotated(log: str) -> Sequence[Mapping[str, str]]:
    """Return the annotations that a runner makes of a log, where it was not told to stop."""
    found: list[Mapping[str, str]] = []
    stopped = ""
    for line in map(str.strip, log.splitlines()):
        if stopped:
            stopped = "" if line == f"::{stopped}::" else stopped
        elif line.startswith("::stop-commands::"):
            stopped = line.removeprefix("::stop-commands::")
        elif match := _COMMAND.fullmatch(line):
            pairs = [pair.partition("=") for pair in (match[2] or "").split(",") if pair]
            named = {name: _unescaped(value, ":,") for name, _, value in pairs}
            found.append({"level": match[1], **named, "message": _unescaped(match[3], "")})
    return found


def _unescaped(text: str, more: str) -> str:
    for sign in ("\r", "\n", *more, "%"):
        text = text.replace(f"%{ord(sign):02X}", sign)
    return text
