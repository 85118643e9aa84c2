"""
Unpacking a stream as it comes, within bounds: gzip, zstd, xz and bz2.

What a stream is is told by its first bytes, and not by its name. A packing that is known and cannot
be read here is refused by its name. No more is held than a piece of what is unpacked.
"""

from __future__ import annotations

import bz2
import gzip
import io
import lzma
import zlib
from collections.abc import Callable
from typing import IO, TYPE_CHECKING, Final, Protocol

from apnap.protocol.extras import NotInstalled

if TYPE_CHECKING:
    from _typeshed import WriteableBuffer

WINDOW: Final = 134_217_728
"""Most memory that a packing may ask for to be unpacked, in bytes: the window of a zstd frame."""

RATIO: Final = 1000
"""What is so many times as large as the packed bytes that it came from is not read on."""

SMALL: Final = 67_108_864
"""So many bytes are unpacked from any file."""

_LOOKED_AT: Final = 512
"""So many bytes tell what a stream is: those of the header of a member of an archive."""

_PIECE: Final = 65_536
_GZIP: Final = b"\x1f\x8b"
_ZSTD: Final = b"\x28\xb5\x2f\xfd"
_XZ: Final = b"\xfd7zXZ\x00"
_BZ2: Final = b"BZh"
_BLOCKS: Final = (b"1AY&SY", b"\x17rE8P\x90")
"""How the first block of bz2 begins, and the end of a stream without any."""

_READ: Final = "gzip, zstd, xz, bz2 and tar are read"
_OTHERS: Final[tuple[tuple[bytes, str], ...]] = (
    (b"PK\x03\x04", "zip"),
    (b"PK\x05\x06", "zip"),
    (b"7z\xbc\xaf\x27\x1c", "7z"),
    (b"Rar!\x1a\x07", "rar"),
    (b"\x04\x22\x4d\x18", "lz4"),
    (b"\x02\x21\x4c\x18", "lz4"),
    (b"\xff\x06\x00\x00sNaPpY", "snappy"),
    (b"\x89LZO\x00", "lzop"),
    (b"LZIP", "lzip"),
    (b"LRZI", "lrzip"),
    (b"\x5d\x00\x00", "lzma"),
    (b"\x1f\x9d", "compress"),
    (b"\x1f\xa0", "compress"),
    (b"\x1f\x1e", "pack"),
    (b"MSCF", "cab"),
    (b"xar!", "xar"),
    (b"!<arch>\n", "ar"),
    (b"070701", "cpio"),
    (b"070707", "cpio"),
    (b"\xc7\x71", "cpio"),
    (b"PAR1", "Parquet"),
    (b"SQLite format 3\x00", "SQLite"),
)
_BY_NAME: Final = {".br": "brotli"}
"""A packing without a beginning of its own."""

_UTF_16: Final = (b"\xff\xfe", b"\xfe\xff")
_DAMAGE: Final[tuple[type[Exception], ...]] = (OSError, EOFError, ValueError, zlib.error)


class Unreadable(Exception):
    """A line, or all that follows, cannot be read; `fatal` if nothing that follows can be."""

    def __init__(self, problem: str, *, fatal: bool) -> None:
        super().__init__(problem)
        self.problem = problem
        self.fatal = fatal


class Readable(Protocol):
    """Something that is read piece by piece."""

    def read(self, most: int, /) -> bytes | None:
        """Return some bytes; none at the end."""
        ...

    def tell(self) -> int:
        """Return how many bytes have been read."""
        ...


class Budget:
    """How much may still be unpacked of what was read so far from one file."""

    def __init__(self, done: Callable[[], int]) -> None:
        """Begin with nothing; `done` tells how many bytes of the file have been read."""
        self._done = done
        self._come = 0

    def spend(self, length: int) -> None:
        """Take note of what has been unpacked; raise `Unreadable` if that is too much."""
        self._come += length
        if self._come > max(SMALL, RATIO * self._done()):
            problem = f"the file is more than {RATIO} times as large once it is unpacked"
            raise Unreadable(problem, fatal=True)


class Stream:
    """
    What is in a file, or in a member of an archive, unpacked, and what damage of it raises.

    `beginning` are its first bytes, which reading gives once more; `packed` tells whether it was.
    Raises `Unreadable` for a packing that is not read, and `NotInstalled` for one that takes a
    library which isn't here.
    """

    def __init__(
        self, raw: Readable, name: str, budget: Budget, damage: tuple[type[Exception], ...] = ()
    ) -> None:
        """Take the open file, its name, how much of it may be unpacked, what its damage raises."""
        self.damage: tuple[type[Exception], ...] = (*_DAMAGE, *damage)
        again = _Rejoined(raw, damage)
        first = again.beginning
        found = _packing(first)
        self.packed = found is not None
        if found is None:
            if told := unknown(first, name):
                raise Unreadable(told, fatal=True)
            self.beginning = first
            self.reads: IO[bytes] = io.BufferedReader(again)
            return
        unpacked, more = _unpacking(found, io.BufferedReader(again))
        self.damage += more
        inner = _Rejoined(_Bounded(unpacked, budget), self.damage)
        self.beginning = inner.beginning
        twice = _packing(self.beginning)
        if twice is not None:
            told = f"it is packed twice, by {found} and within that by {twice}: unpack it once"
            raise Unreadable(told, fatal=True)
        if told := unknown(self.beginning, ""):
            raise Unreadable(told, fatal=True)
        self.reads = io.BufferedReader(inner)


