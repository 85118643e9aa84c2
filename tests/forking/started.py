"""
Starting Python in tests, in a tenth of the time: `run` and `Popen` as `subprocess` has them.

Most of what a start of `apnap` costs is to import it. So one process imports it once for each
worker of the tests (`server.py`), and a command `sys.executable -m MODULE …` or `-c TEXT …`, with
`-P` and `-u` before it or without, becomes a copy of that. A copy is a child of who starts it, with
a process number, streams, signals and an exit status of its own; nothing has been done in it but
what `apnap` imports. With the fixture `copied` (`tests/conftest.py`) so does what apnap starts
itself, where a test calls it in its own process; and so do the workers of a copy that was told how
many it is to have (`-n`): another copy waits beside it for that.

What is about starting itself takes `subprocess`: what is imported, options of Python, time and
memory of a start. Here, whatever a copy cannot show is started as ever: other programs, other
options, limits. So is everything where the system is not Linux.

What Python reads of its environment when it starts (`PYTHON…`, the language) is read by the process
that is copied: there is one for each such environment, and all copies of one share its hashes.
`sys.flags` of a copy say nothing of its options, and nothing of `PYTHONSAFEPATH`.
`/proc/PID/cmdline` of a copy is that of the process that was copied.
"""

from __future__ import annotations

import atexit
import ctypes
import inspect
import json
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from itertools import takewhile
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tests.forking.server import HEARD, LENGTH, PID, ROOM

_SERVER: Final = Path(__file__).with_name("server.py")

_BY_APNAP: Final = (
    "_pytest.faulthandler",
    "_pytest.helpconfig",
    "_pytest.skipping",
    "apnap.cli.listing",
    "apnap.cli.run",
    "apnap.plugin",
    "apnap.running.beginning",
    "apnap.running.summary",
    "apnap_adapters.stdio",
    "apnap_misreadings",
    "apnap_reference.engine",
    "jsonschema_rs",
    "mako.lookup",
    "pytest_bdd.plugin",
    "typer._click.decorators",
    "xdist.dsession",
    "xdist.plugin",
)
"""What is imported before: with it comes all that a run imports, whoever begins it."""

_BY_JUDGES: Final = (
    "apnap.cluster.child",
    "apnap.cluster.tasks",
    "apnap_misreadings",
    "apnap_reference.engine",
    "jsonschema_rs",
)
"""The same for a process that judges games, or does other tasks."""

_MOST: Final = 4
"""So many processes at most are there to be copied: whichever was not asked for longest goes."""

_READ: Final = ("LANG", "LANGUAGE", "LD_LIBRARY_PATH")
"""What is read when Python starts, beside what is called after it or after the language."""

_FOLLOWED: Final = {"PYTHONPATH", "PYTHONSAFEPATH"}
"""What a copy follows of that."""

_WORKER: Final = ["-c", "import sys;exec(eval(sys.stdin.readline()))"]
"""As xdist starts its workers."""

_SET_CHILD_SUBREAPER: Final = 36

_ROOM: Final = 4096
"""So many characters of a copy's environment can be seen from outside."""

_OPTIONS: Final = {"-P", "-u"}
"""The options of Python that a copy follows."""

_ONE_AT_A_TIME: Final = threading.RLock()
"""Whose copy is being made: threads start processes too, and a process has one set of orphans."""


class _Server:
    """A process that is copied, for one environment of Python."""

    def __init__(self, orders: socket.socket, process: subprocess.Popen[bytes] | _Forked) -> None:
        """Give it orders there."""
        self._orders = orders
        self._process = process

    @classmethod
    def begin(cls, environment: Mapping[str, str], imported: Sequence[str]) -> _Server:
        """Start one, and let it import this."""
        orders, theirs = socket.socketpair()
        with theirs:
            process = subprocess.Popen(
                [sys.executable, str(_SERVER), str(theirs.fileno()), *imported],
                env={**environment, ROOM: " " * _ROOM},
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                pass_fds=[theirs.fileno()],
            )
        return cls(orders, process)

    def start(self, order: Mapping[str, Any], files: Sequence[int]) -> int:
        """Start a copy that has these files open; return its process number."""
        told = json.dumps(order).encode()
        _take_in(orphans=True)
        try:
            socket.send_fds(self._orders, [LENGTH.pack(len(told))], files)
            self._orders.sendall(told)
            (pid,) = PID.unpack(self._orders.recv(PID.size, socket.MSG_WAITALL))
        finally:
            _take_in(orphans=False)
        assert pid, "no process has come of it"
        return int(pid)

    def let_go(self) -> None:
        """End it; its copies go on."""
        self._orders.close()
        self._process.kill()
        self._process.wait()


class _Forked:
    """A process that is a copy of this one."""

    def __init__(self, pid: int) -> None:
        """Name it by its number."""
        self.pid = pid

    def kill(self) -> None:
        """End it."""
        os.kill(self.pid, signal.SIGKILL)

    def wait(self) -> None:
        """Wait until it has ended."""
        os.waitpid(self.pid, 0)


def _take_in(*, orphans: bool) -> None:
    """Be the parent of all below who lose theirs, or not."""
    ctypes.CDLL(None).prctl(_SET_CHILD_SUBREAPER, *map(ctypes.c_ulong, (orphans, 0, 0, 0)))


_SERVERS: Final[dict[tuple[object, ...], _Server]] = {}


def _server(words: Sequence[str], environment: Mapping[str, str]) -> _Server:
    """Return what is copied for a command, in an environment."""
    imported = {"apnap.cluster.child": _BY_JUDGES}.get(words[1], _BY_APNAP)
    read = _read(environment)
    key = (os.getpid(), imported, *sorted(read.items()))
    server = _SERVERS.pop(key, None) or _Server.begin(read, imported)
    _SERVERS[key] = server  # the last one now
    if len(_SERVERS) > _MOST:
        _SERVERS.pop(next(iter(_SERVERS))).let_go()
    return server


