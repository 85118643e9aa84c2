"""The OpenRPC document: the methods for tools that generate clients and servers."""

import json
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from apnap.protocol.methods import METHODS, Method
from apnap.protocol.schemas.conversation import CONVERSATION, Exchange
from apnap.protocol.schemas.parts import Schema
from apnap.protocol.version import PROTOCOL_VERSION
from apnap.protocol.wire import MEANINGS

OPENRPC_VERSION: Final = "1.3.2"


def openrpc(tops: Mapping[Any, Schema], parts: Mapping[str, Schema]) -> Schema:
    """
    Return the OpenRPC document.

    Its methods name their parameters one by one; its components hold them as one object each.

    `tops` are the schemas of the records that the methods take and answer with, `parts` the
    definitions to which they refer, both as `parts.definitions` makes them.
    """
    return {
        "openrpc": OPENRPC_VERSION,
        "info": {
            "title": "apnap engine protocol",
            "version": PROTOCOL_VERSION,
            "description": "What the apnap suite and a rules engine say to each other.",
        },
        "methods": [
            _method(
                name,
                method,
                parts[tops[method.params]["$ref"].removeprefix("#/$defs/")],
                tops[method.result],
            )
            for name, method in METHODS.items()
        ],
        "components": {
            "schemas": {method.params.__name__: tops[method.params] for method in METHODS.values()}
        },
    }


def _method(name: str, method: Method, params: Schema, result: Schema) -> Schema:
    required = params.get("required", ())
    return {
        "name": name,
        "summary": method.summary,
        "paramStructure": "by-name",
        "params": [
            {"name": field, "required": field in required, "schema": part}
            for field, part in params["properties"].items()
        ],
        "result": {"name": f"{name}.result", "schema": result},
        "errors": [{"code": int(code), "message": text} for code, text in MEANINGS.items()],
        "examples": [_example(turn) for turn in CONVERSATION if turn.method == name],
    }


def _example(turn: Exchange) -> Schema:
    """Return one exchange of the conversation as an example."""
    params = json.loads(msgspec.json.encode(turn.params))
    result = json.loads(msgspec.json.encode(turn.result))
    return {
        "name": turn.title,
        "params": [{"name": name, "value": value} for name, value in params.items()],
        "result": {"name": f"{turn.method}.result", "value": result},
    }
