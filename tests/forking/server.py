"""
A process that has imported what `apnap` imports, and whose copies become processes of tests.

`started.py` starts it as `python server.py SOCKET MODULE…` and gives it orders: what is to be
played, in which folder, environment and session, with which files open. It has no thread, and has
done nothing but import, and look through what each process of apnap looks through when it reads its
first message: the types of all messages, what rules are called, and of which of them a file of the
suite may speak. A copy is a process like any other, with a number, streams, signals and an exit
status of its own. It becomes the child of the one that has asked for it: the process between it and
this one ends at once, and whoever has asked is the *subreaper* meanwhile.

It ends when nobody holds the other end of the socket any more.

A copy that is told to have workers (`-n`) makes another copy first, which stays as it is and is
copied for them: whose child a worker is to be cannot be told to a process that is no child of it.

A copy ends as Python does: threads, `atexit`, streams, status. Only what was imported is not taken
down piece by piece, which takes ten times as long as to make a copy: to write to memory that the
two share is to copy it.
"""

from __future__ import annotations

import atexit
import ctypes
import gc
import io
import itertools
import json
import os
import runpy
import signal
import socket
import struct
import sys
import time
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final

LENGTH: Final = struct.Struct("<I")
"""Length of an order, which comes first, and with it the files that are to be open."""

PID: Final = struct.Struct("<I")
"""The answer: which process has come of it; 0 if none has."""

ROOM: Final = "ROOM"
"""The variable in whose place a copy's environment is written."""

HEARD: Final[Mapping[int, Any]] = {
    signal.SIGINT: signal.default_int_handler,
    signal.SIGTERM: signal.SIG_DFL,
}
"""How Python hears signals that a parent may have it ignore."""

_FILES: Final = 64
"""So many files can be open in a copy."""

_PLUGINS: Final = {"apnap", "platformdirs", "pytest_bdd", "xdist"}
"""Where pytest looks for assertions as it imports them; it would say that it comes too late."""

_HOW_MANY: Final = "-n"
"""With this word a command is told how many workers it is to have."""

_TICK: Final = 0.0002


def main() -> None:
    """Copy this process as often as that is asked for; in a copy, play what it was told."""
    control, modules = int(sys.argv[1]), sys.argv[2:]
    atexit.register(_Ending.at_once)  # the first one is called last
    del sys.path[0]  # the folder of this file
    _hear_signals(ignored=[], blocked=[])
    gc.disable()  # hardly anything that is imported is garbage
    for name in modules:
        import_module(name)
    if "apnap.rulebooks" in sys.modules:
        _look_through()
    started = _how_copies_are_asked_for()
    for name in _PLUGINS & sys.modules.keys():
        sys.modules[name].__doc__ = "PYTEST_DONT_REWRITE"
    gc.freeze()
    gc.enable()
    _serve(control, started)


def _how_copies_are_asked_for() -> Any:  # noqa: ANN401 - mypy knows no module
    """Import `started.py`, and leave no trace of it."""
    path = [*sys.path]
    sys.path.insert(0, str(Path(__file__).parents[2]))
    started = import_module("tests.forking.started")
    sys.path[:] = path
    for name in [name for name in sys.modules if name.partition(".")[0] == "tests"]:
        del sys.modules[name]
    return started


def _serve(control: int, started: Any) -> None:  # noqa: ANN401 - as above
    """Make the copies that are asked for; in a copy, play what it was told, and end."""
    hears = signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for tests, and for copies
    order = _next(control)
    if order:
        signal.signal(signal.SIGINT, hears)
        if _HOW_MANY in order["words"]:
            order = _with_one_beside(order, started)
        _become(order)
        sys.exit()


def _with_one_beside(order: Mapping[str, Any], started: Any) -> Mapping[str, Any]:  # noqa: ANN401
    """Make a copy that is copied in its turn, for workers; return the order with the way to it."""
    ours, theirs = (one.detach() for one in socket.socketpair())
    pid = os.fork()
    if not pid:
        _open([0, 1, 2, theirs], [0, 1, 2, 3])
        _serve(3, started)
        os._exit(0)
    way = max(*order["files"], *order["numbers"], ours) + 1
    os.dup2(ours, way)
    started.let_workers_be_copies(socket.socket(fileno=way), pid)
    return {**order, "files": [*order["files"], way], "numbers": [*order["numbers"], way]}


def _look_through() -> None:
    """Read what does not depend on what is asked; of the files it is noticed if one is another."""
    methods, wire = import_module("apnap.protocol.methods"), import_module("apnap.protocol.wire")
    for name, method in methods.METHODS.items():
        wire.read_as_written(b"{}", 0, method.result)
        asked = wire.request_line(0, name, {})
        wire.read_request_as_written(asked, len(asked), methods.PARAMETERS)
    import_module("apnap.protocol.numbering").numbering()
    rulebooks = import_module("apnap.rulebooks")
    dates = rulebooks.editions()
    for date in dates:
        rulebooks.load(date)
    if skimming := sys.modules.get("apnap.suite.skimming"):
        features = import_module("apnap.protocol").folder("features")
        for path in import_module("apnap.suite.reading").feature_files(features, given=False):
            skimming.glance(path).about(dates[-1])


class _Ending:
    """How a copy ends."""

    status: int | None = None
    """Its exit status; None: Python is to find out."""

    @classmethod
    def at_once(cls) -> None:
        """End, once the streams have taken everything; if they have not, Python says so."""
        if cls.status is None:
            return
        try:
            sys.stdout.flush()
            sys.stderr.flush()
        except (AttributeError, OSError, ValueError):
            return
        os._exit(cls.status)


