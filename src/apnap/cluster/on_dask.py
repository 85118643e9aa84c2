"""
Having tasks done on a cluster of Dask: one that is there, or one on this machine.

Names and ranges go to the workers; what is found in a corpus is written where it is found, and
counts come back. As many tasks as keep the workers busy are with the scheduler at a time, so that
its memory does not grow with a run.
"""

from __future__ import annotations

import functools
import itertools
import logging
import sys
import time
import uuid
from collections import Counter, deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import CancelledError
from contextlib import contextmanager, suppress
from queue import Empty, SimpleQueue
from typing import Any, Final, Generic, TypeVar

from apnap.cluster import doing
from apnap.cluster.copying import LOCAL, METHOD
from apnap.cluster.doing import done_here, let_go
from apnap.cluster.trades import Bounds, Failure, Hindered, Hindrance, Task, trade
from apnap.cluster.trouble import NoCluster
from apnap.harmless import clean
from apnap.protocol.counting import counted
from apnap.protocol.extras import NotInstalled
from apnap.running.signals import undisturbed
from apnap.version import __version__

try:
    import dask
    from distributed import Client, LocalCluster, Worker
    from distributed.comm.core import CommClosedError
    from distributed.scheduler import KilledWorker
except ModuleNotFoundError as missing:
    raise NotInstalled("distributed", "A cluster") from missing

T = TypeVar("T")
R = TypeVar("R")
Some = TypeVar("Some", bound=Task)

_CONFIGURED: Final = {
    "distributed.worker.multiprocessing-method": METHOD,
    "distributed.worker.profile.enabled": False,
    "distributed.worker.memory.monitor-interval": "500ms",
    "distributed.admin.tick.interval": "1s",
    "distributed.admin.tick.cycle": "1s",
    "distributed.admin.system-monitor.interval": "5s",
}
"""
How a cluster on this machine is set up: its workers only wait, so no profile is made of them, and
nobody looks many times a second how they are. With two workers that would take a twenty-fifth of
a processor on which something could be judged.
"""

_AHEAD: Final = 4
"""So many pieces for each thread of the workers are with the scheduler."""

_LOGS: Final = ("distributed", "distributed.client")
"""What Dask logs, with tracebacks, is told in the words of `NoCluster`."""

_ANSWER: Final = 10
"""Seconds for a scheduler to answer."""

_FIRST: Final = 60
"""Seconds for a first worker to be there: it may begin together with the command, in one job."""

_COUNTED: Final = 5.0
"""For so many seconds the number of threads is believed: to ask for it takes a while."""

_BACK: Final = 120
"""Seconds for a scheduler that is lost to come back."""

_LOST: Final = 2
"""So often a task is given to other workers, each time after Dask has given it up."""

_SILENT: Final = 10.0
"""When nothing has ended for so many seconds, somebody looks whether there is still a worker."""

_LEAST: Final = 200 << 20
"""So much memory a worker is given at least, in bytes: with less than 170 MB Dask stops it."""

_LOG: Final = logging.getLogger(__name__)
"""What is told while a command waits; without anything set up, that goes to standard error."""


Work = Callable[[Some, Bounds], Any]
"""What is done with a task, on a worker."""


class _UnderWay(Generic[Some]):
    """Tasks that are with a scheduler, and those that are to be given to it."""

    def __init__(self, tasks: Iterator[Some]) -> None:
        self._tasks = tasks
        self._again: deque[Some] = deque()
        self._going: dict[str, tuple[Some, Any]] = {}
        self._ended: SimpleQueue[str] = SimpleQueue()
        self._lost: Counter[str] = Counter()

    @property
    def number(self) -> int:
        return len(self._going)

    def waiting(self) -> Some | None:
        """Return the next task; None if there is no more."""
        return self._again.popleft() if self._again else next(self._tasks, None)

    def add(self, task: Some, future: Any) -> None:  # noqa: ANN401 - Dask has no types
        """Take a task that the scheduler has."""
        self._going[future.key] = (task, future)
        future.add_done_callback(lambda one: self._ended.put(one.key))

    def next(self, waits: Callable[[SimpleQueue[str]], str]) -> tuple[Some, Any]:
        """Wait for a task to end, and return it with what has come of it; None: nobody knows."""
        while True:
            key = waits(self._ended)
            if key in self._going:  # else it was with a scheduler that is there no longer
                task, future = self._going.pop(key)
                return task, _outcome(future)

    def is_given_up(self, task: Some) -> bool:
        """Take a task with which workers were lost; tell whether it is not tried again."""
        self._lost[task.key] += 1
        if self._lost[task.key] >= _LOST:
            return True
        self._again.append(task)
        return False

    def begin_anew(self, task: Some) -> None:
        """Have all that is under way done again."""
        self._again.extend((task, *(one for one, _ in self._going.values())))
        self._going.clear()


