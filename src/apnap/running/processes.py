"""Processes that work side by side, and end with the one that has started them."""

from __future__ import annotations

import multiprocessing
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.connection import wait
from multiprocessing.context import SpawnContext, SpawnProcess

from apnap.running.garbage import seldom
from apnap.running.planted import as_the_user_wants, unplanted


def cores() -> int:
    """Return how many processes can work side by side, at least 1."""
    if hasattr(os, "sched_getaffinity"):  # of a machine that is shared, those that are ours
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def pool(workers: int) -> ProcessPoolExecutor:
    """Return a pool of so many processes; none outlives this one, however it ends."""
    with unplanted():  # what it needs to keep count of locks is a process too
        return ProcessPoolExecutor(workers, _Context(), initializer=_begin)


class _Process(SpawnProcess):
    """A process in which nothing is run that lies in the current folder."""

    def start(self) -> None:
        """Start it."""
        with unplanted():
            super().start()


class _Context(SpawnContext):
    Process = _Process


def _begin() -> None:
    """Start what else is started as ever, and end with the parent."""
    as_the_user_wants()
    seldom()
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_after, args=(parent.sentinel,), daemon=True).start()


def _end_after(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)
