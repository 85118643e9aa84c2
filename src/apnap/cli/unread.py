"""
Where nobody reads any more what is printed, as behind `| head`, a command goes on without it.

Its files and its exit status are worth as much as what the terminal shows, and must not depend on
how much of that somebody has read.
"""

from __future__ import annotations

import io
import os
import stat
import sys
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer


def outlive_readers() -> None:
    """Let standard output and standard error, where they are pipes, outlive who reads them."""
    sys.stdout = outliving(sys.stdout)
    sys.stderr = outliving(sys.stderr)


def outliving(stream: TextIO) -> TextIO:
    """Return a stream to the same pipe, which takes what is written to it; others as they are."""
    if not (isinstance(stream, io.TextIOWrapper) and _is_pipe(stream)):
        return stream
    stream.flush()
    return io.TextIOWrapper(
        io.BufferedWriter(_Pipe(stream.fileno(), "wb", closefd=False)),
        encoding=stream.encoding,
        errors=stream.errors,
        line_buffering=stream.line_buffering,
        write_through=stream.write_through,
    )


class _Pipe(io.FileIO):
    """A pipe that, once nobody reads it, leads nowhere."""

    def write(self, data: ReadableBuffer, /) -> int:
        """Write, or forget what nobody can read."""
        try:
            return super().write(data)
        except BrokenPipeError:
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, self.fileno())
            os.close(nowhere)
            return memoryview(data).nbytes


def _is_pipe(stream: io.TextIOWrapper) -> bool:
    try:
        mode = os.fstat(stream.fileno()).st_mode
    except (OSError, ValueError):  # closed, or no file
        return False
    return stat.S_ISFIFO(mode) or stat.S_ISSOCK(mode)
