"""What is to be judged in one go, what comes of it, and doing so in this process."""

from __future__ import annotations

import functools
import platform
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from apnap.cluster.filing import NotWritten, Writer
from apnap.cluster.pieces import Piece, cut
from apnap.cluster.storing import Store, store
from apnap.cluster.trades import Hindered, Hindrance, Still, Trade
from apnap.logs.files import Asked, check_given
from apnap.logs.findings import FileChecked, Trouble
from apnap.logs.sharing import together
from apnap.protocol import EngineNotStarted, EngineTrouble, Record
from apnap.protocol.extras import NotInstalled

FINDINGS: Final = "findings"
"""The folder of a run in which the findings are."""


_TOLD: Final = 300
"""So many characters say why a piece was not judged."""


class Task(Record, frozen=True, omit_defaults=False):
    """A piece, how it is to be judged, and the folder of the run."""

    piece: Piece
    asked: Asked
    folder: str

    @property
    def key(self) -> str:
        """Return what tells it from all others of a run."""
        return self.piece.key


class Judged(Record, frozen=True, omit_defaults=False, tag="judged"):
    """What has come of a piece."""

    files: tuple[FileChecked, ...]
    """Of the file, or of each member of an archive; the findings are in the parts."""
    parts: tuple[str, ...] = ()
    """The files in which they are."""


def judge(task: Task, still: Still) -> Judged:
    """
    Judge a piece, and write the findings; raise `Hindered` where no piece could be judged.

    What cannot be read is told of the file.
    """
    piece = task.piece
    name = f"{piece.key}.parquet"
    try:
        with Writer(_store(task.folder), FINDINGS, name) as writer:
            files = tuple(_checked(task, writer, still))
    except NotWritten as error:
        problem = f"{task.folder} cannot be written on {platform.node()}: {error}"
        raise Hindered(Hindrance("folder", problem)) from error
    except NotInstalled as missing:
        raise Hindered(Hindrance("library", str(missing))) from missing
    except EngineNotStarted as trouble:
        raise Hindered(Hindrance("engine", str(trouble))) from trouble
    except OSError as error:
        told = f"it cannot be read: {error.strerror or error}"
        return Judged((untold(piece, told, lines=0),))
    return Judged(files, writer.parts)


@functools.cache
def _store(folder: str) -> Store:
    """Return the store of a run, raise `NotWritten` where it cannot be had."""
    try:
        return store(folder)
    except OSError as error:
        raise NotWritten(error.strerror or str(error)) from error


def _checked(task: Task, writer: Writer, still: Still) -> Iterator[FileChecked]:
    piece = task.piece
    for one in check_given(
        Path(piece.file),
        task.asked,
        lambda _done, _size: still(),
        piece.share,
        part=piece.part,
        takes=writer.take,
    ):
        yield replace(one, findings=())


def untold(piece: Piece, why: str, lines: int) -> FileChecked:
    """Return of a piece that it was not judged; so many of its lines count as unchecked."""
    last = piece.part.line + lines - 1
    return FileChecked(
        file=piece.file,
        what="log",
        lines=max(last, 0),
        games=piece.games if lines else 0,
        checked=0,
        unchecked=lines,
        reasons={why: lines} if lines else {},
        findings=(),
        found=0,
        troubles=(Trouble(line=piece.part.line, problem=why),),
        troubled=1,
        seconds=0.0,
    )


def in_the_way(asked: Asked) -> str:
    """Return what is in the way of judging in this process; mostly nothing."""
    try:
        asked.start().close()
    except EngineTrouble as trouble:
        return f"{asked.engine} does not start: {trouble}"
    return ""


def set_aside(task: Task, why: str, tries: int) -> Judged:
    """Return of a piece that it is tried no more."""
    told = f"errored, set aside after {tries} tries: {why}"
    return Judged((untold(task.piece, told[:_TOLD], lines=max(1, task.piece.lines)),))


def _single(task: Task) -> Sequence[Task]:
    """Return a task for each game or member of a piece; itself if nothing can be told apart."""
    try:
        pieces = tuple(cut(Path(task.piece.file), 0, task.piece))
    except (OSError, NotInstalled):
        pieces = ()
    return [replace(task, piece=one) for one in pieces] or [task]


def _together(task: Task, done: Sequence[Judged]) -> Judged:
    """Put together what has come of the games of a piece."""
    files = [file for one in done for file in one.files]
    if task.piece.share.last is None:
        files = [together(files)]
    return Judged(tuple(files), tuple(part for one in done for part in one.parts))


JUDGING: Final = "apnap.cluster.tasks:TRADE"
"""The name of the trade that judges pieces of a corpus."""

TRADE: Final = Trade(
    task=Task,
    result=Judged,
    do=judge,
    single=_single,
    together=_together,
    set_aside=set_aside,
)
