"""
The process that judges: `python -m apnap.cluster.child`.

It takes tasks from standard input, a line of JSON each, and says on standard output what has come
of them. Meanwhile it says now and then that it gets on. A game that hangs it, or takes all memory,
is the end of this process and of no other; and it ends, with the engines that it has started, as
soon as nobody is there who could give it a task.
"""

from __future__ import annotations

import os
import queue
import sys
import threading
import time
from typing import IO, Final

import msgspec
import psutil

from apnap.cluster.tasks import Failure, Hindered, Hindrance, Judged, Task, judge

GETS_ON: Final = b"\n"
"""The line that says so."""

_EVERY: Final = 0.2
"""Seconds between two of them, at least."""


def main() -> None:
    """Judge until nobody gives any task."""
    said = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever an engine prints is no answer
    tasks: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_take, args=(sys.stdin.buffer, tasks), daemon=True).start()
    read, still = msgspec.json.Decoder(Task), _Telling(said)
    while True:
        reply = judged(read.decode(tasks.get()), still)
        said.write(msgspec.json.encode(reply) + b"\n")


class _Telling:
    """Says that something gets on, but not too often."""

    def __init__(self, said: IO[bytes]) -> None:
        self._said = said
        self._last = 0.0

    def __call__(self) -> None:
        now = time.monotonic()
        if now - self._last > _EVERY:
            self._last = now
            self._said.write(GETS_ON)


def judged(task: Task, still: _Telling) -> Judged | Failure | Hindrance:
    """Return what has come of a task."""
    try:
        return judge(task, still)
    except Hindered as hindered:
        return hindered.hindrance
    except Exception as error:  # noqa: BLE001 - a piece that breaks the judge is told, not retried for ever
        return Failure(f"{type(error).__name__}: {error}".removesuffix(": "))


def _take(given: IO[bytes], tasks: queue.SimpleQueue[bytes]) -> None:
    """Hand on the tasks; when there will be none any more, end with all that was started."""
    for line in given:
        tasks.put(line)
    for below in psutil.Process().children(recursive=True):
        below.kill()
    os._exit(0)


if __name__ == "__main__":
    main()
