"""The commands of the tests of packaging: steps of GitHub's jobs, and what is in an environment."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import venv
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
VERSION: Final = "9.8.7"
BUILDS: Final = "python -m build --no-isolation"
BRIDGE: Final = "a bridge to a real engine, under a licence of its own"

INSTALLER: Final = shlex.split(os.environ.get("APNAP_INSTALLER", "python -I -m pip"))
"""What tox installs with, uv's command or pip's (`toxfile.py`)."""

PIP_SAYS_YES: Final = "0"
"""How pip wants to be told yes to what is called `--no-…` on its command line."""

IN_VAIN: Final = {
    "TOX_OVERRIDE": "testenv.commands=python -c 'pass';testenv.commands_pre=;"
    "testenv.dependency_groups=",
    "PIP_DRY_RUN": "1",
    "PIP_NO_BUILD_ISOLATION": PIP_SAYS_YES,
}
"""
tox makes the environment that a step names and plays nothing in it; pip resolves only, with the
hatchling that is here, for it would not install another one either.
"""


def run(*command: str | Path, cwd: Path, told: Mapping[str, str] = MappingProxyType({})) -> str:
    """Run a command in a folder, with this in the environment; return its output: it succeeds."""
    env = {**os.environ, **told}
    done = subprocess.run(command, cwd=cwd, env=env, capture_output=True, text=True, check=False)
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


def install(*arguments: str | Path, python: Path, cwd: Path) -> None:
    """Install for a Python what arguments name that pip and uv understand."""
    told = {"PIP_PYTHON": str(python), "UV_PYTHON": str(python)}
    run(*INSTALLER, "install", "--quiet", *arguments, cwd=cwd, told=told)


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
        """Install what arguments name that pip and uv understand."""
        install(*arguments, python=self.bin / "python", cwd=self.work)
