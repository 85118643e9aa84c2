"""Tasks spread over processes, and the scenarios that each of them knows."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import as_completed
from typing import TypeVar

from apnap.cluster.opening import shared
from apnap.protocol import EditionDate, Record
from apnap.running.processes import cores, pool
from apnap.suite import Scenario, load_suite

T = TypeVar("T")
R = TypeVar("R")

Told = Callable[[str, int, int], object]
"""Is told what is being done, how much of it is done, and how much there is."""


class Workers(Record, frozen=True):
    """Who does tasks: so many processes, or (0) this one; or a cluster of Dask."""

    number: int = 0
    on: str = ""
    """The address of a scheduler, the file that it has written, or `local`; mostly empty."""


def each(
    workers: Workers, function: Callable[[T], R], tasks: Sequence[T]
) -> Iterator[tuple[int, R]]:
    """
    Yield place and result of each task as it ends; raises what the function raises.

    Raises `NotInstalled` and `NoCluster` where a cluster is asked for and there is none.
    """
    if workers.on:
        yield from shared(workers.on, workers.number or cores()).each(function, tasks)
        return
    if not workers.number:
        yield from ((at, function(task)) for at, task in enumerate(tasks))
        return
    processes = pool(workers.number)
    try:
        places = {processes.submit(function, task): at for at, task in enumerate(tasks)}
        for future in as_completed(places):
            yield places[future], future.result()
    finally:
        processes.shutdown(wait=False, cancel_futures=True)


@functools.cache
def scenarios(edition: EditionDate) -> tuple[Scenario, ...]:
    """Return the scenarios that hold in an edition, in the order of the suite."""
    return load_suite(dates=(edition,)).holding(edition)


@functools.cache
def by_id(edition: EditionDate) -> Mapping[str, Scenario]:
    """Return the scenarios that hold in an edition, by id."""
    return {scenario.id: scenario for scenario in scenarios(edition)}
