"""Finding the files that words of the command line mean: files, folders and patterns."""

from __future__ import annotations

import glob
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from apnap.inputs.urls import here, is_url, matching, shown
from apnap.protocol import Record
from apnap.protocol.bounds import MOST_ROWS
from apnap.protocol.extras import NotInstalled

PACKED: Final = (".gz", ".zst", ".zstd", ".xz", ".bz2")
SUFFIXES: Final = (".json", ".jsonl", ".ndjson")
ARCHIVES: Final = (".tar", ".tgz", ".txz", ".tbz2", ".tbz", ".tzst")
"""How the names of files end that are taken from a folder; before `PACKED`, the first two kinds."""

_PATTERN: Final = frozenset("*?[")


class NoFiles(Exception):
    """A word means no file that could be read; `problem` says why, and what to do."""

    def __init__(self, problem: str) -> None:
        super().__init__(problem)
        self.problem = problem


class Given(Record, frozen=True):
    """The files that are to be read, in order, each once, and what was left out."""

    files: tuple[Path, ...]
    named: frozenset[Path] = frozenset()
    """Those that a word names itself; the others were found in folders and by patterns."""
    left_out: int = 0
    """So many files lay in folders and are no logs by their names."""
    example: Path | None = None
    """One of those."""


def given(words: Sequence[Path]) -> Given:
    """
    Return the files that words mean; `-` stands for itself. Raises `NoFiles`.

    Of a folder those are taken, at any depth, whose names end as those of logs, states and archives
    do; hidden ones, and links that lead out of it, are left out. A pattern is what the shell has
    not replaced: `**` means folders at any depth.
    """
    files: dict[Path, None] = {}
    left: list[Path] = []
    for word in map(here, words):
        for path in _elsewhere(word, left) if is_url(word) else _meant(word, left):
            files[path] = None
            if len(files) > MOST_ROWS:
                raise NoFiles(f"there are more than {MOST_ROWS} files: check them in several runs")
    named = frozenset(map(here, words)).intersection(files)
    return Given(tuple(files), named, len(left), left[0] if left else None)


def _elsewhere(word: Path, left: list[Path]) -> Iterator[Path]:
    """Yield the files that a URL means."""
    try:
        found, other = matching(word, _is_named)
    except NotInstalled as missing:
        raise NoFiles(str(missing)) from missing
    except OSError as error:
        raise NoFiles(f"{shown(word)} cannot be read: {error.strerror or error}") from error
    if not found:
        raise NoFiles(f"{shown(word)}: no file has a name like that")
    left += other
    yield from found


def _meant(word: Path, left: list[Path]) -> Iterator[Path]:
    """Yield the files that a word means."""
    if word.is_dir():
        before = len(left)
        found = list(_within(word, left))
        if not found:
            passed = f", of {len(left) - before} files," if len(left) > before else ""
            ends = ", ".join((*SUFFIXES, *ARCHIVES[:2]))
            problem = f"{word}: no file in this folder{passed} ends in {ends} (or these, packed)"
            raise NoFiles(f"{problem}: name the files")
        yield from found
    elif word.exists() or not _PATTERN.intersection(str(word)) or word == Path("-"):
        yield word
    else:
        matching = sorted(glob.glob(str(word), recursive=True))  # noqa: PTH207 - also absolute ones
        named = [Path(one) for one in matching if not Path(one).is_dir()]
        if not named:
            raise NoFiles(f"{word}: no file has a name like that")
        yield from named


def _within(folder: Path, left: list[Path]) -> Iterator[Path]:
    """Yield the logs, states and archives in a folder, by name; others are `left` out."""
    home = Path(os.path.realpath(folder))
    for where, folders, names in os.walk(folder):
        folders[:] = sorted(one for one in folders if not one.startswith("."))
        for name in sorted(one for one in names if not one.startswith(".")):
            path = Path(where) / name
            leads_out = path.is_symlink() and not Path(os.path.realpath(path)).is_relative_to(home)
            if leads_out or not _is_named(name):
                left.append(path)
            else:
                yield path


def _is_named(name: str) -> bool:
    """Tell by its name whether a file is a log, a state or an archive of them."""
    lower = name.lower()
    packed = next((end for end in PACKED if lower.endswith(end)), "")
    plain = lower.removesuffix(packed)
    return plain.endswith((*SUFFIXES, *ARCHIVES)) or (bool(packed) and plain.endswith(".tar"))
