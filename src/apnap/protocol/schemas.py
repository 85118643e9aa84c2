"""
JSON Schemas made from the records.

Each schema stands alone, is closed and describes every property. `python -m
apnap.protocol.schemas [FOLDER]` writes all of them, and the OpenRPC document, into `schemas/`.
"""

import functools
import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

import msgspec

from apnap.protocol.answers import Answer
from apnap.protocol.catalogue import Card
from apnap.protocol.decisions import Decision
from apnap.protocol.examples import EXAMPLES
from apnap.protocol.messages import Capabilities, Event, Verdict
from apnap.protocol.methods import METHODS
from apnap.protocol.openrpc import openrpc
from apnap.protocol.schema_parts import Schema, closed, definitions
from apnap.protocol.state import State
from apnap.protocol.version import PROTOCOL_VERSION
from apnap.protocol.wire import ID_LIMIT, INTEGER_LIMIT

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"

TYPES: Final[Mapping[str, Any]] = MappingProxyType(
    {
        "state": State,
        "decision": Decision,
        "answer": Answer,
        "event": Event,
        "verdict": Verdict,
        "capabilities": Capabilities,
        "card": Card,
    }
    | {
        f"{name}.{part}": getattr(method, part)
        for name, method in METHODS.items()
        for part in ("params", "result")
    }
)
"""What a schema describes, by name: a record, or a union of records told apart by `kind`."""

ENVELOPES: Final = ("request", "response", "error")
"""Schemas of whole messages."""

NAMES: Final = (*TYPES, *ENVELOPES)
"""Names of all schemas, in the order of reading."""

_UNION_TITLES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "decision": "Something that somebody is asked; `kind` tells what.",
        "answer": "Something that somebody says about a decision; `kind` tells what.",
    }
)


@functools.cache
def schema(name: str) -> Schema:
    """
    Return the schema called `name`, one of `NAMES`; raise `LookupError` for another name.

    The schema is shared: do not change it.
    """
    if name not in NAMES:
        raise LookupError(f"there is no schema {name!r}; there are {', '.join(NAMES)}")
    body = _envelope(name) if name in ENVELOPES else _of_type(name)
    defs = body.pop("$defs", {})
    made = {
        "$schema": DIALECT,
        "$id": f"urn:apnap:schema:{PROTOCOL_VERSION}:{name}",
        "title": name,
        **{key: value for key, value in body.items() if key != "title"},
        "examples": [json.loads(msgspec.json.encode(example)) for example in EXAMPLES[name]],
    }
    return made | ({"$defs": dict(sorted(defs.items()))} if defs else {})


def text(document: Mapping[str, Any]) -> str:
    """Return a schema or document as it stands in its file."""
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"


def files() -> Iterator[tuple[str, str]]:
    """Yield name and text of every file of the folder `schemas`."""
    for name in NAMES:
        yield f"{name}.json", text(schema(name))
    yield "openrpc.json", text(openrpc())


def write(folder: Path) -> None:
    """Write every schema and the OpenRPC document into `folder`, and remove other JSON files."""
    folder.mkdir(parents=True, exist_ok=True)
    wanted = dict(files())
    for path in folder.glob("*.json"):
        if path.name not in wanted:
            path.unlink()
    for name, content in wanted.items():
        (folder / name).write_text(content, encoding="utf-8")


def _of_type(name: str) -> Schema:
    """Return the schema of one of `TYPES`, a single record spelt out at the top."""
    (top,), defs = definitions((TYPES[name],), "#/$defs/{name}")
    if "$ref" in top:
        top = defs.pop(top["$ref"].rpartition("/")[2])
    if name in _UNION_TITLES:
        top = {"description": _UNION_TITLES[name], **top}
    return top | {"$defs": defs}


def _envelope(name: str) -> Schema:
    """Return the schema of a whole message."""
    if name == "error":
        return _error()
    part = "params" if name == "request" else "result"
    tops, defs = definitions(
        tuple(getattr(method, part) for method in METHODS.values()), "#/$defs/{name}"
    )
    if name == "request":
        choices = [
            _message(
                f"A request to {method.summary[0].lower()}{method.summary[1:]}",
                method={"description": "The method.", "const": called},
                params={"description": "The parameters.", **top},
            )
            for (called, method), top in zip(METHODS.items(), tops, strict=True)
        ]
        return {"description": "A request: one line.", "anyOf": choices, "$defs": defs}
    results = [top for at, top in enumerate(tops) if top not in tops[:at]]
    answer = {"description": "What the method answers with.", "anyOf": results}
    about = "The answer to a request, if it is no error: one line."
    return _message(about, result=answer) | {"$defs": defs}


def _error() -> Schema:
    """Return the schema of an error response."""
    data = closed(
        "More about the error.",
        (),
        problem={"description": "What is wrong, in one sentence.", "type": "string"},
        hint={"description": "What to do about it.", "type": "string"},
        where={"description": "Path of the field to blame.", "type": "string"},
    )
    error = closed(
        "What is wrong.",
        ("code", "message"),
        code={"description": "The code.", "type": "integer"},
        message={"description": "What the code means.", "type": "string"},
        data=data,
    )
    whole = _message("The answer to a broken message: one line.", error=error)
    id_ = whole["properties"]["id"]
    id_["description"] += "; null if it could not be read"
    id_["anyOf"] = [*id_["anyOf"], {"type": "null"}]
    return whole


def _message(description: str, **more: Schema) -> Schema:
    id_ = {
        "description": "The id of the request, unique within a conversation",
        "anyOf": [
            {"type": "integer", "minimum": -INTEGER_LIMIT, "maximum": INTEGER_LIMIT},
            {"type": "string", "minLength": 1, "maxLength": ID_LIMIT},
        ],
    }
    version = {"description": "Version of JSON-RPC.", "const": "2.0"}
    parts: Schema = {"jsonrpc": version, "id": id_, **more}
    return closed(description, tuple(parts), **parts)


if __name__ == "__main__":
    write(Path(*sys.argv[1:]) if sys.argv[1:] else Path(__file__).parents[3] / "schemas")
