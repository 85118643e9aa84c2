"""Having tasks done in a process that may be lost: by a game that hangs it or takes too much."""

from __future__ import annotations

import contextlib
import os
import selectors
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Sequence
from typing import IO, Any, Final, NamedTuple

import msgspec

from apnap.cluster.trades import Bounds, Failure, Hindered, Hindrance, trade
from apnap.protocol.extras import NotInstalled

try:
    import psutil

    from apnap.cluster.child import Done
except ModuleNotFoundError as missing:
    raise NotInstalled("psutil", "A cluster") from missing

TRIES: Final = 2
"""So often a single task is tried before it is set aside."""

_LOOK: Final = 0.25
"""Seconds between two looks at the memory of the process."""

_SELDOM: Final = 2.0
"""Seconds between two looks at what it has started: for that all processes are gone through."""

_REPLY: Final[msgspec.json.Decoder[Done | Failure | Hindrance]] = msgspec.json.Decoder(
    Done | Failure | Hindrance
)


class Broken(Exception):
    """A task was not done; `problem` says why."""

    def __init__(self, problem: str) -> None:
        super().__init__(problem)
        self.problem = problem


class Closed(Exception):
    """Nobody waits for what is done any more."""


class AtWork(NamedTuple):
    """A process that does tasks, and what it writes of its troubles."""

    process: subprocess.Popen[bytes]
    noted: IO[bytes]


def at_work(name: str) -> AtWork:
    """Start a process that does tasks of a trade; it ends when nobody can give it one any more."""
    noted = tempfile.TemporaryFile()  # noqa: SIM115 - it is closed with the process
    process = subprocess.Popen(  # noqa: S603 - the name of a trade, not of a program
        [sys.executable, "-P", "-m", "apnap.cluster.child", name],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=noted,
    )
    return AtWork(process, noted)


