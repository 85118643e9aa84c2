"""`apnap view`: the picture of a state."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, NoReturn

import msgspec
import typer

from apnap.cli.ending import Status, check_writable, end, write
from apnap.harmless import clean
from apnap.pictures import picture, words
from apnap.protocol import State
from apnap.protocol.given_files import decoded, read_given, read_open
from apnap.protocol.other_files import recognized
from apnap.protocol.readable_json import why_unreadable
from apnap.protocol.validation import Breach, check


def view(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A state as JSON; - for standard input.")
    ],
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE", help="Write to this file. Default: standard output."),
    ] = None,
    in_words: Annotated[
        bool, typer.Option("--words", help="Say in words what the picture shows.")
    ] = False,
) -> None:
    """
    Draw a state of a game as SVG: the table from above.

    Exit status: 0, 1 if the file holds no state, 2 if it cannot be read or the picture not written.

    Example: apnap view state.json --out state.svg
    """
    check_writable(out)
    state = _state(_read(file), file)
    drawn = "".join(f"{line}\n" for line in words(state)) if in_words else f"{picture(state)}\n"
    if out is not None:
        write(out, drawn.encode())
        return
    try:
        typer.echo(drawn, nl=False)
    except OSError as error:
        end(Status.USAGE, f"standard output cannot be written: {_why(error)}")


def _read(file: Path) -> bytes:
    """Return what a file holds; end the command if that cannot be read."""
    try:
        return read_open(file, sys.stdin.buffer) if str(file) == "-" else read_given(file)
    except OSError as error:
        end(Status.USAGE, f"{clean(str(file))} cannot be read: {_why(error)}")


def _why(error: OSError) -> str:
    """Return what the system says, without its number."""
    return clean(error.strerror or str(error))


def _state(content: bytes, file: Path) -> State:
    """Return a state; end the command, saying what is wrong, if there is none."""
    try:
        check("state", decoded(content))
        return msgspec.json.decode(content, type=State)
    except Breach as breach:
        _end(content, file, f"{breach.where}: {breach}" if breach.where else str(breach))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        _end(content, file, why_unreadable(content) or str(error))


def _end(content: bytes, file: Path, problem: str) -> NoReturn:
    """End the command: say what the file is, or else what is wrong with it."""
    end(Status.FAILURES, f"this is no state: {recognized(content, file, 'state') or problem}")
