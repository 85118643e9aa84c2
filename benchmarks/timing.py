"""Running programs and functions and taking the processor time, that of their children included."""

from __future__ import annotations

import gc
import os
import resource
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from statistics import median
from typing import Final

from apnap.running.garbage import SELDOM

REFERENCE = "direct:reference"
SERVED = f"stdio:{sys.executable} -m apnap_reference"

_COMPILED_ANEW: Final = "PYTHONDONTWRITEBYTECODE"
"""With this every start would compile all that it imports, which is kept as a rule."""

Work = Callable[[], object]
Rounds = Mapping[str, Sequence[float]]
"""For each work its seconds, round by round."""


def rounds(times: int, works: Mapping[str, Work]) -> Rounds:
    """Do all works one after the other, several times over; what is busy beside them meets all."""
    taken = [{name: seconds(work) for name, work in works.items()} for _ in range(times)]
    return {name: [once[name] for once in taken] for name in works}


def seconds(work: Work) -> float:
    """Do a work; return the seconds of processor time that it and its children took."""
    before = _used()
    work()
    return _used() - before


@contextmanager
def as_in_a_run() -> Iterator[None]:
    """
    Search for garbage as seldom as a run does, and leave out what was there before it.

    What somebody else had left out before stays so.
    """
    before = gc.get_threshold()
    gc.collect()
    left_out = gc.get_freeze_count() > 0
    gc.freeze()
    gc.set_threshold(SELDOM, *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)
        if not left_out:
            gc.unfreeze()


def typical(taken: Rounds, one: str, beside: str) -> tuple[float, float, float]:
    """Return the medians of two works, and that of how many times the other the one took."""
    ratios = (this / that for this, that in zip(taken[one], taken[beside], strict=True))
    return median(taken[one]), median(taken[beside]), median(ratios)


def _used() -> float:
    """Return the processor time that this process and the children it has waited for have used."""
    use = map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return sum(each.ru_utime + each.ru_stime for each in use)


def program(arguments: Sequence[str], *, status: int = 0) -> str:
    """
    Run a Python program to its end; return what it printed.

    Raises RuntimeError with the end of that if its exit status is another than `status`.
    """
    done = subprocess.run(  # noqa: S603 - the benchmarks' own commands
        [sys.executable, *arguments],
        capture_output=True,
        text=True,
        check=False,
        env={name: value for name, value in os.environ.items() if name != _COMPILED_ANEW},
    )
    if done.returncode != status:
        printed = (done.stdout + done.stderr)[-2000:]
        raise RuntimeError(f"{' '.join(arguments)}: exit status {done.returncode}: {printed}")
    return done.stdout


@contextmanager
def on_one_processor() -> Iterator[None]:
    """Let what is started meanwhile share one processor, where the system can be told so."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(before)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def suite(engine: str, about: Sequence[str] = ()) -> str:
    """Run the suite against an engine, as its user does: the whole, or what is about some rules."""
    return program(["-m", "apnap", "run", engine, *options(about)])


def options(about: Sequence[str]) -> list[str]:
    """Give the options of `apnap run` that select what is about some rules."""
    return [f"--cr={rule}" for rule in about]
