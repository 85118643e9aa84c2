"""Exit statuses, and saying why a command ends."""

from __future__ import annotations

import signal
from enum import IntEnum
from typing import NoReturn

import typer

from apnap.harmless import clean


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
            typer.echo(clean(line), err=True)
    raise typer.Exit(status)
