"""
Playing the scenarios for the book, and writing their pages, in several processes.

A process plays some scenarios, writes the page of each, and hands back only what other pages show
of them.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import as_completed
from pathlib import Path
from typing import Final

from apnap.book import places, writing
from apnap.book.content.model import Scene
from apnap.book.rendering import Renderer
from apnap.book.scenarios.scenes import Neighbours, scenario_page, scene
from apnap.book.scenarios.telling import Telling, tell
from apnap.protocol import EditionDate, Limits, Record
from apnap.rulebooks import editions
from apnap.running.engine_under_test import Engine
from apnap.running.processes import pool
from apnap.suite import Scenario, load_suite

_CHUNK: Final = 40
"""How many scenarios a process plays in one go."""


class Task(Record, frozen=True, kw_only=True):
    """Scenarios whose pages are to be written."""

    engine: str
    edition: EditionDate
    ids: tuple[str, ...]
    out: Path
    files: frozenset[str]
    """All files that the book is going to have."""


Told = Callable[[int], object]
"""Is told how many scenarios are done."""


def tasks(
    engine: str, scenarios: Sequence[Scenario], out: Path, files: frozenset[str]
) -> list[Task]:
    """Return what is to be done: each scenario is played in the newest edition that it holds in."""
    dates: dict[EditionDate, list[str]] = {}
    known = editions()
    for one in scenarios:
        dates.setdefault(newest_of(one, known), []).append(one.id)
    return [
        Task(engine=engine, edition=date, ids=tuple(ids[at : at + _CHUNK]), out=out, files=files)
        for date, ids in dates.items()
        for at in range(0, len(ids), _CHUNK)
    ]


def newest_of(scenario: Scenario, known: Sequence[EditionDate] = ()) -> EditionDate:
    """Return the newest edition in which a scenario holds, of those known: mostly all indexed."""
    return max(date for date in known or editions() if scenario.tagged.holds(date))


def play(todo: Sequence[Task], workers: int, told: Told) -> Mapping[str, Scene]:
    """
    Play all scenarios and write their pages; return what other pages show of them, by their ids.

    Raises `EngineTrouble` if the engine does not start, and `OSError` if a page cannot be written.
    """
    found: dict[str, Scene] = {}
    for scenes in _each(todo, workers):
        found |= {one.id: one for one in scenes}
        told(len(found))
    return found


def _each(todo: Sequence[Task], workers: int) -> Iterator[tuple[Scene, ...]]:
    if not workers or len(todo) == 1:  # to start a process takes longer than to play a task
        yield from map(_played, todo)
        return
    processes = pool(workers)
    try:
        for future in as_completed([processes.submit(_played, one) for one in todo]):
            yield future.result()
    finally:
        processes.shutdown(wait=False, cancel_futures=True)


def _played(task: Task) -> tuple[Scene, ...]:
    """Play the scenarios of a task, and write their pages."""
    renderer = Renderer(task.files)
    scenes: list[Scene] = []
    engine = Engine(task.engine, Limits())
    try:
        for id_ in task.ids:
            scenario = _scenarios()[id_]
            told = told_by(engine, scenario, task.edition)
            before, after = (
                one if one and places.scenario_page(one.id) in task.files else None
                for one in _around()[id_]
            )
            page = scenario_page(renderer, scenario, told, (before, after))
            writing.put(task.out, places.scenario_page(id_), page)
            scenes.append(scene(scenario, told))
    finally:
        engine.close()
    return tuple(scenes)


def told_by(engine: Engine, scenario: Scenario, edition: EditionDate) -> Telling:
    """Return what happens in a scenario on an engine; raise `EngineTrouble` if it cannot start."""
    can = engine.introduced().capabilities
    loaded = False
    try:
        told = tell(scenario, engine.begin(scenario.id), can, edition)
        loaded = bool(told.moments)
    finally:
        engine.end(played=loaded)
    return told


@functools.cache
def _scenarios() -> Mapping[str, Scenario]:
    return {scenario.id: scenario for scenario in load_suite().scenarios}


@functools.cache
def _around() -> Mapping[str, Neighbours]:
    """Return the neighbours of each scenario in the suite."""
    ours = [one for one in _scenarios().values() if one.origin == "suite"]
    befores, afters = [None, *ours[:-1]], [*ours[1:], None]
    return {
        one.id: (before, after) for one, before, after in zip(ours, befores, afters, strict=True)
    }
