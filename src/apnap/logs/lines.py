"""Reading the lines of a file, plain or packed, without ever holding more than one."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Final, NamedTuple

from apnap.inputs.archives import is_archive, members
from apnap.inputs.packings import SMALL, Budget, Counted, Readable, Stream, Unreadable
from apnap.inputs.urls import is_url, open_any, shown, size_of
from apnap.protocol import Record
from apnap.protocol.given_files import too_much

LONGEST: Final = 16_777_216
"""Longest line that is read, in bytes."""

EMPTY: Final = 100_000
"""So many empty lines a file has: nobody writes any."""

STDIN: Final = Path("-")
"""How standard input is called."""

_MARK: Final = b"\xef\xbb\xbf"
_PIECE: Final = 65_536


class Part(Record, frozen=True):
    """A part of a file: from one byte to before another, as they are once unpacked."""

    start: int = 0
    end: int | None = None
    """None: to the end of the file."""
    line: int = 1
    """The number of its first line in the file."""


WHOLE: Final = Part()


class _Archive(NamedTuple):
    """What lies around a member: how much of it may be unpacked, and what damage of it raises."""

    budget: Budget
    damage: tuple[type[Exception], ...]


class Lines:
    """
    The lines of a file with their numbers, from 1; empty ones are left out.

    `done` and `size` are bytes of the file as it lies on the disk, for showing progress; an archive
    has members instead of lines.
    """

    def __init__(
        self, raw: Readable, size: int, name: str = "", within: _Archive | None = None
    ) -> None:
        """Take the open file; `opened` makes one. It may lie `within` an archive."""
        self._raw = raw
        self._part = WHOLE
        self.at = 0
        """How many bytes of the file, as they are once unpacked, lie before the next line."""
        self._within = within is not None
        self._budget = within.budget if within else Budget(raw.tell)
        self._skipped = self._empty = 0
        """How many bytes there are of lines that are too long, and how many empty lines."""
        self.size = size
        self._stream: Stream | None = None
        self._refused: Unreadable | None = None
        try:
            damage = within.damage if within else ()
            self._stream = Stream(raw, name, self._budget, damage)
        except Unreadable as refused:
            self._refused = refused
        self.is_packed = self._stream is not None and self._stream.packed
        self.is_archive = self._stream is not None and is_archive(self._stream.beginning)

    @property
    def done(self) -> int:
        """How much of the file has been read; of a member of an archive nobody asks that."""
        return 0 if self._within else self._raw.tell()

    @property
    def is_cut_off(self) -> bool:
        """Whether the file, now read to its end, ends before the part that was asked for does."""
        return self._part.end is not None and self.at < self._part.end

    def go_to(self, part: Part, file: BinaryIO) -> None:
        """Read a part instead of all; what is packed has to be unpacked up to there."""
        self._part = part
        if self._stream is None or self.is_archive:
            return
        if not self.is_packed and _has_sought(file, part.start):
            self._stream, self.at = Stream(file, "", self._budget, ()), part.start
            return
        try:
            while self.at < part.start and (
                piece := self._stream.reads.read(min(_PIECE, part.start - self.at))
            ):
                self.at += len(piece)
        except Unreadable as refused:
            self._refused = refused
        except self._stream.damage as error:
            self._refused = _damaged(error)

    def members(self) -> Iterator[tuple[str, Lines | Unreadable]]:
        """
        Yield the name of each member of an archive that is no folder, with its lines.

        They can be read until the next member is asked for. Instead of them stands why they cannot
        be read, without a name if that is so of the rest of the archive.
        """
        if self._stream is None:
            return
        within = _Archive(self._budget, self._stream.damage)
        try:
            for name, content in members(self._stream.reads):
                if isinstance(content, Unreadable):
                    yield name, content
                else:
                    yield name, Lines(content, 0, name, within)
        except Unreadable as trouble:
            yield "", trouble
        except self._stream.damage as error:
            yield "", _damaged(error)

    def __iter__(self) -> Iterator[tuple[int, bytes | Unreadable]]:
        """Yield each line, or why it cannot be read."""
        if self.is_archive and self._within:
            self._refused = Unreadable("it is an archive within an archive: unpack it", fatal=True)
        if self._refused is not None:
            yield self._part.line, self._refused
            return
        number = self._part.line - 1
        line: bytes | Unreadable | None = b""
        while not (self._is_over() or line is None or _is_fatal(line)):
            number += 1
            line = self._line(number)
            if line:
                yield number, line

    def _is_over(self) -> bool:
        return self._part.end is not None and self.at >= self._part.end

    def _line(self, number: int) -> bytes | Unreadable | None:
        """Return a line, or why it cannot be read; nothing if it is empty, None at the end."""
        try:
            line = self._next()
        except Unreadable as trouble:
            return trouble
        if not line:
            return None
        line = line.removeprefix(_MARK) if number == 1 else line
        if line.strip():
            problem = too_much(line)
            return Unreadable(problem, fatal=False) if problem else line
        self._empty += 1
        too_many = self._empty > EMPTY
        return Unreadable(f"more than {EMPTY} lines are empty", fatal=True) if too_many else b""

    def _next(self) -> bytes:
        if self._stream is None:
            return b""
        try:
            line = self._some(LONGEST + 1)
            if len(line) <= LONGEST:
                return line
            self._skip(len(line))
            while line and not line.endswith(b"\n"):
                line = self._some(LONGEST)
                self._skip(len(line))
        except self._stream.damage as error:
            raise _damaged(error) from error
        raise Unreadable(f"the line is longer than {LONGEST} bytes", fatal=False)

    def _skip(self, length: int) -> None:
        """Take note of a part of a line that is too long; raise `Unreadable` after very many."""
        self._skipped += length
        if (self._within or self.is_packed) and self._skipped > SMALL:
            problem = f"lines that are too long have more than {SMALL} bytes together"
            raise Unreadable(problem, fatal=True)

    def _some(self, most: int) -> bytes:
        """Return a line, or its beginning."""
        line = self._stream.reads.readline(most) if self._stream else b""
        self.at += len(line)
        return line


@contextmanager
def opened(path: Path, part: Part = WHOLE) -> Iterator[Lines]:
    """
    Open a file or a part of it, or standard input, called `-`; raise `OSError` if that fails.

    Raises `NotInstalled` for one that takes a library which isn't here.
    """
    if path == STDIN:
        yield Lines(Counted(sys.stdin.buffer), 0)
        return
    with open_any(path) as raw:
        try:
            size = size_of(path) if is_url(path) else os.fstat(raw.fileno()).st_size
            lines = Lines(raw, size, path.name)
        except OSError as error:  # as of a file of the system that is none: say which it is
            raise OSError(error.errno, error.strerror or str(error), shown(path)) from error
        if part != WHOLE:
            lines.go_to(part, raw)
        yield lines


def _has_sought(file: BinaryIO, start: int) -> bool:
    """Go to a place of a file, unless it comes from a server that gives all of it or nothing."""
    try:
        file.seek(start)
    except ValueError:
        return False
    return True


def _is_fatal(line: bytes | Unreadable) -> bool:
    return isinstance(line, Unreadable) and line.fatal


def _damaged(error: Exception) -> Unreadable:
    told = getattr(error, "strerror", None) or str(error)
    return Unreadable(f"the file is damaged: {told[:200]}", fatal=True)
