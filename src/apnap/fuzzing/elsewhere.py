"""
Games that are tried on a cluster: the engine is started on its workers, and only there.

A worker is given the numbers of games and the weights by which they are drawn, or a game that is to
be made small.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from apnap.cluster.engines import OnWorkers
from apnap.cluster.trades import Hindered, Hindrance, Still, Trade
from apnap.fuzzing.differences import Oracle
from apnap.fuzzing.examining import Examined, examined
from apnap.fuzzing.trying import Bench, Tried
from apnap.fuzzing.weighing import ROUND, Touched
from apnap.protocol import EditionDate, EngineTrouble, Initialized, Limits, Record

PLAYING: Final = "apnap.fuzzing.elsewhere:TRADE"
"""The name of the trade that plays games and looks into them."""

_CHUNK: Final = 8
"""So many games of a round are one task at most."""


class Trying(Record, frozen=True, kw_only=True):
    """What is tried, and by whom it is judged."""

    engine: str
    edition: EditionDate
    oracles: tuple[Oracle, ...]
    limits: Limits | None = None
    introduced: Initialized | None = None
    """What the engine has said of itself on all workers."""


class Task(Record, frozen=True, kw_only=True):
    """Games of a round, or else a game to be looked into."""

    trying: Trying
    seed: int = 0
    numbers: tuple[int, ...] = ()
    weights: Mapping[str, int] = {}
    game: Tried | None = None
    tell: bool = False

    @property
    def key(self) -> str:
        """Return what tells it from others."""
        if self.game is not None:
            return f"finding-{self.game.number}"
        return f"games-{self.numbers[0]}"


class Came(Record, frozen=True, kw_only=True):
    """What has come of a task."""

    games: tuple[Tried, ...] = ()
    examined: Examined | None = None


class Elsewhere(OnWorkers):
    """The workers of a cluster on which games are tried; to be closed."""

    def __init__(self, trying: Trying, on: str, workers: int) -> None:
        """
        Start the engine on each worker.

        Raises `NotInstalled` without the extra, `NoCluster`, and `EngineTrouble` where the engine
        does not start, or is another one than elsewhere.
        """
        super().__init__(trying.engine, trying.limits, on, workers)
        self._trying = replace(trying, introduced=self.introduced)

    def round(
        self, seed: int, numbers: Sequence[int], weights: Mapping[str, int]
    ) -> Iterator[Tried]:
        """Yield the games of a round, in their order; raises `EngineTrouble`, `NoCluster`."""
        chunk = max(1, min(_CHUNK, ROUND // self.threads))
        tasks = [
            Task(
                trying=self._trying,
                seed=seed,
                numbers=tuple(numbers[at : at + chunk]),
                weights=weights,
            )
            for at in range(0, len(numbers), chunk)
        ]
        done = self._by_key(tasks)
        yield from (game for one in tasks for game in done[one.key].games)

    def examined(self, games: Sequence[Tried], *, tell: bool) -> Iterator[Examined]:
        """Look into games in which something is wrong, in their order; raises as `round`."""
        tasks = [Task(trying=self._trying, game=one, tell=tell) for one in games]
        done = self._by_key(tasks)
        found = (done[one.key].examined for one in tasks)
        yield from (one for one in found if one is not None)

    def _by_key(self, tasks: Sequence[Task]) -> Mapping[str, Came]:
        """Return by its key what has come of each task."""
        return {task.key: came for task, came in self.done(iter(tasks), PLAYING)}


@functools.lru_cache(maxsize=1)
def _bench(trying: bytes) -> Bench:
    """Return the bench of this process."""
    one = msgspec.json.decode(trying, type=Trying)
    return Bench(one.engine, one.edition, one.oracles, one.limits, one.introduced)


def _do(task: Task, still: Still) -> Came:
    """Play games, or look into one; raise `Hindered` if the engine does not start."""
    try:
        bench = _bench(msgspec.json.encode(task.trying))
        if task.game is not None:
            return Came(examined=examined(bench, task.game, tell=task.tell, still=still))
        games = []
        for game in bench.tried(task.seed, task.numbers, task.weights):
            games.append(game)
            still()
        return Came(games=tuple(games))
    except EngineTrouble as trouble:
        raise Hindered(Hindrance("engine", str(trouble))) from trouble


def _single(task: Task) -> Sequence[Task]:
    return [replace(task, numbers=(number,)) for number in task.numbers] or [task]


def _together(_task: Task, done: Sequence[Came]) -> Came:
    return Came(games=tuple(game for one in done for game in one.games))


def _set_aside(task: Task, why: str, tries: int) -> Came:
    """Return of games that none of them was played to its end, or of one that it stays large."""
    told = f"errored, set aside after {tries} tries: {why}"
    if task.game is not None and task.game.plan is not None and task.game.difference is not None:
        one = Examined(plan=task.game.plan, difference=task.game.difference, untold=told)
        return Came(examined=one)
    nothing = Touched(frozenset(), ())
    games = [
        Tried(number=number, ended="errored", why=told, answers=0, touched=nothing)
        for number in task.numbers
    ]
    return Came(games=tuple(games))


TRADE: Final = Trade(
    task=Task,
    result=Came,
    do=_do,
    single=_single,
    together=_together,
    set_aside=_set_aside,
)