def _read(environment: Mapping[str, str]) -> dict[str, str]:
    """Return what Python reads of an environment when it starts."""
    return {
        name: value
        for name, value in environment.items()
        if (name.startswith(("PYTHON", "LC_")) or name in _READ) and name not in _FOLLOWED
    }


@atexit.register
def _let_all_go() -> None:
    """End those that this process has started, before Python finds them at its own end."""
    for key, server in _SERVERS.items():
        if key[0] == os.getpid():  # a copy of the worker has them too
            server.let_go()


class _Popen(subprocess.Popen[Any]):
    """A process that was started: a copy, where that shows the same."""

    def _execute_child(self, *how: Any) -> None:
        """Start it; `how` is all that `subprocess` has found out of what was asked for."""
        begin = super()._execute_child  # type: ignore[misc]
        told = inspect.signature(begin).bind(*how).arguments
        environment = dict(os.environ if told["env"] is None else told["env"])
        folder = Path.cwd() / (told["cwd"] or "")
        serves = _is_served(told) and folder.is_dir() and not _custom(environment, folder)
        with _ONE_AT_A_TIME:
            server = self._copied(told["args"], environment) if serves else None
            if server:
                self.pid = server.start(*_order(told, folder, environment))
        if not server:
            begin(*how)
            return
        self._child_created = True
        ends = ("p2cread", "p2cwrite", "c2pread", "c2pwrite", "errread", "errwrite")
        self._close_pipe_fds(*map(told.get, ends))  # type: ignore[attr-defined]

    def _copied(self, command: Sequence[str], environment: Mapping[str, str]) -> _Server | None:
        """Return what is copied; None: it is to be started as ever."""
        return _server(_parted(command)[1], environment)


def let_workers_be_copies(orders: socket.socket, beside: int) -> None:
    """In a copy: let the workers that it starts be copies of the one beside it."""
    read = _read(os.environ)
    server = _SERVERS[os.getpid(), beside] = _Server(orders, _Forked(beside))

    class OfACopy(_Popen):
        """A process that a copy starts."""

        def _copied(self, command: Sequence[str], environment: Mapping[str, str]) -> _Server | None:
            is_worker = _parted(command)[1] == _WORKER
            return server if is_worker and _read(environment) == read else None

    subprocess.Popen = OfACopy  # type: ignore[misc]


def _order(
    told: Mapping[str, Any], folder: Path, environment: Mapping[str, str]
) -> tuple[Mapping[str, Any], list[int]]:
    """Return what a copy is to be, and the files that it is given."""
    options, words = _parted(told["args"])
    streams = (told["p2cread"], told["c2pwrite"], told["errwrite"])
    given = {at: at if one == -1 else one for at, one in enumerate(streams)}
    given |= {one: one for one in told["pass_fds"]}
    order = {
        "options": options,
        "words": [os.fspath(word) for word in words],
        "folder": str(folder),
        "environment": {name: str(value) for name, value in environment.items()},
        "numbers": list(given),
        "session": told["start_new_session"],
        "group": told["process_group"],
        "ignored": [one for one in HEARD if signal.getsignal(one) is signal.SIG_IGN],
        "blocked": sorted(signal.pthread_sigmask(signal.SIG_BLOCK, [])),
    }
    return order, list(given.values())


def _is_served(told: Mapping[str, Any]) -> bool:
    """Tell whether a copy can be what was asked for."""
    return (
        sys.platform.startswith("linux")
        and not isinstance(told["args"], str | bytes | os.PathLike)
        and told["args"][0] == sys.executable
        and _parted(told["args"])[1][:1] in (["-m"], ["-c"])
        and all(told[name] in _USUAL for name in _SPECIAL)
        and told["close_fds"]
        and told["restore_signals"]
    )


def _parted(command: Sequence[Any]) -> tuple[list[str], list[Any]]:
    """Return the options that a copy follows, and what comes behind them."""
    options = list(takewhile(_OPTIONS.__contains__, command[1:]))
    return options, list(command[1 + len(options) :])


def _custom(environment: Mapping[str, str], folder: Path) -> bool:
    """Tell whether somebody has Python play something when it starts."""
    named = environment.get("PYTHONPATH", "").split(os.pathsep)
    return any((folder / path / "sitecustomize.py").exists() for path in named)


_SPECIAL: Final = ("executable", "preexec_fn", "shell", "gid", "gids", "uid", "umask")
_USUAL: Final = (None, False, -1)


def _run(
    *words: Any,
    input: str | bytes | None = None,  # noqa: A002 - as subprocess has it
    capture_output: bool = False,
    timeout: float | None = None,
    check: bool = False,
    **how: Any,
) -> subprocess.CompletedProcess[Any]:
    """Start a process, wait for its end, and return what came of it."""
    if input is not None:
        how["stdin"] = subprocess.PIPE
    if capture_output:
        how["stdout"] = how["stderr"] = subprocess.PIPE
    with _Popen(*words, **how) as process:
        try:
            out, err = process.communicate(input, timeout=timeout)
        except BaseException:
            process.kill()
            raise
    done = subprocess.CompletedProcess(process.args, process.returncode, out, err)
    if check:
        done.check_returncode()
    return done


if TYPE_CHECKING:
    from subprocess import Popen as Popen  # noqa: PLC0414 - mypy takes it for exported so
    from subprocess import run as run  # noqa: PLC0414
else:
    Popen, run = _Popen, _run
