"""
Files that lie elsewhere: `s3://…`, `gs://…`, `https://…`, by fsspec.

A URL is held as a path, which loses a slash: `shown` gives it back as it was written. Who may read
it is a matter of fsspec's own configuration and of the environment, here and on workers.
"""

from __future__ import annotations

import errno
import io
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, Final

from apnap.protocol.extras import NotInstalled, installing
from apnap.protocol.given_files import open_given

_URL: Final = re.compile(r"[a-z][a-z0-9+.-]+:/")
_LOST: Final = re.compile(r"(^|::)([a-z][a-z0-9+.-]+):/+")
_HERE: Final = ("file", "local")
_REFERENCES: Final = "reference"
_PATTERN: Final = frozenset("*?[")
_NO_RIGHTS: Final = ("NoCredentials", "CredentialsError", "DefaultCredentials", "Unauthorized")
"""Parts of the names of errors that say that nobody has said who is asking."""

_DATED: Final = (
    "ETag",
    "etag",
    "mtime",
    "LastModified",
    "last_modified",
    "Last-Modified",
    "updated",
)
"""What a store may say of a file that is otherwise once the file is."""


class Elsewhere(OSError):
    """A file that lies elsewhere cannot be read or written; `strerror` says why."""


def is_url(path: Path | str) -> bool:
    """Tell whether a path stands for a URL."""
    return _URL.match(path if isinstance(path, str) else path.as_posix()) is not None


def shown(path: Path) -> str:
    """Return a path as it was written; a URL with both of its slashes."""
    return _LOST.sub(r"\1\2://", path.as_posix()) if is_url(path) else str(path)


def here(path: Path) -> Path:
    """Return a path of this machine for `file://…`, which stands for one; others as they are."""
    scheme, found, rest = path.as_posix().partition(":/")
    return Path("/", rest.lstrip("/")) if found and scheme in _HERE else path


def open_any(path: Path) -> BinaryIO:
    """
    Open a file for reading, piece by piece; raises as `open_given`.

    Raises `Elsewhere` if a URL cannot be read, `NotInstalled` without fsspec.
    """
    if not is_url(path):
        return open_given(path)
    with _translated(path):
        system, name = _found(path)
        return io.BufferedReader(_Reading(system.open(name, "rb"), path))


class _Reading(io.RawIOBase):
    """A file that lies elsewhere: whatever goes wrong with reading it is `Elsewhere`."""

    def __init__(self, file: Any, path: Path) -> None:  # noqa: ANN401 - fsspec has no types
        """Take what fsspec has opened, and what it is called."""
        super().__init__()
        self._file = file
        self._path = path

    def readable(self) -> bool:
        """Tell that it can be read."""
        return True

    def seekable(self) -> bool:
        """Tell whether it can be read at another place."""
        with _translated(self._path):
            return bool(self._file.seekable())

    def readinto(self, buffer: Any) -> int:  # noqa: ANN401 - whatever bytes can be put into
        """Read some bytes; none at the end."""
        with _translated(self._path):
            content = self._file.read(len(buffer))
            buffer[: len(content)] = content
            return len(content)

    def seek(self, offset: int, whence: int = io.SEEK_SET) -> int:
        """Go to a place."""
        with _translated(self._path):
            return int(self._file.seek(offset, whence))

    def tell(self) -> int:
        """Return the place."""
        with _translated(self._path):
            return int(self._file.tell())

    def close(self) -> None:
        """Let go of it."""
        if not self.closed:
            with _translated(self._path):
                self._file.close()
        super().close()


def size_of(path: Path) -> int:
    """Return how many bytes a file has; 0 if nobody knows, or it is not there."""
    if is_url(path):
        try:
            return int(_info(path).get("size") or 0)
        except OSError:
            return 0
    return path.stat().st_size if path.exists() else 0


def state_of(path: Path) -> str:
    """Return what is otherwise once a file has been changed in place; empty if it is not there."""
    try:
        if not is_url(path):
            found = path.stat()
            return f"{found.st_size} {found.st_mtime_ns}"
        _forget(path)
        told = _info(path)
    except OSError:
        return ""
    return " ".join(str(told[name]) for name in ("size", *_DATED) if told.get(name) is not None)


