"""Digests: what exactly was run, and what exactly came of it."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

from apnap.protocol import Folder, folder
from apnap.suite import SECOND_READING

FOLDERS: Final[tuple[Folder, ...]] = ("cards", "editions", "features", "schemas")
"""What a suite consists of, apart from the program."""


def sha256(content: bytes) -> str:
    """Return the SHA-256 digest in hexadecimal digits."""
    return hashlib.sha256(content).hexdigest()


def sha256_of(pieces: Iterable[bytes]) -> str:
    """Return the digest of what comes in pieces, none of which is kept."""
    found = hashlib.sha256()
    for piece in pieces:
        found.update(piece)
    return found.hexdigest()


def listed(files: Mapping[str, bytes], digests: Mapping[str, str] | None = None) -> bytes:
    """
    Return a list as `sha256sum` prints it: digest, two spaces, name, by names.

    `digests` are those of other files, by their names.
    """
    found = {name: sha256(content) for name, content in files.items()} | dict(digests or {})
    return "".join(f"{found[name]}  {name}\n" for name in sorted(found)).encode()


def suite_digest() -> str:
    """
    Return the digest of all features, schemas, cards and editions that are installed.

    The second reading is none of it: no certificate rests on that.

    It is that of a list as `sha256sum` prints it: for each file its digest, two spaces, its path
    (`features/README.md`) and a line feed, sorted by path.
    """
    found: dict[str, bytes] = {}
    for name in FOLDERS:
        for told, path in _files(folder(name), name):
            found[told] = path.read_bytes()
    return sha256(listed(found))


def _files(root: Path, name: str) -> Iterator[tuple[str, Path]]:
    """Yield the files below a folder called so, hidden ones and the second reading left out."""
    with os.scandir(root) as entries:
        for one in entries:
            if _apart(one.name):
                continue
            told = f"{name}/{one.name}"
            if one.is_dir(follow_symlinks=False):
                yield from _files(Path(one), told)
            elif one.is_file():
                yield told, Path(one)


def _apart(part: str) -> bool:
    return part.startswith(".") or part == SECOND_READING
