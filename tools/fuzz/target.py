"""A door at which inputs arrive, and what may come out of it."""

from __future__ import annotations

import os
import tempfile
import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from hypothesis.strategies import SearchStrategy
from typer.testing import CliRunner

from apnap.cli.app import app
from apnap.cli.ending import Status

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
    drawn: Callable[[], SearchStrategy[bytes]] | None = None
    """Inputs that a schema allows."""
    share: int = 4
    """How many inputs it gets, beside those of the others."""
    seconds: int = 10
    """How much time of the processor one input may take."""


def room() -> Path:
    """Return a folder that belongs to this process alone."""
    where = Path(tempfile.gettempdir()) / str(os.getpid())
    where.mkdir(exist_ok=True)
    return where


def command(*words: str | Path) -> str:
    """
    Run a command of apnap in this process, and return what it prints.

    Raises whatever it raises, and `Unclean` if it ends otherwise than commands end, or prints what
    may command a terminal.
    """
    ended = CliRunner().invoke(app, [*map(str, words)])
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
