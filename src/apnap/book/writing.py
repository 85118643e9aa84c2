"""
Writing the files of the book.

The folder may be new, empty, or hold an earlier book: what that had and this one has not is
removed. Nothing else is ever touched.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec

from apnap.protocol import Record
from apnap.protocol.given_files import read_given

MANIFEST: Final = "book.json"
"""The file that says which files of the folder belong to the book."""


class Manifest(Record, frozen=True, kw_only=True, omit_defaults=False):
    """What `book.json` holds."""

    apnap: str
    """The version that has written the book."""
    files: tuple[str, ...]
    """All files but this one, as paths from the folder."""


class NotABookError(Exception):
    """A folder that holds something else than a book."""

    def __init__(self, where: Path) -> None:
        """Say that the folder `where` is none to write a book into."""
        super().__init__(
            f"{where} holds files that are no book of apnap: name a folder that is new or empty"
        )
        self.where = where


def begin(where: Path, files: Iterable[str] = ()) -> None:
    """
    Make the folder ready to be written into; `files` are going to be.

    Raises `NotABookError` if it holds something else than a book, and `OSError`.
    """
    where.mkdir(parents=True, exist_ok=True)
    before = _manifest(where)
    if before is None and any(where.iterdir()):
        raise NotABookError(where)
    _write(where, "", {*files, *(before.files if before else ())})


def put(where: Path, path: str, content: str) -> None:
    """
    Write a file of the book, so that it is whole or not there.

    Raises `OSError`, and `ValueError` for a path that leads out of the folder.
    """
    file = where / path
    if not file.resolve().is_relative_to(where.resolve()):
        raise ValueError(f"{path} leads out of the folder of the book")
    file.parent.mkdir(parents=True, exist_ok=True)
    partial = file.with_name(f"{file.name}.part")
    partial.write_text(content, encoding="utf-8", newline="\n")
    partial.replace(file)


def finish(where: Path, apnap: str, files: Iterable[str]) -> None:
    """Remove what an earlier book had and this one has not, and write down which files it has."""
    kept = set(files)
    before = _manifest(where)
    for path in set(before.files if before else ()) - kept:
        file = where / path
        if file.resolve().is_relative_to(where.resolve()):
            file.unlink(missing_ok=True)
    _write(where, apnap, kept)


def _write(where: Path, apnap: str, files: Iterable[str]) -> None:
    written = msgspec.json.encode(Manifest(apnap=apnap, files=tuple(sorted(files))))
    put(where, MANIFEST, msgspec.json.format(written, indent=1).decode() + "\n")


def _manifest(where: Path) -> Manifest | None:
    try:
        return msgspec.json.decode(read_given(where / MANIFEST), type=Manifest)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError):
        return None
