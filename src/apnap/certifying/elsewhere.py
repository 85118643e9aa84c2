"""
Scenarios that are played on a cluster: the engine is started on its workers, and only there.

A worker is given the ids of scenarios of one edition, of the same section as far as they are, and
gives back what came of them, packed, with their recordings.
"""

from __future__ import annotations

import functools
import itertools
import time
import zlib
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from apnap.certifying.digests import suite_digest
from apnap.certifying.taping import MODULE, Room, Tapes
from apnap.cluster.engines import OnWorkers
from apnap.cluster.trades import Hindered, Hindrance, Still, Trade
from apnap.cluster.trouble import NoCluster
from apnap.protocol import (
    EditionDate,
    EngineTrouble,
    Initialized,
    Limits,
    Record,
)
from apnap.results.records import Result
from apnap.running.command import Collector, PreparedRun, Request, Watch
from apnap.running.engine_under_test import Engine
from apnap.running.playing import broken
from apnap.running.signals import Ended, attention
from apnap.suite import cache

if TYPE_CHECKING:
    from apnap.cluster.on_dask import Cluster

PLAYING: Final = "apnap.certifying.elsewhere:TRADE"
"""The name of the trade that plays scenarios."""

MOST: Final = 64
"""So many scenarios and images are one task at most."""


class Certifying(Record, frozen=True, kw_only=True):
    """What is certified."""

    engine: str
    limits: Limits = Limits()
    introduced: Initialized | None = None
    """What the engine has said of itself on all workers."""


class Task(Record, frozen=True, kw_only=True):
    """Scenarios and images of an edition."""

    certifying: Certifying
    edition: EditionDate
    ids: tuple[str, ...]

    @property
    def key(self) -> str:
        """Return what tells it from others."""
        return f"{self.edition}-{self.ids[0]}"


class Taped(Record, frozen=True):
    """What came of a scenario, and what was said in it."""

    result: Result
    tape: str | None
    """JSON; None if it is too long, or nothing was said."""
    length: int | None
    """How long it is; None if nothing was said."""


class Came(Record, frozen=True, kw_only=True):
    """What has come of a task."""

    packed: bytes
    """`Taped`, one for each scenario, as JSON that is compressed: it passes the scheduler."""
    given_up: str = ""
    """Why the engine was given up, if it was."""

    @property
    def taped(self) -> Sequence[Taped]:
        """What came of each scenario."""
        return msgspec.json.decode(zlib.decompress(self.packed), type=tuple[Taped, ...])


class Elsewhere(OnWorkers):
    """The workers of a cluster on which scenarios are played; to be closed."""

    def __init__(self, certifying: Certifying, on: str, workers: int) -> None:
        """
        Start the engine on each worker.

        Raises `NotInstalled` without the extra, `NoCluster`, also where the suite is another one,
        and `EngineTrouble` where the engine does not start, or is another one than elsewhere.
        """
        super().__init__(certifying.engine, certifying.limits, on, workers, _check_suite)
        self._certifying = replace(certifying, introduced=self.introduced)

    def played(
        self, runs: Sequence[PreparedRun], watch: Watch
    ) -> Iterator[tuple[PreparedRun, Sequence[Result], float, Tapes]]:
        """
        Play all runs at once, telling `watch` each result as it comes.

        Yields of each what has come of it, and after how many seconds. Raises `EngineTrouble` and
        `NoCluster`. A signal ends all of them, as it ends a run.
        """
        begun = time.perf_counter()
        every = {run.wanted.edition: _Gathered(run, watch) for run in runs}
        with attention():
            try:
                for date, came in self._came({date: one.ids for date, one in every.items()}):
                    every[date].take(came, time.perf_counter() - begun)
                    if came.given_up:
                        break
            except Ended as ended:
                for run in runs:
                    run.signal = ended.number
        given_up = next((one.run.given_up for one in every.values() if one.run.given_up), "")
        room = Room()
        for one in every.values():
            one.run.given_up = given_up
            tapes = one.tapes(room)
            yield one.run, one.collector.in_order(), one.seconds, tapes

    def _came(self, ids: Mapping[EditionDate, Sequence[str]]) -> Iterator[tuple[EditionDate, Came]]:
        """Yield what comes of scenarios and images, by their ids, as it comes."""
        tasks = (
            Task(certifying=self._certifying, edition=date, ids=some)
            for date, every in ids.items()
            for some in shares(every)
        )
        for task, came in self.done(tasks, PLAYING):
            yield task.edition, came


