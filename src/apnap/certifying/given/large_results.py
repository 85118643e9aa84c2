"""
Reading the file of results, which may be large, and be made to take memory.

What is small is read whole. What is large is read only if it stands there as `apnap certify` writes
it: line by line, a scenario each, whose recording is held compressed until somebody needs it.
"""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Iterator
from typing import BinaryIO, Final

import msgspec
from msgspec.structs import replace

from apnap.certifying import schemas
from apnap.certifying.comparing import SMALL, strictly
from apnap.certifying.digests import sha256, sha256_of
from apnap.certifying.results import (
    Played,
    Results,
    decode_played,
    decode_results,
    encode_results,
    line,
    pieces,
)
from apnap.certifying.taping import LONGEST, Room
from apnap.protocol import Record
from apnap.protocol.given_files import too_much

MOST: Final = 50_000
"""So many scenarios and images there may be; all editions together have some 23,000."""

_BESIDE: Final = 16_777_216
"""So many bytes there may be beside the recordings."""

_SCHEMA: Final = "results"
_BEGINS: Final = b'{"id":'
_OPENS: Final = (b'"scenarios":[\n', b'"images":[\n')
_WRITTEN_BY: Final = "written as `apnap certify` writes it"
_FULL: Final = "with its recording there are more than `apnap certify` keeps"


class NoResults(ValueError):
    """A file holds no results; `problems` say why, each in a sentence."""

    def __init__(self, *problems: str) -> None:
        """Take what is wrong."""
        super().__init__("; ".join(problems))
        self.problems = problems


class GivenResults(Record, frozen=True):
    """Results that somebody has given."""

    results: Results
    digest: str
    """That of their file."""
    content: bytes | None
    """What stands in the file; None if it is large, and so written as it should be."""


def read_results(file: BinaryIO) -> GivenResults:
    """
    Return the results that an open file holds; raises `NoResults`, and `OSError`.

    What is large takes a part of the memory that its bytes would take, whatever stands in it.
    """
    content = file.read(SMALL + 1)
    if len(content) <= SMALL:
        return GivenResults(_small(content), sha256(content), content)
    file.seek(0)
    results, digest = _large(file)
    if sha256_of(pieces(results)) != digest:
        raise NoResults(f"it is not {_WRITTEN_BY}, and too large to say where")
    return GivenResults(results, digest, None)


def _small(content: bytes) -> Results:
    """Return what a small file holds, however it is spelt."""
    try:
        results = decode_results(content)
        if encode_results(results) != content:
            _little(content)
            strictly(content)
    except NoResults:
        raise
    except (ValueError, RecursionError) as error:
        raise NoResults(*(schemas.breaches(_SCHEMA, content) or (str(error),))) from error
    return results


def _little(content: bytes) -> None:
    """Raise `NoResults` if there are more values than can be looked at one by one."""
    if problem := too_much(content):
        raise NoResults(problem)


def _large(file: BinaryIO) -> tuple[Results, str]:
    """Return what stands in lines of scenarios and in the frame around them, and the digest."""
    frame = bytearray()
    groups: list[list[Played]] = []
    found = hashlib.sha256()
    beside, room = _BESIDE, Room()
    for number, text in _lines(file):
        found.update(text)
        beside -= len(text)
        if groups and text.startswith(_BEGINS):
            one = _scenario(text.removesuffix(b"\n").removesuffix(b","), number, room)
            groups[-1].append(one)
            beside += one.taped
        elif beside >= 0:
            frame += text
            if text.endswith(_OPENS):
                groups.append([])
        if beside < 0:
            raise NoResults(f"line {number}: it has more than {_BESIDE} bytes beside recordings")
    return _filled(bytes(frame), groups), found.hexdigest()


def _lines(file: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """Yield the lines with their numbers; raise `NoResults` for more than anybody has written."""
    longest = LONGEST + SMALL
    for number in itertools.count(1):
        text = file.readline(longest + 1)
        if not text:
            return
        if len(text) > longest:
            raise NoResults(f"line {number}: it has more than {longest} bytes")
        if number > MOST:
            raise NoResults(f"line {number}: it has more than {MOST} lines")
        yield number, text


def _scenario(text: bytes, number: int, room: Room) -> Played:
    """Return what stands in a line; raise `NoResults` unless it is written as it should be."""
    try:
        _little(text)
        one = decode_played(text)
    except (ValueError, RecursionError) as error:
        raise NoResults(f"line {number}: {error}") from error
    if one.taped > LONGEST:
        raise NoResults(f"line {number}: its recording has more than {LONGEST} bytes")
    if line(one) != text:
        raise NoResults(f"line {number}: it is not {_WRITTEN_BY}")
    if one.tape is not msgspec.UNSET and not room.takes(one.tape):
        raise NoResults(f"line {number}: {_FULL}")
    return one


def _filled(frame: bytes, groups: list[list[Played]]) -> Results:
    """Return results with the scenarios and images of each run, which stand in turn."""
    try:
        results = decode_results(frame)
    except (ValueError, RecursionError) as error:
        told = f"around its scenarios it is not {_WRITTEN_BY}"
        raise NoResults(f"{told}: {error}") from error
    if len(groups) != 2 * len(results.rounds):
        raise NoResults("the scenarios and images of a run begin on a line of their own each")
    pairs = zip(results.rounds, groups[::2], groups[1::2], strict=True)
    rounds = (
        replace(one, scenarios=tuple(scenarios), images=tuple(images))
        for one, scenarios, images in pairs
    )
    return replace(results, rounds=tuple(rounds))
