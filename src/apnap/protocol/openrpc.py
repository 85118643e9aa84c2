"""The OpenRPC document: the methods for tools that generate clients and servers."""

import functools
import json
from typing import Final

import msgspec

from apnap.protocol.conversation import CONVERSATION, Exchange
from apnap.protocol.methods import METHODS, Method
from apnap.protocol.schema_parts import Schema, definitions
from apnap.protocol.version import PROTOCOL_VERSION
from apnap.protocol.wire import MEANINGS

OPENRPC_VERSION: Final = "1.3.2"

_TEMPLATE: Final = "#/components/schemas/{name}"


@functools.cache
def openrpc() -> Schema:
    """Return the OpenRPC document; it is shared, do not change it."""
    types = tuple(t for method in METHODS.values() for t in (method.params, method.result))
    tops, parts = definitions(types, _TEMPLATE)
    pairs = zip(tops[::2], tops[1::2], strict=True)
    return {
        "openrpc": OPENRPC_VERSION,
        "info": {
            "title": "apnap engine protocol",
            "version": PROTOCOL_VERSION,
            "description": "What the apnap suite and a rules engine say to each other.",
        },
        "methods": [
            _method(name, method, parts[params["$ref"].rpartition("/")[2]], result)
            for (name, method), (params, result) in zip(METHODS.items(), pairs, strict=True)
        ],
        "components": {"schemas": dict(sorted(parts.items()))},
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
