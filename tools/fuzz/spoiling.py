"""Spoiling inputs: what is good JSON, good lines or good bytes becomes something else."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

Json = Any

LONGEST: Final = 262_144
"""Longest input, in bytes: sizes that are known to be refused have tests of their own."""

ODD: Final[tuple[Json, ...]] = (
    *(None, True, False, 0, -1, 1, 2, 999, 1000, 1001, 10_001, 2**31, 2**53 - 1, 2**53, -(2**63)),
    *(10**40, 0.5, 1e300, "", " ", "x" * 5000, "Rob", "Alex", "unknown", "~1", "\x1b[2J", "\x00"),
    *("\ud800", "\u202e", "a\nb", "::error::x", "../../x", "/etc/passwd", "2026-02-30", "802.4"),
    *([], {}, [[]], [None] * 50, {"": {}}, [0] * 2000),
)
_CHUNKS: Final = (
    *(b"\x00", b"\xff", b"\xef\xbb\xbf", b"\r", b"\r\n", b"\n\n", b"\xe2\x80\xa8", b"\x1b[31m"),
    *(
        b'"',
        b"\\",
        b"\\u0000",
        b"\\ud800",
        b"{",
        b"}",
        b"[" * 80,
        b"]",
        b",",
        b":",
        b"|",
        b"@",
        b"#",
    ),
    *(
        b"<x>",
        b"1e999",
        b"-0",
        b"NaN",
        b"9" * 400,
        b"a" * 3000,
        b"\t",
        b"'''",
        b'"""',
        b"%s",
        b"{0}",
    ),
    *(b"\x1f\x8b", b"\x28\xb5\x2f\xfd", b"PK\x03\x04", b"<?xml", b"..", b"/", b"~"),
)
_HOLDERS: Final = {dict, list}
_DEEP: Final = 200
_ROUNDS: Final = 4


def spoilt(seeds: Sequence[bytes], chance: Random) -> bytes:
    """Return one of the inputs, spoilt in one way or several; parts of the others may be in it."""
    data = chance.choice(seeds)
    for _ in range(chance.randint(1, _ROUNDS)):
        way = _WAYS[chance.randrange(len(_WAYS))]
        try:
            data = way(data, seeds, chance)
        except RecursionError:  # it is nested too deeply to be copied as values
            data = _in_bytes(data, seeds, chance)
    return data[:LONGEST]


def _in_json(data: bytes, seeds: Sequence[bytes], chance: Random) -> bytes:
    """Spoil a value of JSON, or that on one of several lines."""
    lines = data.split(b"\n")
    order = [0, *chance.sample(range(len(lines)), min(3, len(lines)))] if lines[1:] else [0]
    for index in order[::-1]:
        value = _read(lines[index]) if lines[1:] else _read(data)
        if isinstance(value, dict | list):
            written = json.dumps(_changed(value, seeds, chance)).encode()
            return (
                b"\n".join([*lines[:index], written, *lines[index + 1 :]]) if lines[1:] else written
            )
    whole = _read(data)
    if isinstance(whole, dict | list):
        return json.dumps(_changed(whole, seeds, chance), indent=1).encode()
    return _in_bytes(data, seeds, chance)


def _changed(value: Json, seeds: Sequence[bytes], chance: Random) -> Json:
    """Return a value, which nobody else holds, with something else in one place, or a few."""
    for _ in range(chance.randint(1, 2)):
        holders = [one for one in _holders(value) if one]
        if not holders:
            return value
        _CHANGES[chance.randrange(len(_CHANGES))](chance.choice(holders), holders, seeds, chance)
    return value


def _holders(value: Json) -> Sequence[Json]:
    """Return the objects and lists in a value."""
    found = [value] if type(value) in _HOLDERS else []
    for one in found:
        inner = one.values() if type(one) is dict else one
        found += [each for each in inner if type(each) in _HOLDERS]
    return found


def _copied(value: Json) -> Json:
    """Return the same, and nothing of it the same object."""
    if type(value) is dict:
        return {key: _copied(inner) for key, inner in value.items()}
    return [_copied(inner) for inner in value] if type(value) is list else value


def _key(holder: Json, chance: Random) -> Any:  # noqa: ANN401 - a name or an index
    return (
        chance.choice(list(holder)) if isinstance(holder, dict) else chance.randrange(len(holder))
    )


def _odd(holder: Json, _: Sequence[Json], __: Sequence[bytes], chance: Random) -> None:
    holder[_key(holder, chance)] = _copied(chance.choice(ODD))


