"""
Folders that say they are certificates.

An input is a list of what is changed in a good one: a file, the place in it (for JSON) and the
value that stands there then, or the whole text. The digests are made to fit.
"""

from __future__ import annotations

import functools
import json
import re
import shutil
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final
from unittest.mock import patch

import msgspec
from msgspec.structs import replace

from apnap.certifying import profiles, replaying, verifying
from apnap.certifying.building import DIGESTS
from apnap.certifying.digests import listed, suite_digest
from apnap.certifying.profiles import load_floor
from apnap.certifying.results import Played, Round, line
from apnap.certifying.runs import Runs, Wanted
from apnap.certifying.writing import write
from apnap.protocol import EditionDate
from apnap.shown import certificates
from apnap.shown.certificates import NoCertificateError, given
from apnap.suite import Scenario
from tools.fuzz.spoiling import ODD
from tools.fuzz.target import Target, command, room

Json = Any

SMALL: Final = Wanted(
    engine="direct:reference",
    profiles=("teams",),
    editions=(EditionDate("2006-10-01"),),
    seed=1,
)
_NAME: Final = re.compile(r"[\w.-]{1,80}")
_FEW: Final = 6
_SMALL: Final = 10_000
_CHANGES: Final = 3
_REMEMBERED: Final = 500


@functools.cache
def certificate() -> Mapping[str, bytes]:
    """Return the files of a good certificate: a small one, of the reference engine."""
    _ask_for_few_images()
    with tempfile.TemporaryDirectory() as name:
        write(Runs(SMALL).play(lambda _: None), Path(name))
        return {path.name: path.read_bytes() for path in Path(name).iterdir() if path.is_file()}


@functools.cache
def _ask_for_few_images() -> None:
    """Let profiles ask for as many images as changes look at, and verify them as well."""
    floor = replace(load_floor(), images=0, going_on=0, least=_FEW)
    patch.object(profiles, "load_floor", lambda: floor).start()


@functools.cache
def _values() -> Mapping[str, Json]:
    return {
        name: json.loads(content)
        for name, content in certificate().items()
        if name.endswith(".json")
    }


@functools.cache
def _remember() -> None:
    """Remember what does not change from one input to the next: most recordings, and the suite."""
    patch.object(replaying, "_problem", _remembered(replaying._problem)).start()  # noqa: SLF001
    digest = functools.cache(suite_digest)
    for module in (verifying, certificates):
        patch.object(module, "suite_digest", digest).start()


_Problem = Callable[[Round, Scenario, Played], str]


def _remembered(problem: _Problem) -> _Problem:
    """Return what judges recordings, and the same one of the same scenario only once."""
    known: dict[bytes, tuple[Scenario, str]] = {}

    def remembered(one: Round, scenario: Scenario, played: Played) -> str:
        said = msgspec.json.encode((one.edition, one.introduced)) + line(played)
        before = known.get(said)
        if before is not None and before[0] == scenario:
            return before[1]
        found = problem(one, scenario, played)
        if len(known) < _REMEMBERED:
            known[said] = scenario, found
        return found

    return remembered


def _verified(data: bytes) -> str:
    """Change what an input says, verify the folder, and let the book read it."""
    _remember()
    where = room() / "certificate"
    shutil.rmtree(where, ignore_errors=True)
    where.mkdir()
    files = {**certificate(), **dict(_changed(data))}
    files[DIGESTS] = files[DIGESTS] if _is_listed(data) else listed(_without_digests(files))
    for file, content in files.items():
        (where / file).write_bytes(content)
    said = command("verify", where)
    command("verify", where, "--json")
    try:
        given([where])
    except NoCertificateError as error:
        said += str(error)
    return said


def _without_digests(files: Mapping[str, bytes]) -> Mapping[str, bytes]:
    return {name: content for name, content in files.items() if name != DIGESTS}


def _is_listed(data: bytes) -> bool:
    """Tell whether an input changes the digests themselves."""
    return DIGESTS.encode() in data


def _changed(data: bytes) -> Iterator[tuple[str, bytes]]:
    """Yield the files that an input changes; what is not understood changes nothing."""
    changes = _read(data)
    values: dict[str, Json] = {}
    for change in changes[:_FEW] if isinstance(changes, list) else ():
        if not isinstance(change, dict) or not _NAME.fullmatch(str(change.get("file", ""))):
            continue
        file = str(change["file"])
        if isinstance(change.get("text"), str):
            yield file, change["text"].encode("utf-8", errors="surrogatepass")
        elif file in _values():
            value = values.setdefault(file, json.loads(certificate()[file]))
            values[file] = _put(value, change.get("at"), change.get("value"))
    for file, value in values.items():
        written = json.dumps(value).encode()
        try:
            yield file, msgspec.json.format(written, indent=1)
        except msgspec.DecodeError:  # half of a character: it stays on one line
            yield file, written


def _put(whole: Json, at: Json, value: Json) -> Json:
    """Return a value with another one at a place; the same if there is no such place."""
    if not isinstance(at, list) or not at:
        return value
    inner = whole
    for step in at[:-1]:
        inner = inner[step] if _has(inner, step) else None
    if _has(inner, at[-1]) or (isinstance(inner, dict) and isinstance(at[-1], str)):
        inner[at[-1]] = value
    return whole


def _has(value: Json, step: Json) -> bool:
    if isinstance(value, dict):
        return isinstance(step, str) and step in value
    return isinstance(value, list) and type(step) is int and 0 <= step < len(value)


def _read(data: bytes) -> Json:
    try:
        return json.loads(data)
    except (ValueError, RecursionError):
        return None


def _places(value: Json, at: tuple[Json, ...] = ()) -> Iterator[tuple[Json, ...]]:
    yield at
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _places(inner, (*at, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value[:_FEW]):
            yield from _places(inner, (*at, index))


def _seeds() -> Sequence[bytes]:
    """Return changes that change nothing, a file to each, and one in which nothing is changed."""
    small = [name for name, content in certificate().items() if len(content) < _SMALL]
    texts = [[{"file": name, "text": certificate()[name].decode()}] for name in small]
    same = [
        [{"file": name, "at": list(place), "value": _at(value, place)}]
        for name, value in _values().items()
        for place in list(_places(value))[1:200:20]
    ]
    return [b"[]", *(json.dumps(one).encode() for one in (*texts, *same))]


def _at(value: Json, place: Sequence[Json]) -> Json:
    for step in place:
        value = value[step]
    return value


@functools.cache
def _everywhere() -> Sequence[tuple[str, tuple[Json, ...]]]:
    return [(name, place) for name, value in _values().items() for place in _places(value)]


def _drawn(chance: Random) -> bytes:
    """Return changes at any place, to a value that stands at another one or is odd."""
    changes = [_change(chance) for _ in range(chance.randint(1, _CHANGES))]
    return json.dumps(changes).encode()


def _change(chance: Random) -> Mapping[str, Json]:
    (file, place), (other, there) = chance.choices(_everywhere(), k=2)
    odd = chance.random() < 1 / 2
    value = chance.choice(ODD) if odd else _at(_values()[other], there)
    return {"file": file, "at": list(place), "value": value}


TARGETS: Final = (Target(name="certificates", seeds=_seeds, take=_verified, drawn=_drawn, share=2),)
"""What `verify` and the book are handed."""
