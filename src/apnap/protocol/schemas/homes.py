"""
Where each definition of the schemas stands: once, in the first schema that needs it.

A schema that is being made refers to every definition as if it held it itself, such as
`#/$defs/Player`. Here it gets those that no schema before it has, and its other references get the
path of the file that has them, such as `state.json#/$defs/Player`. So a schema never refers to one
that comes after it. What may be anything that a whole schema allows (any decision, any answer)
refers to that schema, by the path of its file alone.
"""

import posixpath
from collections.abc import Iterator, Mapping
from typing import Any, Final

from apnap.protocol.schemas.parts import Schema

HELD: Final = "#/$defs/"
"""How a reference to a definition of the same file begins."""


def placed(documents: Mapping[str, Schema], parts: Mapping[str, Schema]) -> dict[str, Schema]:
    """
    Return the documents, with each of the parts that they need in one of them.

    `documents` stand by their paths in the folder, those that others refer to before the others;
    all their references are to `parts`, and begin with `HELD`.
    """
    homes: dict[str, str] = {}
    for path, document in documents.items():
        for name in _needed(document, parts):
            homes.setdefault(name, path)
    unions = {
        path: document["anyOf"] for path, document in documents.items() if _is_union(document)
    }
    made = {}
    for path, document in documents.items():
        links = _Links(path, homes, {at: union for at, union in unions.items() if at != path})
        held = {_short(name): links.in_(parts[name]) for name in homes if homes[name] == path}
        made[path] = links.in_(document) | ({"$defs": dict(sorted(held.items()))} if held else {})
    return made


def references(part: Any) -> Iterator[str]:  # noqa: ANN401 - any value of JSON
    """Yield every reference within a schema or a document that holds some."""
    if isinstance(part, list):
        for item in part:
            yield from references(item)
    elif isinstance(part, dict):
        if isinstance(part.get("$ref"), str):
            yield part["$ref"]
        for value in part.values():
            yield from references(value)


class _Links:
    """The references of one file."""

    def __init__(
        self, path: str, homes: Mapping[str, str], unions: Mapping[str, list[Schema]]
    ) -> None:
        self._path = path
        self._homes = homes
        self._unions = unions

    def in_(self, part: Any) -> Any:  # noqa: ANN401 - any value of JSON
        """Return a part of the file with each reference as it has to be there."""
        if isinstance(part, list):
            return [self.in_(item) for item in part]
        if not isinstance(part, dict):
            return part
        return dict(self._entry(key, value) for key, value in part.items())

    def _entry(self, key: str, value: Any) -> tuple[str, Any]:  # noqa: ANN401 - as above
        """Return what becomes of one entry of a JSON object."""
        if key == "$ref" and isinstance(value, str):
            name = value.removeprefix(HELD)
            return key, self._to(self._homes[name]) + HELD + _short(name)
        if key == "anyOf":
            for path, union in self._unions.items():
                if value == union:
                    return "$ref", self._to(path)
        return key, self.in_(value)

    def _to(self, path: str) -> str:
        """Return how this file refers to a file, itself included."""
        return "" if path == self._path else posixpath.relpath(path, posixpath.dirname(self._path))


def _needed(document: Schema, parts: Mapping[str, Schema]) -> Iterator[str]:
    """Yield the names of all parts that a document needs, directly or through others."""
    seen: set[str] = set()
    left = [document]
    while left:
        for reference in references(left.pop()):
            name = reference.removeprefix(HELD)
            if name not in seen:
                seen.add(name)
                left.append(parts[name])
                yield name


def _is_union(document: Schema) -> bool:
    """Return whether a whole document is a choice among parts."""
    return "anyOf" in document and all(set(choice) == {"$ref"} for choice in document["anyOf"])


def _short(name: str) -> str:
    """Return a part's name without its module, which stands there where two have one name."""
    return name.rpartition(".")[2]
