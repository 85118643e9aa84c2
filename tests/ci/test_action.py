"""The composite action of GitHub: what its scripts do, green and red."""

from __future__ import annotations

import contextlib
import json
import re
import shlex
import sys
from pathlib import Path
from typing import Any, Final

import pytest
import yaml
from tests.ci.few import few
from tests.ci.workflows import ACTION, ROOT, Action, annotated
from typer.testing import CliRunner

from apnap.cli.app import app

FILES: Final = (
    *("annotations.txt", "badge.json", "ctrf.json", "junit.xml"),
    *("report.html", "report.txt", "summary.md"),
)
SMALL: Final = {"profiles": "teams", "editions": "2006-10-01"}
MISREAD: Final = "stdio:" + shlex.join(
    [sys.executable, "-m", "tests.results.misread", "anybody-is-a-neighbour"]
)
ATTACK: Final = "alternating-teams/in-alternating-teams-rob-can-attack-only-adjacent-alex-and-finn"
BREAK: Final = ('"winners": [self.other(player)]', '"winners": [player]')
"""What a kit says of the end of a game, and the contrary."""
STEPS: Final[list[dict[str, Any]]] = ACTION["runs"]["steps"]


def play(home: Path, engine: str, **inputs: str) -> Action:
    """Run the step that plays."""
    return Action(home, engine=engine, **(SMALL | inputs)).with_apnap().run()


def baseline(path: Path, *known: str) -> Path:
    """Write a baseline of the reference engine that has these scenarios as failed."""
    entries = [{"scenario": id_, "outcome": "failed", "reason": "known"} for id_ in known]
    content = {"format": 1, "engine": "apnap reference engine", "edition": "2006-10-01"}
    path.write_text(json.dumps({**content, "known": entries}), encoding="utf-8")
    return path


