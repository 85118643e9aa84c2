"""The transport `stdio`, with programs that behave and programs that do not."""

import fcntl
import math
import os
import select
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Protocol

import pytest
from tests.adapters.children import HELLO, command, impatient
from tests.patience import patience, wait_until

from apnap.protocol.connection import (
    NOTES_LIMIT,
    EngineBabbles,
    EngineDied,
    EngineNotStarted,
    EngineSilent,
    Limits,
)
from apnap_adapters import keeper, keeping
from apnap_adapters.stdio import Stdio, connect

SECONDS = 30.0

needs_linux = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="only Linux has subreapers"
)

Start = Callable[..., Stdio]


class HasFileno(Protocol):
    """Something that has a file descriptor."""

    def fileno(self) -> int:
        """Return it."""


@pytest.fixture
def start() -> Iterator[Start]:
    """Start children, and end them after the test."""
    started: list[Stdio] = []

    def one(*how: str) -> Stdio:
        started.append(connect(command(*how), impatient()))
        return started[-1]

    yield one
    for connection in started:
        connection.close()


def is_running(pid: int) -> bool:
    """Return whether a process is there; one that waits to be buried does not count."""
    try:
        os.kill(pid, 0)
        facts = Path(f"/proc/{pid}/stat")  # on Linux
        return not facts.exists() or facts.read_text().rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False


def has_ended(pid: int) -> bool:
    """Wait until a process has ended; return False if it does not."""
    deadline = time.monotonic() + SECONDS
    while is_running(pid):
        if time.monotonic() > deadline:
            return False
        time.sleep(0.01)
    return True


def test_messages_of_any_size_pass_both_ways(start: Start) -> None:
    connection = start("echo_at_length")
    for size in (1, 1000, 70_000, 1_000_000, 3):
        line = b"x" * size
        assert connection.exchange(line, SECONDS) == line


def test_much_on_standard_error_blocks_nobody(start: Start) -> None:
    connection = start("chatty")
    for _ in range(3):
        assert connection.exchange(HELLO, SECONDS) == HELLO
    connection.close()
    assert connection.notes.endswith("the last word\n")
    assert len(connection.notes) <= NOTES_LIMIT


