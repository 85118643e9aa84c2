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
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from hypothesis import strategies as st

from apnap.certifying.building import DIGESTS
from apnap.certifying.digests import listed
from apnap.certifying.runs import Runs, Wanted
from apnap.certifying.writing import write
from apnap.protocol import EditionDate
from apnap.shown.certificates import NoCertificateError, given
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


@functools.cache
def certificate() -> Mapping[str, bytes]:
    """Return the files of a good certificate: a small one, of the reference engine."""
    with tempfile.TemporaryDirectory() as name:
        write(Runs(SMALL).play(lambda _: None), Path(name))
        return {path.name: path.read_bytes() for path in Path(name).iterdir() if path.is_file()}


@functools.cache
def _values() -> Mapping[str, Json]:
    return {
        name: json.loads(content)
        for name, content in certificate().items()
        if name.endswith(".json")
    }


def _verified(data: bytes) -> str:
    """Change what an input says, verify the folder, and let the book read it."""
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
        yield file, json.dumps(value, indent=1).encode()


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


def _drawn() -> st.SearchStrategy[bytes]:
    """Return changes at any place, to a value that stands at another one or is odd."""
    everywhere = [(name, place) for name, value in _values().items() for place in _places(value)]
    odd = st.one_of(
        st.none(), st.booleans(), st.integers(), st.text(max_size=20), st.just([]), st.just({})
    )
    there = st.sampled_from(everywhere).map(lambda one: _at(_values()[one[0]], one[1]))
    change = st.tuples(st.sampled_from(everywhere), st.one_of(odd, there)).map(
        lambda one: {"file": one[0][0], "at": list(one[0][1]), "value": one[1]}
    )
    return st.lists(change, min_size=1, max_size=_CHANGES).map(
        lambda all_: json.dumps(all_).encode()
    )


TARGETS: Final = (Target(name="certificates", seeds=_seeds, take=_verified, drawn=_drawn, share=1),)
"""What `verify` and the book are handed."""
