"""
The index, kept from one process to the next, in the folder of the cache.

Its name says of what it was made: the source of apnap and of what lies beside it, features,
clauses, cards, editions and interpretations. So it is never out of date. Where nothing can be
kept, or what is kept is not sound, the index is made anew.
"""

from __future__ import annotations

import hashlib
import os
import sqlite3
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from apnap.finding.documents import Entry
from apnap.finding.full_text import Index, indexed, opened
from apnap.finding.speaking import FILE as SPOKEN
from apnap.finding.tuning import FILE, table
from apnap.protocol import Folder, folder
from apnap.protocol.extras import entry_points
from apnap.protocol.given_files import read_given
from apnap.suite import cache

_KEPT: Final = 4
"""So many indexes are kept."""
_DIGEST: Final = 32
"""The bytes of a digest."""

_DATA: Final[tuple[Folder, ...]] = ("features", "cards", "editions", "interpretations")
_ENGINES: Final = "apnap.engines"


def kept(make: Callable[[], tuple[Sequence[Entry], Mapping[str, bytes]]]) -> Index:
    """
    Return the index that is kept, or else that of what `make` returns, and keep it.

    `make` returns what can be found, and the pages that lie beside it, by their names. Raises
    `NoFullTextSearchError` where SQLite cannot do it, and whatever `make` raises.
    """
    file = _file()
    found = _read(file)
    if found is not None:
        return found
    entries, pages = make()
    index = indexed(entries, table(), pages)
    if file is not None:
        with suppress(OSError):  # no place for it
            _keep(file, index.stored())
    return index


def still_kept() -> Index | None:
    """Return the index that is kept; None if there is none, or none that is sound."""
    return _read(_file())


def can_be_kept() -> bool:
    """Tell whether there is a place where an index can be kept."""
    where = cache.place()
    with suppress(OSError):
        if where is not None:
            where.mkdir(mode=0o700, parents=True, exist_ok=True)
            return os.access(where, os.W_OK)
    return False


def _file() -> Path | None:
    where = cache.place()
    return where / "find" / f"{_digest()}.sqlite" if where else None


def _read(file: Path | None) -> Index | None:
    with suppress(OSError, ValueError, sqlite3.Error):
        return opened(_checked(read_given(file))) if file else None
    return None


def _checked(data: bytes) -> bytes:
    """Return what stands behind its own digest; raise `ValueError` if that is another's."""
    digest, stored = data[:_DIGEST], data[_DIGEST:]
    if hashlib.sha256(stored).digest() != digest:
        raise ValueError("this is not what was kept")
    return stored


def _keep(file: Path, stored: bytes) -> None:
    """
    Write the file beside its place and move it there, so that nobody ever reads half of it.

    A digest stands before the index, so that it is noticed if a byte of it becomes another.
    """
    data = hashlib.sha256(stored).digest() + stored
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=file.parent)
    try:
        with os.fdopen(handle, "wb") as partial:
            partial.write(data)
        Path(name).replace(file)
    except OSError:
        Path(name).unlink(missing_ok=True)
        raise
    found = sorted(file.parent.glob("*.sqlite"), key=lambda one: one.stat().st_mtime_ns)
    for old in found[:-_KEPT]:
        old.unlink(missing_ok=True)


def _digest() -> str:
    """Return a digest of all that documents are made of."""
    told = hashlib.sha256(f"{cache.code()} {sqlite3.sqlite_version}\n".encode())
    for path in (str(FILE), str(SPOKEN), *files()):
        told.update(f"\n{path}\n".encode())
        with open(path, "rb") as file:  # noqa: PTH123 - half of the time, of each process
            told.update(file.read())
    return told.hexdigest()[:40]


def files() -> Iterator[str]:
    """Yield the paths of the files, the source of apnap apart, of which documents are made."""
    for name in _DATA:
        yield from sorted(_below(str(folder(name))))
    for root in sorted(_beside_engines()):
        for package in sorted(root.glob("apnap_*/")):
            yield from (path for path in sorted(_below(str(package))) if path.endswith(".py"))


def _below(where: str) -> Iterator[str]:
    """Yield all files below a folder: a thousand of them, in a tenth of what `Path` takes."""
    with os.scandir(where) as found:
        for one in found:
            if one.is_dir(follow_symlinks=False):
                yield from _below(one.path)
            elif one.is_file():
                yield one.path


def _beside_engines() -> set[Path]:
    """Return where the engines of this project lie: they tell what rules are called."""
    found = (find_spec(one.module.partition(".")[0]) for one in entry_points(group=_ENGINES))
    return {Path(one.origin).parents[1] for one in found if one is not None and one.origin}
