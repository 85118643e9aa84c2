"""Reading the folder of a certificate: the files that may be in it, and nothing else."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from apnap.certifying.building import (
    ANNOTATIONS,
    BADGE,
    BUNDLE,
    CERTIFICATE,
    CTRF,
    DIGESTS,
    JUNIT,
    PARTIAL,
    RESULTS,
    STATEMENT,
    SUMMARY,
)
from apnap.certifying.comparing import SMALL
from apnap.certifying.paging import PAGE
from apnap.protocol import Record
from apnap.protocol.given_files import check_entry, read_entry

ALL: Final = (
    *(RESULTS, CERTIFICATE, STATEMENT, BADGE, CTRF, JUNIT, SUMMARY, ANNOTATIONS, DIGESTS),
)
"""Files that lie in the folder of every certificate; there are pages beside them."""

LARGEST: Final = 134_217_728
"""Most that the files beside the results have together, in bytes: those of all editions 35 MB."""

_OTHERS: Final = 33_554_432
"""Most that a report has, in bytes."""

_REPORTS: Final = (CTRF, JUNIT, SUMMARY, ANNOTATIONS)

_DATED: Final = re.compile(r"report-[0-9]{4}-[0-9]{2}-[0-9]{2}\.html")
_ENTRIES: Final = 1000
_TOLD: Final = 10
_FOREIGN: Final = "`apnap certify` writes no such file; it does not belong to the certificate"


class Folder(Record, frozen=True, kw_only=True):
    """What a folder holds."""

    where: Path
    contents: Mapping[str, bytes]
    """The files that belong to a certificate, by name, but for the results: they may be large."""
    results: bool
    """Whether there are results that can be opened."""
    problems: tuple[str, ...]
    """What lies there and does not belong to it, or cannot be read."""
    aside: tuple[str, ...]
    """What lies there, and is not looked at."""


def read(where: Path) -> Folder:
    """Return what the folder `where` holds; raises `OSError` if it cannot be listed."""
    contents: dict[str, bytes] = {}
    results = False
    problems: list[str] = []
    aside: list[str] = []
    foreign: list[str] = []
    links: list[str] = []
    room = LARGEST
    with os.scandir(where) as entries:
        names = [entry.name for entry, _ in zip(entries, range(_ENTRIES), strict=False)]
    for name in sorted(names):
        if (where / name).is_symlink():
            links.append(name)
        elif name == PARTIAL and (where / name).is_dir():
            aside.append(f"{PARTIAL}/")
        elif is_own(name):
            try:
                if name == RESULTS:
                    check_entry(where, name)
                    results = True
                else:
                    contents[name] = read_entry(where, name, min(room, _most(name)))
                    room -= len(contents[name])
            except OSError as error:
                problems.append(f"{name}: {error.strerror}")
        else:
            foreign.append(name)
    problems += _too_many(links, "it is a link, and `apnap certify` writes none")
    problems += _too_many(foreign, _FOREIGN)
    return Folder(
        where=where,
        contents=contents,
        results=results,
        problems=tuple(problems),
        aside=tuple(aside),
    )


def _most(name: str) -> int:
    """Return how many bytes a file of this name has at most: few, if others read it whole."""
    return _OTHERS if name in _REPORTS or name.endswith(".html") else SMALL


def is_own(name: str) -> bool:
    """Tell whether `apnap certify` writes files of this name."""
    return name in {*ALL, PAGE, BUNDLE} or _DATED.fullmatch(name) is not None


def _too_many(names: list[str], why: str) -> Iterator[str]:
    """Yield what should not lie there; no line begins with a name that somebody has chosen."""
    yield from (f"in the folder: {name}: {why}" for name in names[:_TOLD])
    if len(names) > _TOLD:
        yield f"… and {len(names) - _TOLD} more like these"
