"""The scripts of CI that install apnap, run for real; what they do then is tested in `tests/ci`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.ci.workflows import ROOT, Action, gitlab


def test_the_action_installs_itself_into_an_environment_of_its_own(tmp_path: Path) -> None:
    job = Action(tmp_path, engine="direct:reference").run("install")
    assert job.status == 0, job.log
    assert job.log.splitlines()[-1].startswith("apnap ")
    assert (job.temp / "apnap/bin/apnap").exists()


def test_the_job_of_gitlab_installs_what_it_is_told(tmp_path: Path) -> None:
    command = ["build", "--wheel", "--no-isolation", "--outdir", str(tmp_path / "wheel"), str(ROOT)]
    subprocess.run([sys.executable, "-m", *command], check=True, capture_output=True)
    (wheel,) = (tmp_path / "wheel").iterdir()
    (done,) = gitlab(tmp_path, "before_script", APNAP_PACKAGE=str(wheel))
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.splitlines()[-1].startswith("apnap ")
