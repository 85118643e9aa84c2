"""
The transport `stdio`: an engine that is a program of its own.

The command is split as a shell would split it, but no shell runs it. Its standard input and
output carry one message per line, its standard error is free text, of which the last is kept.
The program gets a small environment and a session of its own, and a keeper that at the end ends
it with all its descendants (`keeper`), also when apnap itself is killed. Neither its start nor
its end is interrupted by a signal, so that no program stays behind when apnap is ended in order.

No thread is involved: one `poll` watches what can be written and read, which keeps a message
within a few system calls. It needs POSIX; on Windows use WSL.
"""

import os
import select
import shlex
import time
from collections.abc import Sequence
from typing import Final

from apnap.protocol import (
    NOTES_LIMIT,
    EngineBabbles,
    EngineDied,
    EngineNotStarted,
    EngineSilent,
    EngineTrouble,
    Limits,
)
from apnap_adapters.breakable import Breakable
from apnap_adapters.command import (
    environment,
    how_to_start,
    missing,
    obituary,
    split,
    undisturbed,
    withheld,
)
from apnap_adapters.keeping import Kept

_CHUNK: Final = 1 << 16
_SHOWN: Final = 1000  # bytes of a wrong answer that are shown
_LAST: Final = 64  # chunks of standard error that are read after the end
_TICK: Final = 20  # milliseconds between two looks at whether the program has ended

_STDOUT: Final = (
    "Standard output carries the protocol only: one line for each message. "
    "Everything else goes to standard error."
)
_ONCE: Final = (
    "Each of these lines is an answer: answer each request once, in one line, and send nothing "
    "that was not asked for."
)


