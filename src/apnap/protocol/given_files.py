"""
Opening what somebody gives: a file that is named, or one that lies in a folder that is named.

Only regular files are opened, and only as much of them as can be held. A pipe that somebody made
waits for ever, a device has no end, and a file full of holes says that it is as large as it likes.
A link is followed to where it leads; one in a folder that came from others may not lead out of it.

What is JSON takes far more memory as values than as text, up to a hundred times for lists that are
empty: so what has too many of them is refused before any is made.
"""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path
from typing import IO, BinaryIO, Final

import msgspec

LARGEST: Final = 67_108_864
"""Largest file that is read whole, in bytes, unless somebody asks for another limit."""

MOST_VALUES: Final = 500_000
"""So many commas and brackets JSON has, be it a file or a line: 4 MB of results have 340,000."""

_BEFORE: Final = (b",", b"[", b"{")
"""One of these stands before every value but the outermost."""

_EMPTY_BLOCKS: Final = 1000
"""A file that says it is so many times as large as what lies on the disk is made of holes."""

_BLOCK: Final = 512
_PIECE: Final = 65_536
"""So many bytes are asked for at first, then as many as came: Python makes room for all of them."""
_NO_WAITING: Final = (
    os.O_RDONLY
    | getattr(os, "O_NONBLOCK", 0)
    | getattr(os, "O_NOCTTY", 0)
    | getattr(os, "O_CLOEXEC", 0)
    | getattr(os, "O_BINARY", 0)
)
_OWN: Final = ("/dev/fd", "/proc/self/fd")
_KINDS: Final = (
    (stat.S_ISDIR, "a folder"),
    (stat.S_ISFIFO, "a pipe"),
    (stat.S_ISSOCK, "a socket"),
    (stat.S_ISCHR, "a device"),
    (stat.S_ISBLK, "a device"),
)


class Unfit(OSError):
    """Something that is not opened or read, whatever its rights; `strerror` says why."""

    def __str__(self) -> str:
        """Return file and reason."""
        return f"{self.filename}: {self.strerror}"


class TooMuch(msgspec.DecodeError):
    """There are more values than are read."""


def open_given(path: Path) -> BinaryIO:
    """
    Open a regular file for reading, piece by piece and from the beginning, without waiting.

    Raises `OSError`, which for anything else than a regular file, and for one that is made of
    holes, is `Unfit`.
    """
    _check(path, path.stat())  # before it is opened: opening a device may already do something
    return _opened(path)


def read_given(path: Path, most: int = LARGEST) -> bytes:
    """
    Return what is in a regular file.

    A pipe is read too if it is one of this process itself (`/dev/stdin`, `/dev/fd/63`), as a shell
    gives for `<(…)`. Raises `OSError`, which for other pipes, devices, sockets, and for more than
    `most` bytes, is `Unfit`.
    """
    found = path.stat()
    if stat.S_ISFIFO(found.st_mode) and _is_own(path):
        with path.open("rb") as file:
            return read_open(path, file, most)
    if stat.S_ISREG(found.st_mode) and found.st_size > most:
        raise _too_large(path, most)
    _check(path, found)
    with _opened(path) as file:
        return read_open(path, file, most)


def read_text_given(path: Path, most: int = LARGEST) -> str:
    """
    Return the text of a regular file in UTF-8, a mark left out, lines ending in a line feed.

    Raises as `read_given`, and `UnicodeDecodeError`.
    """
    text = read_given(path, most).decode("utf-8-sig")
    return text.replace("\r\n", "\n").replace("\r", "\n")


def read_entry(folder: Path, name: str, most: int = LARGEST) -> bytes:
    """
    Return what is in a file of a folder that others have made.

    Raises as `read_given`; also `Unfit` for a link that leads out of the folder.
    """
    with open_entry(folder, name) as file:
        path = folder / name
        if os.fstat(file.fileno()).st_size > most:
            raise _too_large(path, most)
        return read_open(path, file, most)


def open_entry(folder: Path, name: str) -> BinaryIO:
    """
    Open a file of a folder that others have made, to be read piece by piece.

    It may be of any size. Raises as `open_given`; also `Unfit` for a link that leads out of the
    folder.
    """
    return open_given(_within(folder, name))


def check_entry(folder: Path, name: str) -> None:
    """Raise as `open_entry` unless a file of a folder can be opened."""
    open_entry(folder, name).close()


def leads_out(folder: Path, path: Path) -> bool:
    """Tell whether a path in a folder leads to something outside of it."""
    there, home = (Path(os.path.realpath(one)) for one in (path, folder))
    return not there.is_relative_to(home)


def _within(folder: Path, name: str) -> Path:
    """Return where a file of a folder lies; raise `Unfit` for one that leads out of it."""
    path = folder / name
    if leads_out(folder, path):
        way = "it is a link that leads" if path.is_symlink() else "it leads"
        raise Unfit(errno.ELOOP, f"{way} out of its folder", str(path))
    return path


def read_open(path: Path, file: IO[bytes], most: int = LARGEST) -> bytes:
    """Return the rest of an open file, called `path`; raise `Unfit` for more than `most` bytes."""
    pieces: list[bytes] = []
    there = 0
    while piece := file.read(min(most + 1 - there, max(there, _PIECE))):  # None: nothing yet
        pieces.append(piece)
        there += len(piece)
        if there > most:
            raise _too_large(path, most)
    return b"".join(pieces)


def has_too_many(content: bytes) -> bool:
    """Tell whether bytes may hold more values than are read of any JSON."""
    return len(content) > MOST_VALUES and sum(map(content.count, _BEFORE)) > MOST_VALUES


def too_much(content: bytes) -> str:
    """Return in words that bytes may hold more values than are read; empty if they do not."""
    if not has_too_many(content):
        return ""
    return (
        f"it has more than {MOST_VALUES} commas and brackets, the most that is read of such a file"
    )


def decoded(content: bytes) -> object:
    """Return the value that bytes are; raise `TooMuch`, or as `msgspec.json.decode` does."""
    if problem := too_much(content):
        raise TooMuch(problem)
    value: object = msgspec.json.decode(content)
    return value


def _opened(path: Path) -> BinaryIO:
    """Open a file, and look again at what has been opened."""
    handle = os.open(path, _NO_WAITING)
    try:
        _check(path, os.fstat(handle))
        return os.fdopen(handle, "rb")
    except BaseException:
        os.close(handle)
        raise


def _check(path: Path, found: os.stat_result) -> None:
    """Raise `Unfit` unless it is a regular file with something in it."""
    kind = next((told for is_one, told in _KINDS if is_one(found.st_mode)), None)
    if kind is not None:
        number = errno.EISDIR if stat.S_ISDIR(found.st_mode) else errno.EINVAL
        raise Unfit(number, f"it is {kind}, and only regular files are read", str(path))
    there = getattr(found, "st_blocks", None)
    if there is not None and found.st_size > max(LARGEST, there * _BLOCK * _EMPTY_BLOCKS):
        problem = f"it is made of holes, and says that it has {found.st_size} bytes"
        raise Unfit(errno.EFBIG, problem, str(path))


def _too_large(path: Path, most: int) -> Unfit:
    problem = f"it is larger than {most} bytes, the most that is read of such a file"
    return Unfit(errno.EFBIG, problem, str(path))


def _is_own(path: Path) -> bool:
    """Tell whether a path names something that this process has open already."""
    return str(path) == "/dev/stdin" or str(path.parent) in _OWN
