"""Engines under test on the workers of a cluster: all of them have to have the same one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self, TypeVar

import msgspec

from apnap.cluster.opening import opened
from apnap.cluster.trades import Bounds, Hindered, Task
from apnap.protocol import EngineNotStarted, EngineTrouble, Initialized, Limits
from apnap.running.describing import EngineDescribedOtherwise, check_described
from apnap.running.engine_under_test import Engine

if TYPE_CHECKING:
    from apnap.cluster.on_dask import Cluster

Some = TypeVar("Some", bound=Task)


def introduced(named: tuple[str, Limits | None]) -> bytes | str:
    """
    Return what an engine says of itself in this process, or why it does not start.

    It is JSON: what Python sends instead would no longer tell defaults from what was said.
    """
    name, limits = named
    engine = Engine(name, limits)
    try:
        return msgspec.json.encode(engine.introduced())
    except EngineTrouble as trouble:
        return str(trouble)
    finally:
        engine.close()


def alike(name: str, told: Mapping[str, bytes | str]) -> Initialized:
    """
    Return what an engine says of itself on all workers.

    Raises `EngineNotStarted` where it does not start, or describes itself otherwise than on
    another worker; the worker is named.
    """
    first: Initialized | None = None
    for worker, said in told.items():
        if isinstance(said, str):
            raise EngineNotStarted(f"{worker}: {said}")
        one = msgspec.json.decode(said, type=Initialized)
        first = first or one
        try:
            check_described(first, one)
        except EngineDescribedOtherwise as other:
            raise EngineNotStarted(f"{worker}: {other}") from other
    if first is None:
        raise EngineNotStarted(f"{name}: there is no worker on which it could be started.")
    return first


def bounds(limits: Limits | None) -> Bounds:
    """Return for how long a game may not get on that an engine plays: what it may take, twice."""
    most = limits or Limits()
    return Bounds(seconds=2 * (most.start_seconds + most.load_seconds + most.scenario_seconds))


class OnWorkers:
    """
    An engine on each worker of a cluster, alike on all of them; to be closed.

    `introduced` is what it says of itself, and `told` what there is to tell of the cluster.
    """

    def __init__(
        self,
        engine: str,
        limits: Limits | None,
        on: str,
        workers: int,
        check: Callable[[Cluster], None] = lambda _: None,
    ) -> None:
        """
        Start the engine on each worker, once the cluster has passed a `check`.

        Raises `NotInstalled` without the extra, `NoCluster`, and `EngineTrouble` where the engine
        does not start, or is another one than elsewhere; and what the check raises.
        """
        self._limits = limits
        self._cluster = opened(on, workers)
        try:
            check(self._cluster)
            self.introduced = alike(engine, self._cluster.look(introduced, (engine, limits)))
        except BaseException:
            self._cluster.close()
            raise
        self.told = self._cluster.told

    @property
    def threads(self) -> int:
        """How many tasks are done at a time."""
        return self._cluster.threads

    def done(self, tasks: Iterator[Some], trade: str) -> Iterator[tuple[Some, Any]]:
        """
        Yield each task of a trade with what has come of it, as they end.

        Raises `EngineTrouble`, also where a worker that came later cannot start the engine, and
        `NoCluster`.
        """
        try:
            yield from self._cluster.done(tasks, trade, bounds(self._limits))
        except Hindered as hindered:
            raise EngineNotStarted(hindered.hindrance.problem) from hindered

    def __enter__(self) -> Self:
        """Return the workers themselves."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """End the engines, and let go of the cluster."""
        self._cluster.close()