def test_the_environment_is_small_and_the_arguments_arrive(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("A_SECRET", "hidden")
    monkeypatch.setenv("LANG", "C.UTF-8")
    told = start("environment", "$HOME; two words", "*").exchange(HELLO, SECONDS).decode()
    assert "A_SECRET" not in told
    assert "'LANG'" in told
    assert "'PYTHONPATH'" in told
    assert told.endswith("['$HOME; two words', '*'] True")


def test_programs_of_the_virtual_environment_are_found_first(
    start: Start, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "bin").mkdir()
    program = tmp_path / "bin" / "engine"
    program.write_text(f"#!/bin/sh\nexec {command('echo_at_length')}\n")
    program.chmod(0o755)
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    connection = connect("engine", impatient())
    assert connection.exchange(b"found", SECONDS) == b"found"
    connection.close()
    assert start("echo_at_length").exchange(b"others too", SECONDS) == b"others too"


@pytest.mark.parametrize("target", ["", "   ", "'no end", "no-such-program --at-all", "/", "a\0b"])
def test_a_command_that_cannot_be_started_is_told(target: str) -> None:
    with pytest.raises(EngineNotStarted) as caught:
        connect(target)
    assert caught.value.hint


def test_windows_is_told_that_it_is_not_supported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("apnap_adapters.stdio.os.name", "nt")
    with pytest.raises(EngineNotStarted, match="POSIX"):
        connect("engine")


def test_an_engine_that_dies_leaves_status_and_last_words(start: Start) -> None:
    connection = start("die")
    with pytest.raises(EngineDied, match="exit status 7") as caught:
        connection.exchange(HELLO, SECONDS)
    assert caught.value.status == 7
    assert caught.value.notes == "out of cheese\n"
    with pytest.raises(EngineDied, match="exit status 7"):
        connection.exchange(HELLO, SECONDS)


def test_an_engine_that_dies_before_the_first_message_is_noticed(start: Start) -> None:
    connection = start("die_at_once")
    assert has_ended(connection.pid)
    with pytest.raises(EngineDied, match="exit status 1") as caught:
        connection.exchange(HELLO, SECONDS)
    assert caught.value.notes == "no cheese at all\n"


def test_an_engine_that_crashes_is_told_with_its_signal(start: Start) -> None:
    with pytest.raises(EngineDied, match="ended by SIGKILL") as caught:
        start("crash").exchange(HELLO, SECONDS)
    assert caught.value.status == -signal.SIGKILL


def test_an_engine_that_closes_its_output_counts_as_dead(start: Start) -> None:
    with pytest.raises(EngineDied, match="goes on running") as caught:
        start("mute").exchange(HELLO, SECONDS)
    assert caught.value.status is None


def test_an_engine_that_hangs_is_killed_with_its_descendants(start: Start) -> None:
    connection = start("hang")
    pids = [int(pid) for pid in connection.exchange(HELLO, SECONDS).split()]
    assert all(map(is_running, pids))
    with pytest.raises(EngineSilent, match=r"within 0\.1 seconds") as caught:
        connection.exchange(HELLO, 0.1)
    assert caught.value.seconds == 0.1
    connection.close()
    assert all(map(has_ended, pids))


def is_held(path: Path) -> bool:
    """Return whether a process is there that holds the lock of a file."""
    if not path.exists():
        return False
    with path.open() as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
        return False


@needs_linux
def test_whoever_hides_in_a_session_of_their_own_is_ended(start: Start, tmp_path: Path) -> None:
    """Also those without a parent, and those that are another process each time one looks."""
    lock = tmp_path / "lock"
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as mine:
        connection = start("hide", str(lock))
        assert connection.exchange(HELLO, SECONDS) == b"hidden"
        assert is_held(lock)
        connection.close()
        assert not is_held(lock)
        assert mine.poll() is None
        mine.communicate(b"\n")
    assert mine.returncode == 0


def test_a_killed_suite_takes_an_engine_with_it_that_does_not_listen(tmp_path: Path) -> None:
    """The engine was started in a thread that has ended: it is the process that counts."""
    lock = tmp_path / "lock"
    program = f"""
import threading, time
from apnap.protocol.connection import Limits
from apnap_adapters.stdio import connect
kept = []
deaf = lambda: kept.append(connect({command("deaf", str(lock))!r}, Limits(end_seconds=0.1)))
thread = threading.Thread(target=deaf)
thread.start()
thread.join()
time.sleep(300)
"""
    with subprocess.Popen([sys.executable, "-c", program]) as suite:
        wait_until(lambda: is_held(lock))
        suite.kill()
    wait_until(lambda: not is_held(lock))


@needs_linux
@pytest.mark.parametrize("stopped", ["one", "both"])
def test_a_killed_suite_takes_an_engine_with_it_that_has_stopped_its_keepers(
    tmp_path: Path, stopped: str
) -> None:
    """Its keepers hear nothing of that by themselves."""
    lock = tmp_path / "lock"
    engine = command("stop_parent", str(lock), stopped)
    program = f"""
import time
from apnap.protocol.connection import Limits
from apnap_adapters.stdio import connect
kept = connect({engine!r}, Limits(end_seconds=0.1))
kept.exchange({HELLO!r}, {SECONDS})
print("stopped", flush=True)
time.sleep(300)
"""
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE) as suite:
        assert suite.stdout is not None
        assert suite.stdout.readline() == b"stopped\n"
        assert is_held(lock)
        suite.kill()
    wait_until(lambda: not is_held(lock))


@needs_linux
def test_an_engine_that_ends_its_parent_ends_itself(start: Start, tmp_path: Path) -> None:
    lock = tmp_path / "lock"
    connection = start("parricide", str(lock))
    with pytest.raises(EngineDied, match="ended by SIGKILL"):
        connection.exchange(HELLO, SECONDS)
    connection.close()
    assert has_ended(connection.pid)
    assert not is_held(lock)
    connection.restart()


@needs_linux
@pytest.mark.parametrize("stopped", ["one", "both"])
def test_a_keeper_that_was_stopped_is_helped(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stopped: str
) -> None:
    monkeypatch.setattr(keeping, "_SPARE", 0.1)
    monkeypatch.setattr(keeper, "PATIENCE", math.inf)  # it is never needed
    lock = tmp_path / "lock"
    connection = start("stop_parent", str(lock), stopped)
    assert connection.exchange(HELLO, SECONDS) == b"stopped"
    connection.close()
    assert not is_held(lock)


@needs_linux
def test_a_keeper_that_is_stopped_before_it_speaks_is_waited_for_no_longer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if the engine had been quicker than the keeper's word that it runs."""
    lock, stopping = tmp_path / "lock", tmp_path / "keeper.py"
    engine = shlex.split(command("deaf", str(lock)))
    stopping.write_text(f"""
import os, signal, subprocess
subprocess.Popen({engine!r}, start_new_session=True)
os.kill(os.getpid(), signal.SIGSTOP)
""")
    monkeypatch.setattr(keeping, "_FOLDER", str(tmp_path))
    monkeypatch.setattr(keeping, "_SPARE", 0.1)
    before = len(list(Path("/dev/fd").iterdir()))
    with pytest.raises(EngineNotStarted, match="has not started within") as caught:
        connect("engine", Limits(start_seconds=patience(0.5)))
    assert "stopped" in caught.value.hint
    assert not is_held(lock)
    assert len(list(Path("/dev/fd").iterdir())) == before