def _next(control: int) -> Mapping[str, Any] | None:
    """Make copies; return its order in each of them, and None at the end of the socket."""
    orders = socket.socket(fileno=control)
    while True:
        head, files, _, _ = socket.recv_fds(orders, LENGTH.size, _FILES)
        if not head:
            return None
        order: dict[str, Any] = json.loads(_exactly(orders, *LENGTH.unpack(head)))
        says, said = os.pipe()
        held, let_go = os.pipe()
        between = os.fork()
        if not between:
            between = os.getpid()
            if os.fork():
                os._exit(0)
            os.close(let_go)
            orders.detach()
            _stand_alone(order, said, held, between)
            return {**order, "files": files}
        for one in (*files, said, held):
            os.close(one)
        os.waitpid(between, 0)
        pid = os.read(says, PID.size)
        os.close(says)
        os.close(let_go)
        orders.sendall(pid or PID.pack(0))


def _exactly(orders: socket.socket, size: int) -> bytes:
    """Read so many bytes; end if nobody is there any more."""
    read = b""
    while len(read) < size:
        chunk = orders.recv(size - len(read))
        if not chunk:
            sys.exit(1)
        read += chunk
    return read


def _stand_alone(order: Mapping[str, Any], said: int, held: int, between: int) -> None:
    """In a copy: take a session or group of its own, say which process it is, lose the parent."""
    if order["session"]:
        os.setsid()
    elif order["group"] >= 0:
        os.setpgid(0, order["group"])
    os.write(said, PID.pack(os.getpid()))
    os.close(said)
    os.read(held, 1)
    os.close(held)
    while os.getppid() == between:
        time.sleep(_TICK)


def _become(order: Mapping[str, Any]) -> None:
    """Take the place that an order describes, and play what it names as Python would."""
    _hear_signals(order["ignored"], order["blocked"])
    _open(order["files"], order["numbers"])
    os.chdir(order["folder"])
    language = {name: os.environ[name] for name in ("LC_CTYPE",) if name in os.environ}
    os.environ.clear()
    os.environ.update(language | order["environment"])  # Python may have said it to itself
    _show(order["environment"])
    time.tzset()
    options = order["options"]
    kind, what, *words = order["words"]
    sys.orig_argv[1:] = [*options, *order["words"]]
    sys.argv[:] = [kind, *words]
    named = filter(None, order["environment"].get("PYTHONPATH", "").split(os.pathsep))
    sys.path[:0] = map(os.path.abspath, named)
    if not ("-P" in options or order["environment"].get("PYTHONSAFEPATH")):
        sys.path.insert(0, "" if kind == "-c" else order["folder"])
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        stream = _stream(getattr(sys, name), number, at_once="-u" in options)
        setattr(sys, name, stream)
        setattr(sys, f"__{name}__", stream)
    try:
        _play(kind, what)
        _Ending.status = 0
    except SystemExit as end:
        _Ending.status = (end.code or 0) & 0xFF if isinstance(end.code, int | None) else None
        raise
    except Exception as error:  # noqa: BLE001 - whatever it is, Python says it and ends
        told = error.__traceback__
        while told and told.tb_frame.f_code.co_filename == __file__:
            told = told.tb_next
        sys.excepthook(type(error), error.with_traceback(told), told)
        _Ending.status = 1
        sys.exit(1)


def _hear_signals(ignored: Sequence[int], blocked: Sequence[int]) -> None:
    """Hear signals as a start does whose parent hears them so."""
    for number, usual in HEARD.items():
        signal.signal(number, signal.SIG_IGN if number in ignored else usual)
    signal.pthread_sigmask(signal.SIG_SETMASK, blocked)


def _show(environment: Mapping[str, str]) -> None:
    """Let `/proc/PID/environ` say what a copy was given, as far as there is room for it."""
    at, end = map(int, Path("/proc/self/stat").read_text().rpartition(")")[2].split()[47:49])
    told = b"".join(os.fsencode(f"{name}={value}") + b"\0" for name, value in environment.items())
    ctypes.memmove(at, told[: end - at].ljust(end - at, b"\0"), end - at)


def _play(kind: str, what: str) -> None:
    """Play a module (`-m`) or a text (`-c`) as Python does."""
    sys.modules["__main__"] = module = ModuleType("__main__")
    if kind == "-m":
        runpy._run_module_as_main(what)  # type: ignore[attr-defined] # noqa: SLF001
    else:
        exec(compile(what, "<string>", "exec"), vars(module))  # noqa: S102


def _open(files: Sequence[int], numbers: Sequence[int]) -> None:
    """Give the files the numbers that they are to have, and close all others."""
    above = max(*files, *numbers) + 1
    for at, file in enumerate(files):
        os.dup2(file, above + at, inheritable=False)
    for at, number in enumerate(numbers):
        os.dup2(above + at, number)
    kept = [*sorted(numbers), os.sysconf("SC_OPEN_MAX")]
    for before, after in itertools.pairwise(kept):
        os.closerange(before + 1, after)


def _stream(old: io.TextIOWrapper, number: int, *, at_once: bool) -> io.TextIOWrapper:
    """Make a standard stream anew: how it is written depends on what it leads to."""
    at_once = at_once or old.write_through
    raw = io.FileIO(number, old.mode, closefd=False)
    raw.name = old.name
    binary: Any = raw
    if not number:
        binary = io.BufferedReader(raw)
    elif not at_once:
        binary = io.BufferedWriter(raw)
    new = io.TextIOWrapper(
        binary,
        encoding=old.encoding,
        errors=old.errors,
        newline="\n",
        line_buffering=(old.line_buffering or raw.isatty()) and not at_once,
        write_through=at_once,
    )
    new.mode = old.mode  # type: ignore[misc] # TextIOWrapper has it, and so has Python's own
    return new


if __name__ == "__main__":
    main()
