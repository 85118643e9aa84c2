"""
The process of which workers on this machine are copies.

To import Dask takes most of a second. This process does so while the command does it too.
"""

from __future__ import annotations

import multiprocessing
import signal
from typing import Final

from apnap.running.planted import unplanted

LOCAL: Final = "local"
"""Stands for a cluster on this machine, which ends with the command."""

METHOD: Final = next(
    one for one in ("forkserver", "spawn") if one in multiprocessing.get_all_start_methods()
)
"""How workers on this machine are made, as multiprocessing calls it; not everywhere by copying."""

_KNOWN: Final = "apnap.cluster.copied"
"""What the process imports."""


def begin() -> None:
    """
    Begin it if there is copying here, with nothing that is planted in the current folder.

    Ctrl-C is for this process: it is held back from the other one until that no longer hears it.

    Nothing comes of a second time.
    """
    if METHOD != "forkserver":
        return
    from multiprocessing import forkserver  # noqa: PLC0415 - not every system has it

    held = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])  # it begins with what is held
    try:
        with unplanted():
            forkserver.set_forkserver_preload([_KNOWN])
            forkserver.ensure_running()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, held)
