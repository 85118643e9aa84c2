"""Corpora for the tests: games that are right and games that are wrong, in files."""

from __future__ import annotations

import functools
import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

import pyarrow.dataset
from msgspec.structs import replace
from tests.logs.games import Line, lines, numbered

from apnap.logs.files import Asked, check_given
from apnap.logs.findings import FileChecked

ATTACK: Final = (
    "attack-multiple-players/a-defending-player-cant-block-for-the-next-player-in-turn-order"
)
POISONED: Final = "direct:tests.cluster.poisoned:engine"


@functools.cache
def good() -> bytes:
    """Give a game."""
    return _file(lines(ATTACK))


@functools.cache
def wrong() -> bytes:
    """Give a game in which somebody answers who is not asked."""
    log = lines(ATTACK)
    log[3]["said"]["answer"]["by"] = "Dana"
    return _file(log)


@functools.cache
def of(player: str) -> bytes:
    """Give a game in which Rob is called otherwise."""
    return good().replace(b'"Rob"', json.dumps(player).encode())


def interleaved() -> bytes:
    """Give games of which two go on at the same time, and one that is cut short."""
    both: list[Line] = []
    pairs = zip(lines(ATTACK), json.loads(f"[{','.join(wrong().decode().split())}]"), strict=True)
    for pair in pairs:
        both += [{**one, "game": name} for one, name in zip(pair, "ab", strict=True)]
    return _file([*both, *numbered(lines(ATTACK)[:-3])])


def _file(log: Iterable[Line]) -> bytes:
    return b"".join(json.dumps(line, separators=(",", ":")).encode() + b"\n" for line in log)


def alone(path: Path, asked: Asked | None = None) -> Sequence[FileChecked]:
    """Return what comes of a file in one go, in this process."""
    return [timeless(one) for one in check_given(path, asked or Asked(), lambda _done, _size: None)]


def timeless(one: FileChecked) -> FileChecked:
    """Return what came of a file, however long it took."""
    return replace(one, seconds=0.0)


def rows(folder: Path) -> Sequence[dict[str, Any]]:
    """Return the findings of a run, sorted."""
    table = pyarrow.dataset.dataset(folder / "findings", format="parquet").to_table()
    found: Sequence[dict[str, Any]] = table.to_pylist()
    return sorted(found, key=lambda row: (row["file"], row["line"] or 0, row["nth"]))
