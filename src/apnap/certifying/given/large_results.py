"""
Reading the file of results, which may be large, and be made to take memory.

What is small is read whole. What is large is read only if it stands there as `apnap certify` writes
it: line by line, a scenario each, whose recording stays JSON until somebody needs it.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec.structs import replace

from apnap.certifying import schemas
from apnap.certifying.comparing import SMALL, strictly
from apnap.certifying.results import Played, Results, Round, line, pieces, taped
from apnap.certifying.taping import LONGEST
from apnap.driver import Recording
from apnap.protocol.given_files import too_much
from apnap.protocol.unseen import escaped_bytes

MOST: Final = 50_000
"""So many scenarios and images there may be; all editions together have some 23,000."""

_BESIDE: Final = 16_777_216
"""So many bytes there may be beside the recordings."""

_SCHEMA: Final = "results"
_BEGINS: Final = b'{"id":'
_OPENS: Final = (b'"scenarios":[', b'"images":[')


class NoResults(ValueError):
    """A file holds no results; `problems` say why, each in a sentence."""

    def __init__(self, *problems: str) -> None:
        """Take what is wrong."""
        super().__init__("; ".join(problems))
        self.problems = problems


def read_results(content: bytes) -> Results:
    """
    Return the results that a file holds; raises `NoResults`.

    It takes little more memory than the file, whatever stands in it.
    """
    if len(content) > SMALL:
        results = _large(content)
        if not _written(results, content):
            raise NoResults(
                "it is not written as `apnap certify` writes it, and too large to say where"
            )
        return results
    try:
        found = msgspec.json.decode(content, type=Results)
        results = replace(found, rounds=tuple(map(_rewritten, found.rounds)))
        if not _written(results, content):
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


def _written(results: Results, content: bytes) -> bool:
    """Tell whether results are written so, byte by byte."""
    at = 0
    for piece in pieces(results):
        if not content.startswith(piece, at):
            return False
        at += len(piece)
    return at == len(content)


def _large(content: bytes) -> Results:
    """Return what stands in lines of scenarios, and in the frame around them."""
    frame = bytearray()
    groups: list[list[Played]] = []
    view = memoryview(content)
    number = at = 0
    room = _BESIDE
    while at < len(content):
        number += 1
        end = content.find(b"\n", at)
        end = len(content) if end < 0 else end
        room -= end - at
        if end - at > LONGEST + SMALL:
            raise NoResults(f"line {number}: it has more than {LONGEST + SMALL} bytes")
        if groups and content.startswith(_BEGINS, at):
            comma = content.startswith(b",", end - 1)
            one = _scenario(view[at : end - comma], number)
            groups[-1].append(one)
            room += one.taped
        elif room >= 0:
            frame += view[at : end + 1]
            if content.endswith(_OPENS, at, end):
                groups.append([])
        if room < 0 or number > MOST:
            told = f"more than {_BESIDE} bytes beside recordings, or more than {MOST} lines"
            raise NoResults(f"line {number}: it has {told}, and `apnap certify` writes none such")
        at = end + 1
    return _filled(bytes(frame), groups)


def _scenario(text: memoryview, number: int) -> Played:
    """Return what stands in a line; raise `NoResults` unless it is written as it should be."""
    try:
        one = msgspec.json.decode(text, type=Played)
        said = one.recording if one.taped <= LONGEST else None
    except (ValueError, RecursionError) as error:
        raise NoResults(f"line {number}: {error}") from error
    if said is None:
        raise NoResults(f"line {number}: its recording has more than {LONGEST} bytes")
    if line(_taped_anew(one, said)) != text:
        raise NoResults(f"line {number}: it is not written as `apnap certify` writes it")
    return one


def _rewritten(one: Round) -> Round:
    """Return a run whose recordings are written as `apnap certify` writes them."""

    def anew(several: tuple[Played, ...]) -> tuple[Played, ...]:
        return tuple(_taped_anew(played, played.recording) for played in several)

    return replace(one, scenarios=anew(one.scenarios), images=anew(one.images))


def _taped_anew(one: Played, said: Recording) -> Played:
    """Return a scenario with what was `said` in it, in the one way in which it is written."""
    return replace(one, tape=taped(escaped_bytes(msgspec.json.encode(said))))


def _filled(frame: bytes, groups: list[list[Played]]) -> Results:
    """Return results with the scenarios and images of each run, which stand in turn."""
    try:
        results = msgspec.json.decode(frame, type=Results)
    except (ValueError, RecursionError) as error:
        told = "around its scenarios it is not written as `apnap certify` writes it"
        raise NoResults(f"{told}: {error}") from error
    if len(groups) != 2 * len(results.rounds):
        raise NoResults("the scenarios and images of a run begin on a line of their own each")
    pairs = zip(results.rounds, groups[::2], groups[1::2], strict=True)
    rounds = (
        replace(one, scenarios=tuple(scenarios), images=tuple(images))
        for one, scenarios, images in pairs
    )
    return replace(results, rounds=tuple(rounds))