class _Gathered:
    """What has come of a run so far; the recordings stay packed until all are there."""

    def __init__(self, run: PreparedRun, watch: Watch) -> None:
        self.run = run
        self.ids = tuple(one.id for one in run.scenarios)
        self.collector = Collector(run.scenarios, run.wanted.edition, watch)
        self.seconds = 0.0
        self._came: list[Came] = []

    def take(self, came: Came, seconds: float) -> None:
        """Take what has come of some scenarios, after so many seconds."""
        self._came.append(came)
        self.seconds = seconds
        self.run.given_up = came.given_up
        for one in came.taped:
            self.collector.take(one.result)

    def tapes(self, room: Room) -> Tapes:
        """Return the recordings, as far as there is room for them, in the order of the suite."""
        tapes = Tapes(room)
        places = {id_: at for at, id_ in enumerate(self.ids)}
        for came in sorted(self._came, key=lambda came: places[came.taped[0].result.id]):
            for one in came.taped:
                if one.length is not None:
                    tapes.take(one.result.id, one.tape, one.length)
        return tapes


def shares(ids: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Yield ids in shares, each of one section: so files are compiled no oftener than needed."""
    for _, every in itertools.groupby(ids, lambda id_: id_.partition("/")[0]):
        section = tuple(every)
        for at in range(0, len(section), MOST):
            yield section[at : at + MOST]


def _check_suite(cluster: Cluster) -> None:
    """Raise `NoCluster` if a worker has another suite."""
    mine = suite_digest()
    for worker, other in cluster.look(_suite, None).items():
        if other != mine:
            raise NoCluster(f"{worker}: other features or schemas are installed there")


def _suite(_nothing: None) -> str:
    """Return, of a worker, the digest of its suite."""
    return suite_digest()


class _Lasting(Engine):
    """An engine that stays for the next task: a run in this process does not end it."""

    def close(self) -> None:
        """Leave it: it ends with this process."""


@functools.lru_cache(maxsize=1)
def _engine(certifying: bytes) -> Engine:
    """
    Return the engine of this process, which is started once, before anything is played.

    Raises `EngineTrouble` if it does not start, or is another one than on other workers.
    """
    one = msgspec.json.decode(certifying, type=Certifying)
    engine = _Lasting(one.engine, one.limits, introduced=one.introduced)
    engine.client()
    return engine


@cache.off()
def _do(task: Task, still: Still) -> Came:
    """Play scenarios; raise `Hindered` if the engine cannot be started."""
    try:
        engine = _engine(msgspec.json.encode(task.certifying))
    except EngineTrouble as trouble:
        raise Hindered(Hindrance("engine", str(trouble))) from trouble
    request = Request(
        engine=task.certifying.engine,
        edition=task.edition,
        ids=task.ids,
        limits=task.certifying.limits,
        plugins=(MODULE,),
    )
    prepared, tapes = PreparedRun(request, engine=engine), Tapes()
    results = prepared.results(lambda _: still(), tapes)
    if prepared.signal is not None:
        raise RuntimeError("a signal has ended it")
    return _packed(results, tapes, prepared.given_up)


def _packed(results: Sequence[Result], tapes: Tapes, given_up: str = "") -> Came:
    taped = [Taped(one, *tapes.kept(one.id)) for one in results]
    return Came(packed=zlib.compress(msgspec.json.encode(taped)), given_up=given_up)


def _single(task: Task) -> Sequence[Task]:
    return [replace(task, ids=(id_,)) for id_ in task.ids]


def _together(_task: Task, done: Sequence[Came]) -> Came:
    taped = [taped for one in done for taped in one.taped]
    given_up = next((one.given_up for one in done if one.given_up), "")
    return Came(packed=zlib.compress(msgspec.json.encode(taped)), given_up=given_up)


@cache.off()
def _set_aside(task: Task, why: str, tries: int) -> Came:
    """Return of scenarios that they are errored."""
    request = Request(engine=task.certifying.engine, edition=task.edition, ids=task.ids)
    _, scenarios = request.choose()
    told = f"set aside after {tries} tries: {why}"
    return _packed([broken(one, task.edition, told) for one in scenarios], Tapes())


TRADE: Final = Trade(
    task=Task,
    result=Came,
    do=_do,
    single=_single,
    together=_together,
    set_aside=_set_aside,
)
