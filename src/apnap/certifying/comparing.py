"""Where a file says something else than it should, in a sentence for each of the first places."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterable, Iterator
from typing import Any, Final, NoReturn

from apnap.protocol.given_files import too_much

Path = tuple[str, ...]

SMALL: Final = 4_194_304
"""Of a file of JSON so large, in bytes, is said what is wrong with which value."""

_LONGEST: Final = 100
_PLACES: Final = 3
_MISSING: Final = object()


def strictly(content: bytes) -> Any:  # noqa: ANN401 - JSON is anything
    """
    Return what a file of JSON holds.

    Raises `ValueError` if it is none, also for what many readers let pass: a key that an object has
    twice (some take the first one, and some the last), and numbers that are none.
    """
    return json.loads(content.decode(), object_pairs_hook=_once, parse_constant=_no_number)


def differences(name: str, found: bytes, right: bytes) -> Iterator[str]:
    """Yield where a file called `name` differs from what it should be; nothing if it does not."""
    if found == right:
        return
    places = list(itertools.islice(_places(name, found, right), _PLACES + 1))
    yield from (f"{name}: {place}" for place in places[:_PLACES])
    if len(places) > _PLACES:
        yield f"{name}: … and more that is otherwise"


def _places(name: str, found: bytes, right: bytes) -> Iterator[str]:
    """Yield where a file differs; if no value does, the line of it that does."""
    if (
        name.endswith(".json")
        and max(map(len, (found, right))) <= SMALL
        and not (too_much(found) or too_much(right))
    ):
        try:
            there = strictly(found)
        except (ValueError, RecursionError) as error:
            yield f"it is not the JSON that apnap writes: {error}"
            return
        places = _values((), there, strictly(right))
        first = next(places, None)
        if first is not None:
            yield from itertools.chain((first,), places)
            return
    yield from _lines(found, right)


def _values(path: Path, found: Any, right: Any) -> Iterator[str]:  # noqa: ANN401 - as above
    """Yield the paths at which two values of JSON differ."""
    if isinstance(found, dict) and isinstance(right, dict):
        for key in dict.fromkeys((*right, *found)):
            yield from _values((*path, key), found.get(key, _MISSING), right.get(key, _MISSING))
    elif isinstance(found, list) and isinstance(right, list):
        for number, (one, other) in enumerate(
            itertools.zip_longest(found, right, fillvalue=_MISSING)
        ):
            yield from _values((*path, str(number)), one, other)
    elif type(found) is not type(right) or found != right:
        where = "/".join(path) or "the whole"
        yield f"{where}: {_said(found)}, and results.json leads to {_shown(right)}"


def _lines(found: bytes, right: bytes) -> Iterator[str]:
    """Yield the first line that differs."""
    there, wanted = map(_one_by_one, (found, right))
    for number, (one, other) in enumerate(itertools.zip_longest(there, wanted), 1):
        if one != other:
            said = "ends" if one is None else f"says {_around(one, other)}"
            leads = "the end of the file" if other is None else _around(other, one)
            yield f"line {number} {said}, and results.json leads to {leads}"
            return


def _one_by_one(content: bytes) -> Iterator[bytes]:
    """Yield the lines of a file, which has perhaps as many as it has bytes."""
    at = 0
    while (end := content.find(b"\n", at)) >= 0:
        yield content[at:end]
        at = end + 1
    yield content[at:]


def _around(line: bytes, other: bytes | None) -> str:
    """Return the part of a line that another does not have."""
    pairs = enumerate(zip(line, other or b"", strict=False))
    same = next((number for number, (one, its) in pairs if one != its), len(line))
    begin = max(0, same - _LONGEST // 2)
    part = line[begin : begin + _LONGEST].decode(errors="replace")
    return repr(f"{'…' if begin else ''}{part}{'…' if begin + _LONGEST < len(line) else ''}")


def _said(value: object) -> str:
    return "it is missing" if value is _MISSING else f"it says {_shown(value)}"


def _shown(value: object) -> str:
    if value is _MISSING:
        return "nothing here"
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


def _once(pairs: Iterable[tuple[str, Any]]) -> dict[str, Any]:
    """Return an object; raise `ValueError` if a key is there twice."""
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise ValueError(f"the key {key[:_LONGEST]!r} is there twice in one object")
        found[key] = value
    return found


def _no_number(text: str) -> NoReturn:
    raise ValueError(f"{text} is no number")
