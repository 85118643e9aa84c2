"""Digests: what exactly was run, and what exactly came of it."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final

from apnap.protocol import Folder, folder

FOLDERS: Final[tuple[Folder, ...]] = ("cards", "editions", "features", "schemas")
"""What a suite consists of, apart from the program."""


def sha256(content: bytes) -> str:
    """Return the SHA-256 digest in hexadecimal digits."""
    return hashlib.sha256(content).hexdigest()


def suite_digest() -> str:
    """
    Return the digest of all features, schemas, cards and editions that are installed.

    It is that of a list as `sha256sum` prints it: for each file its digest, two spaces, its path
    (`features/README.md`) and a line feed, sorted by path.
    """
    lines: list[str] = []
    for name in FOLDERS:
        root = folder(name)
        files = {f"{name}/{path.relative_to(root).as_posix()}": path for path in _files(root)}
        lines += (f"{sha256(files[path].read_bytes())}  {path}\n" for path in sorted(files))
    return sha256("".join(lines).encode())


def _files(root: Path) -> list[Path]:
    """Return the files below a folder, hidden ones left out."""
    return [
        path
        for path in root.rglob("*")
        if path.is_file() and not any(part.startswith(".") for part in path.relative_to(root).parts)
    ]
