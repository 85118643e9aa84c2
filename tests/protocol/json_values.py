"""Walks through values of JSON, schemas among them, and changes at one place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Json = Any
"""A value of JSON."""


def parts(document: Json) -> Iterator[dict[str, Any]]:
    """Yield every object within a schema, its examples and defaults left out."""
    if isinstance(document, list):
        for item in document:
            yield from parts(item)
    elif isinstance(document, dict):
        yield document
        for key, value in document.items():
            if key not in {"examples", "default", "const", "enum"}:
                yield from parts(value)


def places(value: Json, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the path of every value within a value."""
    yield at
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from places(inner, (*at, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from places(inner, (*at, index))


def changed(value: Json, at: tuple[Any, ...], new: Json) -> Json:
    """Return a copy of a JSON value with another value at a path."""
    if not at:
        return new
    copy = dict(value) if isinstance(value, dict) else list(value)
    copy[at[0]] = changed(value[at[0]], at[1:], new)
    return copy