class Guard:
    """Has tasks of a trade done one after the other, in the least pieces if something breaks."""

    def __init__(self, name: str, bounds: Bounds, begun: AtWork | None = None) -> None:
        """
        Take the name of the trade and what a task may take.

        A process starts when it is needed, unless one has `begun` already.
        """
        self._name = name
        self._trade = trade(name)
        self._bounds = bounds
        self._process: subprocess.Popen[bytes] | None = begun.process if begun else None
        self._noted: IO[bytes] | None = begun.noted if begun else None
        self._closed = False
        self._busy = threading.Lock()
        self.tasks = 0
        """How many tasks were given."""

    def done(self, task: Any) -> Any:  # noqa: ANN401 - the task and the result of the trade
        """
        Return what has come of a task; what cannot be done of it is set aside.

        Raises `Hindered` where no task could be done, and `Closed`.
        """
        with self._busy:
            self.tasks += 1
            return self._done(task)

    def _done(self, task: Any) -> Any:  # noqa: ANN401 - as above
        try:
            return self._tried(task)
        except Broken as broken:
            tasks = self._trade.single(task)
            if len(tasks) == 1:
                return self._again(task, broken, 1)
        return self._trade.together(task, [self._again(one, None, 0) for one in tasks])

    def _again(self, task: Any, broken: Broken | None, tried: int) -> Any:  # noqa: ANN401 - as above
        """Try a single task, as often as is left, and set it aside if it cannot be done."""
        for _ in range(TRIES - tried):
            try:
                return self._tried(task)
            except Broken as error:
                broken = error
        return self._trade.set_aside(task, broken.problem if broken else "", TRIES)

    def _tried(self, task: Any) -> Any:  # noqa: ANN401 - as above
        """Have a task done; raise `Broken`, and `Hindered`."""
        if self._closed:
            raise Closed
        try:
            return self._heard(self._process or self._started(), task)
        except Broken:
            self._end()
            if self._closed:
                raise Closed from None
            raise

    def _heard(self, process: subprocess.Popen[bytes], task: Any) -> Any:  # noqa: ANN401 - as above
        if process.stdin is None or process.stdout is None:
            raise Broken("the process has no streams")
        try:
            process.stdin.write(msgspec.json.encode(task) + b"\n")
            process.stdin.flush()
        except OSError as error:
            raise Broken(self._why(process)) from error
        reply = _REPLY.decode(self._line(process, process.stdout))
        if isinstance(reply, Hindrance):
            raise Hindered(reply)
        if isinstance(reply, Failure):
            raise Broken(reply.problem)
        return msgspec.json.decode(reply.result, type=self._trade.result)

    def _line(self, process: subprocess.Popen[bytes], stream: IO[bytes]) -> bytes:
        """Return the next line that says something; raise `Broken` if none comes in time."""
        read, last, looked, below = bytearray(), time.monotonic(), 0.0, 0.0
        with selectors.DefaultSelector() as waiting:
            waiting.register(stream, selectors.EVENT_READ)
            while not read.endswith(b"\n"):
                if waiting.select(_LOOK):
                    piece = os.read(stream.fileno(), 1 << 20)
                    if not piece:
                        raise Broken(self._why(process))
                    read += piece if read else piece.lstrip(b"\n")
                    last = time.monotonic()
                elif time.monotonic() - last > self._bounds.seconds:
                    raise Broken(f"nothing got on for {self._bounds.seconds:g} seconds")
                now = time.monotonic()
                if self._bounds.memory and now - looked > _LOOK:
                    all_ = now - below > _SELDOM
                    looked, below = now, now if all_ else below
                    self._look_at_memory(process.pid, _below(process.pid) if all_ else ())
        if self._bounds.memory:  # what took too much between two looks is not taken for done
            self._look_at_memory(process.pid, ())
        return bytes(read)

    def _look_at_memory(self, pid: int, below: Sequence[psutil.Process]) -> None:
        if _memory(pid, below) > self._bounds.memory:
            raise Broken(f"it needs more than {self._bounds.memory} bytes of memory")

    def _why(self, process: subprocess.Popen[bytes]) -> str:
        """Return why the process has ended."""
        status = process.wait()
        how = f"signal {-status}" if status < 0 else f"status {status}"
        noted = b""
        if self._noted is not None:
            self._noted.seek(0)
            noted = self._noted.read().strip().rpartition(b"\n")[2]
        return f"the process at work has ended with {how} {noted.decode(errors='replace')}"

    def _started(self) -> subprocess.Popen[bytes]:
        self._process, self._noted = at_work(self._name)
        return self._process

    def rest_since(self, tasks: int) -> None:
        """End the process if no task has come since so many; another starts with the next one."""
        if self._busy.acquire(blocking=False):
            try:
                if self.tasks == tasks:
                    self._end()
            finally:
                self._busy.release()

    def close(self) -> None:
        """Do nothing more; who waits for it, in another thread, is told by `Closed`."""
        self._closed = True
        if self._process is not None:
            _kill(self._process)
        with self._busy:
            self._end()

    def _end(self) -> None:
        """End the process and what it has started."""
        process, self._process = self._process, None
        if process is None:
            return
        _kill(process)
        process.communicate()
        if self._noted is not None:
            self._noted.close()


def _kill(process: subprocess.Popen[bytes]) -> None:
    for one in _below(process.pid):
        with contextlib.suppress(psutil.Error):
            one.kill()
    process.kill()


def _below(pid: int) -> Sequence[psutil.Process]:
    """Return what a process has started, also indirectly."""
    try:
        return psutil.Process(pid).children(recursive=True)
    except psutil.Error:
        return ()


def _memory(pid: int, below: Sequence[psutil.Process]) -> int:
    """Return how many bytes a process and others need; 0 if one of them has just ended."""
    try:
        return sum(one.memory_info().rss for one in (psutil.Process(pid), *below))
    except psutil.Error:
        return 0