def _deep(holder: Json, _: Sequence[Json], __: Sequence[bytes], chance: Random) -> None:
    inner: Json = 1
    for _depth in range(_DEEP):
        inner = [inner] if chance.random() < 1 / 2 else {"a": inner}
    holder[_key(holder, chance)] = inner


def _elsewhere(holder: Json, holders: Sequence[Json], _: Sequence[bytes], chance: Random) -> None:
    other = chance.choice(holders)
    holder[_key(holder, chance)] = _copied(other[_key(other, chance)])


def _foreign(holder: Json, _: Sequence[Json], seeds: Sequence[bytes], chance: Random) -> None:
    """Take what has the same name in another input."""
    other = _read(chance.choice(seeds).partition(b"\n")[0])
    key = _key(holder, chance)
    named = [one[key] for one in _holders(other) if isinstance(one, dict) and key in one]
    if named:
        holder[key] = chance.choice(named)


def _gone(holder: Json, _: Sequence[Json], __: Sequence[bytes], chance: Random) -> None:
    del holder[_key(holder, chance)]


def _more(holder: Json, holders: Sequence[Json], _: Sequence[bytes], chance: Random) -> None:
    other = chance.choice(holders)
    if isinstance(holder, dict):
        donor = other if isinstance(other, dict) else {"more": 1}
        key = chance.choice(list(donor))
        holder[key] = _copied(donor[key])
    else:
        times = chance.choice((1, 1, 2, 30, 1000))
        part = _copied(holder[_key(holder, chance)])
        holder += [part] * (times if len(json.dumps(part)) * times < LONGEST else 1)


def _number(_: Json, holders: Sequence[Json], __: Sequence[bytes], chance: Random) -> None:
    """Let a number be another one."""
    places = [(one, key) for one in holders for key in _keys(one) if type(one[key]) is int]
    if places:
        holder, key = chance.choice(places)
        holder[key] = chance.choice(
            (holder[key] + 1, holder[key] - 1, -holder[key], 10 * holder[key])
        )


def _keys(holder: Json) -> Sequence[Any]:
    return list(holder) if isinstance(holder, dict) else range(len(holder))


def _in_lines(data: bytes, seeds: Sequence[bytes], chance: Random) -> bytes:
    """Leave lines out, double them, let them change places, or take one from another input."""
    lines = data.split(b"\n")
    here, there = chance.randrange(len(lines)), chance.randrange(len(lines))
    match chance.randrange(5):
        case 0:
            del lines[min(here, there) : max(here, there) + 1]
        case 1:
            lines[here:here] = lines[there : there + 3] * chance.choice((1, 2, 50))
        case 2:
            lines[here], lines[there] = lines[there], lines[here]
        case 3:
            lines.insert(here, chance.choice(chance.choice(seeds).split(b"\n")))
        case _:
            words = lines[here].split(b" ")
            chance.shuffle(words)
            lines[here] = b" ".join(words)
    return b"\n".join(lines)


def _in_bytes(data: bytes, seeds: Sequence[bytes], chance: Random) -> bytes:
    """Let bytes be others, or none, or come again and again."""
    here, there = sorted((chance.randint(0, len(data)), chance.randint(0, len(data))))
    there = min(there, here + chance.choice((1, 8, 64, 10_000)))
    match chance.randrange(5):
        case 0:
            return data[:here] + bytes(chance.randrange(256) for _ in range(4)) + data[here + 4 :]
        case 1:
            return data[:here] + data[there:]
        case 2:
            return data[:here] + data[here:there] * chance.choice((2, 10, 500)) + data[there:]
        case 3:
            other = chance.choice(seeds)
            return data[:here] + other[chance.randint(0, len(other)) :]
        case _:
            return data[:here] + chance.choice(_CHUNKS) + data[here:]


def _in_pieces(data: bytes, _: Sequence[bytes], chance: Random) -> bytes:
    return data[:-1] if chance.random() < 1 / 4 else data[: chance.randint(0, len(data))]


def _read(data: bytes) -> Json:
    try:
        return json.loads(data)
    except (ValueError, RecursionError):
        return None


_Way = Callable[[bytes, Sequence[bytes], Random], bytes]
_WAYS: Final[tuple[_Way, ...]] = (
    *(_in_json, _in_json, _in_json, _in_json),
    *(_in_lines, _in_bytes, _in_pieces),
)
_Change = Callable[[Json, Sequence[Json], Sequence[bytes], Random], None]
_CHANGES: Final[tuple[_Change, ...]] = (
    *(_odd, _odd, _odd, _elsewhere, _elsewhere, _foreign, _foreign, _number, _number),
    *(_gone, _more, _deep),
)
