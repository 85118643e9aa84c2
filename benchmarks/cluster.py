"""
Judging on a cluster of this machine: `python -m benchmarks.cluster [LINES] [--tasks NUMBER …]`.

A log of so many lines is judged in one process, by one worker of a cluster and by two, in rounds,
by the clock: the start of the cluster is part of it. Take a quiet machine with two processors.
Then tasks that do nothing go through a scheduler, which lies in this process: how long each takes,
and by how much the process grows.
"""

from __future__ import annotations

import argparse
import multiprocessing
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import psutil
from msgspec.structs import replace
from rich.console import Console

from apnap.cluster.on_dask import LOCAL, Cluster
from apnap.cluster.pieces import Piece
from apnap.cluster.tasks import JUDGING, Judged, Task
from apnap.cluster.trades import Bounds
from apnap.logs.files import Asked
from apnap.logs.lines import Part
from benchmarks.checking import write
from benchmarks.timing import Rounds, program, typical

LINES: Final = 20_000
TASKS: Final = (1000, 10_000, 100_000)
TIMES: Final = 3
"""So many rounds are made."""

ALONE: Final = "one process"
ONE: Final = "one worker"
TWO: Final = "two workers"


def nothing(_task: Task, _bounds: Bounds) -> Judged:
    """Do nothing, on a worker."""
    return Judged(())


def tasks(number: int) -> Iterator[Task]:
    """Yield so many tasks, as they are for pieces of a file."""
    one = Task(Piece("games.jsonl"), Asked(), "/found")
    for at in range(number):
        yield replace(one, piece=replace(one.piece, part=Part(at, at + 1, at)))


def through_a_scheduler(number: int) -> tuple[float, float]:
    """Return the seconds that tasks take, and by how many bytes this process has grown by them."""
    cluster = Cluster(LOCAL, 1)
    try:
        before, begun = psutil.Process().memory_info().rss, time.perf_counter()
        done = sum(1 for _ in cluster.done(tasks(number), JUDGING, Bounds(), nothing))
        passed = time.perf_counter() - begun
        if done != number:
            raise RuntimeError(f"{done} of {number} tasks were done")
        return passed, psutil.Process().memory_info().rss - before
    finally:
        cluster.close()


def by_the_clock(words: Sequence[str]) -> float:
    """Return how many seconds a command takes."""
    begun = time.perf_counter()
    program(["-m", "apnap", "check", *words])
    return time.perf_counter() - begun


def judged(path: Path, times: int) -> Rounds:
    """Judge a log in each way, round by round; return the seconds."""
    ways = {
        ALONE: [str(path)],
        ONE: [str(path), "--on", LOCAL, "-n", "1"],
        TWO: [str(path), "--on", LOCAL, "-n", "2"],
    }
    taken = [{way: by_the_clock(words) for way, words in ways.items()} for _ in range(times)]
    return {way: [once[way] for once in taken] for way in ways}


def main(words: Sequence[str] | None = None) -> None:
    """Measure, and print the ratios."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.cluster")
    parser.add_argument("lines", nargs="?", type=int, default=LINES)
    parser.add_argument("--times", type=int, default=TIMES, help="take the median of so many")
    parser.add_argument("--tasks", type=int, nargs="*", default=TASKS)
    asked, console = parser.parse_args(words), Console()
    with tempfile.TemporaryDirectory() as name:
        path = Path(name) / "games.jsonl"
        writing = multiprocessing.get_context("spawn").Process(
            target=write, args=(path, asked.lines)
        )
        writing.start()
        writing.join()
        taken = judged(path, asked.times)
    for one, beside in ((ONE, ALONE), (ONE, TWO)):
        this, that, ratio = typical(taken, one, beside)
        console.print(f"{one} {this:.1f} s, {beside} {that:.1f} s: ratio {ratio:.2f}")
    for number in asked.tasks:
        passed, grown = through_a_scheduler(number)
        each = f"{passed / number * 1000:.2f} ms each"
        console.print(f"{number} tasks: {passed:.1f} s, {each}, {grown / 1e6:.0f} MB more")


if __name__ == "__main__":
    main()
