"""Processes that work side by side, and end with the one that has started them."""

from __future__ import annotations

import multiprocessing
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.connection import wait


def cores() -> int:
    """Return how many processes can work side by side, at least 1."""
    if hasattr(os, "sched_getaffinity"):  # of a machine that is shared, those that are ours
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def pool(workers: int) -> ProcessPoolExecutor:
    """Return a pool of so many processes; none outlives this one, however it ends."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(workers, context, initializer=_end_with_parent)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_after, args=(parent.sentinel,), daemon=True).start()


def _end_after(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)