class Cluster:
    """A scheduler with its workers, for as long as it is needed."""

    def __init__(self, address: str, workers: int, first: str = "") -> None:
        """
        Use a scheduler, or start one with so many workers, which get `first` tasks of this trade.

        Raises `NoCluster` if no scheduler or no worker is there.
        """
        for name in _LOGS:
            logging.getLogger(name).setLevel(logging.CRITICAL)
        self.address = address
        self._run = uuid.uuid4().hex
        self._threads, self._counted = 1, -_COUNTED
        self._manned = True
        self._own = _started(workers, first) if address == LOCAL else None
        self._client = self._connected(_ANSWER)
        try:
            self._wait_for_one()
        except NoCluster:
            self.close()
            raise

    def _wait_for_one(self) -> None:
        """Raise `NoCluster` if no first worker comes, or a worker that cannot be used."""
        late = None
        try:
            self._client.wait_for_workers(1, timeout=_FIRST)
        except TimeoutError as error:
            late = error
        self._check_workers()  # also one that Dask has stopped, and does not count
        if late:
            file = "--scheduler-file " if self.address.endswith(".json") else ""
            starts = f"`dask worker {file}{self.address} --nthreads 1` starts one"
            raise NoCluster(f"the scheduler at {self.address} has no worker: {starts}") from late

    def _connected(self, seconds: float) -> Client:
        """Return a client; raise `NoCluster` if no scheduler answers."""
        if self._own is not None:
            return Client(self._own, set_as_default=False)
        try:
            if self.address.endswith(".json"):
                return Client(scheduler_file=self.address, timeout=seconds, set_as_default=False)
            return Client(self.address, timeout=seconds, set_as_default=False)
        except (OSError, TimeoutError, ValueError) as error:
            raise NoCluster(f"no scheduler answers at {self.address}: {_plain(error)}") from error

    @property
    def told(self) -> str:
        """Where scheduler and dashboard are, and how many threads there are."""
        at = self._client.scheduler.address if self._client.scheduler else self.address
        threads = counted(self.threads, "thread")
        return f"{threads} of workers at {at}, Dask's dashboard at {self._client.dashboard_link}"

    @property
    def threads(self) -> int:
        """How many pieces can be judged at a time, as it was known some seconds ago."""
        if time.monotonic() - self._counted > _COUNTED:
            self._threads = max(1, self._count() or 0)
            self._counted = time.monotonic()
        return self._threads

    def _count(self) -> int | None:
        """Return how many threads workers have; None of a scheduler that is lost."""
        try:
            return sum(map(int, self._client.nthreads().values()))
        except (CommClosedError, OSError, TimeoutError):  # what is with it ends, and that is told
            return None

    def close(self) -> None:
        """
        Let go of the scheduler, and end what was started: on workers, and itself if it was.

        No signal breaks that off, and no worker that does not answer holds it up for long.
        """
        with undisturbed():
            if self._client.status == "running":
                with suppress(CommClosedError, OSError, TimeoutError):
                    self._client.run(let_go, self._run, on_error="ignore", callback_timeout=_ANSWER)
            with suppress(TimeoutError):
                self._client.close()
            if self._own is not None:
                self._own.close()

    def look(self, function: Callable[[T], R], given: T) -> Mapping[str, R]:
        """Have each worker do something, and return by its address what comes of it."""
        told: Mapping[str, R] = self._client.run(function, given)
        return {f"the worker {where}": one for where, one in told.items()}

    def _check_workers(self) -> None:
        """Raise `NoCluster` unless every worker has this version of apnap, and some memory."""
        told: Mapping[str, tuple[str, int] | Exception]
        told = self._client.run(_introduced, on_error="return")
        for where, of_it in told.items():
            if isinstance(of_it, OSError):  # it is gone by now
                continue
            if isinstance(of_it, Exception):  # without apnap it cannot even read what it is asked
                lacks = f"it has no apnap {__version__} with the extra `cluster`"
                raise NoCluster(f"the worker {where}: {lacks}: {_plain(of_it)}")
            version, memory = of_it
            if version != __version__:
                other = f"apnap {version} is installed there, and {__version__} here"
                raise NoCluster(f"the worker {where}: {other}")
            if 0 < memory < _LEAST:
                less = f"it is given {memory >> 20} MiB of memory, and takes so much itself"
                raise NoCluster(f"the worker {where}: {less}: `--memory-limit 700MiB` is enough")

    def _ended(self, ended: SimpleQueue[str]) -> str:
        """Wait for the key of a task that ends; tell, once, that no worker is left to do any."""
        while True:
            try:
                return ended.get(timeout=_SILENT)
            except Empty:
                none = self._count() == 0
                if none and self._manned:
                    told = f"no worker is left at {self.address}: this waits for one"
                    _LOG.warning("%s", clean(told))
                self._manned = not none

    def done(
        self, tasks: Iterator[Some], name: str, bounds: Bounds, work: Work[Some] | None = None
    ) -> Iterator[tuple[Some, Any]]:
        """
        Yield each task of a trade with what has come of it, as they end.

        Workers have it done by a process each, unless they are given other `work`. Raises
        `Hindered`, and `NoCluster`.
        """
        under_way = _UnderWay(tasks)
        does = work or functools.partial(done_here, __version__, self._run, name)
        while self._fill(under_way, bounds, does):
            task, outcome = under_way.next(self._ended)
            if isinstance(outcome, Hindrance):
                raise Hindered(outcome)
            if isinstance(outcome, Failure):
                if under_way.is_given_up(task):
                    yield task, trade(name).set_aside(task, outcome.problem, _LOST)
            elif outcome is not None:
                yield task, outcome
            else:
                under_way.begin_anew(task)
                self._come_back()

    def each(self, function: Callable[[T], R], given: Sequence[T]) -> Iterator[tuple[int, R]]:
        """
        Yield place and result of each task as it ends; raises what the function raises.

        Raises `NoCluster` if the scheduler is lost, or workers are, time and again, with a task.
        """
        going: dict[str, tuple[int, Any]] = {}
        ended: SimpleQueue[str] = SimpleQueue()
        waiting = enumerate(given)
        while True:
            for at, task in itertools.islice(waiting, self.threads * _AHEAD - len(going)):
                key = f"apnap-{at}-{uuid.uuid4().hex[:8]}"
                future = self._client.submit(function, task, key=key, pure=False)
                going[key] = (at, future)
                future.add_done_callback(lambda one: ended.put(one.key))
            if not going:
                return
            at, future = going.pop(self._ended(ended))
            try:
                yield at, future.result()
            except KilledWorker as killed:
                raise NoCluster(
                    f"workers were lost, the last of them {killed.last_worker}"
                ) from killed
            except (CancelledError, CommClosedError) as error:
                raise NoCluster(f"the scheduler at {self.address} is lost") from error

    def _fill(self, under_way: _UnderWay[Some], bounds: Bounds, work: Work[Some]) -> bool:
        """Give the scheduler more to do; tell whether it has anything to do."""
        most = self.threads * _AHEAD
        while under_way.number < most and (task := under_way.waiting()) is not None:
            key = f"apnap-{task.key}-{uuid.uuid4().hex[:8]}"
            under_way.add(task, self._client.submit(work, task, bounds, key=key, pure=False))
        return under_way.number > 0

    def _come_back(self) -> None:
        """Wait for a scheduler that is lost; raise `NoCluster` if it does not come back."""
        self._client.close(timeout=1)
        begun = time.monotonic()
        while True:
            try:
                self._client = self._connected(_ANSWER)
                self._client.wait_for_workers(1, timeout=_ANSWER)
            except (NoCluster, TimeoutError) as error:
                if time.monotonic() - begun > _BACK:
                    raise NoCluster(f"the scheduler at {self.address} is lost") from error
                time.sleep(1)
            else:
                return