def test_what_the_engine_takes_back_is_waited_for_as_long_as_allowed(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An engine can read its own output, and empty it when it has been seen."""

    class Deceived:
        """Finds that there is something to be read, always."""

        def __init__(self) -> None:
            self._fds: dict[int, None] = {}

        def register(self, fd: int | HasFileno, _: int) -> None:
            self._fds[fd if isinstance(fd, int) else fd.fileno()] = None

        def unregister(self, fd: int) -> None:
            del self._fds[fd]

        def poll(self, _: float) -> list[tuple[int, int]]:
            assert not any(map(os.get_blocking, self._fds)), "the next reading waits for ever"
            return [(fd, select.POLLIN) for fd in self._fds]

    monkeypatch.setattr("apnap_adapters.stdio.select.poll", Deceived)
    connection = start("hang")
    assert connection.exchange(HELLO, SECONDS)
    with pytest.raises(EngineSilent):
        connection.exchange(HELLO, 0.1)
    connection.close()


def test_a_flood_is_cut_off(start: Start) -> None:
    with pytest.raises(EngineBabbles, match="more than 1048576 bytes") as caught:
        start("flood").exchange(HELLO, SECONDS)
    assert caught.value.raw == b"a" * 1000


def test_two_answers_to_one_message_are_refused(start: Start) -> None:
    with pytest.raises(EngineBabbles, match="more than one line") as caught:
        start("two_lines").exchange(HELLO, SECONDS)
    assert caught.value.raw == b"{}"
    assert "Standard output carries the protocol only" in caught.value.hint


def test_an_answer_that_comes_twice_is_told_as_that(start: Start) -> None:
    with pytest.raises(EngineBabbles, match="more than one line") as caught:
        start("twice").exchange(HELLO, SECONDS)
    assert "answer each request once, in one line" in caught.value.hint


def test_variables_that_an_engine_misses_are_told(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("APNAP_TEST_DECKS", "/decks")
    with pytest.raises(EngineDied) as caught:
        start("poor").exchange(HELLO, SECONDS)
    told = "APNAP_TEST_DECKS is a variable of your environment that an engine doesn't get: "
    assert f"{told}`stdio:env APNAP_TEST_DECKS=… COMMAND`" in caught.value.hint
    assert "/decks" not in caught.value.hint
    monkeypatch.delenv("APNAP_TEST_DECKS")
    with pytest.raises(EngineDied) as caught:
        start("poor").exchange(HELLO, SECONDS)
    assert caught.value.hint == "What it wrote to standard error may say why."


def test_a_line_that_nobody_asked_for_is_refused(start: Start, tmp_path: Path) -> None:
    signal_ = tmp_path / "now"
    connection = start("unasked", str(signal_))
    assert connection.exchange(HELLO, SECONDS) == HELLO
    signal_.touch()
    while signal_.exists():
        time.sleep(0.01)
    with pytest.raises(EngineBabbles, match="without being asked") as caught:
        connection.exchange(HELLO, SECONDS)
    assert caught.value.raw == b"by the way\n"


def test_a_restart_heals(start: Start) -> None:
    connection = start("die")
    for _ in range(2):
        with pytest.raises(EngineDied):
            connection.exchange(HELLO, SECONDS)
        connection.restart()
    with pytest.raises(EngineDied, match="exit status 7"):
        connection.exchange(HELLO, SECONDS)


def test_closing_ends_the_program_at_the_end_of_its_input(start: Start) -> None:
    connection = start("echo_at_length")
    assert connection.exchange(HELLO, SECONDS) == HELLO
    connection.close()
    connection.close()
    assert has_ended(connection.pid)
    with pytest.raises(EngineDied, match="closed"):
        connection.exchange(HELLO, SECONDS)


def test_a_program_that_ignores_the_end_of_input_is_asked_to_end() -> None:
    waits = shlex.join([sys.executable, "-c", "import time; time.sleep(60)"])
    connection = connect(waits, impatient())
    connection.close()
    assert has_ended(connection.pid)


def test_no_file_stays_open(start: Start) -> None:
    before = len(list(Path("/dev/fd").iterdir()))
    connection = start("echo_at_length")
    connection.restart()
    connection.close()
    assert len(list(Path("/dev/fd").iterdir())) == before
