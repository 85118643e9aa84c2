"""
The scripts of CI that install apnap, run for real; what they do then is tested in `tests/ci`.

What the wheel declares is there already (`declared`), where Python and pip find it: a script that
did not ask for what is needed would bring httpx without what that needs. What builds the wheel for
the action is there as well (`builders`); that building needs nothing else `test_builds.py` shows.
"""

from __future__ import annotations

import importlib.util
import os
import sys
import zipfile
from pathlib import Path
from typing import Final

import pytest
from tests.ci.workflows import Action, gitlab
from tests.packaging.commands import PIP_SAYS_YES, run

IMAGE: Final = """#!/bin/sh
case "$*" in
  "-m pip "*) echo "No module named pip" >&2; exit 1 ;;
  "-m venv .apnap") ln -s {pip} .apnap/lib/python3*/site-packages/ ;;
  *) exec {python} "$@" ;;
esac
"""
"""A `python3` without a pip. `venv` takes long to bring one; here it brings that of the tests."""


def small_wheel(folder: Path) -> Path:
    """Return a wheel of what is called apnap and says so."""
    wheel = folder / "apnap-1-py3-none-any.whl"
    about = "apnap-1.dist-info"
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr("apnap.py", "def main(): print('apnap of a test')")
        archive.writestr(f"{about}/METADATA", "Metadata-Version: 2.1\nName: apnap\nVersion: 1\n")
        archive.writestr(f"{about}/WHEEL", "Wheel-Version: 1.0\nTag: py3-none-any\n")
        archive.writestr(f"{about}/entry_points.txt", "[console_scripts]\napnap = apnap:main\n")
        archive.writestr(f"{about}/RECORD", "")
    return wheel


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


def test_where_the_image_has_no_pip_the_job_of_gitlab_has_its_own(tmp_path: Path) -> None:
    """The image is one in which `python3` has none; that a pip comes with `venv` is Python's."""
    pip = importlib.util.find_spec("pip")
    assert pip is not None
    assert pip.origin is not None
    image = tmp_path / "image"
    image.mkdir()
    script = IMAGE.format(python=sys.executable, pip=Path(pip.origin).parent)
    (image / "python3").write_text(script, encoding="utf-8")
    (image / "python3").chmod(0o755)
    path = os.pathsep.join((str(image), os.environ["PATH"]))
    package = small_wheel(tmp_path)
    (done,) = gitlab(tmp_path, "before_script", APNAP_PACKAGE=str(package), PATH=path)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.splitlines()[-1] == "apnap of a test"
