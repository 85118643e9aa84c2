"""
Going through a tar archive as it comes: its regular files one after the other, nothing unpacked.

Nothing is written, no name in it is ever taken for a path, and no header is believed about how much
there is to hold: names that are longer than they may be, and what tells them, are skipped.
"""

from __future__ import annotations

import io
import tarfile
from collections.abc import Iterator
from typing import IO, TYPE_CHECKING, Final

from apnap.inputs.packings import Unreadable

if TYPE_CHECKING:
    from _typeshed import WriteableBuffer

MOST: Final = 1_000_000
"""So many members an archive has."""

LONGEST: Final = 4096
"""So many bytes tell the name of a member."""

_BLOCK: Final = tarfile.BLOCKSIZE
_PIECE: Final = 65_536
_HOLES: Final = 482
_MORE_HOLES: Final = 504
"""Where a header, and a block that follows it, tells that another such block follows."""

_KINDS: Final = {
    tarfile.LNKTYPE: "a link",
    tarfile.SYMTYPE: "a link",
    tarfile.CHRTYPE: "a device",
    tarfile.BLKTYPE: "a device",
    tarfile.FIFOTYPE: "a pipe",
    tarfile.GNUTYPE_SPARSE: "a file with holes",
}

_NAMES: Final = (tarfile.GNUTYPE_LONGNAME, tarfile.XHDTYPE, tarfile.SOLARIS_XHDTYPE)
"""What stands before a member with a long name."""


def is_archive(first: bytes) -> bool:
    """Tell by its first bytes whether something is a tar archive."""
    return len(first) >= _BLOCK and b"\x00" in first and _header(first[:_BLOCK]) is not None


def members(
    stream: IO[bytes],
) -> Iterator[tuple[str, IO[bytes] | Unreadable]]:
    """
    Yield the name of each member that is no folder, with what is in it, or why that is not read.

    A member can be read until the next is asked for. Raises `Unreadable` where the archive is
    damaged or has too many members, and what reading the stream raises.
    """
    name = b""
    for _ in range(MOST):
        block = stream.read(_BLOCK)
        if block and not block.strip(b"\x00"):
            return
        header = _header(block)
        if header is None:
            raise Unreadable("the archive is damaged, or ends too early", fatal=True)
        if header.type in _NAMES:
            told = stream.read(min(header.size, LONGEST))
            _skip(stream, _padded(header.size) - len(told))
            name = _long(told, header.type) or name
            continue
        named = name.decode("utf-8", "replace") if name else header.name
        name = b""
        if header.isreg():
            member = _Member(stream, header.size)
            yield named, io.BufferedReader(member)
            _skip(stream, _padded(header.size) - (header.size - member.left))
            continue
        if header.type in _KINDS:
            what = f"it is {_KINDS[header.type]}, and only regular files are read"
            yield named, Unreadable(what, fatal=True)
        _skip_holes(stream, header, block)
        _skip(stream, _padded(_content(header)))
    raise Unreadable(f"the archive has more than {MOST} members", fatal=True)


def _padded(size: int) -> int:
    """Return how much room something takes."""
    return size + -size % _BLOCK


def _content(header: tarfile.TarInfo) -> int:
    """Return how much follows the header of what is no regular file."""
    without = (*_KINDS, tarfile.DIRTYPE)
    sparse = header.type == tarfile.GNUTYPE_SPARSE
    return header.size if sparse or header.type not in without else 0


def _header(block: bytes) -> tarfile.TarInfo | None:
    """Read the header of a member; None if it is none."""
    try:
        found = tarfile.TarInfo.frombuf(block, "utf-8", "replace")
    except (tarfile.HeaderError, ValueError):
        return None
    return found if found.size >= 0 else None


def _long(told: bytes, kind: bytes) -> bytes:
    """Return the name that stands before a member; empty if there is none."""
    if kind == tarfile.GNUTYPE_LONGNAME:
        return told.partition(b"\x00")[0]
    lines = (line.partition(b" ")[2] for line in told.split(b"\n"))
    return next((line[len(b"path=") :] for line in lines if line.startswith(b"path=")), b"")


def _skip_holes(stream: IO[bytes], header: tarfile.TarInfo, block: bytes) -> None:
    """Read past the blocks that tell where a file has its holes."""
    more = header.type == tarfile.GNUTYPE_SPARSE and block[_HOLES] != 0
    while more:
        block = stream.read(_BLOCK)
        more = len(block) == _BLOCK and block[_MORE_HOLES] != 0


def _skip(stream: IO[bytes], left: int) -> None:
    """Read on without keeping anything."""
    while left > 0:
        piece = stream.read(min(left, _PIECE))
        if not piece:
            raise Unreadable("the archive is damaged: it ends too early", fatal=True)
        left -= len(piece)


class _Member(io.RawIOBase):
    """The content of a member, `left` of which has not been read."""

    def __init__(self, stream: IO[bytes], left: int) -> None:
        """Take the archive, at the beginning of the content."""
        self._stream = stream
        self.left = left

    def readable(self) -> bool:
        """Say that it can be read."""
        return True

    def readinto(self, buffer: WriteableBuffer, /) -> int:
        """Read some bytes; none at the end."""
        into = memoryview(buffer)
        piece = self._stream.read(min(len(into), self.left))
        if self.left and into and not piece:
            raise EOFError("it ends too early")
        self.left -= len(piece)
        into[: len(piece)] = piece
        return len(piece)
