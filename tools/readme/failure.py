"""A failure, as `apnap run` prints it on a terminal."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from tools.readme.scene import SCENARIO

ROOT: Final = Path(__file__).resolve().parents[2]
ENGINE: Final = "direct:reference!everybody-is-protected"
"""An engine on which a player can block creatures that attack other players (802.4a)."""


def failure() -> str:
    """
    Return the command and the failure that it prints, as a block of a page.

    Raises `LookupError` if nothing failed.
    """
    words = ["run", ENGINE, "--scenario", SCENARIO]
    done = subprocess.run(  # noqa: S603 - our own command
        [sys.executable, "-m", "apnap", *words],
        cwd=ROOT,
        env=os.environ | {"COLUMNS": "100"},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 1:
        raise LookupError(f"nothing failed: {done.stdout}{done.stderr}")
    _, found, rest = done.stdout.partition("FAILED ")
    told = rest.partition("\n\n")[0]
    return f"```console\n$ apnap run '{ENGINE}' --scenario {SCENARIO}\n…\n{found}{told}\n```\n"
