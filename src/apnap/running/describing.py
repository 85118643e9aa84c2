"""
Whether an engine describes itself as it did at first.

What it declares decides what is played and which images are drawn: whoever declared little first
and much later would be asked for little and credited with much.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from apnap.harmless import clean
from apnap.protocol import EngineTrouble, Initialized, Record

_LONGEST: Final = 60
"""Characters that are shown of one value."""
_NAMED: Final = 3
"""So many fields are named."""


class EngineDescribedOtherwise(EngineTrouble):
    """The engine describes itself otherwise than at first; `fields` are those that differ."""

    def __init__(self, fields: tuple[str, ...], told: str) -> None:
        """Say which fields differ, and how."""
        super().__init__(
            f"The engine describes itself otherwise than at first: {told}.",
            hint="It has to answer `initialize` alike in every process and after every restart.",
        )
        self.fields = fields


def check_described(first: Initialized, now: Initialized) -> None:
    """
    Raise `EngineDescribedOtherwise` unless an engine describes itself `now` as it did at `first`.

    Lists say the same in any order.
    """
    found = tuple(_differing(first, now, ""))
    if found:
        told = "; ".join(f"`{name}` was {was} and is {is_}" for name, was, is_ in found[:_NAMED])
        more = f"; and {len(found) - _NAMED} more fields" if len(found) > _NAMED else ""
        raise EngineDescribedOtherwise(tuple(name for name, _, _ in found), told + more)


def _differing(first: Record, now: Record, within: str) -> Iterator[tuple[str, str, str]]:
    """Yield the path of each field that differs, with what it was and what it is."""
    for name in first.__struct_fields__:
        was, is_ = getattr(first, name), getattr(now, name)
        if isinstance(was, Record) and isinstance(is_, Record):
            yield from _differing(was, is_, f"{within}{name}.")
        elif _unordered(was) != _unordered(is_):
            yield f"{within}{name}", _shown(was), _shown(is_)


def _unordered(value: object) -> object:
    return frozenset(value) if isinstance(value, tuple) else value


def _shown(value: object) -> str:
    text = clean(msgspec.json.encode(value).decode())
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
