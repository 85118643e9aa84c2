"""
The schemas as they stand in the folder `schemas`.

The `$id` of a schema is `BASE` and its path in the folder, so that a reference such as
`state.json#/$defs/Player` means the same from its `$id` as from the place of its file. Nothing is
ever fetched: whatever a validator asks for is read from the folder, or refused.
"""

from __future__ import annotations

import functools
import posixpath
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

import msgspec

from apnap.protocol.near_names import similar
from apnap.protocol.resources import folder
from apnap.protocol.schemas.parts import Schema
from apnap.protocol.version import PROTOCOL_VERSION

BASE: Final = f"https://apnap.invalid/schemas/{PROTOCOL_VERSION}/"
"""
What every `$id` begins with; the path in the folder follows.

Nobody can ever answer there: names that end in `.invalid` are kept free for this (RFC 6761).
"""


@functools.cache
def paths() -> Mapping[str, str]:
    """Return the path in the folder of each schema, and of the OpenRPC document, by its name."""
    root = folder("schemas")
    found = sorted(path.relative_to(root).as_posix() for path in root.rglob("*.json"))
    return MappingProxyType({posixpath.basename(at).removesuffix(".json"): at for at in found})


def path(name: str) -> str:
    """Return the path in the folder of the schema called `name`; `LookupError` if none is."""
    if name not in paths():
        meant = similar(name, paths())
        raise LookupError(f"there is no schema {name!r}{meant}; there are: {', '.join(paths())}")
    return paths()[name]


def text(name: str) -> str:
    """Return the schema called `name` as it stands in its file; `LookupError` if none is."""
    return (folder("schemas") / path(name)).read_text(encoding="utf-8")


@functools.cache
def document(at: str) -> Schema:
    """Return what stands at a path in the folder; it is shared, do not change it."""
    made: Schema = msgspec.json.decode((folder("schemas") / at).read_bytes())
    return made


def retrieve(uri: str) -> Schema:
    """
    Return the schema with this `$id`; it is shared, do not change it.

    Raises `LookupError` for any other address: nothing is fetched.
    """
    at = uri.removeprefix(BASE)
    if at == uri or at not in paths().values():
        raise LookupError(f"{uri!r} is no schema of apnap, and nothing is fetched")
    return document(at)
