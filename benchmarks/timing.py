"""Running programs and functions and taking the time."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Sequence

REFERENCE = "direct:reference"
SERVED = f"stdio:{sys.executable} -m apnap_reference"


def best_of(times: int, work: Callable[[], object]) -> float:
    """Do some work several times; return the seconds of the fastest."""
    return min(_seconds(work) for _ in range(times))


def _seconds(work: Callable[[], object]) -> float:
    begun = time.perf_counter()
    work()
    return time.perf_counter() - begun


def program(arguments: Sequence[str], *, status: int = 0) -> str:
    """
    Run a Python program to its end; return what it printed.

    Raises RuntimeError with the end of that if its exit status is another than `status`.
    """
    done = subprocess.run(  # noqa: S603 - the benchmarks' own commands
        [sys.executable, *arguments], capture_output=True, text=True, check=False
    )
    if done.returncode != status:
        printed = (done.stdout + done.stderr)[-2000:]
        raise RuntimeError(f"{' '.join(arguments)}: exit status {done.returncode}: {printed}")
    return done.stdout


def suite(engine: str, about: Sequence[str] = ()) -> str:
    """Run the suite against an engine, as its user does: the whole, or what is about some rules."""
    return program(["-m", "apnap", "run", engine, *options(about)])


def options(about: Sequence[str]) -> list[str]:
    """Give the options of `apnap run` that select what is about some rules."""
    return [f"--cr={rule}" for rule in about]
