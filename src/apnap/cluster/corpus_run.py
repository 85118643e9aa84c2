"""Judging a corpus: its files are cut into pieces, these judged somewhere, all put together."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from apnap.cluster.pieces import SMALLEST, Piece, cut
from apnap.cluster.run_folder import Ran, Result, RunFolder
from apnap.cluster.tasks import FINDINGS, Judged, Task, untold
from apnap.inputs.urls import shown, size_of
from apnap.logs.findings import FileChecked, Found
from apnap.logs.sharing import first_ones, together

SIZE: Final = 4_000_000
"""So many bytes a piece has, at least, unless the corpus is small."""

_SHARE: Final = 12
"""So many pieces each worker gets of a small corpus, if they are large enough."""

Judging = Callable[[Iterator[Task]], Iterator[tuple[Task, Judged]]]
"""What judges tasks, in whatever order."""

Told = Callable[[Piece], object]
"""Is told of each piece that is done."""


def size_of_pieces(paths: Sequence[Path], workers: int) -> int:
    """Return how large pieces are to be cut, so that all workers have something to do."""
    whole = sum(map(size_of, paths))
    return max(SMALLEST, min(SIZE, whole // (workers * _SHARE)))


def pieces(paths: Sequence[Path], size: int) -> Iterator[Piece | FileChecked]:
    """Yield the pieces of all files, one after the other; of a file that cannot be read, that."""
    for path in paths:
        try:
            yield from cut(path, size)
        except OSError as error:
            yield untold(Piece(shown(path)), f"it cannot be read: {error.strerror or error}", 0)


def run(
    paths: Sequence[Path], ran: Ran, folder: RunFolder, judging: Judging, told: Told
) -> Sequence[str]:
    """
    Judge what has not been judged yet, and write what comes of it.

    Returns the files that were judged anew, as they have changed. Raises what `judging` raises; all
    that was judged until then is written.
    """
    known = folder.done()
    done = dict(known)
    plan: list[Piece | FileChecked] = []
    where = str(folder.store)

    def tasks() -> Iterator[Task]:
        for piece in pieces(paths, ran.size):
            plan.append(piece)
            if isinstance(piece, FileChecked):
                continue
            if piece.key in done:
                told(piece)
            else:
                yield Task(piece, ran.asked, where)

    try:
        for task, judged in judging(tasks()):
            folder.add(task.piece.key, judged)
            done[task.piece.key] = judged
            told(task.piece)
    finally:
        folder.flush()
    folder.finish(_results(plan, done))
    return _changed(plan, known)


def _changed(plan: Sequence[Piece | FileChecked], known: Mapping[str, Judged]) -> Sequence[str]:
    """Return the files of which pieces were known that are no longer pieces of them."""
    keys = {one.key for one in plan if isinstance(one, Piece)}
    given = {one.file for one in plan}
    files = (one for key, judged in known.items() if key not in keys for one in judged.files)
    return sorted({one.archive or one.file for one in files} & given)


def _results(plan: Sequence[Piece | FileChecked], done: Mapping[str, Judged]) -> Iterator[Result]:
    """Yield what has come of each file and each member of an archive, in their order."""
    for _, these in itertools.groupby(plan, lambda one: one.file):
        pieces_ = list(these)
        unread = [one for one in pieces_ if isinstance(one, FileChecked)]
        judged = [done[one.key] for one in pieces_ if isinstance(one, Piece)]
        files = [file for one in judged for file in one.files] + unread
        if len({one.file for one in files}) == 1 and not files[0].archive:
            whole = replace(together(files), seconds=sum(one.seconds for one in files))
            yield Result(whole, tuple(part for one in judged for part in one.parts))
        else:
            yield from (Result(file, one.parts) for one in judged for file in one.files)
            yield from (Result(one, ()) for one in unread)


def read(folder: RunFolder) -> Iterator[FileChecked]:
    """Yield what has come of each file, with its first findings; raises `Occupied`, `OSError`."""
    for result in folder.results():
        one = result.checked
        found = _found(folder, result) if one.found else ()
        yield replace(one, findings=tuple(first_ones(sorted(found, key=_line))))


def _found(folder: RunFolder, result: Result) -> Iterator[Found]:
    from apnap.cluster.parquet import findings  # noqa: PLC0415 - where nothing is found, it is not read

    for part in result.parts:
        name = f"{FINDINGS}/{part}"
        with folder.foreign(name), folder.store.fetched(name) as path:
            yield from (one for file, one in findings(path) if file == result.checked.file)


def _line(found: Found) -> int:
    return found.line or 0
