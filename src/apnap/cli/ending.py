"""
How a command ends: its exit status, what is said of it, and the files that it has written.

What stands in the way of a file or a folder is told before anything is played; the folders above a
file, and a folder that is new, are made when something is written.
"""

from __future__ import annotations

import os
import signal
from enum import IntEnum
from pathlib import Path
from typing import Final, NoReturn

import typer

from apnap.harmless import as_line, clean
from apnap.protocol.written_files import is_special, write_regular


class Status(IntEnum):
    """How a command ends."""

    OK = 0
    FAILURES = 1
    USAGE = 2
    NO_ENGINE = 3
    INTERRUPTED = 130
    TERMINATED = 143


def by_signal(number: int) -> Status:
    """Return how a command ends that SIGINT or SIGTERM has ended."""
    return Status.TERMINATED if number == signal.SIGTERM else Status.INTERRUPTED


def end(status: Status, *lines: str) -> NoReturn:
    """End the command; the lines go to standard error."""
    for text in lines:
        for line in text.splitlines():
            typer.echo(as_line(line), err=True)
    raise typer.Exit(status)


_SPECIAL: Final[set[Path]] = set()
"""Pipes and devices that the user has named as files to be written, such as `/dev/stdout`."""


def check_writable(*paths: Path | None) -> None:
    """
    End the command if a file cannot be written; None is no file.

    A pipe or device that is there is remembered: what is none by now must not be one later.
    """
    for path in filter(None, paths):
        _SPECIAL.discard(path)
        if is_special(path):
            _SPECIAL.add(path)
        if path.name == "-":
            end(Status.USAGE, "`-` is no file: the report goes to standard output anyway")
        if path.is_dir():
            end(Status.USAGE, f"{path} is a folder: name a file in it")
        _check_above(path)


def check_folder(path: Path) -> None:
    """End the command if a folder is none, and cannot be made."""
    if path.exists() and not path.is_dir():
        end(Status.USAGE, f"{path} is a file: name a folder, which may be new")
    _check_above(path)


def write(path: Path | None, content: bytes) -> None:
    """Write a file, and make the folders above it; end the command if that cannot be."""
    if path is None:
        return
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path in _SPECIAL:
            path.write_bytes(content)
        else:
            write_regular(path, content)
    except OSError as error:
        end(Status.USAGE, not_written(path, error))


def not_written(path: Path, error: OSError) -> str:
    """Return that something cannot be written, and why."""
    return f"{path} cannot be written: {clean(error.strerror or str(error))}"


def _check_above(path: Path) -> None:
    """End the command if what lies above a path is no folder in which something can be made."""
    there = next(one for one in path.absolute().parents if one.exists())
    if not there.is_dir():
        end(Status.USAGE, f"{path}: {there} is a file, and no folder")
    if not (path.exists() or os.access(there, os.W_OK | os.X_OK)):
        end(Status.USAGE, f"{path}: nothing can be written into {there}, you are not allowed to")
