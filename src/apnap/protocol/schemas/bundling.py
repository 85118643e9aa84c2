"""
Schemas made to stand alone.

In the folder `schemas` a definition stands once, and other files refer to it. A bundle holds all
that one schema needs, for whoever has one file and cannot look into another.
"""

from __future__ import annotations

import functools
import posixpath
from typing import Any, Final

from apnap.protocol.schemas.files import document, path
from apnap.protocol.schemas.parts import Schema

_ABOUT: Final = ("$schema", "$id", "title", "description", "examples", "$defs")
"""What a schema says of itself, and not of the values that fit it."""


@functools.cache
def bundle(name: str) -> Schema:
    """
    Return the schema or document called `name` with all definitions that it needs.

    They stand in its `$defs`, in the OpenRPC document in `components.schemas`; whatever is told
    by a reference alone, the schema's own top above all, is spelt out. The `$id` is another, since
    the schema of the folder has other places to refer to.

    It is shared: do not change it. Raises `LookupError` if there is no such schema.
    """
    at = path(name)
    whole = document(at)
    if "openrpc" in whole:
        gathered = _Gathered("components/schemas")
        spelt: Schema = gathered.from_(whole, at)
        return spelt | {"components": {"schemas": gathered.sorted_()}}
    gathered = _Gathered("$defs")
    spelt = {}
    for key, value in whole.items():
        if key == "$id":
            spelt[key] = value.removesuffix(at) + "bundled/" + at
        elif key == "$ref":
            spelt |= gathered.top(value, at)
        elif key != "$defs":
            spelt[key] = gathered.from_(value, at)
    return spelt | ({"$defs": gathered.sorted_()} if gathered.sorted_() else {})


class _Gathered:
    """The definitions that one bundle needs, from many files, by name."""

    def __init__(self, place: str) -> None:
        """Gather definitions that will stand at `place`."""
        self._place = place
        self._homes: dict[str, str] = {}
        self._parts: dict[str, Schema] = {}

    def sorted_(self) -> dict[str, Schema]:
        """Return what has been gathered, by name."""
        return dict(sorted(self._parts.items()))

    def from_(self, part: Any, at: str) -> Any:  # noqa: ANN401 - any value of JSON
        """Return a part of the file at a path, its references leading into the bundle."""
        if isinstance(part, list):
            return [self.from_(item, at) for item in part]
        if not isinstance(part, dict):
            return part
        made: Schema = {}
        for key, value in part.items():
            if key == "$ref" and isinstance(value, str):
                made |= self._referred(value, at)
            else:
                made[key] = self.from_(value, at)
        return made

    def top(self, reference: str, at: str) -> Schema:
        """Return what a reference means that is all that a schema says."""
        file, name = _target(reference, at)
        part = document(file)["$defs"][name]
        return {key: self.from_(value, file) for key, value in part.items() if key != "title"}

    def _referred(self, reference: str, at: str) -> Schema:
        """Return what stands in the bundle for a reference in the file at a path."""
        file, name = _target(reference, at)
        if not name:
            whole = document(file)
            return {
                key: self.from_(value, file) for key, value in whole.items() if key not in _ABOUT
            }
        if self._homes.setdefault(name, file) != file:
            raise ValueError(f"{name!r} is defined in {file} and in {self._homes[name]}")
        if name not in self._parts:
            self._parts[name] = {}  # it may refer to itself
            self._parts[name] = self.from_(document(file)["$defs"][name], file)
        return {"$ref": f"#/{self._place}/{name}"}


def _target(reference: str, at: str) -> tuple[str, str]:
    """Return to which file, and to which definition in it, the file at a path refers."""
    file, _, pointer = reference.partition("#")
    path_ = posixpath.normpath(posixpath.join(posixpath.dirname(at), file)) if file else at
    return path_, pointer.removeprefix("/$defs/")
