"""
Opening what is written: a file that was named before an engine ran, and that it may have replaced.

A pipe that nobody reads waits for ever, and a device takes what it is given; so only regular files
are opened, unless the user has named something else and it was there before anything ran.
"""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path
from typing import BinaryIO, Final

from apnap.protocol.given_files import Unfit

_MODE: Final = 0o666
_NO_WAITING: Final = (
    os.O_WRONLY
    | os.O_CREAT
    | getattr(os, "O_NONBLOCK", 0)
    | getattr(os, "O_NOCTTY", 0)
    | getattr(os, "O_CLOEXEC", 0)
    | getattr(os, "O_BINARY", 0)
)


def is_special(path: Path) -> bool:
    """Tell whether something is there that is neither a regular file nor a folder."""
    try:
        mode = path.stat().st_mode
    except OSError:
        return False
    return not (stat.S_ISREG(mode) or stat.S_ISDIR(mode))


def open_regular(path: Path) -> BinaryIO:
    """
    Open a regular file for writing, emptied, and make it if it is not there; wait for nobody.

    Raises `OSError`, which for anything else than a regular file is `Unfit`.
    """
    try:
        handle = os.open(path, _NO_WAITING, _MODE)
    except OSError as error:
        if error.errno == errno.ENXIO:  # a pipe without a reader, a socket
            raise _unfit(path) from error
        raise
    if not stat.S_ISREG(os.fstat(handle).st_mode):
        os.close(handle)
        raise _unfit(path)
    file = os.fdopen(handle, "wb")
    file.truncate()
    return file


def write_regular(path: Path, content: bytes) -> None:
    """Write a regular file; raises as `open_regular`."""
    with open_regular(path) as file:
        file.write(content)


def _unfit(path: Path) -> Unfit:
    problem = "it is no regular file any more: something has replaced it while apnap ran"
    return Unfit(errno.EINVAL, problem, str(path))
