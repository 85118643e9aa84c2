"""A copy shows what a start shows, and what befalls one copy befalls no other."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Final

import psutil
import pytest
from tests.bad_engines.running import CACHE, OURS
from tests.forking import started
from tests.patience import patience, wait_until
from tests.suite.conftest import SAMPLE

ONE: Final = (
    "attack-multiple-players/a-defending-player-cant-block-with-an-unattacked-players-creature"
)
SHOWS: Final = """
import gc, json, os, signal, sys, threading, warnings
for stream in (sys.stdin, sys.stdout, sys.stderr):
    print(stream.name, stream.mode, stream.encoding, stream.errors, stream.newlines,
          stream.line_buffering, stream.write_through, stream.isatty(), stream.fileno())
    print(type(stream.buffer), stream is getattr(sys, "__" + stream.name[1:-1] + "__"))
print(sys.argv, sys.orig_argv, sys.flags, sys.path, sys.dont_write_bytecode, sys.executable)
print(os.getcwd(), json.dumps(dict(os.environ), sort_keys=True))
print(sorted(os.listdir("/proc/self/fd")), os.getpgrp() == os.getpid(), os.getppid())
print([signal.getsignal(one) for one in (signal.SIGINT, signal.SIGTERM, signal.SIGPIPE)])
print(signal.pthread_sigmask(signal.SIG_BLOCK, []), threading.active_count(), os.umask(0))
print(threading.main_thread().ident == threading.get_ident(), gc.get_threshold(), gc.isenabled())
print(__name__, sys.stdin.read(), repr(sys.excepthook), sys.getrecursionlimit())
sys.stderr.write("and so to this")
"""
WORKS: Final = """
import os, sys
print(os.getppid(), end=" ")
print("server" ".py" in open("/proc/self/cmdline").read(), end=" ")
print(sys.argv, sys.path[0], sys.stdin.name, sorted(os.listdir("/proc/self/fd")))
print(sorted(open("/proc/self/environ").read().strip("\\0").split("\\0")))
"""
BEGINS: Final = f"""
import os, subprocess, sys
words = [sys.executable, "-u", "-c", "import sys;exec(eval(sys.stdin.readline()))"]
how = {{"input": repr({WORKS!r}), "stdout": subprocess.PIPE, "text": True, "check": True}}
for more in ({{}}, {{"PYTHONSAFEPATH": "1"}}, {{"PYTHONUNBUFFERED": "1"}}):
    said = subprocess.run(words, env={{**os.environ, **more}}, **how).stdout
    print(said.replace(str(os.getpid()), "this one's child:"))
