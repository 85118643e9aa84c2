"""Cutting files into pieces that are judged alone: games of a log, members of an archive."""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
from msgspec.structs import replace

from apnap.inputs.packings import Unreadable
from apnap.inputs.urls import shown, state_of
from apnap.logs.files import LOOKED_AT, is_log
from apnap.logs.games import MOST, Share
from apnap.logs.lines import WHOLE, Lines, Part, opened
from apnap.protocol import Record
from apnap.protocol.recorded import LogLine

_NONE: Final = msgspec.Raw(b"null")
_MEMBERS: Final = 64
"""So many members of an archive are a piece at most."""
_LONG: Final = 8
"""A log of so many pieces is long."""
_LAST: Final = 4
"""Such a part of what is left a piece has at the end of one."""
SMALLEST: Final = 250_000
"""So many bytes a piece has there, at least."""


class Piece(Record, frozen=True, omit_defaults=False):
    """A file, some of its games, or some of its members if it is an archive."""

    file: str
    part: Part = WHOLE
    share: Share = Share()
    size: int = 0
    """How many bytes it has: as they lie on the disk, or once they are unpacked."""
    lines: int = 0
    games: int = 0
    """How many of them were counted when the file was cut; 0 if nobody has looked."""
    state: str = ""
    """What the file said of itself when it was cut: size and date, or what a store calls it by."""

    @property
    def key(self) -> str:
        """What it is called in a run: the same if the same file, unchanged, is cut alike."""
        told = msgspec.json.encode((self.file, self.state, self.part, self.share))
        return hashlib.sha256(told).hexdigest()[:20]


class _Sketch(msgspec.Struct):
    """What tells which game a line belongs to, and whether one begins or ends with it."""

    game: str = ""
    begin: msgspec.Raw = _NONE
    end: msgspec.Raw = _NONE


_SKETCH: Final = msgspec.json.Decoder(_Sketch).decode
_READ: Final = msgspec.json.Decoder(LogLine).decode
_WRONG: Final = (msgspec.MsgspecError, ValueError, RecursionError)


class GoingOn:
    """
    Which games of a log are going on, by the same lines as when they are judged.

    A line is only read in full where that decides something: where a game begins or ends by it.
    """

    def __init__(self) -> None:
        """Begin without any game."""
        self._games: dict[str, None] = {}
        self.begun = 0
        """How many games have begun with a header."""

    def __bool__(self) -> bool:
        """Tell whether a game is going on."""
        return bool(self._games)

    def begins(self, text: bytes | Unreadable) -> bool:
        """Take a line; tell whether a game begins with it."""
        line = None if isinstance(text, Unreadable) else self._line(text)
        if line is None:
            return False
        if line.begin is not None:
            self._games.pop(line.game, None)
            self._open(line.game)
            self.begun += 1
            return True
        if line.game not in self._games:
            self._open(line.game)
        if line.end is not None:
            del self._games[line.game]
        return False

    def _line(self, text: bytes) -> LogLine | None:
        """Return a line by which a game begins or ends; None for others, and for damaged ones."""
        try:
            told = _SKETCH(text)
            plain = bytes(told.begin) == b"null" and bytes(told.end) == b"null"
            return None if plain and told.game in self._games else _READ(text)
        except _WRONG:
            return None

    def _open(self, name: str) -> None:
        if len(self._games) >= MOST:
            del self._games[next(iter(self._games))]
        self._games[name] = None


def cut(path: Path, size: int, within: Piece | None = None) -> Iterator[Piece]:
    """
    Yield the pieces of a file, or of a piece of it, in their order: each of `size` bytes or more.

    A log is cut where no game is going on and one begins; the last pieces of a long one are
    smaller, so that all who judge them end at about the same time. With `size` 0 each piece is one
    game, or one member of an archive; a state is one piece. Raises as `check_given`.
    """
    whole = within or Piece(shown(path), state=state_of(path))
    with opened(path, whole.part) as lines:
        if lines.is_archive:
            yield from _members(whole, lines, size)
            return
        beginning = [text for _, text in itertools.islice(lines, LOOKED_AT)]
        if whole.part == WHOLE and not (beginning and is_log(path, beginning)):
            yield replace(whole, size=lines.size, lines=1)
            return
    with opened(path, whole.part) as lines:
        yield from _games(whole, lines, size)


def _games(whole: Piece, lines: Lines, size: int) -> Iterator[Piece]:
    """Yield the pieces of a log."""
    going, games, number = GoingOn(), 0, whole.part.line - 1
    part, before = whole.part, whole.part.line - 1
    text: bytes | Unreadable = b""
    for number, text in lines:
        calm = not going
        if going.begins(text) and calm and not isinstance(text, Unreadable):
            at = lines.at - len(text)
            enough = _enough(size, lines, part.start)
            if number > 1 and at > part.start and at - part.start >= enough:
                mine = going.begun - 1 - games
                yield _piece(whole, replace(part, end=at), at, number - 1 - before, mine)
                part, before, games = Part(at, None, number), number - 1, games + mine
    mine, length = going.begun - games, number - before
    sound = not (lines.is_packed or isinstance(text, Unreadable))
    end = whole.part.end or (lines.at if sound else None)  # where it is damaged has to be seen
    yield _piece(whole, replace(part, end=end), lines.at, length, mine)


def _enough(size: int, lines: Lines, start: int) -> int:
    """Return how many bytes a piece has at least that begins so far into a log."""
    if lines.is_packed or lines.size < _LONG * size:
        return size
    return min(size, max(SMALLEST, (lines.size - start) // _LAST))


def _piece(whole: Piece, part: Part, end: int, lines: int, games: int) -> Piece:
    return replace(whole, part=part, size=end - part.start, lines=lines, games=games)


def _members(whole: Piece, lines: Lines, size: int) -> Iterator[Piece]:
    """Yield runs of members of an archive, by how many bytes of it they take."""
    first, done, number = whole.share.first, 0, -1
    most = _MEMBERS if size else 1
    for number, _ in enumerate(lines.members()):
        if number < first:
            continue
        if whole.share.is_past(number):
            break
        if number - first >= most or (number > first and lines.done - done >= size):
            yield _run(whole, first, number, lines.done - done)
            first, done = number, lines.done
    last = whole.share.last if whole.share.last is not None else number + 1
    yield _run(whole, first, max(last, first + 1), max(0, lines.size - done))


def _run(whole: Piece, first: int, last: int, size: int) -> Piece:
    return replace(whole, share=Share(first=first, last=last), size=size)
