"""The trace, kept from one run to the next: which scenarios run which line of the engine."""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from apnap.protocol import folder
from apnap.protocol.record import Record
from apnap.suite import cache
from mutation.sampling import PACKAGE, ROOT

Ran = Mapping[str, Mapping[int, frozenset[str]]]
"""By file and line: the ids of the scenarios that run it; the empty one is importing it."""

_DATA: Final = ("features", "cards", "editions")
"""The data folders on which it depends what a scenario runs."""
_NAME: Final = "trace.z"


class Stored(Record, frozen=True):
    """A trace as its file has it: of each line a number, whose bits are the places of ids."""

    made_of: str
    ids: tuple[str, ...]
    lines: dict[str, dict[int, str]]


def made_of() -> str:
    """Return a digest of all on which a trace depends: the engine, the suite, and apnap."""
    told = hashlib.sha256(cache.code().encode())
    for path in _files():
        told.update(f"{path.name}\n".encode())
        told.update(path.read_bytes())
    return told.hexdigest()


def _files() -> Iterator[Path]:
    yield from sorted((ROOT / PACKAGE).rglob("*.py"))
    for name in _DATA:
        yield from sorted(path for path in folder(name).rglob("*") if path.is_file())


def kept(digest: str, where: Path | None = None) -> Ran | None:
    """Return the trace that was kept, if it was made of the same; `where`: not in the cache."""
    place = where or _place()
    if place is None:
        return None
    with suppress(OSError, zlib.error, msgspec.MsgspecError):
        found = msgspec.json.decode(zlib.decompress(place.read_bytes()), type=Stored)
        if found.made_of == digest:
            return {file: _opened(lines, found.ids) for file, lines in found.lines.items()}
    return None


def keep(digest: str, ran: Ran, where: Path | None = None) -> None:
    """Keep a trace in the place of the one before, if there is a place for it."""
    place = where or _place()
    if place is None:
        return
    ids = sorted({id_ for lines in ran.values() for found in lines.values() for id_ in found})
    bits = {id_: 1 << at for at, id_ in enumerate(ids)}
    lines = {
        file: {line: f"{sum(bits[id_] for id_ in found):x}" for line, found in by_line.items()}
        for file, by_line in ran.items()
    }
    with suppress(OSError):
        place.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        place.write_bytes(zlib.compress(msgspec.json.encode(Stored(digest, tuple(ids), lines))))


def _opened(lines: Mapping[int, str], ids: Sequence[str]) -> Mapping[int, frozenset[str]]:
    return {line: frozenset(_set(int(bits, 16), ids)) for line, bits in lines.items()}


def _set(bits: int, ids: Sequence[str]) -> Iterator[str]:
    """Yield the ids whose bits are set."""
    while bits:
        lowest = bits & -bits
        yield ids[lowest.bit_length() - 1]
        bits ^= lowest


def _place() -> Path | None:
    above = cache.place()
    return above / "mutation" / _NAME if above else None
