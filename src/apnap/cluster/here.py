"""Judging pieces on this machine without a cluster: threads, each with a process of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from queue import SimpleQueue

from apnap.cluster.guarding import Guard
from apnap.cluster.tasks import JUDGING, Judged, Task
from apnap.cluster.trades import Bounds

_AHEAD = 2
"""So many pieces for each process are waiting at a time."""


def judged_here(
    tasks: Iterator[Task], workers: int, bounds: Bounds
) -> Iterator[tuple[Task, Judged]]:
    """Yield each task with what has come of it, as they end; raises `Hindered`."""
    guards = [Guard(JUDGING, bounds) for _ in range(workers)]
    idle: SimpleQueue[Guard] = SimpleQueue()
    for guard in guards:
        idle.put(guard)

    def one(task: Task) -> Judged:
        guard = idle.get()
        try:
            judged: Judged = guard.done(task)
            return judged
        finally:
            idle.put(guard)

    with ThreadPoolExecutor(workers) as threads:
        try:
            yield from _as_they_end(tasks, lambda task: threads.submit(one, task), workers * _AHEAD)
        finally:
            threads.shutdown(wait=False, cancel_futures=True)
            for guard in guards:
                guard.close()


def _as_they_end(
    tasks: Iterator[Task], submit: Callable[[Task], Future[Judged]], most: int
) -> Iterator[tuple[Task, Judged]]:
    going: dict[Future[Judged], Task] = {}
    while True:
        while len(going) < most and (task := next(tasks, None)) is not None:
            going[submit(task)] = task
        if not going:
            return
        done, _ = wait(going, return_when=FIRST_COMPLETED)
        for future in done:
            yield going.pop(future), future.result()