class Stdio(Breakable):
    """A connection to a child process."""

    def __init__(self, command: str, limits: Limits) -> None:
        self._command = split(command)
        self._limits = limits
        self._notes = bytearray()
        self._received = bytearray()
        self._answers: list[bytes] = []
        self._unsent = memoryview(b"")
        self._start()

    def restart(self) -> None:
        """End the program, whatever it is doing, and start it again."""
        self.close()
        self._start()

    def close(self) -> None:
        """End the program: end of input, then SIGTERM and SIGKILL for all its descendants."""
        with undisturbed():
            self._close()

    def _close(self) -> None:
        if self._stdin.closed:
            return
        self._stdin.close()
        if self._trouble is not None or not self._has_ended(self._limits.end_seconds):
            self._program.ask_to_end()
            self._has_ended(self._limits.end_seconds)
        self._program.end()
        self._last_words()
        self._stdout.close()
        self._stderr.close()
        self._trouble = EngineDied("The engine has been closed.", hint="Restart it.")

    @property
    def pid(self) -> int:
        """The process that was started last."""
        return self._program.pid

    @property
    def notes(self) -> str:
        """The last of what the program has written to its standard error."""
        return self._notes.decode(errors="replace")

    def _start(self) -> None:
        """Start the program; raise `EngineNotStarted` if the system refuses."""
        with undisturbed():
            self._begin()

    def _begin(self) -> None:
        self._notes.clear()
        self._received.clear()
        self._trouble = None
        try:
            limits = self._limits.start_seconds, self._limits.end_seconds
            self._program = Kept(self._command, environment(), *limits)
        except TimeoutError as error:
            raise self._never_began() from error
        except OSError as error:
            problem = f"{shlex.join(self._command)!r} cannot be started: {error.strerror}."
            hint = how_to_start(self._command[0], error)
            raise EngineNotStarted(problem, hint=hint) from error
        self._stdin, self._stdout, self._stderr = (
            self._program.stdin,
            self._program.stdout,
            self._program.stderr,
        )
        self._in, self._out, self._err = (
            stream.fileno() for stream in (self._stdin, self._stdout, self._stderr)
        )
        for fd in (self._in, self._out, self._err):
            os.set_blocking(fd, False)
        self._poll = select.poll()
        self._poll.register(self._out, select.POLLIN)
        self._poll.register(self._err, select.POLLIN)

    def _never_began(self) -> EngineNotStarted:
        return EngineNotStarted(
            f"{shlex.join(self._command)!r} has not started within "
            f"{self._limits.start_seconds:g} seconds.",
            hint="It has stopped what apnap starts it with, or the machine is busy (`--limit`).",
        )

    def _exchange(self, line: bytes, seconds: float, /) -> bytes:
        self._nothing_unasked()
        deadline = time.monotonic() + seconds
        self._answers.clear()
        self._unsent = memoryview(line + b"\n")
        self._send()
        if self._unsent:
            self._poll.register(self._in, select.POLLOUT)
        while self._unsent or not self._answers:
            ready = self._ready(deadline)
            if not ready:
                raise self._silence(seconds)
            for fd in ready:
                self._attend_to(fd)
        return self._answers[0]

    def _attend_to(self, fd: int) -> None:
        """Read from or write to what is ready."""
        if fd == self._err:
            self._listen_aside()
        elif fd == self._out:
            self._receive()
        else:
            self._send()
            if not self._unsent:
                self._poll.unregister(self._in)

    def _nothing_unasked(self) -> None:
        """Raise `EngineBabbles` if the engine has spoken without being asked."""
        for fd, _ in self._poll.poll(0):
            if fd == self._err:
                self._listen_aside()
                continue
            chunk = _read(self._out)
            if chunk:
                what = "has spoken without being asked"
                raise self._babble(what, chunk)
            if chunk is not None:
                raise self._death()

    def _ready(self, deadline: float) -> list[int]:
        """Return what can be read or written before the deadline, if anything."""
        left = deadline - time.monotonic()
        return [fd for fd, _ in self._poll.poll(left * 1000)] if left > 0 else []

    def _send(self) -> None:
        """Write what can be written at once."""
        try:
            self._unsent = self._unsent[os.write(self._in, self._unsent) :]
        except BlockingIOError:
            return
        except BrokenPipeError as error:
            raise self._death() from error

    def _receive(self) -> None:
        """Read once; the answer is there as soon as its line is complete."""
        chunk = _read(self._out)
        if chunk is None:
            return
        if not chunk:
            raise self._death()
        head, feed, rest = chunk.partition(b"\n")
        if self._answers or rest:
            what = "has sent more than one line"
            said = b"\n".join((*self._answers, bytes(self._received) + chunk)).splitlines()
            raise self._babble(what, _odd(said), _ONCE if all(map(_is_answer, said)) else _STDOUT)
        self._received += head
        if len(self._received) > self._limits.line_bytes:
            what = f"has sent a line of more than {self._limits.line_bytes} bytes"
            raise self._babble(what, self._received)
        if feed:
            self._answers.append(bytes(self._received))
            self._received.clear()

    def _listen_aside(self) -> None:
        """Read standard error once, and keep the last of it."""
        chunk = _read(self._err)
        if chunk is None:
            return
        if not chunk:
            self._poll.unregister(self._err)
        self._keep(chunk)

    def _keep(self, chunk: bytes) -> None:
        self._notes += chunk
        del self._notes[:-NOTES_LIMIT]

    def _has_ended(self, seconds: float) -> bool:
        """Wait until the program has ended, not longer than `seconds`; return whether it has."""
        deadline = time.monotonic() + seconds
        watch = select.poll()
        watch.register(self._err, select.POLLIN)
        watch.register(self._out, select.POLLIN)
        watch.register(self._program, select.POLLIN)
        while self._program.status() is None:
            if time.monotonic() > deadline:
                return False
            for fd, _ in watch.poll(_TICK):
                if fd == self._program.fileno():
                    continue
                chunk = _read(fd)
                if chunk == b"":
                    watch.unregister(fd)
                elif chunk and fd == self._err:
                    self._keep(chunk)
        return True

    def _last_words(self) -> None:
        """Read what an ended program has left on standard error."""
        watch = select.poll()
        watch.register(self._err, select.POLLIN)
        for _ in range(_LAST):
            if not watch.poll(0) or not (chunk := _read(self._err)):
                return
            self._keep(chunk)

    def _silence(self, seconds: float) -> EngineTrouble:
        if self._program.status() is not None:  # a descendant holds its standard output
            return self._death()
        return EngineSilent(
            f"The engine has not answered within {seconds:g} seconds.",
            hint="It hangs, or has not flushed its standard output, or needs more time "
            "(`--limit`).",
            seconds=seconds,
            notes=self.notes,
        )

    def _death(self) -> EngineDied:
        """Return how the program ended; its standard output or input is closed."""
        ended = self._has_ended(self._limits.end_seconds)
        self._last_words()
        status = self._program.status() if ended else None
        looked_for = f"{missing(self.notes)}{withheld(self.notes)}"
        return EngineDied(
            obituary(status),
            hint=f"What it wrote to standard error may say why.{looked_for}"
            if self._notes
            else "It wrote nothing to standard error. An engine goes on reading until its standard "
            "input is closed; `apnap doctor` walks through what it has to answer.",
            notes=self.notes,
            status=status,
        )

    def _babble(self, what: str, raw: bytes | bytearray, hint: str | None = None) -> EngineBabbles:
        return EngineBabbles(
            f"The engine {what}.",
            hint=hint or _STDOUT,
            raw=bytes(raw[:_SHOWN]),
            notes=self.notes,
        )


def connect(target: str, limits: Limits = Limits(), /) -> Stdio:  # noqa: B008 - frozen
    """
    Start the command `target` and connect to it; raise `EngineNotStarted` if that fails.

    A program that starts and ends at once is noticed with the first message.
    """
    if os.name != "posix":
        problem = "The transport `stdio` needs POSIX."
        raise EngineNotStarted(problem, hint="On Windows, run apnap within WSL.")
    return Stdio(target, limits)


def _read(fd: int) -> bytes | None:
    """
    Read once: nothing at the end of the stream, and None if there is nothing to be read by now.

    What `poll` has seen may be gone: an engine can open its own output for reading, too.
    """
    try:
        return os.read(fd, _CHUNK)
    except BlockingIOError:
        return None


def _odd(said: Sequence[bytes]) -> bytes:
    """Return the first line that cannot be a message, or else the second, and what follows."""
    first = next((i for i, line in enumerate(said) if not line.startswith(b"{")), 1)
    return b"\n".join(said[first:])


def _is_answer(line: bytes) -> bool:
    """Tell whether a line, or what is there of it, is written as an answer is."""
    return line.startswith(b"{") and b'"jsonrpc"' in line
