"""
The scripts of CI that install apnap, run for real; what they do then is tested in `tests/ci`.

What the wheel declares is there already (`declared`), where Python and pip find it: a script that
did not ask for what is needed would bring httpx without what that needs. What builds the wheel for
the action is there as well (`builders`); that building needs nothing else `test_builds.py` shows.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from tests.ci.workflows import Action, gitlab
from tests.packaging.commands import PIP_SAYS_YES, run


@pytest.fixture(autouse=True)
def _there(declared: Path, builders: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join((str(declared), str(builders))))
    monkeypatch.setenv("PIP_NO_BUILD_ISOLATION", PIP_SAYS_YES)


def test_the_action_installs_itself_into_an_environment_of_its_own(tmp_path: Path) -> None:
    job = Action(tmp_path, engine="direct:reference").run("install")
    assert job.status == 0, job.log
    assert job.log.splitlines()[-1].startswith("apnap ")
    assert (job.temp / "apnap/bin/apnap").exists()
    run(job.temp / "apnap/bin/python", "-c", "import httpx", cwd=tmp_path)


def test_the_job_of_gitlab_installs_what_it_is_told(wheel: Path, tmp_path: Path) -> None:
    (done,) = gitlab(tmp_path, "before_script", APNAP_PACKAGE=str(wheel))
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.splitlines()[-1].startswith("apnap ")
    run(tmp_path / ".apnap/bin/python", "-c", "import httpx", cwd=tmp_path)
