"""Where manabrew-engine cannot be had, `tox -e manabrew` says so and is no success."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
CHECK: Final = ROOT / "adapters" / "manabrew" / "check.py"
SKIPPED: Final = 75

pytestmark = [
    pytest.mark.skipif(not CHECK.exists(), reason="bridges are not in the sdist"),
    pytest.mark.skipif(sys.platform == "win32", reason="the programs of this test are scripts"),
]


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


def program(path: Path, name: str, status: int) -> None:
    """Write a program into a folder that does nothing and ends with this status."""
    (path / name).write_text(f"#!/bin/sh\nexit {status}\n", encoding="utf-8")
    (path / name).chmod(0o755)


def test_without_npm_nothing_is_played_and_that_is_said(tmp_path: Path) -> None:
    told = "skipped: there is no npm here to install it with; nothing was played on manabrew-engine"
    assert check(tmp_path) == (SKIPPED, told)


def test_without_cargo_nothing_is_played_and_that_is_said(tmp_path: Path) -> None:
    program(tmp_path, "npm", 0)
    told = "skipped: there is no cargo here to build it with; nothing was played on manabrew-engine"
    assert check(tmp_path) == (SKIPPED, told)


def test_without_a_registry_nothing_is_played_and_that_is_said(tmp_path: Path) -> None:
    program(tmp_path, "npm", 0)
    program(tmp_path, "cargo", 101)
    status, line = check(tmp_path)
    assert status == SKIPPED
    assert line.startswith("skipped: cargo cannot fetch what it is built from (`cargo fetch` says")
