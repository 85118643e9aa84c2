"""Making an input small that still does the same harm."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from typing import Any, Final

from tools.fuzz.target import Target
from tools.fuzz.trying import NOT_SURVIVED, WAITING, Watch, apart, in_a_child

Json = Any
Harms = Callable[[bytes], bool]

_SECONDS: Final = 60
_LEAST: Final = {dict: {}, list: [], str: "", int: 0, float: 0, bool: False}


def shrunk(target: Target, fault: str, data: bytes) -> bytes:
    """
    Return a smaller input that has the same fault; the same input if it has another by now.

    What ends its process is tried in one of its own each time, all else together in one.
    """
    now = apart(target, data)[0]
    if now != fault:
        return data
    if fault in NOT_SURVIVED or fault.startswith("signal"):
        return smaller(data, lambda less: apart(target, less)[0] == fault)

    def work() -> bytes:
        watch = Watch()
        return smaller(data, lambda less: watch.trouble(target, less)[0] == fault)

    failed, made = in_a_child(work, _SECONDS + WAITING)
    return data if failed else made


def smaller(data: bytes, harms: Harms, seconds: float = _SECONDS) -> bytes:
    """Return the smallest input that was found, in so many seconds, that still `harms`."""
    end = time.monotonic() + seconds
    found = True
    while found:
        found = False
        for less in _less(data):
            if time.monotonic() > end:
                return data
            if len(less) < len(data) and harms(less):
                data, found = less, True
                break
    return data


def _less(data: bytes) -> Iterator[bytes]:
    """Yield an input with something left out, the largest parts first."""
    lines = data.split(b"\n")
    for lacking in _without(lines):
        yield b"\n".join(lacking)
    for index, line in enumerate(lines):
        for value in _simpler(_read(line)):
            yield b"\n".join([*lines[:index], json.dumps(value).encode(), *lines[index + 1 :]])
    for value in _simpler(_read(data)) if lines[1:] else ():
        yield json.dumps(value).encode()
    for lacking in _without(data):
        yield bytes(lacking)


def _without(parts: Any) -> Iterator[Any]:  # noqa: ANN401 - a list, or bytes
    """Yield the parts without a half of them, without a quarter, and so on."""
    size = len(parts) // 2
    while size:
        for start in range(0, len(parts), size):
            yield parts[:start] + parts[start + size :]
        size //= 2


def _simpler(value: Json) -> Iterator[Json]:
    """Yield a value with one part of it gone, or as little as there can be of its kind."""
    if not isinstance(value, dict | list):
        return
    keys = list(value) if isinstance(value, dict) else range(len(value))
    if isinstance(value, list):
        yield from _without(value)
    for key in keys:
        if isinstance(value, dict):
            yield {name: part for name, part in value.items() if name != key}
        least = _LEAST.get(type(value[key]))
        for part in (least, *_simpler(value[key])):
            if part is not None and part != value[key]:
                copy = value.copy()
                copy[key] = part
                yield copy


def _read(data: bytes) -> Json:
    try:
        return json.loads(data)
    except (ValueError, RecursionError):
        return None
