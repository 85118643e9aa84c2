"""
JSON Schemas made from the records.

Each schema is closed and describes every property. A definition stands in one of them, and the
others refer to it (`homes`); `bundling` makes schemas that stand alone.
"""

import functools
import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import PurePosixPath
from types import MappingProxyType
from typing import Any, Final

import msgspec

from apnap.protocol.answers import Answer
from apnap.protocol.bounds import INTEGER_LIMIT, LONGEST
from apnap.protocol.catalogue import Card
from apnap.protocol.decisions import Decision
from apnap.protocol.messages import Capabilities, Event, Verdict
from apnap.protocol.methods import METHODS
from apnap.protocol.schemas.examples import EXAMPLES
from apnap.protocol.schemas.files import BASE
from apnap.protocol.schemas.homes import placed
from apnap.protocol.schemas.openrpc import openrpc
from apnap.protocol.schemas.parts import Schema, closed, definitions, text
from apnap.protocol.state import State
from apnap.protocol.wire import ID_LIMIT

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"

TYPES: Final[Mapping[str, Any]] = MappingProxyType(
    {
        "decision": Decision,
        "answer": Answer,
        "event": Event,
        "capabilities": Capabilities,
        "card": Card,
        "state": State,
        "verdict": Verdict,
    }
    | {
        f"{name}.{part}": getattr(method, part)
        for name, method in METHODS.items()
        for part in ("params", "result")
    }
)
"""
What a schema describes, by name: a record, or a union of records told apart by `kind`.

A definition stands in the first schema that needs it: decisions come before the state, which has
some.
"""

ENVELOPES: Final = ("request", "response", "error")
"""Schemas of whole messages."""

NAMES: Final = (*TYPES, *ENVELOPES)
"""Names of all schemas, each after those to which it refers."""

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
    return _documents()[f"{name}.json"]


def documents(reports: Mapping[str, Any], also: Iterable[Any] = ()) -> dict[str, Schema]:
    """
    Return every schema and the OpenRPC document, by the path in the folder `schemas`.

    `reports` are further records that get a schema, by path; those of the protocol stay the same
    whatever they are. `also` are records that a schema refers to by their names.
    """
    tops, parts = definitions(dict.fromkeys((*TYPES.values(), *reports.values(), *also)))
    drafts = {f"{name}.json": tops[type_] for name, type_ in TYPES.items()}
    for name, about in _UNION_TITLES.items():
        drafts[f"{name}.json"] = {"description": about, **drafts[f"{name}.json"]}
    drafts |= {"request.json": _request(tops), "response.json": _response(tops)}
    drafts |= {"error.json": _error()}
    drafts |= {path: tops[type_] for path, type_ in reports.items()}
    drafts = {path: _head(path) | draft | _examples(path) for path, draft in drafts.items()}
    return placed(drafts | {"openrpc.json": openrpc(tops, parts)}, parts)


def files() -> Iterator[tuple[str, str]]:
    """Yield name and text of every file of the folder `schemas`."""
    for path, document in _documents().items():
        yield path, text(document)


@functools.cache
def _documents() -> dict[str, Schema]:
    return documents({})


def _head(path: str) -> Schema:
    """Return how the schema at a path in the folder begins."""
    name = PurePosixPath(path).name.removesuffix(".json")
    return {"$schema": DIALECT, "$id": BASE + path, "title": name}


def _examples(path: str) -> Schema:
    """Return the examples of the schema at a path in the folder, if it has any."""
    examples = EXAMPLES.get(path.removesuffix(".json"), ())
    return {"examples": json.loads(msgspec.json.encode(examples))} if examples else {}


def _request(tops: Mapping[Any, Schema]) -> Schema:
    """Return the schema of a request, from those of the records."""
    choices = [
        _message(
            f"A request to {method.summary[0].lower()}{method.summary[1:]}",
            method={"description": "The method.", "const": called},
            params={"description": "The parameters.", **tops[method.params]},
        )
        for called, method in METHODS.items()
    ]
    return {"description": "A request: one line.", "anyOf": choices}


def _response(tops: Mapping[Any, Schema]) -> Schema:
    """Return the schema of a response that is no error, from those of the records."""
    results = [tops[type_] for type_ in dict.fromkeys(m.result for m in METHODS.values())]
    answer = {"description": "What the method answers with.", "anyOf": results}
    return _message("The answer to a request, if it is no error: one line.", result=answer)


def _error() -> Schema:
    """Return the schema of an error response."""
    data = closed(
        "More about the error.",
        (),
        problem=_text("What is wrong, in one sentence."),
        hint=_text("What to do about it."),
        where=_text("Path of the field to blame."),
    )
    error = closed(
        "What is wrong.",
        ("code", "message"),
        code={"description": "The code.", **_integer()},
        message=_text("What the code means."),
        data=data,
    )
    whole = _message("The answer to a broken message: one line.", error=error)
    id_ = whole["properties"]["id"]
    id_["description"] += "; null if it could not be read"
    id_["anyOf"] = [*id_["anyOf"], {"type": "null"}]
    return whole


def _text(description: str) -> Schema:
    return {"description": description, "type": "string", "maxLength": LONGEST}


def _integer() -> Schema:
    return {"type": "integer", "minimum": -INTEGER_LIMIT, "maximum": INTEGER_LIMIT}


def _message(description: str, **more: Schema) -> Schema:
    id_ = {
        "description": "The id of the request, unique within a conversation",
        "anyOf": [
            _integer(),
            {"type": "string", "minLength": 1, "maxLength": ID_LIMIT},
        ],
    }
    version = {"description": "Version of JSON-RPC.", "const": "2.0"}
    parts: Schema = {"jsonrpc": version, "id": id_, **more}
    return closed(description, tuple(parts), **parts)
