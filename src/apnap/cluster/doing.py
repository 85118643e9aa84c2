"""What a worker of a cluster does: it has tasks done by a process for each of its threads."""

from __future__ import annotations

import threading
from typing import Any, Final

from msgspec.structs import replace

from apnap.cluster.guarding import Guard
from apnap.cluster.trades import Bounds, Hindered
from apnap.protocol.extras import NotInstalled
from apnap.running.planted import as_the_user_wants

try:
    from distributed import Worker, get_worker
except ModuleNotFoundError as missing:
    raise NotInstalled("distributed", "A cluster") from missing

IDLE: Final = 60.0
"""So many seconds after its last task a process ends, with the engine that it has started."""

_GUARDS: Final[dict[tuple[str, int], Guard]] = {}
"""By run and thread: what has tasks done."""


def dask_setup(_: Worker) -> None:
    """Begin a worker on this machine; Dask calls it, by this name."""
    as_the_user_wants()


def done_here(run: str, name: str, task: Any, bounds: Bounds) -> Any:  # noqa: ANN401 - of the trade
    """Have a task of a trade done; return what has come of it, or the hindrance."""
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
        _GUARDS[key] = Guard(name, most)
    return _GUARDS[key]


def let_go(run: str) -> None:
    """End what was started for a run."""
    for key in [key for key in _GUARDS if key[0] == run]:
        _GUARDS.pop(key).close()
