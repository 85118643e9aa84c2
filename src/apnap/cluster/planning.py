"""What a run would be: how many files, bytes, lines and games, and how long they would take."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from apnap.cluster.corpus_run import pieces
from apnap.cluster.pieces import Piece, cut
from apnap.harmless import as_line
from apnap.logs.files import Asked, check_given
from apnap.logs.findings import FileChecked
from apnap.protocol import Record
from apnap.protocol.counting import counted

_SAMPLES: Final = 16
"""From so many pieces, or twice as many, games are judged."""

_SAMPLE: Final = 60_000
"""So many bytes of each, or its first game."""

_HOUR: Final = 3600
_UNITS: Final = (("GB", 1e9), ("MB", 1e6), ("kB", 1e3))


class Plan(Record, frozen=True, kw_only=True):
    """What would be judged."""

    files: int
    unread: tuple[FileChecked, ...]
    pieces: int
    size: int
    lines: int
    games: int
    sampled: int
    """So many bytes of it have been judged, as a sample."""
    seconds: float
    """So many seconds that has taken, one after the other."""

    @property
    def core_hours(self) -> float:
        """How long one core would take for all, by the sample."""
        return self.seconds / max(1, self.sampled) * self.size / _HOUR

    def told(self) -> Iterator[str]:
        """Yield it in lines."""
        for one in self.unread:
            yield as_line(f"{one.file}: {one.troubles[0].problem}")
        games = f"{counted(self.games, 'game')}, {counted(self.lines, 'line')}"
        what = f"{counted(self.files, 'file')}, {_bytes(self.size)}, {games}"
        yield f"{what}, in {counted(self.pieces, 'piece')}"
        took = f"{_bytes(self.sampled)} as a sample took {self.seconds:.1f} s"
        yield f"{took}: about {self.core_hours:.2g} core-hours"


def plan(paths: Sequence[Path], size: int, asked: Asked) -> Plan:
    """
    Cut up all files, and judge a sample; raises as `check_given`.

    Lines and games of archives and states are not counted.
    """
    unread: list[FileChecked] = []
    chosen: list[Piece] = []
    number = every = 0
    size_ = lines = games = 0
    for piece in pieces(paths, size):
        if isinstance(piece, FileChecked):
            unread.append(piece)
            continue
        if number % (1 << every) == 0:
            chosen.append(piece)
        if len(chosen) > 2 * _SAMPLES:
            chosen, every = chosen[::2], every + 1
        number, size_ = number + 1, size_ + piece.size
        lines, games = lines + piece.lines, games + piece.games
    for piece in chosen[:1]:
        _judged(piece, asked)  # what is done once only is no part of the estimate
    sampled, begun = 0, time.perf_counter()
    for piece in chosen:
        sampled += _judged(piece, asked)
    return Plan(
        files=len(paths),
        unread=tuple(unread),
        pieces=number,
        size=size_,
        lines=lines,
        games=games,
        sampled=sampled,
        seconds=time.perf_counter() - begun,
    )


def _judged(whole: Piece, asked: Asked) -> int:
    """Judge some of a piece; return how many bytes of it."""
    done = 0
    for piece in cut(Path(whole.file), 0, whole):
        given = check_given(
            Path(piece.file), asked, lambda _done, _size: None, piece.share, part=piece.part
        )
        for _ in given:
            pass
        done += piece.size
        if done >= _SAMPLE:
            break
    return done


def _bytes(size: int) -> str:
    for unit, many in _UNITS:
        if size >= many:
            return f"{size / many:.1f} {unit}"
    return counted(size, "byte")
