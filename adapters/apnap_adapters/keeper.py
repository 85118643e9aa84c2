"""
A keeper: the small program that stands between apnap and an engine, and ends what it began.

It starts the engine in a session of the engine's own, with the standard streams that it was
given itself, and is out of the way of every message. On Linux it is made the *subreaper* of
what the engine starts: a process whose parent has ended becomes a child of the keeper, in
whatever session it hides, and of nobody else. So the keeper can end all of them without ever
touching a process that is not the engine's; apnap itself, which may be part of somebody's
program with children of its own, could not tell them apart.

On Linux there are two of it: the engine knows the inner one as its parent, and the outer one ends
whatever is left if somebody ends the inner one.

apnap talks to it over a socket, in the format that `keeping` writes down. When that socket is
closed, apnap has ended, however it did: then the engine is given a moment to notice the end of
its input, and is ended. If somebody ends the keepers, the system ends the engine (on Linux). If
somebody stops them, the system wakes the outer one when apnap ends, and that ends the inner one.

Started as `python -P -s -S -c "…" FOLDER SOCKET`, which imports it from its folder, so that it was
compiled before: it needs the standard library only, and starts in the time of a bare Python.
"""

from __future__ import annotations

import ctypes
import os
import select
import signal
import struct
import sys
import time
from contextlib import suppress

TYPE_CHECKING = False  # as `typing` has it, whose import would take a fifth of the start
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Final

LINUX: Final = sys.platform.startswith("linux")

LENGTH: Final = struct.Struct("<I")
"""Length of the request, which comes first."""

REPORT: Final = struct.Struct("<cI")
"""What the keeper says: one of the letters below, and a number."""

STARTED: Final = b"P"
"""The engine runs; the number is its process."""
REFUSED: Final = b"E"
"""The system has refused to start it; the number is the error."""
ENDED: Final = b"S"
"""It has ended; the number is the status that `wait` gives."""

ASK: Final = b"T"
"""apnap says: send SIGTERM to all of them."""
END: Final = b"K"
"""apnap says: end all of them, and yourself."""

PATIENCE: Final = 10.0
"""Seconds after which what cannot be ended is left: it runs as somebody else."""

_SET_PDEATHSIG: Final = 1
_SET_CHILD_SUBREAPER: Final = 36
_TICK: Final = 0.002