def _started(workers: int, first: str) -> LocalCluster:
    """Start a scheduler in this process, and workers in others; raise `NoCluster`."""
    dask.config.set({**_CONFIGURED, doing.FIRST: first})  # also of workers that come later
    try:
        with _unneeded("pandas"):
            return LocalCluster(
                n_workers=workers,
                threads_per_worker=1,
                processes=True,
                dashboard_address="127.0.0.1:0",
                preload=doing.__name__,
                silence_logs=logging.CRITICAL,
            )
    except (RuntimeError, OSError, TimeoutError) as error:
        why = _plain(error.__cause__ or error)
        raise NoCluster(f"no worker can be started on this machine: {why}") from error


@contextmanager
def _unneeded(name: str) -> Iterator[None]:
    """
    Let a library be imported by nobody meanwhile.

    Dask imports pandas where it is installed, for workers that would be copies of this process, and
    waits for it.
    """
    modules: dict[str, Any] = sys.modules
    if name in modules:
        yield
        return
    modules[name] = None
    try:
        yield
    finally:
        del modules[name]


def _introduced(dask_worker: Worker) -> tuple[str, int]:
    """Return, of a worker, the version of apnap and its memory in bytes (0: not limited)."""
    return __version__, int(dask_worker.memory_manager.memory_limit or 0)


def _outcome(future: Any) -> Any:  # noqa: ANN401 - as above
    """Return what has come of a task; None if the scheduler is gone. Never raises."""
    try:
        return future.result()
    except KilledWorker as killed:
        return Failure(f"workers were lost with it: {killed.last_worker}")
    except (CancelledError, CommClosedError):
        return None
    except Exception as error:  # noqa: BLE001 - whatever a game does, it is no error of the worker
        return Hindrance("library", f"a worker cannot do what it is asked: {_plain(error)}")


def _plain(error: BaseException) -> str:
    return (str(error) or type(error).__name__).splitlines()[0]
