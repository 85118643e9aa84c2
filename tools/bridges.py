"""
What the checks of the bridges have in common: `adapters/forge/check.py` and the others.

A check installs its engine, plays its tests and holds a run against the baseline. What it needs
cannot be had everywhere; then it says so and ends with status 75, and `toxfile.py` makes tox say
*skipped* of it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Final

SKIPPED: Final = 75
"""Exit status: cannot be done here and now (EX_TEMPFAIL)."""

_IMPATIENT: Final = {
    "npm_config_fetch_retries": "1",
    "npm_config_fetch_retry_mintimeout": "1000",
    "npm_config_fetch_retry_maxtimeout": "5000",
    "npm_config_fetch_timeout": "60000",
}
"""npm tries for minutes otherwise; also for the npm that the package `node` starts."""


def skipped(problem: str, engine: str) -> int:
    """Say why nothing is played on an engine; return the exit status for that."""
    print(f"skipped: {problem}; nothing was played on {engine}", flush=True)
    return SKIPPED


def npm_install(folder: Path) -> str:
    """
    Install what a folder's `package.json` names; return what prevents that, or nothing.

    npm is started in the folder and not told of it with `--prefix`, which would make it look for
    the machine's settings, certificates among them, there too.
    """
    npm = shutil.which("npm")
    if npm is None:
        return "there is no npm here to install it with"
    environ = _IMPATIENT | os.environ
    for words, problem in (
        (["ping"], "npm cannot reach its registry"),
        (["install", "--no-fund", "--no-audit"], "npm cannot install it"),
    ):
        done = subprocess.run([npm, *words], cwd=folder, env=environ, check=False)
        if done.returncode:
            return f"{problem} (`npm {words[0]}` says why, above)"
    return ""


def play(steps: Sequence[Sequence[str]], **environ: str) -> int:
    """Run one command after the other; return the status of the first that fails, or 0."""
    for step in steps:
        print("$", *step, flush=True)
        status = subprocess.run(step, env=os.environ | environ, check=False).returncode
        if status:
            return status
    return 0
