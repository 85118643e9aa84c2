"""Where Forge cannot be installed, the check of `tox -e forge` says so and is no success."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
CHECK: Final = ROOT / "adapters" / "forge" / "check.py"
SKIPPED: Final = 75

pytestmark = pytest.mark.skipif(not CHECK.exists(), reason="bridges are not in the sdist")


def check(path: Path) -> tuple[int, str]:
    """Run the check with only this folder to find programs in; return its end and its last line."""
    done = subprocess.run(
        [sys.executable, str(CHECK)],
        capture_output=True,
        check=False,
        env={"PATH": str(path), "PYTHONPATH": str(ROOT)},
        text=True,
        timeout=60,
    )
    return done.returncode, done.stdout.splitlines()[-1]


def npm_that(path: Path, *refuses: str) -> Path:
    """Write an npm into a folder that refuses these commands, and does nothing at all otherwise."""
    program = path / "npm"
    refused = " || ".join(f'[ "$1" = {command} ]' for command in refuses)
    program.write_text(f"#!/bin/sh\n! {{ {refused}; }}\n", encoding="utf-8")
    program.chmod(0o755)
    return path


def test_without_npm_nothing_is_played_and_that_is_said(tmp_path: Path) -> None:
    assert check(tmp_path) == (
        SKIPPED,
        "skipped: there is no npm here to install it with; nothing was played on Forge",
    )


@pytest.mark.skipif(sys.platform == "win32", reason="the npm of this test is a shell script")
@pytest.mark.parametrize(
    ("refuses", "problem"),
    [
        (("ping", "install"), "npm cannot reach its registry"),
        (("install",), "npm cannot install it"),
    ],
)
def test_what_npm_cannot_do_is_said(tmp_path: Path, refuses: tuple[str, ...], problem: str) -> None:
    status, line = check(npm_that(tmp_path, *refuses))
    assert status == SKIPPED
    assert line.startswith(f"skipped: {problem} (`npm {refuses[0]}` says why, above)")