def matching(path: Path, takes: Callable[[str], bool]) -> tuple[Sequence[Path], Sequence[Path]]:
    """
    Return the files that a URL means, and those of a folder that are left out by their names.

    A pattern means the files that fit it, a folder the files in it, at any depth, whose names are
    taken. Raises `Elsewhere`.
    """
    with _translated(path):
        system, name = _found(path)
        if _PATTERN.intersection(name):
            return [_named(system, one) for one in sorted(system.glob(name))], ()
        if _is_web(system) or not system.isdir(name):
            system.info(name)
            return [path], ()
        inside = [_named(system, one) for one in sorted(system.find(name))]
    return [one for one in inside if takes(one.name)], [
        one for one in inside if not takes(one.name)
    ]


def system_of(path: Path) -> tuple[Any, str]:
    """Return the file system of fsspec for a URL, and what it calls it; raises as `open_any`."""
    with _translated(path):
        return _found(path)


@contextmanager
def translated(path: Path) -> Iterator[None]:
    """Raise `Elsewhere` for whatever error a file system of fsspec raises."""
    with _translated(path):
        yield


def _is_web(system: Any) -> bool:  # noqa: ANN401 - fsspec has no types
    """Tell whether a server has no folders, but pages, of which none says what is in it."""
    return "http" in system.protocol


def _info(path: Path) -> dict[str, Any]:
    with _translated(path):
        system, name = _found(path)
        return dict(system.info(name))


def _forget(path: Path) -> None:
    """Have a store asked again what it has told already."""
    with _translated(path):
        _found(path)[0].invalidate_cache()


def _found(path: Path) -> tuple[Any, str]:
    try:
        from fsspec.core import url_to_fs  # noqa: PLC0415 - it needs an extra
    except ModuleNotFoundError as missing:
        raise NotInstalled("fsspec", f"Reading {shown(path)}") from missing
    for behind in shown(path).split("::")[1:]:
        scheme = behind.partition("://")[0] if "://" in behind else _HERE[0]
        if scheme in (*_HERE, _REFERENCES):
            raise ValueError(f"{scheme} behind :: is not read: name the file itself, or unpack it")
    if shown(path).startswith(f"{_REFERENCES}:"):
        raise ValueError(f"{_REFERENCES}:// is not read: it leads wherever it likes")
    system, name = url_to_fs(shown(path))
    return system, str(name)


def _named(system: Any, name: str) -> Path:  # noqa: ANN401 - as above
    return Path(system.unstrip_protocol(name))


@contextmanager
def _translated(path: Path) -> Iterator[None]:
    try:
        yield
    except NotInstalled:
        raise
    except Exception as error:
        raise Elsewhere(errno.EIO, _why(path, error), shown(path)) from error


def _why(path: Path, error: Exception) -> str:
    """Return in words why a URL cannot be read or written."""
    told = " ".join(str(error).split()) or type(error).__name__
    scheme = path.as_posix().partition(":")[0]
    if isinstance(error, ImportError):
        return _lacking(scheme, told)
    if isinstance(error, ValueError) and "rotocol" in told:
        return f"nobody knows {scheme}://: file, https, s3, gs and what else fsspec knows are read"
    kind, cause = type(error).__name__, error.__cause__
    if any(one in kind for one in _NO_RIGHTS):
        how = "set them in the environment, or for fsspec (docs/cluster.md)"
        return f"no credentials were found for {scheme}://: {how}"
    if isinstance(error, PermissionError):
        return f"access is refused: {told}; docs/cluster.md says where credentials are looked for"
    if isinstance(cause, OSError) and not isinstance(cause, FileNotFoundError):
        told = f"nobody answers: {' '.join(str(cause).split())}"
    elif isinstance(error, FileNotFoundError):
        known = shown(path).partition("://")[2] in told
        told = "there is no such file" if known else f"there is no such file: {told}"
    else:
        told = f"{kind}: {told}"
    return told[:400]


def _lacking(scheme: str, told: str) -> str:
    """Return which package is to be installed for a protocol."""
    from fsspec.registry import known_implementations  # noqa: PLC0415 - it is there by now

    hint = str(known_implementations.get(scheme, {}).get("err", told))
    wanted = next((one for one in hint.split() if one.endswith("fs")), "")
    this = f": {installing(wanted)}" if wanted else ""
    return f"{scheme}:// needs a package that isn't installed ({hint}){this}"
