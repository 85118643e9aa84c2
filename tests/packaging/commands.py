"""The commands of the tests of packaging: steps of GitHub's jobs, and what is in an environment."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
VERSION: Final = "9.8.7"
BUILDS: Final = "python -m build --no-isolation"
BRIDGE: Final = "a bridge to a real engine, under a licence of its own"

IN_VAIN: Final = {
    "TOX_OVERRIDE": "testenv.commands=python -c 'pass';testenv.commands_pre=;"
    "testenv.dependency_groups=",
    "PIP_DRY_RUN": "1",
    "PIP_NO_BUILD_ISOLATION": "0",  # so pip spells yes
}
"""
tox makes the environment that a step names and plays nothing in it; pip resolves only, with the
hatchling that is here, for it would not install another one either.
"""


def run(*command: str | Path, cwd: Path) -> str:
    """Run a command in a folder and return its output; it has to succeed."""
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def bash(script: str, where: Path) -> subprocess.CompletedProcess[str]:
    """Run a script as GitHub does where no shell is named, with the tag of the release."""
    programs = str(Path(sys.executable).parent)
    known = {name: value for name, value in os.environ.items() if not name.startswith("TOX")}
    told = {
        "PATH": os.pathsep.join((programs, os.environ["PATH"])),
        "GITHUB_REF_NAME": f"v{VERSION}",
        **IN_VAIN,
    }
    return subprocess.run(
        ["/usr/bin/env", "bash", "-e", "-c", script],
        cwd=where,
        env={**known, **told},
        capture_output=True,
        text=True,
        check=False,
    )


class Fresh:
    """A fresh virtual environment, and an empty folder in which its commands run."""

    def __init__(self, root: Path) -> None:
        self.home = root / "venv"
        self.work = root / "work"
        self.work.mkdir(parents=True)
        venv.create(self.home, with_pip=False)
        self.bin = self.home / ("Scripts" if sys.platform == "win32" else "bin")

    @property
    def packages(self) -> Path:
        """The folder in which packages are."""
        return next(self.home.rglob("site-packages"))

    def install(self, *arguments: str | Path) -> None:
        """Install what pip's arguments name."""
        pip = (sys.executable, "-m", "pip", "--python", self.bin / "python", "install", "--quiet")
        run(*pip, *arguments, cwd=self.work)
