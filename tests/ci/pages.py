"""The workflow that publishes the book: its scripts, job by job, run as GitHub runs them."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import pytest
import yaml
from tests.ci.laid import lay

ROOT: Final = Path(__file__).parents[2]
FILE: Final = ROOT / ".github" / "workflows" / "pages.yml"
PAGES: Final[Mapping[str, Any]] = yaml.safe_load(FILE.read_bytes()) if FILE.exists() else {}
INSTALLS: Final = "python -m pip install ."
"""apnap is installed already; `tests/packaging/test_workflows.py` runs this step."""

SMALL: Final = {
    "PROFILES": "teams",
    "RULES": "811.4",
    "WORKERS": "0",
    "GITHUB_REPOSITORY": "Rob-and-Alex/apnap",
    "OMP_NUM_THREADS": "1",
}
"""
What the jobs read from their environments, for a test: one small profile and one rule, and no
workers, each of which would start Forge once more. `nproc` reads the last one: it says 1.
"""

there = pytest.mark.skipif(not PAGES, reason="there are no workflows in an sdist")


def scripts(job: str) -> Sequence[str]:
    """Return the scripts of a job, without the one that installs apnap."""
    found = [step["run"] for step in PAGES["jobs"][job]["steps"] if "run" in step]
    return [one for one in found if one != INSTALLS]


def using(job: str, action: str) -> Mapping[str, str]:
    """Return what a job tells an action of others."""
    (found,) = (
        step["with"]
        for step in PAGES["jobs"][job]["steps"]
        if step.get("uses", "").startswith(f"{action}@")
    )
    given: Mapping[str, str] = found
    return given


def run(job: str, where: Path) -> str:
    """Run the scripts of a job in a folder, and return all that they print; each has to succeed."""
    environ = {**os.environ, **PAGES["jobs"][job]["env"], **SMALL}
    said = ""
    with TemporaryDirectory() as installed:
        environ["PATH"] = os.pathsep.join((str(lay(Path(installed))), os.environ["PATH"]))
        for script in scripts(job):
            done = subprocess.run(
                ["/usr/bin/env", "bash", "-e", "-c", script],
                cwd=where,
                env=environ,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                check=False,
            )
            said += done.stdout
            assert done.returncode == 0, f"{script}\n{said}"
    return said
