"""Where a run is kept: a folder of this machine, or one elsewhere that fsspec writes."""

from __future__ import annotations

import os
import sys
import tempfile
import uuid
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

from apnap.inputs.urls import is_url, open_any, shown, system_of, translated
from apnap.protocol.given_files import check_entry, read_entry, read_open


class Store(Protocol):
    """A folder in which files are written whole or not at all; all of it raises `OSError`."""

    def __str__(self) -> str:
        """Return where it is, as another process on this machine finds it too."""
        ...

    def has(self, name: str) -> bool:
        """Tell whether there is a file, or a folder with a file in it, at any depth."""
        ...

    def names(self, folder: str = "") -> Sequence[str]:
        """Return the names of the files within a folder, at any depth, sorted; hidden ones too."""
        ...

    def read(self, name: str) -> bytes:
        """Return what is in a file; raises `OSError` for what is no file, or too large."""
        ...

    def write(self, name: str, content: bytes) -> None:
        """Write a file."""
        ...

    def create(self, name: str, content: bytes) -> None:
        """Write a file unless there is one already; raises `FileExistsError` if there is."""
        ...

    @contextmanager
    def held(self, name: str) -> Iterator[None]:
        """
        Hold a file that is there; raise `BlockingIOError` if another process holds it.

        Where nothing can be held, as in most stores, nothing is.
        """
        ...

    def remove(self, name: str) -> None:
        """Take a file away, if it is there."""
        ...

    @contextmanager
    def filled(self, name: str) -> Iterator[Path]:
        """Give a file of this machine to be filled; it is in its place at the end of it."""
        ...

    @contextmanager
    def fetched(self, name: str) -> Iterator[Path]:
        """Give a file of this machine that holds what is in a file."""
        ...


def store(path: Path | str) -> Store:
    """Return what keeps files in a folder or under a URL; raises `NotInstalled`, `OSError`."""
    path = Path(path)
    return _Elsewhere(path) if is_url(path) else _Here(path)


class _Here:
    """A folder of this machine, or one that all machines see."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.absolute()

    def __str__(self) -> str:
        return str(self._folder)

    def has(self, name: str) -> bool:
        path = self._folder / name
        if not path.is_dir():
            return path.exists()
        return any(not one.is_dir() for one in path.rglob("*"))

    def names(self, folder: str = "") -> Sequence[str]:
        top = self._folder / folder
        found = (path for path in top.rglob("*") if path.is_file())
        return sorted(path.relative_to(top).as_posix() for path in found)

    def read(self, name: str) -> bytes:
        return read_entry(self._folder, name)

    def write(self, name: str, content: bytes) -> None:
        with self.filled(name) as new:
            _fill(new, content)

    def create(self, name: str, content: bytes) -> None:
        path = self._folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        new = _beside(path)
        try:
            _fill(new, content)
            _put(new, path)
        finally:
            new.unlink(missing_ok=True)

    @contextmanager
    def held(self, name: str) -> Iterator[None]:
        with (self._folder / name).open("r+b") as file:
            _hold(file.fileno())
            yield

    def remove(self, name: str) -> None:
        (self._folder / name).unlink(missing_ok=True)

    @contextmanager
    def filled(self, name: str) -> Iterator[Path]:
        path = self._folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        new = _beside(path)
        try:
            yield new
            new.replace(path)
        finally:
            new.unlink(missing_ok=True)

    @contextmanager
    def fetched(self, name: str) -> Iterator[Path]:
        check_entry(self._folder, name)
        yield self._folder / name


def _beside(path: Path) -> Path:
    """Return where a file is made that takes its place when it is whole."""
    return path.with_name(f".{path.name}.{uuid.uuid4().hex}")


def _fill(path: Path, content: bytes) -> None:
    with path.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def _put(new: Path, path: Path) -> None:
    """Put a file in its place; raise `FileExistsError` if there is one, whoever was quicker."""
    try:
        os.link(new, path)
    except FileExistsError:
        raise
    except OSError:  # there are file systems without links
        if path.exists():
            raise FileExistsError(path) from None
        new.replace(path)


def _hold(opened: int) -> None:
    """Hold an open file until it is closed, where the file system knows how to."""
    if sys.platform == "win32":
        return
    import fcntl  # noqa: PLC0415 - not every system has it

    try:
        fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise
    except OSError:  # there are file systems that know nothing like it
        return


class _Elsewhere:
    """A folder under a URL: a file is there once all of it is."""

    def __init__(self, url: Path) -> None:
        self._url = url
        self._system, self._home = system_of(url)

    def __str__(self) -> str:
        return shown(self._url)

    def _at(self, name: str) -> str:
        return f"{self._home.rstrip('/')}/{name}" if name else self._home

    def has(self, name: str) -> bool:
        with translated(self._url / name):
            self._system.invalidate_cache()
            return bool(self._system.exists(self._at(name)))

    def names(self, folder: str = "") -> Sequence[str]:
        top = self._at(folder)
        with translated(self._url / folder):
            self._system.invalidate_cache()
            found = self._system.find(top) if self._system.exists(top) else ()
            return sorted(one.removeprefix(top).lstrip("/") for one in found)

    def read(self, name: str) -> bytes:
        with open_any(self._url / name) as file:
            return read_open(self._url / name, file)

    def write(self, name: str, content: bytes) -> None:
        with translated(self._url / name):
            self._system.pipe_file(self._at(name), content)

    def create(self, name: str, content: bytes) -> None:
        if self.has(name):
            raise FileExistsError(f"{self}/{name}")
        self.write(name, content)

    @contextmanager
    def held(self, name: str) -> Iterator[None]:  # noqa: ARG002 - stores know nothing like it
        yield

    def remove(self, name: str) -> None:
        with translated(self._url / name):
            if self._system.exists(self._at(name)):
                self._system.rm_file(self._at(name))

    @contextmanager
    def filled(self, name: str) -> Iterator[Path]:
        with tempfile.TemporaryDirectory() as folder:
            new = Path(folder, "new")
            yield new
            with translated(self._url / name):
                self._system.put_file(str(new), self._at(name))

    @contextmanager
    def fetched(self, name: str) -> Iterator[Path]:
        with tempfile.TemporaryDirectory() as folder:
            new = Path(folder, "fetched")
            with translated(self._url / name):
                self._system.get_file(self._at(name), str(new))
            yield new
