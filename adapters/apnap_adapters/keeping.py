"""
An engine's program in the care of a keeper: how it is started, whether it runs, how it is ended.

The request to the keeper is its length and then words with a NUL between them: the seconds that
pass until an engine that should end is asked more firmly, the number of environment variables,
these, and the arguments of the command. What the two say from then on stands in `keeper`.
"""

from __future__ import annotations

import errno
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

from apnap_adapters import keeper

_FOLDER: Final = str(Path(keeper.__file__).resolve().parent)
"""Where the keeper lies. Its Python finds it last of all: nothing there stands for another's."""

_PROGRAM: Final = (
    "import sys; sys.path.append(sys.argv[1]); import keeper; keeper.main(int(sys.argv[2]))"
)

_NEEDED: Final = ("LD_LIBRARY_PATH", "PYTHONHOME")
"""Environment variables without which a Python may not start."""

_SPARE: Final = 2.0
"""Seconds that the keeper gets to end what it keeps, before it is helped and ended itself."""

_LEAST: Final = 0.001
"""Seconds that are waited at least for what may be there already."""

_TICK: Final = 0.002


class Kept:
    """
    A program that runs, and its standard streams.

    Raises `OSError` as the system does if the program cannot be started, and `TimeoutError` if the
    keeper does not say that it has.
    """

    def __init__(
        self,
        command: Sequence[str],
        environment: Mapping[str, str],
        start_seconds: float,
        end_seconds: float,
    ) -> None:
        """
        Start it.

        `start_seconds` is how long the start may take; `end_seconds` how long the program may take
        to end when apnap has gone.
        """
        request = _request(command, environment, end_seconds)
        self._said = bytearray()
        self._ended: int | None = None
        self._control, theirs = socket.socketpair()
        try:
            self._keeper = _keeper(theirs)
        except BaseException:
            self._control.close()
            raise
        finally:
            theirs.close()
        streams = self._keeper.stdin, self._keeper.stdout, self._keeper.stderr
        self.stdin, self.stdout, self.stderr = map(_present, streams)
        try:
            self.pid = self._begin(request, time.monotonic() + start_seconds)
        except BaseException:
            self._control.close()
            self._wait_for_keeper()
            for stream in (self.stdin, self.stdout, self.stderr):
                stream.close()
            raise
        self._control.settimeout(0)

    def _begin(self, request: bytes, deadline: float) -> int:
        """Hand the request over; return the process that was started."""
        try:
            self._control.settimeout(max(_LEAST, deadline - time.monotonic()))
            self._control.sendall(request)
            while len(self._said) < keeper.REPORT.size:
                self._control.settimeout(max(_LEAST, deadline - time.monotonic()))
                said = self._control.recv(keeper.REPORT.size - len(self._said))
                if not said:
                    raise ChildProcessError(errno.ECHILD, "its keeper has ended at once")
                self._said += said
        except TimeoutError as error:
            raise TimeoutError(errno.ETIMEDOUT, "its keeper does not answer") from error
        what, number = keeper.REPORT.unpack(self._said)
        self._said.clear()
        if what == keeper.REFUSED:
            raise OSError(number, os.strerror(number))
        return int(number)

    def fileno(self) -> int:
        """Return what becomes readable when the program ends."""
        return self._control.fileno()

    def status(self) -> int | None:
        """Return the exit status, negative for a signal; None as long as it runs."""
        if self._ended is None:
            self._ended = self._report()
        return self._ended

    def _report(self) -> int | None:
        """Return what the keeper says of the end, if it says anything."""
        try:
            said = self._control.recv(keeper.REPORT.size - len(self._said))
        except BlockingIOError:
            return None
        except ConnectionError:
            said = b""
        if not said:  # it was ended by somebody, and the system has ended the engine with it
            self._signal_group()
            return -signal.SIGKILL
        self._said += said
        if len(self._said) < keeper.REPORT.size:
            return None
        return os.waitstatus_to_exitcode(keeper.REPORT.unpack(self._said)[1])

    def ask_to_end(self) -> None:
        """Send SIGTERM to the program and all that it has started."""
        self._order(keeper.ASK)

    def end(self) -> None:
        """End the program and all that it has started; its streams stay open."""
        self._order(keeper.END)
        self._wait_for_keeper()
        self.status()
        self._control.close()

    def _wait_for_keeper(self) -> None:
        """Wait until the keeper has done its work; do it from here if that takes long."""
        try:
            self._keeper.wait(_SPARE)
        except subprocess.TimeoutExpired:  # it was stopped, or has much to do
            self._end_from_outside()

    def _end_from_outside(self) -> None:
        """
        End all that is below the outer keeper, and then the keeper itself; both may be stopped.

        Also a stopped keeper goes on being the one to whom whoever loses a parent is given.
        """
        deadline = time.monotonic() + keeper.PATIENCE
        while below := keeper.living(self._keeper.pid):
            for pid in below:
                with suppress(OSError):
                    os.kill(pid, signal.SIGKILL)
            if time.monotonic() > deadline:
                break
            time.sleep(_TICK)
        self._keeper.kill()
        self._keeper.wait()

    def _order(self, order: bytes) -> None:
        with suppress(OSError):
            self._control.send(order)

    def _signal_group(self) -> None:
        """End those who stayed in the session of an engine whose only keeper is no more."""
        if self._ended is None and not keeper.LINUX:
            with suppress(OSError):
                os.killpg(self.pid, signal.SIGKILL)


def _keeper(control: socket.socket) -> subprocess.Popen[bytes]:
    """Start a keeper that is reached over a socket."""
    return subprocess.Popen(  # noqa: S603 - our own program
        (sys.executable, "-P", "-s", "-S", "-c", _PROGRAM, _FOLDER, str(control.fileno())),
        bufsize=0,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={name: os.environ[name] for name in _NEEDED if name in os.environ},
        pass_fds=(control.fileno(),),
        start_new_session=True,
    )


def _request(command: Sequence[str], environment: Mapping[str, str], end_seconds: float) -> bytes:
    """Return what the keeper is told; raise `OSError` if it cannot be said."""
    variables = [f"{name}={value}" for name, value in environment.items()]
    words = [f"{end_seconds:g}", str(len(variables)), *variables, *command]
    if any("\0" in word for word in words):
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
    said = b"\0".join(map(os.fsencode, words))
    return keeper.LENGTH.pack(len(said)) + said


def _present(stream: IO[bytes] | None) -> IO[bytes]:
    """Return a stream that `Popen` was told to make."""
    if stream is None:
        raise AssertionError
    return stream
