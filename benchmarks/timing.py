"""Running programs and functions and taking the time."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

REFERENCE = "direct:reference"
SERVED = f"stdio:{sys.executable} -m apnap_reference"


def best_of(times: int, work: Callable[[], object]) -> float:
    """Do some work several times; return the seconds of the fastest."""
    return min(_seconds(work) for _ in range(times))


def _seconds(work: Callable[[], object]) -> float:
    begun = time.perf_counter()
    work()
    return time.perf_counter() - begun


def program(
    arguments: Sequence[str], *, may_fail: bool = False, folder: Path | None = None
) -> None:
    """
    Run a Python program to its end.

    Raises RuntimeError with the end of what it printed if it fails and may not.
    """
    done = subprocess.run(  # noqa: S603 - the benchmarks' own commands
        [sys.executable, *arguments], capture_output=True, text=True, check=False, cwd=folder
    )
    if done.returncode not in ((0, 1) if may_fail else (0,)):
        raise RuntimeError(f"{' '.join(arguments)}: {(done.stdout + done.stderr)[-2000:]}")


def suite(engine: str, *, may_fail: bool = False) -> None:
    """Run the whole suite against an engine, as its user does."""
    program(["-m", "apnap", "run", engine], may_fail=may_fail)
