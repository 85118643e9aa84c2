"""Opening a cluster: one that is there, or one on this machine."""

from __future__ import annotations

import atexit
import functools
from pathlib import Path
from typing import TYPE_CHECKING, Final

from apnap.cluster.copying import LOCAL, begin
from apnap.cluster.trouble import NoCluster

if TYPE_CHECKING:
    from apnap.cluster.on_dask import Cluster

_SCHEMES: Final = ("tcp://", "tls://", "ws://", "wss://", "ucx://")


def check_address(address: str) -> None:
    """Raise `NoCluster` for what is no address of a scheduler."""
    if address.endswith(".json") and not Path(address).is_file():
        raise NoCluster(f"{address}: there is no such file; a scheduler writes it")
    if address != LOCAL and not address.endswith(".json") and not address.startswith(_SCHEMES):
        raise NoCluster(f"{address!r} is no address: write local, tcp://HOST:PORT or FILE.json")


def opened(address: str, workers: int, first: str = "") -> Cluster:
    """
    Use a scheduler, or start one with so many workers, which get `first` tasks of this trade.

    Raises `NotInstalled` without the extra `cluster`, and `NoCluster` as `check_address` and
    `Cluster` do.
    """
    check_address(address)
    if address == LOCAL:
        begin()
    from apnap.cluster.on_dask import Cluster  # noqa: PLC0415 - it takes a second, and needs Dask

    return Cluster(address, workers, first)


@functools.cache
def shared(address: str, workers: int) -> Cluster:
    """Return a cluster that is let go of when this process ends; raises as `opened`."""
    cluster = opened(address, workers)
    atexit.register(cluster.close)
    return cluster
