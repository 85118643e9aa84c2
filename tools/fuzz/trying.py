"""
One input at one door, under limits of time and memory.

Time is that of the processor: on a busy machine a healthy program takes longer by the clock. The
system ends whoever takes too much, also where no Python runs; an input is therefore tried in a
process that may die of it.
"""

from __future__ import annotations

import os
import resource
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tools.fuzz.target import Target

WAITING: Final = 120
"""How many seconds by the clock: so long waits somebody who waits for ever, and does nothing."""

MEMORY: Final = 500_000_000
"""How many bytes of memory one input may take."""

NOT_SURVIVED: Final = ("hang", "memory")
"""Faults after which a process is not what it was."""

ROOT: Final = Path(__file__).resolve().parents[2]
_OURS: Final = tuple(str(ROOT / name) for name in ("src", "adapters", "reference_impl"))
_KILO: Final = 1024 if sys.platform != "darwin" else 1
_POLL: Final = 0.002
_STILL: Final = 2
"""How many seconds a process does nothing, when it is looked at again and again, that waits."""

_TOLD: Final = 4000


class Patience:
    """
    Notices that a process waits for ever.

    By the clock alone nobody can tell: on a busy machine it may get no time of the processor.
    """

    def __init__(self, process: int) -> None:
        """Take the process."""
        self._process = process
        self._worked: float | None = None

    def is_over(self, since: float, seconds: float = WAITING) -> bool:
        """Tell whether it has waited for so long `since` a moment, and does nothing now."""
        now = time.monotonic()
        if now - since <= seconds:
            self._worked = None
            return False
        if self._worked is None or _works(self._process):
            self._worked = now
        return now - self._worked > _STILL


def _works(process: int) -> bool:
    """Tell whether a process has something to do; without /proc nobody knows."""
    try:
        told = Path(f"/proc/{process}/stat").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return False
    return told.rpartition(")")[2].split()[0] == "R"


class Watch:
    """Limits of this process, and of one input after the other in it."""

    def __init__(self) -> None:
        """Let the system end this process where it takes twice the memory, or too much time."""
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        statm = Path("/proc/self/statm")
        if statm.exists():
            pages = int(statm.read_text(encoding="ascii").split()[0])
            most = pages * resource.getpagesize() + 2 * MEMORY
            resource.setrlimit(resource.RLIMIT_AS, (most, most))
        self._before = _held()
        self.said = ""
        """What was said to the last input that did no harm."""

    def trouble(self, target: Target, data: bytes) -> tuple[str, str]:
        """Return a name for what is wrong with how an input is taken, and what to tell of it."""
        signal.setitimer(signal.ITIMER_PROF, target.seconds)
        try:
            said = target.take(data)
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # noqa: BLE001 - whatever it is, it is a finding
            return named(error), "".join(traceback.format_exception(error)[-40:])
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
        if _held() - self._before > MEMORY:
            return "memory", f"more than {MEMORY} bytes"
        self.said = said
        return "", ""


def _held() -> int:
    """Return how much memory this process has held at most."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * _KILO


def named(error: BaseException) -> str:
    """Return a name that is the same for the same fault: what was raised, and where of ours."""
    kind = type(error).__name__
    if isinstance(error, RecursionError):
        return kind
    frames = traceback.extract_tb(error.__traceback__)
    ours = [one for one in frames if one.filename.startswith(_OURS)] or frames[-1:]
    where = f"{Path(ours[-1].filename).stem}.{ours[-1].name}" if ours else "nowhere"
    return f"{kind} in {where}"


def ended(status: int) -> str:
    """Return a name for how a process has ended that did not end by itself; empty if it did."""
    if os.WIFSIGNALED(status):
        number = os.WTERMSIG(status)
        return "hang" if number in {signal.SIGPROF, signal.SIGKILL} else f"signal {number}"
    code = os.waitstatus_to_exitcode(status)
    return f"exit status {code}" if code else ""


def apart(target: Target, data: bytes) -> tuple[str, str]:
    """Return the same as `Watch.trouble`, of an input that is tried in a process of its own."""

    def tried() -> bytes:
        name, told = Watch().trouble(target, data)
        return f"{name}\n{told[-_TOLD:]}".encode(errors="replace")

    fault, content = in_a_child(tried)
    name, _, told = content.decode().partition("\n")
    return (fault, fault) if fault else (name, told)


def in_a_child(work: Callable[[], bytes], seconds: float = WAITING) -> tuple[str, bytes]:
    """Return a name for how a process has ended that does some work, and what it returned."""
    with tempfile.TemporaryFile() as made:
        child = os.fork()
        if child == 0:
            status = 1
            try:
                made.write(work())
                made.flush()
                status = 0
            finally:
                os._exit(status)
        fault = ended(_waited(child, seconds))
        made.seek(0)
        return fault, made.read()


def _waited(child: int, seconds: float) -> int:
    """Return how a process has ended, which is killed if it goes on waiting."""
    begun, patience = time.monotonic(), Patience(child)
    while True:
        gone, status = os.waitpid(child, os.WNOHANG)
        if gone:
            return status
        if patience.is_over(begun, seconds):
            os.kill(child, signal.SIGKILL)
            return os.waitpid(child, 0)[1]
        time.sleep(_POLL)
