"""The command of a child process: its arguments, its environment, its end."""

import os
import re
import shlex
import signal
import sys
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from apnap.protocol import EngineNotStarted
from apnap_adapters.no_shell import meant_for_a_shell

KEPT: Final = frozenset(
    {
        "HOME",
        "JAVA_HOME",
        "LANG",
        "LC_ALL",
        "LC_CTYPE",
        "LD_LIBRARY_PATH",
        "LOGNAME",
        "PATH",
        "PYTHONHOME",
        "PYTHONPATH",
        "TMPDIR",
        "TZ",
        "USER",
        "VIRTUAL_ENV",
    }
)
"""Environment variables that the program gets; for others, `env NAME=VALUE command …`."""

_NAME: Final = re.compile(r"[A-Z][A-Z0-9_]{2,}")
_RUN_BY: Final[Mapping[str, str]] = {
    ".jar": "java -jar",
    ".js": "node",
    ".py": "python3",
    ".rb": "ruby",
    ".sh": "sh",
}
"""What runs a file that is no program by itself, by how its name ends."""

_NO_FILE: Final = "There is no file {}: the command is run in {here}. Has it been built?"
_MISSING: Final[Mapping[re.Pattern[str], str]] = {
    re.compile(r"Could not find or load main class (\S+)"): (
        "Java finds no class {}: after `-cp` stands, as seen from {here}, the folder or jar with "
        "what was compiled, and before the name of the class its package, as in `game.Main`. "
        "Has it been built?"
    ),
    re.compile(r"Unable to access jarfile (\S+)"): _NO_FILE,
    re.compile(r"can't open file '([^'\n]+)'"): _NO_FILE,
    re.compile(r"Cannot find module '(/[^'\n]+)'"): _NO_FILE,
    re.compile(r"No module named '?([\w.]+)"): (
        "This Python has no module {}: name the one of the environment in which it is installed, "
        "as in `stdio:.venv/bin/python …`, or install it there."
    ),
}
"""What programs say of that which they miss, and what to look at."""


def split(command: str) -> list[str]:
    """Return the arguments of a command; raise `EngineNotStarted` if it has none, or no sense."""
    hint = "Write `stdio:COMMAND ARGUMENT …`, quoted as for a shell."
    try:
        arguments = shlex.split(command)
    except ValueError as error:
        problem = f"The command {command!r} cannot be read: {error}."
        raise EngineNotStarted(problem, hint=hint) from error
    if not arguments:
        problem = "The command is empty."
        raise EngineNotStarted(problem, hint=hint)
    if told := meant_for_a_shell(command):
        problem = f"The command `{command}` cannot be started as it is."
        raise EngineNotStarted(problem, hint=told)
    return arguments


def environment() -> dict[str, str]:
    """Return the environment of the program: in a virtual environment, its programs come first."""
    kept = {name: value for name, value in os.environ.items() if name in KEPT}
    if sys.prefix != sys.base_prefix:
        programs = str(Path(sys.prefix, "bin"))
        kept["PATH"] = os.pathsep.join((programs, kept.get("PATH", os.defpath)))
    return kept


def withheld(told: str) -> str:
    """
    Return which variables that the program didn't get are named in what it has said of its end.

    The sentence begins with a space, and says how to hand them over; empty if there are none.
    """
    words = set(_NAME.findall(told))
    names = sorted(name for name in os.environ if name not in KEPT and name in words)
    if not names:
        return ""
    given = " ".join(f"{name}=…" for name in names)
    are = "are variables" if len(names) > 1 else "is a variable"
    return (
        f" {', '.join(names)} {are} of your environment that an engine doesn't get: "
        f"`stdio:env {given} COMMAND` hands over what you name."
    )


def missing(told: str) -> str:
    """
    Return what to look at if what a program has said of its end names something that is not there.

    The sentence begins with a space; empty if it names nothing that is known to be so.
    """
    for said, hint in _MISSING.items():
        if found := said.search(told):
            return " " + hint.format(found[1], here=Path.cwd())
    return ""


@contextmanager
def undisturbed() -> Iterator[None]:
    """
    Put off SIGINT and SIGTERM: starting and ending a program must not stop half-way.

    A signal that comes within is handled on leaving. Elsewhere than in the main thread signals
    do not interrupt, and nothing is done.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    came: list[int] = []
    handlers: dict[int, Any] = {
        number: signal.signal(number, lambda number, _: came.append(number))
        for number in (signal.SIGINT, signal.SIGTERM)
    }
    try:
        yield
    finally:
        for number, handler in handlers.items():
            signal.signal(number, signal.SIG_DFL if handler is None else handler)
        for number in dict.fromkeys(came):
            os.kill(os.getpid(), number)


def obituary(status: int | None) -> str:
    """Return in one sentence how a program ended."""
    match status:
        case None:
            return "The engine has closed its input or output, but goes on running."
        case _ if status < 0:
            return f"The engine was ended by {signal.Signals(-status).name}."
        case _:
            return f"The engine has ended with exit status {status}."


def how_to_start(program: str, error: OSError) -> str:
    """Return what helps to start a program that the system has refused to start."""
    here, path = Path.cwd(), Path(program)
    if path.is_dir():
        return "It is a folder: name the program in it."
    if path.is_file() and "/" not in program:
        return f"It lies here, in {here}: write `stdio:./{program}`."
    if path.is_file() and isinstance(error, FileNotFoundError):
        return "The file is there; what its first line names after `#!` is not."
    if path.is_file():
        by = _RUN_BY.get(path.suffix)
        way = f", or write `stdio:{by} {program}`" if by else ""
        return f"The system cannot run this file as a program: `chmod +x {program}`{way}."
    return _nothing_there(program, here)


def _nothing_there(program: str, here: Path) -> str:
    """Return what helps where there is no such program."""
    if program.startswith("//"):
        return f"`stdio:` stands before a command, not before an address: `stdio:{program[2:]}`."
    if "/" in program:
        seen = f"as seen from {here}, where apnap was started"
        return f"There is no such file, {seen}. Has it been built?"
    return f"No program of that name is on the PATH, nor a file in {here}."
