"""Checking many files, one after the other or shared out among several processes."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Final

from apnap.inputs.urls import size_of
from apnap.logs.files import Asked, check_given, unread
from apnap.logs.findings import FileChecked
from apnap.logs.games import Share
from apnap.logs.lines import STDIN
from apnap.logs.sharing import alternating, together
from apnap.running.processes import pool

Watch = Callable[[Path, int, int], None]
"""Is told how far a file has been read, in bytes of how many."""

SHARED: Final = 1_000_000
"""A file of so many bytes is shared out: each process reads it, and judges some of its games."""

_AHEAD: Final = 8
"""So many pieces of work for each process wait for it at a time."""


def check_files(
    paths: Sequence[Path], asked: Asked, workers: int, watch: Watch
) -> Iterator[FileChecked]:
    """
    Yield what comes of each file and each member of an archive, in their order.

    With `workers` 0 everything is done in this process; so is what comes from standard input. Of a
    file that cannot be read, that is told, and the others are judged. Raises `NotInstalled` if a
    library is missing that unpacks one, and `EngineTrouble` if no engine starts.
    """
    if not workers:
        for path in paths:
            yield from _here(path, asked, watch)
        return
    with pool(workers) as processes:
        waiting: deque[tuple[Path, list[Future[list[FileChecked]]]]] = deque()
        for path in paths:
            shares = [Share(at, of) for of in (_shares(path, workers),) for at in range(of)]
            waiting.append((path, [processes.submit(_alone, path, asked, one) for one in shares]))
            if len(waiting) > _AHEAD * workers:
                yield from _next(waiting, asked, watch)
        while waiting:
            yield from _next(waiting, asked, watch)


def _next(
    waiting: deque[tuple[Path, list[Future[list[FileChecked]]]]], asked: Asked, watch: Watch
) -> Iterator[FileChecked]:
    """Yield what comes of the file that is next."""
    path, shares = waiting.popleft()
    if not shares:
        yield from _here(path, asked, watch)
        return
    try:
        done = [share.result() for share in shares]
    except OSError as error:
        yield _unreadable(path, error)
        return
    size = size_of(path)
    watch(path, size, size)
    if any(one.archive for share in done for one in share) or len(done[0]) != 1:
        yield from alternating(done)
    else:
        yield together([one for share in done for one in share])


def _here(path: Path, asked: Asked, watch: Watch) -> Iterator[FileChecked]:
    try:
        yield from check_given(path, asked, lambda done, size: watch(path, done, size))
    except OSError as error:
        yield _unreadable(path, error)


def _unreadable(path: Path, error: OSError) -> FileChecked:
    """Return that a file cannot be read."""
    return unread(path, f"it cannot be read: {error.strerror or error}")


def _shares(path: Path, workers: int) -> int:
    """Return among how many processes a file is shared out; 0 if this one has to read it."""
    if path == STDIN:
        return 0
    return workers if size_of(path) >= SHARED else 1


def _alone(path: Path, asked: Asked, share: Share) -> list[FileChecked]:
    return list(check_given(path, asked, _silent, share))


def _silent(_done: int, _size: int) -> None:
    """Tell nobody."""
