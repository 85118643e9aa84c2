"""
Judging on a cluster of this machine: `python -m benchmarks.cluster [LINES [MORE]] [--tasks N …]`.

A log of so many lines is judged in one process and by one worker of a cluster, a longer one by one
worker and by two, in rounds, by the clock, and by the processor time of all processes: the start of
the cluster is part of it. Beside two workers stands what two processes gain that know nothing of
each other: more than that is not to be had from the machine. The clock needs a quiet machine with
two processors; on a busy one the processor time tells. Then tasks that do nothing go through a
scheduler, which lies in this process: how long each takes, how much processor time, and by how much
the process has grown at the end.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple

import psutil
from msgspec.structs import replace
from rich.console import Console
from tools.helping import reader

from apnap.cluster.copying import LOCAL
from apnap.cluster.opening import opened
from apnap.cluster.pieces import Piece
from apnap.cluster.tasks import JUDGING, Judged, Task
from apnap.cluster.trades import Bounds
from apnap.logs.files import Asked
from apnap.logs.lines import Part
from benchmarks.checking import written_elsewhere
from benchmarks.timing import Rounds, program, typical

LINES: Final = (20_000, 100_000)
TASKS: Final = (1000, 10_000, 100_000)
TIMES: Final = 3
"""So many rounds are made."""

ALONE: Final = "one process"
ONE: Final = "one worker"
TWO: Final = "two workers"
KINDS: Final = ("by the clock", "of work")


def nothing(_task: Task, _bounds: Bounds) -> Judged:
    """Do nothing, on a worker."""
    return Judged(())


def tasks(number: int) -> Iterator[Task]:
    """Yield so many tasks, as they are for pieces of a file."""
    one = Task(Piece("games.jsonl"), Asked(), "/found")
    for at in range(number):
        yield replace(one, piece=replace(one.piece, part=Part(at, at + 1, at)))


class Passed(NamedTuple):
    """What tasks take that do nothing."""

    seconds: float
    processor: float
    """Seconds of processor time, of command and scheduler."""
    grown: float
    """By so many bytes this process has grown."""


def through_a_scheduler(number: int) -> Passed:
    """Return what so many tasks take."""
    cluster = opened(LOCAL, 1)
    try:
        before, begun = psutil.Process().memory_info().rss, time.perf_counter()
        worked = time.process_time()
        done = sum(1 for _ in cluster.done(tasks(number), JUDGING, Bounds(), nothing))
        passed, worked = time.perf_counter() - begun, time.process_time() - worked
        if done != number:
            raise RuntimeError(f"{done} of {number} tasks were done")
        return Passed(passed, worked, psutil.Process().memory_info().rss - before)
    finally:
        cluster.close()


def taken(words: Sequence[str]) -> tuple[float, float]:
    """Return the seconds that a command takes: by the clock, and of processors, all told."""
    begun, before = time.perf_counter(), os.times()
    program(["-m", "benchmarks.reaping", "-m", "apnap", "check", *words])
    after = os.times()
    worked = sum(after[2:4]) - sum(before[2:4])  # of children, and theirs that they waited for
    return time.perf_counter() - begun, worked


def judged(path: Path, ways: Sequence[str], times: int) -> tuple[Rounds, Rounds]:
    """Judge a log in some ways, round by round; return the seconds of the clock and of work."""
    words = {
        ALONE: [str(path)],
        ONE: [str(path), "--on", LOCAL, "-n", "1"],
        TWO: [str(path), "--on", LOCAL, "-n", "2"],
    }
    every = [{way: taken(words[way]) for way in ways} for _ in range(times)]
    clock = {way: [once[way][0] for once in every] for way in ways}
    return clock, {way: [once[way][1] for once in every] for way in ways}


def two_at_once(path: Path) -> float:
    """Return by how much this machine gains if it judges a log twice at a time, not in turn."""
    once, _ = taken([str(path)])
    with ThreadPoolExecutor(2) as threads:
        return 2 * once / max(clock for clock, _ in threads.map(taken, [[str(path)]] * 2))


def main(words: Sequence[str] | None = None) -> None:
    """Measure, and print the ratios."""
    parser = reader("python -m benchmarks.cluster", __doc__, "20000 --times 1 --tasks 1000")
    parser.add_argument(
        "lines", nargs="*", type=int, default=LINES, help="for one worker, and for two"
    )
    parser.add_argument(
        "--times", type=int, default=TIMES, help="take the median of so many; 0: none"
    )
    parser.add_argument(
        "--tasks", type=int, nargs="*", default=TASKS, help="so many go through a scheduler"
    )
    asked, console = parser.parse_args(words), Console()

    def show(lines: int, one: str, beside: str, ways: Sequence[str]) -> None:
        with written_elsewhere(lines) as path:
            for what, some in zip(KINDS, judged(path, ways, asked.times), strict=True):
                this, that, ratio = typical(some, one, beside)
                told = f"{one} {this:.1f} s {what}, {beside} {that:.1f} s"
                console.print(f"{lines} lines: {told}: ratio {ratio:.2f}", soft_wrap=True)
            if TWO in ways:
                gains = f"two processes at once gain {two_at_once(path):.2f}"
                console.print(f"{lines} lines: {gains}", soft_wrap=True)

    if asked.times:
        show(asked.lines[0], ONE, ALONE, (ALONE, ONE))
        show(asked.lines[-1], ONE, TWO, (ONE, TWO))
    for number in asked.tasks:
        passed = through_a_scheduler(number)
        each = f"{passed.processor / number * 1000:.2f} ms of work each"
        told = f"{number} tasks: {passed.seconds:.1f} s, {each}, {passed.grown / 1e6:.0f} MB more"
        console.print(told, soft_wrap=True)


if __name__ == "__main__":
    main()