class Keeper:
    """Starts one engine, follows what apnap says of it, and leaves nothing behind."""

    def __init__(self, control: int) -> None:
        """Begin; `control` is the socket to apnap."""
        self._control = control
        self._mask = signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGCHLD, signal.SIGTERM})
        self._alarm, alarm = os.pipe()
        for end in (self._alarm, alarm):
            os.set_blocking(end, False)
        signal.set_wakeup_fd(alarm, warn_on_full_buffer=False)
        self._told_to_end = False
        for number in (signal.SIGCHLD, signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._hear)
        self._engine = 0
        self._running = False

    def run(self) -> None:
        """Keep one engine from its start to its end."""
        seconds, variables, command = _request(self._control)
        if not self._start(command, variables):
            return
        _leave_the_streams()
        if not self._follow():
            self._let_go(seconds)
        self._end_all()

    def _hear(self, number: int, _: object) -> None:
        self._told_to_end |= number != signal.SIGCHLD

    def _start(self, command: list[bytes], variables: dict[bytes, bytes]) -> bool:
        """Start the engine and say so; return whether it was possible."""
        reading, writing = os.pipe()
        keeper = os.getpid()
        self._engine = os.fork()
        if not self._engine:
            _become(command, variables, self._mask, keeper, writing)
        os.close(writing)
        error = os.read(reading, LENGTH.size)
        os.close(reading)
        if error:
            self._say(REFUSED, *LENGTH.unpack(error))
            os.waitpid(self._engine, 0)
            return False
        self._running = True
        self._say(STARTED, self._engine)
        return True

    def _say(self, what: bytes, number: int) -> None:
        with suppress(OSError):  # apnap has gone, which is noticed where it is read from
            os.write(self._control, REPORT.pack(what, number))

    def _follow(self) -> bool:
        """Do what apnap says until it says `END`; return False if it goes without a word."""
        while not self._told_to_end:
            spoken = self._wait(None, self._control)
            self._bury()
            if not spoken:
                continue
            try:
                order = os.read(self._control, 1)
            except OSError:
                order = b""
            if order != ASK:
                return order == END
            self._ask()
        return True

    def _let_go(self, seconds: float) -> None:
        """Give the engine time to notice the end of its input, and SIGTERM if it does not."""
        for asked in (False, True):
            if asked:
                self._ask()
            deadline = time.monotonic() + seconds
            while self._running and time.monotonic() < deadline:
                self._wait(deadline - time.monotonic())
                self._bury()

    def _ask(self) -> None:
        """Send SIGTERM to all that the engine has started."""
        self._signal_group(signal.SIGTERM)
        _signal(living(os.getpid()), signal.SIGTERM)

    def _end_all(self) -> None:
        """End all that the engine has started."""
        self._signal_group(signal.SIGKILL)
        _end_children(self._bury)

    def _signal_group(self, number: signal.Signals) -> None:
        """Send a signal to the engine's session, where that can be nobody else's by now."""
        if self._running or not LINUX:
            with suppress(OSError):
                os.killpg(self._engine, number)

    def _bury(self) -> bool:
        """Take note of all who have ended; return whether somebody is left."""
        while True:
            try:
                pid, status = os.waitpid(-1, os.WNOHANG)
            except ChildProcessError:
                return False
            if not pid:
                return True
            if pid == self._engine:
                self._running = False
                self._say(ENDED, status)

    def _wait(self, seconds: float | None, *others: int) -> bool:
        """Wait until somebody ends, one of `others` can be read (say so), or the time is up."""
        poll = select.poll()
        for fd in (self._alarm, *others):
            poll.register(fd, select.POLLIN)
        ready = poll.poll(None if seconds is None else max(0.0, seconds * 1000))
        with suppress(BlockingIOError):
            os.read(self._alarm, 4096)
        return any(fd in others for fd, _ in ready)


def _guarded(control: int) -> None:
    """Be the outer keeper: let another one do the work, and end what it leaves if it is ended."""
    _prctl(_SET_CHILD_SUBREAPER, 1)
    _prctl(_SET_PDEATHSIG, signal.SIGCONT)
    me, apnap = os.getpid(), os.getppid()
    inner = os.fork()
    if not inner:
        os.setsid()
        _prctl(_SET_PDEATHSIG, signal.SIGKILL)
        _prctl(_SET_CHILD_SUBREAPER, 1)
        if os.getppid() == me:
            Keeper(control).run()
        os._exit(0)  # at once: somebody waits for it
    os.close(control)
    _leave_the_streams()
    signal.signal(signal.SIGTERM, lambda _, __: _signal((inner,), signal.SIGKILL))
    _follow_inner(inner, apnap)
    _end_children(_somebody_is_left)


def _follow_inner(inner: int, apnap: int) -> None:
    """
    Wait for the end of the inner keeper; end it if it is stopped when `apnap` has ended.

    Whoever is stopped notices nothing. So the system wakes this process when apnap ends (or the
    thread of apnap that has started it, which does not matter).
    """
    stopped = False

    def look() -> None:
        if stopped and os.getppid() != apnap:
            _signal((inner,), signal.SIGKILL)

    signal.signal(signal.SIGCONT, lambda _, __: look())
    while True:
        pid, status = os.waitpid(-1, os.WUNTRACED | os.WCONTINUED)
        if pid == inner:
            stopped = os.WIFSTOPPED(status)
            if not stopped and not os.WIFCONTINUED(status):
                return
            look()


