"""
Play the suite on Forge and hold the run against `baseline.json`; `tox -e forge` does.

Words given are options of `apnap run` that choose scenarios; without any, a few rules are played,
all of which takes about twenty minutes: `--cr 101 --cr 102 --cr 506.2 --cr 802`. Where npm
cannot reach its registry or install from it, nothing is played, and that is said.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
ENGINE = f"stdio:{HERE / 'node_modules/.bin/node'} {HERE / 'bridge.mjs'}"
PATIENCE = ("--limit", "start=60", "--limit", "load=120", "--limit", "answer=30")
FEW = ("--cr", "802.2a", "--cr", "506.2a")


def main(*words: str) -> int:
    """Install Forge and play; return the exit status."""
    npm = shutil.which("npm")
    if npm is None or subprocess.run([npm, "ping"], capture_output=True, check=False).returncode:
        print("skipped: npm's registry cannot be reached, so Forge cannot be installed")
        return 0
    install = [npm, "install", "--prefix", str(HERE), "--no-fund", "--no-audit"]
    if subprocess.run(install, check=False).returncode:
        print("skipped: npm cannot install Forge here; what it says stands above")
        return 0
    gate = ["run", "--baseline", str(HERE / "baseline.json"), *PATIENCE, "-n", "2"]
    steps = (
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", str(ROOT / "tests/forge")],
        [sys.executable, "-m", "apnap", *gate, *(words or FEW), "--", ENGINE],
    )
    for step in steps:
        print("$", *step, flush=True)
        status = subprocess.run(step, env=os.environ | {"APNAP_FORGE": "1"}, check=False).returncode
        if status:
            return status
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
