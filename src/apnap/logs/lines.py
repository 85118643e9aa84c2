"""Reading the lines of a file, plain or compressed, without ever holding more than one."""

from __future__ import annotations

import gzip
import io
import os
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING, Final

from apnap.protocol.extras import NotInstalled
from apnap.protocol.given_files import open_given, too_much

if TYPE_CHECKING:
    from _typeshed import WriteableBuffer

LONGEST: Final = 16_777_216
"""Longest line that is read, in bytes."""

WINDOW: Final = 134_217_728
"""Largest window of a zstd frame that is unpacked, in bytes."""

RATIO: Final = 1000
"""What is so many times as large as the packed bytes that it came from is not read on."""

EMPTY: Final = 100_000
"""So many empty lines a file has: nobody writes any."""

SMALL: Final = 67_108_864
"""So many bytes are unpacked from any file."""

_GZIP: Final = b"\x1f\x8b"
_ZSTD: Final = b"\x28\xb5\x2f\xfd"
_DAMAGE: Final[tuple[type[Exception], ...]] = (OSError, EOFError, zlib.error)
_MARK: Final = b"\xef\xbb\xbf"


class Unreadable(Exception):
    """A line, or all that follows, cannot be read; `fatal` if nothing that follows can be."""

    def __init__(self, problem: str, *, fatal: bool) -> None:
        super().__init__(problem)
        self.problem = problem
        self.fatal = fatal


class Lines:
    """
    The lines of a file with their numbers, from 1; empty ones are left out.

    `done` and `size` are bytes of the file as it lies on the disk, for showing progress.
    """

    def __init__(self, raw: IO[bytes], size: int) -> None:
        """Take the open file; `opened` makes one."""
        self._raw = raw
        self._stream, self._damage = _unpacked(raw)
        self._packed = self._stream is not raw
        self._come = self._skipped = self._empty = 0
        """How many bytes have come, those of lines that are too long, and how many empty lines."""
        self.size = size

    @property
    def done(self) -> int:
        """How much of the file has been read."""
        return self._raw.tell()

    def __iter__(self) -> Iterator[tuple[int, bytes | Unreadable]]:
        """Yield each line, or why it cannot be read."""
        number = 0
        while True:
            number += 1
            try:
                line = self._next()
            except Unreadable as trouble:
                yield number, trouble
                if trouble.fatal:
                    return
                continue
            if not line:
                return
            line = line.removeprefix(_MARK) if number == 1 else line
            if line.strip():
                problem = too_much(line)
                yield number, Unreadable(problem, fatal=False) if problem else line
                continue
            self._empty += 1
            if self._empty > EMPTY:
                yield number, Unreadable(f"more than {EMPTY} lines are empty", fatal=True)
                return

    def _next(self) -> bytes:
        try:
            line = self._some(LONGEST + 1)
            if len(line) <= LONGEST:
                return line
            self._skip(len(line))
            while line and not line.endswith(b"\n"):
                line = self._some(LONGEST)
                self._skip(len(line))
        except self._damage as error:
            told = getattr(error, "strerror", None) or str(error)
            problem = f"the file is damaged: {told[:200]}"
            raise Unreadable(problem, fatal=True) from error
        raise Unreadable(f"the line is longer than {LONGEST} bytes", fatal=False)

    def _skip(self, length: int) -> None:
        """Take note of a part of a line that is too long; raise `Unreadable` after very many."""
        self._skipped += length
        if self._packed and self._skipped > SMALL:
            problem = f"lines that are too long have more than {SMALL} bytes together"
            raise Unreadable(problem, fatal=True)

    def _some(self, most: int) -> bytes:
        """Return a line, or its beginning; raise `Unreadable` if too much has come already."""
        line = self._stream.readline(most)
        self._come += len(line)
        if self._packed and self._come > max(SMALL, RATIO * self.done):
            problem = f"the file is more than {RATIO} times as large once it is unpacked"
            raise Unreadable(problem, fatal=True)
        return line


class _PieceByPiece(io.RawIOBase):
    """Unpacks no more at once than there is, so that all is read that stands before a damage."""

    def __init__(self, packed: gzip.GzipFile) -> None:
        """Take what unpacks."""
        self._packed = packed

    def readable(self) -> bool:
        """Say that it can be read."""
        return True

    def readinto(self, buffer: WriteableBuffer, /) -> int:
        """Read some bytes; none at the end."""
        into = memoryview(buffer)
        piece = self._packed.read1(len(into))
        into[: len(piece)] = piece
        return len(piece)


@contextmanager
def opened(path: Path) -> Iterator[Lines]:
    """
    Open a file; raise `OSError` if that is not possible.

    Raises `NotInstalled` for one that takes a library which isn't here.
    """
    with open_given(path) as raw:
        try:
            lines = Lines(raw, os.fstat(raw.fileno()).st_size)
        except OSError as error:  # as of a file of the system that is none: say which it is
            raise OSError(error.errno, error.strerror, str(path)) from error
        yield lines


def _unpacked(raw: IO[bytes]) -> tuple[IO[bytes], tuple[type[Exception], ...]]:
    """Return what is in a file, by its first bytes and not by its name, and what damage raises."""
    first = raw.read(len(_ZSTD))
    raw.seek(0)
    if first.startswith(_GZIP):
        return io.BufferedReader(_PieceByPiece(gzip.GzipFile(fileobj=raw))), _DAMAGE
    if first == _ZSTD:
        return _unpacked_by_zstd(raw)
    return raw, _DAMAGE


def _unpacked_by_zstd(raw: IO[bytes]) -> tuple[IO[bytes], tuple[type[Exception], ...]]:
    try:
        import zstandard  # noqa: PLC0415 - an extra: only who has such a file needs it
    except ModuleNotFoundError as missing:
        raise NotInstalled("zstandard", "A file packed with zstd") from missing
    unpack = zstandard.ZstdDecompressor(max_window_size=WINDOW)
    stream = io.BufferedReader(unpack.stream_reader(raw, read_across_frames=True))
    return stream, (*_DAMAGE, zstandard.ZstdError)