"""
"""Starts three workers as xdist does; a copy cannot show the last one's environment."""
MISREAD: Final = f"stdio:{sys.executable} -m apnap_misreadings --mutant any-player-blocks"
SERVER: Final = str(Path(started.__file__).with_name("server.py"))
needs_linux = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="elsewhere all is started as ever"
)
LASTS: Final = """
import signal, time
signal.signal(signal.SIGINT, signal.default_int_handler)
print("is there", flush=True)
time.sleep(600)
"""


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Copy processes that have imported nothing, and that make none go of which others have use."""
    monkeypatch.setattr(started, "_BY_APNAP", ())
    servers: dict[object, Any] = {}
    monkeypatch.setattr(started, "_SERVERS", servers)
    yield
    for server in servers.values():
        server.let_go()


def both(*words: str | Path, **how: Any) -> Sequence[subprocess.CompletedProcess[str]]:
    """Start a command as ever and as a copy; return what came of each."""
    how = {"capture_output": True, "text": True, "cwd": SAMPLE.parent, **how}
    ways = (subprocess.run, started.run)
    return [way([sys.executable, *map(str, words)], check=False, **how) for way in ways]


def told(done: subprocess.CompletedProcess[str]) -> tuple[int, str, str]:
    """Return what came of a process, but for the times in it."""
    out, err = (re.sub(r"\d+\.\d+ ?s", "0 s", text or "") for text in (done.stdout, done.stderr))
    return (done.returncode, out, err)


@pytest.mark.parametrize(
    "words",
    [
        ("-m", "apnap", "--version"),
        ("-m", "apnap", "run", MISREAD, "--scenario", ONE),
        ("-m", "apnap", "steps", "--json"),
        ("-m", "apnap", "nonsense"),
        ("-m", "apnap.nothing_of_the_kind"),
        ("-m", "pytest", *OURS, "--engine=direct:reference", f"--scenario={ONE}", "-v"),
        ("-m", "pytest", *OURS, "no-such-file.py"),
        ("-c", "import sys; sys.exit('so it ends')"),
        ("-c", "import sys; sys.exit(7)"),
        ("-c", "import sys; print('still in hand', end=''); sys.exit(-1)"),
        ("-c", "import sys; sys.stdout.close(); sys.exit(True)"),
        ("-c", "import threading; threading.Timer(0.1, print, ['later']).start()"),
        ("-c", "import atexit; atexit.register(print, 'and at the end this')"),
        ("-c", "def f(): return 1 / 0\nf()"),
        ("-c", "1 +"),
        ("-c", "import os, signal; os.kill(os.getpid(), signal.SIGSEGV)"),
        ("-c", "import os; os._exit(3)"),
    ],
    ids=lambda words: " ".join(words)[:40],
)
def test_a_copy_says_and_does_what_a_start_does(words: tuple[str, ...]) -> None:
    there = {"PATH": os.environ["PATH"], "COLUMNS": "150", **CACHE}
    began, copied = both(*words, env=there, stdin=subprocess.DEVNULL)
    assert told(copied) == told(began)


@needs_linux
def test_a_copy_that_cannot_say_all_ends_as_a_start_does() -> None:
    with Path("/dev/full").open("w") as full:
        how = {"capture_output": False, "stdout": full, "stderr": subprocess.PIPE, "env": {}}
        began, copied = both("-c", "print('lost')", **how)
    assert told(copied) == told(began)
    assert began.returncode == 120, began.stderr  # as Python says


@needs_linux
@pytest.mark.parametrize(
    "environment",
    [
        {},
        {"PYTHONPATH": "there:here", "LANG": "C.UTF-8", "NAMED": "\udcff ä"},
        {"PYTHONUNBUFFERED": "1", "PYTHONDONTWRITEBYTECODE": "1"},
        {"PYTHONIOENCODING": "latin-1", "LC_ALL": "C", "TZ": "UTC"},
    ],
    ids=" ".join,
)
def test_a_copy_finds_what_a_start_finds(
    environment: dict[str, str], tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    if environment:  # once it is enough to import all of it
        request.getfixturevalue("bare")
    how = {"env": environment, "input": "from here", "cwd": tmp_path}
    began, copied = both("-c", SHOWS, "a word", **how)
    assert began.returncode == 0, began.stderr
    assert told(copied) == told(began)
    began, copied = both("-c", SHOWS, **{**how, "start_new_session": True})
    assert told(copied) == told(began)


@needs_linux
@pytest.mark.usefixtures("bare")
@pytest.mark.parametrize(
    ("options", "environment"),
    [
        (("-P",), {}),
        (("-u",), {}),
        (("-u", "-P"), {}),
        ((), {"PYTHONSAFEPATH": "1"}),
        ((), {"PYTHONSAFEPATH": ""}),
    ],
    ids=" ".join,
)
def test_a_copy_does_what_options_say(
    options: tuple[str, ...], environment: dict[str, str], tmp_path: Path
) -> None:
    shows = SHOWS.replace("sys.flags, ", "")
    how = {"env": environment, "input": "", "cwd": tmp_path}
    began, copied = both(*options, "-c", shows, "a word", **how)
    assert told(copied) == told(began)


@needs_linux
@pytest.mark.usefixtures("bare")
def test_a_copy_hears_the_signals_that_a_start_hears(tmp_path: Path) -> None:
    """Whoever has begun what is copied, and whatever signals that one heard."""
    how = {"env": {}, "input": "", "cwd": tmp_path}
    hears = signal.signal(signal.SIGTERM, signal.SIG_IGN)
    held = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        deaf = both("-c", SHOWS, **how)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, held)
        signal.signal(signal.SIGTERM, hears)
    hearing = both("-c", SHOWS, **how)
    for began, copied in (deaf, hearing):
        assert told(copied) == told(began)
    assert told(deaf[0]) != told(hearing[0])


@needs_linux
def test_what_python_plays_when_it_starts_is_played(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text("print('at first')\n")
    how: dict[str, Any] = {"env": {"PYTHONPATH": f"there:{tmp_path}"}}
    _, copied = both("-c", "print('and then')", **how)
    assert copied.stdout == "at first\nand then\n"


@needs_linux
@pytest.mark.usefixtures("bare")
def test_threads_start_what_they_like_at_once() -> None:
    shows = "import os; print(os.getppid())"
    with ThreadPoolExecutor(8) as threads:
        starts = partial(started.run, [sys.executable, "-c", shows], capture_output=True, text=True)
        done = [one.result() for one in [threads.submit(starts) for _ in range(24)]]
    assert {one.stdout for one in done} == {f"{os.getpid()}\n"}


@needs_linux
def test_a_copy_is_a_process_of_its_own() -> None:
    program = [sys.executable, "-c", "import os; print(os.getpid(), os.getppid())"]
    with started.Popen(program, stdout=subprocess.PIPE, text=True) as process:
        out, _ = process.communicate()
    assert out.split() == [str(process.pid), str(os.getpid())]
    assert process.returncode == 0


@needs_linux
def test_a_copy_that_is_stopped_or_killed_harms_no_other() -> None:
    how: dict[str, Any] = {"stdout": subprocess.PIPE, "text": True}
    with (
        started.Popen([sys.executable, "-c", LASTS], **how) as stopped,
        started.Popen([sys.executable, "-c", LASTS], process_group=0, **how) as killed,
        started.Popen([sys.executable, "-c", LASTS], **how) as other,
    ):
        for one in (stopped, killed, other):
            assert one.stdout is not None
            assert one.stdout.readline() == "is there\n"
        stopped.send_signal(signal.SIGSTOP)
        os.killpg(killed.pid, signal.SIGKILL)
        assert killed.wait(patience(10)) == -signal.SIGKILL
        assert told(started.run([sys.executable, "-c", "print(1)"], **how))[:2] == (0, "1\n")
        assert (stopped.poll(), other.poll()) == (None, None)
        stopped.kill()
        assert stopped.wait(patience(10)) == -signal.SIGKILL
        other.send_signal(signal.SIGINT)
        assert other.wait(patience(10)) == -signal.SIGINT


@needs_linux
def test_a_copy_ends_in_time_or_is_ended() -> None:
    begun = time.monotonic()
    with pytest.raises(subprocess.TimeoutExpired):
        started.run([sys.executable, "-c", LASTS], capture_output=True, timeout=0.2)
    assert time.monotonic() - begun < patience(20)
    with pytest.raises(subprocess.CalledProcessError, match="exit status 7"):
        started.run([sys.executable, "-c", "import sys; sys.exit(7)"], check=True)


@needs_linux
def test_a_copy_has_only_the_files_that_it_was_given() -> None:
    reading, writing = os.pipe()
    shows = "import os, sys; print(sorted(os.listdir('/proc/self/fd')))"
    began, copied = both("-c", shows, pass_fds=[writing])
    assert told(copied) == told(began)
    for way in (subprocess.run, started.run):
        writes = f"import os; os.write({writing}, b'to whom has asked')"
        way([sys.executable, "-c", writes], check=True, pass_fds=[writing])
        assert os.read(reading, 100) == b"to whom has asked"
    os.close(writing)
    assert os.read(reading, 1) == b""  # nobody else has kept it
    os.close(reading)


@needs_linux
def test_what_is_copied_ends_with_the_tests() -> None:
    program = (
        "import subprocess, sys, psutil; from tests.forking import started\n"
        "started._BY_APNAP = ()\n"
        "started.run([sys.executable, '-c', 'pass'], check=True)\n"
        "print(*(one.pid for one in psutil.Process().children()))"
    )
    command = [sys.executable, "-c", program]
    done = subprocess.run(
        command, cwd=Path(__file__).parents[2], check=True, stdout=subprocess.PIPE, text=True
    )
    (server,) = map(int, done.stdout.split())
    wait_until(lambda: not psutil.pid_exists(server), 10)


def waiting() -> set[int]:
    """Return the children of this process that are there to be copied."""
    return {one.pid for one in psutil.Process().children() if SERVER in one.cmdline()}


@needs_linux
@pytest.mark.usefixtures("bare")
def test_workers_of_a_copy_are_copies_and_its_children() -> None:
    child = "this one's child: "
    how = {"env": {"LC_CTYPE": "C.UTF-8", "MARK": "mine"}}
    began, without = both("-c", BEGINS, **how)
    _, copied = both("-c", BEGINS, "-n", "3", **how)
    assert told(without) == told(began)
    *as_copies, as_ever = began.stdout.removeprefix(f"{child}False ").split(f"{child}False ")
    says = [f"{child}True {said}" for said in as_copies]
    assert copied.stdout == "".join((*says, f"{child}False {as_ever}")), copied.stderr
    assert "'MARK=mine', 'PYTHONSAFEPATH=1'" in says[1]


@needs_linux
@pytest.mark.usefixtures("bare")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL])
def test_what_waits_beside_a_copy_ends_with_it(number: signal.Signals) -> None:
    words = [sys.executable, "-c", LASTS, "-n", "1"]
    with started.Popen(words, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "is there\n"
        (beside,) = psutil.Process(process.pid).children()
        process.send_signal(number)
    wait_until(lambda: not beside.is_running() or beside.status() == psutil.STATUS_ZOMBIE, 10)
    assert number == signal.SIGKILL or not beside.is_running()


@needs_linux
@pytest.mark.usefixtures("bare")
def test_few_are_there_to_be_copied_at_once() -> None:
    before = waiting()
    for number in range(6):
        said = started.run(
            [sys.executable, "-c", "import sys; print(sys.flags.optimize)"],
            env={"PYTHONOPTIMIZE": str(number % 2), "LC_TELEPHONE": str(number)},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        assert said == f"{number % 2}\n"
    assert 1 < len(waiting() - before) < 6


@needs_linux
def test_what_a_copy_cannot_show_is_started_as_ever(tmp_path: Path) -> None:
    def real(*words: str, **how: Any) -> bool:
        """Tell whether a command that says what it was started as was started as ever."""
        shows = "print('server' '.py' in open('/proc/self/cmdline').read())"
        how = {"check": True, "capture_output": True, "text": True, **how}
        done: subprocess.CompletedProcess[str] = started.run([*words, "-c", shows], **how)
        return done.stdout == "False\n"

    python = sys.executable
    assert not real(python)
    assert real(python, "-I")
    assert real(python, "-X", "utf8")
    assert real(python, preexec_fn=os.getpid)
    assert real(python, umask=0o77)
    assert real("env", python)
    with pytest.raises(FileNotFoundError):
        started.run([python, "-c", "pass"], cwd=tmp_path / "nowhere", check=True)
    with pytest.raises(FileNotFoundError):
        started.run([str(tmp_path / "nothing")], check=True)


@needs_linux
def test_what_is_copied_ends_with_who_has_started_it() -> None:
    """Python complains of what it finds open or running at its end."""
    text = (
        "import sys; from tests.forking import started; started._BY_APNAP = (); "
        "started.run([sys.executable, '-c', 'pass'], check=True); "
        "print(*(one._process.pid for one in started._SERVERS.values()))"
    )
    done = subprocess.run(
        [sys.executable, "-X", "dev", "-c", text],
        capture_output=True,
        text=True,
        cwd=Path(__file__).parents[2],
        check=True,
    )
    assert done.stderr == ""
    (pid,) = done.stdout.split()
    assert not psutil.pid_exists(int(pid))
