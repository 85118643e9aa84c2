"""
A program for the tests of `stdio`: serves the trivial engine, or misbehaves as asked.

Started as `child.py HOW …`; see `WAYS`.
"""

import fcntl
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

LONG: Final = 300
"""Seconds that a test does not wait."""

SLEEPS: Final = [sys.executable, "-c", f"import time; time.sleep({LONG})"]


def _first() -> bytes:
    """Return the first message."""
    return sys.stdin.buffer.readline()


def _say(answer: bytes) -> None:
    """Write to standard output as it is."""
    sys.stdout.buffer.write(answer)
    sys.stdout.buffer.flush()


def serve() -> None:
    """Serve the engine as it should be, or the mutant named."""
    from tests.adapters.pass_or_concede import PassOrConcede  # noqa: PLC0415 - as above

    from apnap_adapters.serving import serve_stdio  # noqa: PLC0415 - the others start faster

    serve_stdio(PassOrConcede(*sys.argv[2:]))


def chatty() -> None:
    """Write a great deal to standard error around every answer, then echo the message."""
    while line := sys.stdin.buffer.readline():
        sys.stderr.write("x" * 200_000 + "the last word\n")
        sys.stderr.flush()
        _say(line)


def echo_at_length() -> None:
    """Echo each message, in pieces."""
    while line := sys.stdin.buffer.readline():
        half = len(line) // 2
        _say(line[:half])
        _say(line[half:])


def environment() -> None:
    """Tell the environment and the arguments."""
    _first()
    _say(f"{sorted(os.environ)} {sys.argv[2:]} {os.getsid(0) == os.getpid()}\n".encode())


def die() -> None:
    """Die of the first message, with some last words."""
    _first()
    sys.stderr.write("out of cheese\n")
    sys.exit(7)


def twice() -> None:
    """Answer the first message twice."""
    _first()
    _say(b'{"jsonrpc": "2.0", "id": 1, "result": {}}\n' * 2)
    _first()


def poor() -> None:
    """Look for a variable of the environment."""
    _first()
    _say(os.environ["APNAP_TEST_DECKS"].encode())


def die_at_once() -> None:
    """Die without reading anything."""
    sys.exit("no cheese at all")


def crash() -> None:
    """Be ended by a signal."""
    _first()
    os.kill(os.getpid(), signal.SIGKILL)


def mute() -> None:
    """Close standard output, but go on."""
    _first()
    os.close(1)
    time.sleep(60)


def silent() -> None:
    """Never answer."""
    time.sleep(60)


def hang() -> None:
    """Answer once with two process ids, then hang and resist SIGTERM; so does a descendant."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
    _first()
    _say(f"{os.getpid()} {child.pid}\n".encode())
    time.sleep(60)


def _hold(path: str) -> None:
    """Lock a file until this process and all that it forks have ended."""
    held = os.open(path, os.O_CREAT | os.O_RDWR)
    fcntl.fcntl(held, fcntl.F_SETFD, 0)
    fcntl.flock(held, fcntl.LOCK_EX)


def hide() -> None:
    """
    Lock a file, leave two processes in sessions of their own, and end with an answer.

    The parents of both have ended. One is deaf to SIGTERM, the other forks and ends for ever.
    """
    _first()
    _hold(sys.argv[2])
    if not os.fork():
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        os.setsid()
        if not os.fork():
            os.execve(sys.executable, SLEEPS, {})  # noqa: S606 - no shell is wanted
        os._exit(0)
    os.wait()
    if not os.fork():
        os.setsid()
        ends = time.monotonic() + LONG
        while time.monotonic() < ends and not os.fork():
            pass
        os._exit(0)
    os.wait()
    _say(b"hidden\n")
    os._exit(3)


def deaf() -> None:
    """Lock a file, and never read anything."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    _hold(sys.argv[2])
    time.sleep(LONG)


def parricide() -> None:
    """Hide a process that locks a file, and end the process that has started this one."""
    _first()
    _hold(sys.argv[2])
    if not os.fork():
        os.setsid()
        time.sleep(LONG)
    os.kill(os.getppid(), signal.SIGKILL)
    time.sleep(60)


def stop_parent() -> None:
    """Stop the process that has started this one, or also the one before it, and resist."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    _first()
    _hold(sys.argv[2])
    parent = os.getppid()
    if sys.argv[3:] == ["both"]:
        facts = Path(f"/proc/{parent}/stat").read_text()
        os.kill(int(facts.rpartition(")")[2].split()[1]), signal.SIGSTOP)
    os.kill(parent, signal.SIGSTOP)
    _say(b"stopped\n")
    time.sleep(LONG)


def garbage() -> None:
    """Answer with what is no JSON."""
    _first()
    _say(b"Welcome to the engine!\n")
    _first()


def flood() -> None:
    """Answer without an end."""
    _first()
    while True:
        _say(b"a" * 65_536)


def two_lines() -> None:
    """Answer twice at once."""
    _first()
    _say(b"{}\n{}\n")
    _first()


def unasked() -> None:
    """Answer, say something more when a file appears, and tell by removing it."""
    _say(_first())
    wait = Path(sys.argv[2])
    while not wait.exists():
        time.sleep(0.01)
    _say(b"by the way\n")
    wait.unlink()
    _first()


WAYS: tuple[Callable[[], None], ...] = (
    serve,
    chatty,
    echo_at_length,
    environment,
    die,
    die_at_once,
    crash,
    mute,
    silent,
    hang,
    hide,
    deaf,
    parricide,
    stop_parent,
    garbage,
    flood,
    two_lines,
    twice,
    poor,
    unasked,
)

if __name__ == "__main__":
    {way.__name__: way for way in WAYS}[sys.argv[1]]()
