"""Opening a cluster: one that is there, or one on this machine."""

from __future__ import annotations

import atexit
import functools
from typing import TYPE_CHECKING

from apnap.cluster.copying import LOCAL, begin

if TYPE_CHECKING:
    from apnap.cluster.on_dask import Cluster


def opened(address: str, workers: int, first: str = "") -> Cluster:
    """
    Use a scheduler, or start one with so many workers, which get `first` tasks of this trade.

    Raises `NotInstalled` without the extra `cluster`, and `NoCluster` as `Cluster` does.
    """
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
