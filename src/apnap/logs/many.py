"""Checking many files, one after the other or in several processes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from apnap.logs.files import Asked, check_file
from apnap.logs.findings import FileChecked
from apnap.running.processes import pool

Watch = Callable[[Path, int, int], None]
"""Is told how far a file has been read, in bytes of how many."""


def check_files(
    paths: Sequence[Path], asked: Asked, workers: int, watch: Watch
) -> Iterator[FileChecked]:
    """
    Yield what comes of each file, in their order; `workers` 0: everything in this process.

    Raises `OSError` if a file cannot be read, `EngineTrouble` if no engine starts.
    """
    if not workers:
        for path in paths:
            yield check_file(path, asked, lambda done, size, of=path: watch(of, done, size))  # type: ignore[misc]
        return
    with pool(min(workers, len(paths))) as processes:
        for path, one in zip(
            paths, processes.map(_alone, paths, [asked] * len(paths)), strict=True
        ):
            size = path.stat().st_size
            watch(path, size, size)
            yield one


def _alone(path: Path, asked: Asked) -> FileChecked:
    return check_file(path, asked, _silent)


def _silent(_done: int, _size: int) -> None:
    """Tell nobody."""