def unknown(first: bytes, name: str) -> str:
    """Return that something is packed in a way that is not read; empty if nobody knows of it."""
    if first.startswith(_UTF_16):
        return "it is text in UTF-16, or no text: only UTF-8 is read"
    kind = next((told for mark, told in _OTHERS if first.startswith(mark)), "")
    text = first.lstrip()[:1] in (b"", b"{", b"[")
    if not kind and not text:
        kind = next((told for end, told in _BY_NAME.items() if name.endswith(end)), "")
    return f"it is packed as {kind}, which is not read: unpack it first ({_READ})" if kind else ""


def _some(stream: Readable, most: int) -> bytes:
    """Return what a stream has at once, so that nothing is lost if what follows is damaged."""
    once = getattr(stream, "read1", stream.read)
    found: bytes | None = once(most)
    return found or b""


def _packing(first: bytes) -> str | None:
    """Return how something is packed, by its first bytes; None if it isn't, or nobody knows."""
    if first.startswith(_GZIP):
        return "gzip"
    if first.startswith(_ZSTD):
        return "zstd"
    if first.startswith(_XZ):
        return "xz"
    return "bz2" if first.startswith(_BZ2) and first[4:10] in _BLOCKS else None


def _unpacking(kind: str, raw: IO[bytes]) -> tuple[Readable, tuple[type[Exception], ...]]:
    """Return what is in a packed stream, and what damage raises."""
    match kind:
        case "gzip":
            return gzip.GzipFile(fileobj=raw), ()
        case "zstd":
            return _unpacked_by_zstd(raw)
        case "xz":
            return _Unpacked(raw, _xz), (lzma.LZMAError,)
        case _:
            return _Unpacked(raw, bz2.BZ2Decompressor), ()


def _xz() -> lzma.LZMADecompressor:
    return lzma.LZMADecompressor(lzma.FORMAT_XZ, memlimit=WINDOW)


def _unpacked_by_zstd(raw: IO[bytes]) -> tuple[Readable, tuple[type[Exception], ...]]:
    try:
        import zstandard  # noqa: PLC0415 - an extra: only who has such a file needs it
    except ModuleNotFoundError as missing:
        raise NotInstalled("zstandard", "A file packed with zstd") from missing
    unpack = zstandard.ZstdDecompressor(max_window_size=WINDOW)
    return unpack.stream_reader(raw, read_across_frames=True), (zstandard.ZstdError,)


class _Reading(io.RawIOBase):
    """Something that is read piece by piece."""

    def readable(self) -> bool:
        """Say that it can be read."""
        return True

    def readinto(self, buffer: WriteableBuffer, /) -> int:
        """Read some bytes; none at the end."""
        into = memoryview(buffer)
        piece = self._piece(len(into))
        into[: len(piece)] = piece
        return len(piece)

    def _piece(self, most: int) -> bytes:
        raise NotImplementedError


class _Rejoined(_Reading):
    """A stream whose `beginning` has been read, from that on."""

    def __init__(
        self, rest: Readable, damage: tuple[type[Exception], ...], first: bytes = b""
    ) -> None:
        """Take what is read, what damage of it raises, and what has been read of it before."""
        self._rest = rest
        self._error: Exception | None = None
        more = b"-"
        try:
            while more and len(first) < _LOOKED_AT:  # a pipe gives what it has
                more = _some(rest, _LOOKED_AT - len(first))
                first += more
        except damage as error:
            self._error = error
        self.beginning = self._first = first

    def _piece(self, most: int) -> bytes:
        if self._first:
            piece, self._first = self._first[:most], self._first[most:]
            return piece
        if self._error is not None:
            raise self._error
        return _some(self._rest, most)


class _Bounded(_Reading):
    """What comes out of a packing, as much as there may be."""

    def __init__(self, unpacked: Readable, budget: Budget) -> None:
        """Take what is unpacked, and how much of it there may be."""
        self._unpacked = unpacked
        self._budget = budget

    def _piece(self, most: int) -> bytes:
        piece = _some(self._unpacked, min(most, _PIECE))
        self._budget.spend(len(piece))
        return piece


class Counted(_Reading):
    """A stream that cannot tell how far it has been read, and now can."""

    def __init__(self, raw: Readable) -> None:
        """Take what is read."""
        self._raw = raw
        self._come = 0

    def tell(self) -> int:
        """Return how many bytes have been read."""
        return self._come

    def _piece(self, most: int) -> bytes:
        piece = _some(self._raw, most)
        self._come += len(piece)
        return piece


class _Decompressor(Protocol):
    """What the standard library unpacks with."""

    @property
    def eof(self) -> bool: ...
    @property
    def needs_input(self) -> bool: ...
    @property
    def unused_data(self) -> bytes: ...
    def decompress(self, data: bytes, /, max_length: int = -1) -> bytes: ...


class _Unpacked(_Reading):
    """Unpacks streams that follow each other, a piece at a time."""

    def __init__(self, raw: Readable, begin: Callable[[], _Decompressor]) -> None:
        """Take what is packed and what begins to unpack a stream of it."""
        self._raw = raw
        self._begin = begin
        self._unpack = begin()

    def _piece(self, most: int) -> bytes:
        while True:
            if self._unpack.eof and not self._next():
                return b""
            more = _some(self._raw, _PIECE) if self._unpack.needs_input else b""
            if self._unpack.needs_input and not more:
                raise EOFError("it ends too early")
            if piece := self._unpack.decompress(more, most):
                return piece

    def _next(self) -> bool:
        """Begin with the next stream; False if there is none. Zeros may fill up the one before."""
        rest = self._unpack.unused_data.lstrip(b"\x00")
        while not rest and (more := _some(self._raw, _PIECE)):
            rest = more.lstrip(b"\x00")
        if not rest:
            return False
        self._unpack = self._begin()
        self._raw = _Rejoined(self._raw, (), rest)
        return True
