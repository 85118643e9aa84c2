"""Engines under test on the workers of a cluster: all of them have to have the same one."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from apnap.cluster.trades import Bounds
from apnap.protocol import EngineNotStarted, EngineTrouble, Initialized, Limits
from apnap.running.describing import EngineDescribedOtherwise, check_described
from apnap.running.engine_under_test import Engine


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
