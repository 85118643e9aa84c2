"""
Compiled feature files and captions, kept from one process to the next.

An entry is the scenarios of one file as data (`apnap.suite.storing`), never code, or all captions.
Its name says of what it was made: the bytes of the file, its place in the suite, the cards, and the
source of apnap. So an entry is never out of date, only unused; only the entries of the last few
versions of that source are kept.

Nothing needs the cache. Where the folder cannot be read or written, or an entry is not sound, the
file is compiled. Processes may share the folder: an entry appears whole.

An entry that is sound is believed, and whoever can write the folder can write one that says
something else than its file: an engine under test can. So nothing that others are to trust may
rest on an entry: certificates are made and verified with the cache `off`.
"""

from __future__ import annotations

import functools
import hashlib
import os
import shutil
import sys
import tempfile
import zlib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from importlib.metadata import version
from pathlib import Path
from typing import Final

import msgspec

from apnap.protocol.catalogue import catalogue
from apnap.protocol.given_files import read_given
from apnap.suite.compiling import Origin, Scenario
from apnap.suite.storing import restored, stored

SETTING: Final = "APNAP_CACHE"
"""The environment variable that names another folder for the cache, or says `off`."""

PACKAGE: Final = Path(__file__).resolve().parent.parent
"""The package apnap."""

_OFF: Final = "off"
_VERSIONS: Final = 4
"""Of how many versions of the source entries are kept."""
_ENTRIES: Final = 1000
"""How many entries are kept of one version; the suite has about a hundred files."""
_LARGEST: Final = 50_000_000
"""More bytes than any entry has: what claims to be larger is not read."""


@contextmanager
def off() -> Iterator[None]:
    """Neither read nor write the cache meanwhile, in this process and in those that it starts."""
    said = os.environ.get(SETTING)
    os.environ[SETTING] = _OFF
    try:
        yield
    finally:
        del os.environ[SETTING]
        if said is not None:
            os.environ[SETTING] = said


def entry(section: str, path: Path, origin: Origin) -> Path | None:
    """
    Return where the scenarios of the file at `path` are kept, as the file is now.

    None if nothing is kept: the cache is off, has no place, or the file cannot be read.
    """
    where = place()
    if where is None:
        return None
    try:
        told = hashlib.sha256(f"{code()} {section!r} {origin}\n".encode())
        told.update(read_given(path))
    except OSError:
        return None
    return where / "suite" / code()[:20] / f"{told.hexdigest()}.z"


def entry_of_all(what: str, paths: Sequence[Path]) -> Path | None:
    """Return where it is kept what files come to, as they are now; None if nothing is kept."""
    where = place()
    if where is None:
        return None
    told = hashlib.sha256()
    try:
        for path in paths:
            data = read_given(path)
            told.update(f"{path.name} {len(data)}\n".encode() + data)
    except OSError:
        return None
    return where / what / code()[:20] / f"{told.hexdigest()}.z"


def kept(entry: Path, path: Path) -> tuple[Scenario, ...] | None:
    """Return what an entry holds as the scenarios of the file at `path`; None if nothing sound."""
    data = kept_data(entry)
    try:
        return None if data is None else restored(data, path)
    except ValueError:
        return None


def kept_data(entry: Path) -> bytes | None:
    """Return what an entry holds; None if nothing can be read there."""
    unpacking = zlib.decompressobj()
    try:
        data = unpacking.decompress(read_given(entry), _LARGEST)
    except (OSError, zlib.error):
        return None
    return data if unpacking.eof else None


def keep(entry: Path, scenarios: Sequence[Scenario]) -> None:
    """Keep the scenarios to which a file was compiled, if that can be."""
    with suppress(TypeError):  # a value that has no stored form
        keep_data(entry, stored(scenarios))


def keep_data(entry: Path, data: bytes) -> None:
    """Keep data, if that can be."""
    folder = entry.parent
    with suppress(OSError):  # no place for it
        if not folder.exists():
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            for old in _beyond(_VERSIONS, folder.parent):
                shutil.rmtree(old, ignore_errors=True)
        _write(entry, zlib.compress(data, level=1))
        for old in _beyond(_ENTRIES, folder):
            old.unlink(missing_ok=True)


def place(environment: Mapping[str, str] = os.environ, system: str = sys.platform) -> Path | None:
    """
    Return the folder of the cache; None if there is to be none.

    That is what `APNAP_CACHE` says, or else the user's folder for caches on this system.
    """
    said = environment.get(SETTING, "")
    if said:
        return None if said == _OFF else Path(said)
    home = Path(os.path.expanduser("~"))  # noqa: PTH111 - `Path.home` raises where there is none
    if system == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData/Local") / "apnap" / "Cache"
    if system == "darwin":
        return home / "Library" / "Caches" / "apnap"
    named = Path(environment.get("XDG_CACHE_HOME", ""))
    return (named if named.is_absolute() else home / ".cache") / "apnap"


def _write(entry: Path, data: bytes) -> None:
    """Write an entry beside its place and move it there, so that nobody ever reads half of it."""
    handle, name = tempfile.mkstemp(dir=entry.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        Path(name).replace(entry)
    except OSError:
        Path(name).unlink(missing_ok=True)
        raise


def _beyond(count: int, folder: Path) -> list[Path]:
    """Return what lies in a folder beyond the `count` things that were written last."""
    found = [*folder.iterdir()]
    if len(found) <= count:
        return []
    return sorted(found, key=lambda path: path.stat().st_mtime_ns, reverse=True)[count:]


@functools.cache
def code() -> str:
    """
    Return a digest of all that makes scenarios of a file, the file itself apart.

    Which Python it is does not belong to it: each makes the same data of a file.
    """
    told = hashlib.sha256(version("gherkin-official").encode())
    for name, path in sorted(_sources(str(PACKAGE))):
        told.update(f"\n{'/'.join(name)}\n".encode())
        with open(path, "rb") as file:  # noqa: PTH123 - a third of the time, of each process
            told.update(file.read())
    told.update(msgspec.json.encode(tuple(catalogue().values())))
    return told.hexdigest()


def _sources(folder: str, above: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], str]]:
    """Yield all source files in a folder, and below: the parts of their names, and their paths."""
    with os.scandir(folder) as found:
        for one in found:
            name = (*above, one.name)
            if one.is_dir():
                yield from _sources(one.path, name)
            elif one.name.endswith(".py"):
                yield name, one.path