def _leave_the_streams() -> None:
    """Let go of the standard streams: they are the engine's alone, and end with it."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for standard in range(3):
        os.dup2(nothing, standard)
    os.close(nothing)


def _end_children(bury: Callable[[], bool]) -> None:
    """
    End all children until there are none; `bury` takes note of who has ended.

    Who loses a parent becomes a child of this process, so that their children come next. What
    goes on starting others is met in the whole tree as well.
    """
    deadline = time.monotonic() + PATIENCE
    while bury() and LINUX and time.monotonic() < deadline:
        for _ in range(8):
            _signal(_children(), signal.SIGKILL)
        _signal(living(os.getpid()), signal.SIGKILL)
        time.sleep(_TICK)


def _somebody_is_left() -> bool:
    """Take note of all who have ended; return whether somebody is left."""
    with suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass
        return True
    return False


def _request(control: int) -> tuple[float, dict[bytes, bytes], list[bytes]]:
    """Read what is to be started: how patiently it is ended, its environment, its arguments."""
    (length,) = LENGTH.unpack(_exactly(control, LENGTH.size))
    seconds, count, *words = _exactly(control, length).split(b"\0")
    variables = (word.partition(b"=") for word in words[: int(count)])
    return float(seconds), {name: value for name, _, value in variables}, words[int(count) :]


def _exactly(control: int, size: int) -> bytes:
    """Read so many bytes; end if apnap has gone."""
    read = b""
    while len(read) < size:
        chunk = os.read(control, size - len(read))
        if not chunk:
            sys.exit(1)
        read += chunk
    return read


def _become(
    command: list[bytes],
    variables: dict[bytes, bytes],
    mask: Iterable[int],
    keeper: int,
    writing: int,
) -> None:
    """In the new process: become the engine, or write the error and end."""
    try:
        os.setsid()
        if LINUX:
            _prctl(_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != keeper:
            os._exit(1)
        for number in (signal.SIGPIPE, signal.SIGXFSZ):  # Python ignores them
            signal.signal(number, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        os.execvpe(command[0], command, variables)  # noqa: S606 - the user names the command
    except OSError as error:
        os.write(writing, LENGTH.pack(error.errno or 0))
    finally:
        os._exit(127)


def _prctl(option: int, value: int) -> None:
    """Ask the system for something; if it does not know it, less is promised."""
    ctypes.CDLL(None).prctl(option, *map(ctypes.c_ulong, (value, 0, 0, 0)))


def _signal(processes: Iterable[int], number: signal.Signals) -> None:
    """Send a signal to each of them that can be reached."""
    for pid in processes:
        with suppress(OSError):
            os.kill(pid, number)


def _children() -> list[int]:
    """Return the children of this process, as far as the system says in one look."""
    me = os.getpid()
    try:
        with open(f"/proc/{me}/task/{me}/children", "rb") as file:  # noqa: PTH123 - starts faster
            return [int(pid) for pid in file.read().split()]
    except OSError:
        return []


def living(head: int) -> list[int]:
    """Return all descendants of a process that have not ended; none if the system hides them."""
    if not LINUX:
        return []
    parents: dict[int, int] = {}
    ended: set[int] = set()
    for name in filter(str.isdecimal, os.listdir("/proc")):  # noqa: PTH208 - starts faster
        with suppress(OSError), open(f"/proc/{name}/stat", "rb") as file:  # noqa: PTH123 - as above
            state, parent = file.read().rpartition(b")")[2].split()[:2]
            parents[int(name)] = int(parent)
            if state in b"ZX":
                ended.add(int(name))
    found: set[int] = set()
    heads = {head}
    while heads:
        heads = {pid for pid, parent in parents.items() if parent in heads} - found
        found |= heads
    return sorted(found - ended)


def main(control: int) -> None:
    """Keep an engine; `control` is the socket to apnap."""
    os.set_inheritable(control, False)  # noqa: FBT003 - it has no name
    if LINUX:
        _guarded(control)
    else:
        Keeper(control).run()
    os._exit(0)
