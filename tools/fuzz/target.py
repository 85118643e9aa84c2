"""A door at which inputs arrive, and what may come out of it."""

from __future__ import annotations

import functools
import os
import tempfile
import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final
from unittest.mock import patch

from typer import testing
from typer.main import get_command

from apnap.cli.app import Commands, app
from apnap.cli.ending import Status
from apnap.suite import load_suite
from apnap.triage import scenarios

_LAID_OUT: Final = "\n\t\r"


class Unclean(Exception):
    """What apnap never does, whatever it is given, and what is no exception of its own."""


@dataclass(frozen=True, kw_only=True)
class Target:
    """
    A door.

    `take` hands an input in and returns what was said to it; whatever it raises is a finding.
    """

    name: str
    seeds: Callable[[], Sequence[bytes]]
    """Good inputs, from which bad ones are made."""
    take: Callable[[bytes], str]
    drawn: Callable[[Random], bytes] | None = None
    """Inputs that a schema allows."""
    share: int = 4
    """How many inputs it gets, beside those of the others: more where each takes little time."""
    seconds: float = 10
    """How much time of the processor one input may take."""


def room() -> Path:
    """Return a folder that belongs to this process alone."""
    where = Path(tempfile.gettempdir()) / str(os.getpid())
    where.mkdir(exist_ok=True)
    return where


@functools.cache
def _make_once() -> None:
    """Make once what is the same for each input: commands, and the suite that is installed."""
    made = functools.cache(functools.partial(Commands.__getitem__, Commands()))
    patch.object(Commands, "__getitem__", lambda _, name: made(name)).start()
    patch.object(testing, "_get_command", functools.cache(get_command)).start()
    patch.object(scenarios, "load_suite", functools.cache(load_suite)).start()


def command(*words: str | Path) -> str:
    """
    Run a command of apnap in this process, and return what it prints.

    Raises whatever it raises, and `Unclean` if it ends otherwise than commands end, or prints what
    may command a terminal.
    """
    _make_once()
    ended = testing.CliRunner().invoke(app, [*map(str, words)])
    if ended.exception is not None and not isinstance(ended.exception, SystemExit):
        raise ended.exception
    if ended.exit_code not in {Status.OK, Status.FAILURES, Status.USAGE}:
        raise Unclean(f"{words[0]} ends with {ended.exit_code}")
    return printable(ended.output)


def printable(text: str) -> str:
    """Return a text; raise `Unclean` if a sign of it may command a terminal."""
    if text.replace("\n", "").isprintable():
        return text
    for sign in text:
        if sign not in _LAID_OUT and unicodedata.category(sign) in {"Cc", "Cs"}:
            raise Unclean(f"the control character U+{ord(sign):04X} is printed")
    return text
