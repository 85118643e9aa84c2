"""
The process that does tasks of a trade: `python -m apnap.cluster.child TRADE`.

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
from typing import IO, Any, Final

import msgspec
import psutil

from apnap.cluster.trades import Failure, Hindered, Hindrance, Trade, trade
from apnap.protocol import Record
from apnap.running.garbage import seldom

GETS_ON: Final = b"\n"
"""The line that says so."""

_EVERY: Final = 0.2
"""Seconds between two of them, at least."""


class Done(Record, frozen=True, tag="done"):
    """What has come of a task, as JSON."""

    result: msgspec.Raw


def main() -> None:
    """Do tasks until nobody gives any."""
    seldom()
    said = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever an engine prints is no answer
    tasks: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_take, args=(sys.stdin.buffer, tasks), daemon=True).start()
    mine = trade(sys.argv[1])
    still = _Telling(said)
    while True:
        said.write(msgspec.json.encode(_reply(mine, tasks.get(), still)) + b"\n")


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


def _reply(mine: Trade[Any, Any], task: bytes, still: _Telling) -> Done | Failure | Hindrance:
    """Return what has come of a task."""
    try:
        result = mine.do(msgspec.json.decode(task, type=mine.task), still)
    except Hindered as hindered:
        return hindered.hindrance
    except Exception as error:  # noqa: BLE001 - a task that breaks this is told, not retried for ever
        return Failure(f"{type(error).__name__}: {error}".removesuffix(": "))
    return Done(msgspec.Raw(msgspec.json.encode(result)))


def _take(given: IO[bytes], tasks: queue.SimpleQueue[bytes]) -> None:
    """Hand on the tasks; when there will be none any more, end with all that was started."""
    for line in given:
        tasks.put(line)
    for below in psutil.Process().children(recursive=True):
        below.kill()
    os._exit(0)


if __name__ == "__main__":
    main()
