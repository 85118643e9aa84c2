"""Having pieces judged in a process that may be lost: by a game that hangs it or takes too much."""

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
from pathlib import Path
from typing import IO, Final

import msgspec
import psutil
from msgspec.structs import replace

from apnap.cluster.pieces import Piece, cut
from apnap.cluster.tasks import Failure, Hindered, Hindrance, Judged, Task, set_aside
from apnap.logs.sharing import together
from apnap.protocol import Record
from apnap.protocol.extras import NotInstalled

TRIES: Final = 2
"""So often a single game is tried before it is set aside."""

_LOOK: Final = 0.25
"""Seconds between two looks at the memory of the process."""

_REPLY: Final[msgspec.json.Decoder[Judged | Failure | Hindrance]] = msgspec.json.Decoder(
    Judged | Failure | Hindrance
)


class Bounds(Record, frozen=True):
    """What one game may take."""

    seconds: float = 120.0
    """For so long nothing may get on."""
    memory: int = 0
    """So many bytes the process and its engines may need; 0: as many as there are."""


class Broken(Exception):
    """A piece was not judged; `problem` says why."""

    def __init__(self, problem: str) -> None:
        super().__init__(problem)
        self.problem = problem


class Closed(Exception):
    """Nobody waits for what is judged any more."""


class Guard:
    """Has pieces judged one after the other, each game by itself if something breaks."""

    def __init__(self, bounds: Bounds) -> None:
        """Take what a game may take; the process is started when it is needed."""
        self._bounds = bounds
        self._process: subprocess.Popen[bytes] | None = None
        self._noted: IO[bytes] | None = None
        self._closed = False
        self._busy = threading.Lock()

    def judged(self, task: Task) -> Judged:
        """
        Return what has come of a piece; a game that cannot be judged is told as errored.

        Raises `Hindered` where no piece could be judged, and `Closed`.
        """
        with self._busy:
            return self._judged(task)

    def _judged(self, task: Task) -> Judged:
        try:
            return self._tried(task)
        except Broken as broken:
            pieces = _single(task.piece)
            if len(pieces) == 1:
                return self._again(task, broken, 1)
        done = [self._again(replace(task, piece=one), None, 0) for one in pieces]
        files = [file for one in done for file in one.files]
        if task.piece.share.last is None:
            files = [together(files)]
        return Judged(tuple(files), tuple(part for one in done for part in one.parts))

    def _again(self, task: Task, broken: Broken | None, tried: int) -> Judged:
        """Try a game, as often as is left, and set it aside if it cannot be judged."""
        for _ in range(TRIES - tried):
            try:
                return self._tried(task)
            except Broken as error:
                broken = error
        return set_aside(task, broken.problem if broken else "", TRIES)

    def _tried(self, task: Task) -> Judged:
        """Have a piece judged; raise `Broken`, and `Hindered`."""
        if self._closed:
            raise Closed
        try:
            return self._heard(self._process or self._started(), task)
        except Broken:
            self._end()
            if self._closed:
                raise Closed from None
            raise

    def _heard(self, process: subprocess.Popen[bytes], task: Task) -> Judged:
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
        return reply

    def _line(self, process: subprocess.Popen[bytes], stream: IO[bytes]) -> bytes:
        """Return the next line that says something; raise `Broken` if none comes in time."""
        read, last = b"", time.monotonic()
        with selectors.DefaultSelector() as waiting:
            waiting.register(stream, selectors.EVENT_READ)
            while not read.endswith(b"\n") or not read.strip():
                if waiting.select(_LOOK):
                    piece = os.read(stream.fileno(), 1 << 20)
                    if not piece:
                        raise Broken(self._why(process))
                    read, last = (read + piece).lstrip(b"\n"), time.monotonic()
                elif time.monotonic() - last > self._bounds.seconds:
                    raise Broken(f"nothing got on for {self._bounds.seconds:g} seconds")
                self._look_at_memory(process)
        return read

    def _look_at_memory(self, process: subprocess.Popen[bytes]) -> None:
        if self._bounds.memory and _memory(process.pid) > self._bounds.memory:
            raise Broken(f"it needs more than {self._bounds.memory} bytes of memory")

    def _why(self, process: subprocess.Popen[bytes]) -> str:
        """Return why the process has ended."""
        status = process.wait()
        how = f"signal {-status}" if status < 0 else f"status {status}"
        noted = b""
        if self._noted is not None:
            self._noted.seek(0)
            noted = self._noted.read().strip().rpartition(b"\n")[2]
        return f"the process that judges has ended with {how} {noted.decode(errors='replace')}"

    def _started(self) -> subprocess.Popen[bytes]:
        self._noted = tempfile.TemporaryFile()  # noqa: SIM115 - it is closed with the process
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-m", "apnap.cluster.child"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._noted,
        )
        return self._process

    def close(self) -> None:
        """Judge nothing more; who waits for it, in another thread, is told by `Closed`."""
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


def _single(piece: Piece) -> Sequence[Piece]:
    """Return the games or members of a piece; the piece itself if nothing can be told apart."""
    try:
        return tuple(cut(Path(piece.file), 0, piece)) or (piece,)
    except (OSError, NotInstalled):
        return (piece,)


def _below(pid: int) -> Sequence[psutil.Process]:
    """Return what a process has started, also indirectly."""
    try:
        return psutil.Process(pid).children(recursive=True)
    except psutil.Error:
        return ()


def _memory(pid: int) -> int:
    """Return how many bytes a process and all below it need."""
    try:
        every = (psutil.Process(pid), *_below(pid))
        return sum(one.memory_info().rss for one in every)
    except psutil.Error:
        return 0
