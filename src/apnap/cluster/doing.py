"""What a worker of a cluster does: it has tasks done by a process for each of its threads."""

from __future__ import annotations

import threading
from contextlib import suppress
from typing import Any, Final

from msgspec.structs import replace

from apnap.cluster.guarding import AtWork, Guard, at_work
from apnap.cluster.trades import Bounds, Hindered, Hindrance
from apnap.protocol.extras import NotInstalled
from apnap.running.planted import as_the_user_wants
from apnap.version import __version__

try:
    import dask
    from distributed import Worker, get_worker
except ModuleNotFoundError as missing:
    raise NotInstalled("distributed", "A cluster") from missing

IDLE: Final = 60.0
"""So many seconds after its last task a process ends, with the engine that it has started."""

FIRST: Final = "apnap.first"
"""The setting of Dask that names the trade of which tasks will come first; "": nobody knows."""

_GUARDS: Final[dict[tuple[str, int], Guard]] = {}
"""By run and thread: what has tasks done."""

_BEGUN: Final[list[tuple[str, AtWork]]] = []
"""Processes that wait for a first task, and their trade."""


def dask_setup(worker: Worker) -> None:
    """
    Begin a worker on this machine; Dask calls it, by this name.

    What does the first tasks starts now, while the worker and the command find each other.
    """
    as_the_user_wants()
    if name := dask.config.get(FIRST, ""):
        _BEGUN.extend((name, at_work(name)) for _ in range(worker.state.nthreads))


def done_here(apnap: str, run: str, name: str, task: Any, bounds: Bounds) -> Any:  # noqa: ANN401 - of the trade
    """
    Have a task of a trade done; return what has come of it, or the hindrance.

    It is one if the command has another version of `apnap`: this worker may have come late.
    """
    if apnap != __version__:
        other = f"apnap {__version__} is installed there, and {apnap} here"
        return Hindrance("library", f"the worker {get_worker().address}: {other}")
    guard = _guard(run, name, bounds)
    try:
        return guard.done(task)
    except Hindered as hindered:
        return hindered.hindrance
    finally:
        idle = threading.Timer(IDLE, guard.rest_since, (guard.tasks,))
        idle.daemon = True
        idle.start()


def _guard(run: str, name: str, bounds: Bounds) -> Guard:
    key = (run, threading.get_ident())
    if key not in _GUARDS:
        worker = get_worker()
        memory = worker.memory_manager.memory_limit or 0
        most = replace(bounds, memory=bounds.memory or int(memory / worker.state.nthreads))
        _GUARDS[key] = Guard(name, most, _begun(name))
    return _GUARDS[key]


def _begun(name: str) -> AtWork | None:
    """Return a process of a trade that waits for a first task, if there is one."""
    with suppress(IndexError):  # another thread may have taken the last one
        trade, process = _BEGUN.pop()
        if trade == name:
            return process
        _BEGUN.append((trade, process))
    return None


def let_go(run: str) -> None:
    """End what was started for a run."""
    for key in [key for key in _GUARDS if key[0] == run]:
        _GUARDS.pop(key).close()
