"""
Build the bridge to manabrew-engine, play on it and hold the run against `baseline.json`.

`tox -e manabrew` does. Words given are options of `apnap run` that choose scenarios; without any, a
few are played. All that the baseline speaks of is played with the words that
`python -m tools.findings adapters/manabrew` prints.

The build is kept in a folder that is named after `Cargo.lock`, below `APNAP_BUILDS`: what stands in
the lock is compiled once. The exit status is 0 if all is as it should be, and 75 if the engine
cannot be had, because there is no cargo or npm, or they cannot reach their registries: then that is
said, and nothing is played. `toxfile.py` makes tox say *skipped* of it.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tools.bridges import npm_install, play, skipped
from tools.helping import passed_on, reader

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parents[1]
NAME: Final = "apnap-manabrew-bridge"
PATIENCE: Final = tuple(
    word for limit in ("load=120", "answer=60", "scenario=600") for word in ("--limit", limit)
)
"""On a busy machine a long game takes a while to be played again for each answer."""

_FEW: Final = ("--cr", "802.4")


def target() -> Path:
    """Return the folder for the build: another one for each lock file."""
    lock = hashlib.sha256((HERE / "Cargo.lock").read_bytes()).hexdigest()
    builds = Path(os.environ.get("APNAP_BUILDS") or HERE / "target")
    return builds / f"manabrew-{lock[:12]}"


def main(words: Sequence[str]) -> int:
    """Build and play; return the exit status."""
    reads = reader("python adapters/manabrew/check.py", __doc__, "--cr 802.4")
    words = passed_on(words, reads, "`apnap run`")
    if problem := npm_install(HERE) or _build():
        return skipped(problem, "manabrew-engine")
    program = str(target() / "release" / NAME)
    baseline = str(HERE / "baseline.json")
    gate = ["run", "--baseline", baseline, *PATIENCE, *(words or _FEW), "-n", "2"]
    cargo = ["cargo", "test", "--locked", "--release", "--manifest-path", str(HERE / "Cargo.toml")]
    tests = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", str(ROOT / "tests/manabrew")]
    steps = (
        [*cargo, "--target-dir", str(target())],
        [*tests],
        [sys.executable, "-m", "apnap", *gate, "--", f"stdio:{program}"],
    )
    return play(steps, APNAP_MANABREW=program)


def _build() -> str:
    """Build the bridge; return what prevents that, or nothing. A fault of the code is an error."""
    cargo = shutil.which("cargo")
    if cargo is None:
        return "there is no cargo here to build it with"
    if subprocess.run([cargo, "fetch", "--locked"], cwd=HERE, check=False).returncode:
        return "cargo cannot fetch what it is built from (`cargo fetch` says why, above)"
    command = [cargo, "build", "--locked", "--release", "--target-dir", str(target())]
    print("$", *command, flush=True)
    subprocess.run(command, cwd=HERE, check=True)
    return ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