class TestPlaying:
    def test_an_engine_that_is_certified_is_green(self, tmp_path: Path) -> None:
        job = play(tmp_path, "direct:reference")
        assert (job.status, job.output("verdict"), job.output("certified")) == (0, "green", "true")
        assert (job.output("exit-status"), job.output("reports")) == ("0", "apnap-reports")
        reports = job.work / "apnap-reports"
        assert {"certificate.json", "junit.xml", "report.txt"} <= {
            p.name for p in reports.iterdir()
        }
        assert job.summary.startswith("## apnap: green\n\n| profile |")
        assert job.annotations == []
        assert job.artifacts == {"apnap-reports": sorted(path.name for path in reports.iterdir())}
        assert job.uploads()

    def test_an_engine_that_is_not_certified_is_red_and_its_reports_are_kept(
        self, tmp_path: Path
    ) -> None:
        job = play(tmp_path, MISREAD, workers="1", limits="answer=20, start=40")
        assert (job.status, job.output("verdict"), job.output("certified")) == (1, "red", "false")
        (verdict, alike, *failures) = job.annotations
        assert verdict["title"] == "apnap"
        assert verdict["message"].startswith("red, exit status 1")
        assert (alike["level"], alike["message"].partition(" if ")[0]) == ("notice", "behaves as")
        assert 1 <= len(failures) <= 9
        told = (job.work / "apnap-reports/annotations.txt").read_text(encoding="utf-8")
        assert [alike, *failures] == annotated(told)[:10]
        assert job.summary.count("<details><summary>FAILED ") == min(len(annotated(told)) - 1, 15)
        assert {"report.html", "ctrf.json", "summary.md", "badge.json"} <= {
            *job.artifacts["apnap-reports"]
        }
        assert job.uploads()

    def test_what_the_baseline_has_is_green_and_nothing_is_certified(self, tmp_path: Path) -> None:
        path = baseline(tmp_path / "known.json")
        job = play(tmp_path, "direct:reference", baseline=str(path), reports="a b/c")
        assert (job.status, job.output("verdict"), job.output("certified")) == (0, "green", "false")
        report = json.loads((job.work / "a b/c/report.json").read_bytes())
        assert report["counts"]["passed"] == len(report["results"]) > 5
        assert "(0 known): **as expected**" in job.summary
        assert job.artifacts["apnap-reports"] == sorted((*FILES, "report.json"))

    @pytest.mark.parametrize(
        ("engine", "known", "told"),
        [
            ("direct:reference", [ATTACK], f"PASSED {ATTACK} (609.4): mended"),
            (MISREAD, [], f"FAILED {ATTACK} (609.4): new"),
        ],
    )
    def test_what_the_baseline_has_not_is_red(
        self, engine: str, known: list[str], told: str, tmp_path: Path
    ) -> None:
        path = baseline(tmp_path / "known.json", *known)
        job = play(tmp_path, engine, baseline=str(path))
        assert (job.status, job.output("verdict")) == (1, "red")
        assert f"<summary>{told}" in job.summary
        assert [one for one in job.annotations if one["title"].startswith(told)]

    def test_a_baseline_for_several_editions_is_refused(self, tmp_path: Path) -> None:
        editions = "2006-10-01\n2024-06-07"
        job = play(tmp_path, "direct:reference", baseline="x.json", editions=editions)
        assert (job.status, "one edition" in job.log, job.uploads()) == (2, True, False)

    @pytest.mark.parametrize("engine", ["", " \n"])
    def test_an_engine_has_to_be_named(self, engine: str, tmp_path: Path) -> None:
        job = play(tmp_path, engine)
        assert (job.status, job.uploads()) == (2, False)
        (told,) = job.annotations
        assert "the input engine is empty" in told["message"]

    def test_a_starter_kit_is_played_gets_a_baseline_and_then_a_green_gate(
        self, tmp_path: Path
    ) -> None:
        kit = tmp_path / "kit"
        made = CliRunner().invoke(app, ["init", "python", str(kit)])
        assert made.exit_code == 0, made.output
        known = kit / "apnap-baseline.json"
        engine = f"stdio:{shlex.join([sys.executable, 'engine.py'])}"
        words = ("--profile", "core", "--baseline", str(known), "--update-baseline")
        with contextlib.chdir(kit), few():
            listed = CliRunner().invoke(app, ["run", engine, *words])
        assert listed.exit_code == 0, listed.output
        gate = {"profiles": "core", "editions": "", "baseline": known.name}
        job = Action(tmp_path, engine=engine, **gate).with_apnap().at(kit).run()
        assert (job.status, job.output("verdict"), job.annotations) == (0, "green", []), job.log
        assert re.search(r"^\| suite \| 2 \|", job.summary, re.MULTILINE)
        shown = json.loads((kit / "apnap-reports/badge.json").read_bytes())
        assert re.fullmatch(r"core \d+/\d+", shown["message"])

        worse = (kit / "engine.py").read_text(encoding="utf-8")
        assert BREAK[0] in worse
        (kit / "engine.py").write_text(worse.replace(*BREAK), encoding="utf-8")
        job = job.run()
        assert (job.status, job.output("verdict")) == (1, "red")
        assert [one["title"].rpartition(": ")[2] for one in job.annotations[1:]] == ["new"] * 2

    def test_an_engine_that_does_not_start_is_red_and_the_summary_says_why(
        self, tmp_path: Path
    ) -> None:
        job = play(tmp_path, "stdio:/no/such/program")
        assert (job.status, job.output("exit-status")) == (3, "3")
        assert "    '/no/such/program' cannot be started" in job.summary

    def test_names_are_words_and_never_commands(self, tmp_path: Path) -> None:
        job = play(tmp_path, "direct:reference; touch owned", profiles="$(touch owned) *")
        assert job.status == 2
        assert [path.name for path in job.work.iterdir()] == ["apnap-reports"]

    def test_what_an_engine_says_is_neither_a_command_nor_markdown(self, tmp_path: Path) -> None:
        says = tmp_path / "says.sh"
        says.write_text("echo '```' >&2; echo '::error::owned' >&2; echo '# owned' >&2; exit 1")
        job = play(tmp_path, f"stdio:sh {says}")
        opened, *said, closed, _ = job.log.splitlines()
        token = opened.removeprefix("::stop-commands::")
        assert re.fullmatch("[0-9a-f]{32}", token)
        assert closed == f"::{token}::"
        assert [line for line in said if "::error::owned" in line]
        assert job.summary.splitlines()[:2] == ["## apnap: red", ""]
        assert all(line.startswith("    ") for line in job.summary.splitlines()[2:])


class TestDefinition:
    def test_no_script_holds_an_expression(self) -> None:
        assert [step["id"] for step in STEPS if "run" in step] == ["install", "play"]
        assert not any("${{" in step.get("run", "") for step in STEPS)
        assert all(step["shell"] == "bash" for step in STEPS if "run" in step)

    def test_every_input_is_used_and_everything_used_is_an_input(self) -> None:
        text = yaml.safe_dump(ACTION["runs"])
        assert set(re.findall(r"inputs\.([\w-]+)", text)) == ACTION["inputs"].keys()

    def test_every_output_of_the_action_is_one_of_the_step(self) -> None:
        (step,) = (step for step in STEPS if step.get("id") == "play")
        for name, output in ACTION["outputs"].items():
            assert output["value"] == f"${{{{ steps.play.outputs.{name} }}}}"
            assert f'echo "{name}=$' in step["run"]

    def test_everything_is_described(self) -> None:
        for one in (*ACTION["inputs"].values(), *ACTION["outputs"].values(), ACTION):
            assert one["description"].strip()

    def test_the_readme_of_ci_names_every_input_and_output(self) -> None:
        text = (ROOT / "docs/ci/README.md").read_text(encoding="utf-8")
        assert [n for n in (*ACTION["inputs"], *ACTION["outputs"]) if f"`{n}`" not in text] == []
