"""Parts of schemas: what msgspec makes of the records, tidied up."""

import inspect
import json
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

Schema = dict[str, Any]
"""A JSON Schema, or a document that holds some."""


def definitions(types: Iterable[Any]) -> tuple[dict[Any, Schema], dict[str, Schema]]:
    """
    Return a schema for each of `types`, and the definitions to which they refer as `#/$defs/NAME`.

    A definition has the name of its record; records of one name have that of their module as well.
    """
    types = tuple(types)
    tops, parts = msgspec.json.schema_components(
        types, schema_hook=_beside, ref_template="#/$defs/{name}"
    )
    return (
        {type_: _clean(top) for type_, top in zip(types, tops, strict=True)},
        {name: _clean(part) for name, part in parts.items()},
    )


def closed(description: str, required: tuple[str, ...], **properties: Schema) -> Schema:
    """Return the schema of an object with exactly these properties."""
    return {
        "description": description,
        "type": "object",
        "properties": properties,
        "required": list(required),
        "additionalProperties": False,
    }


def text(document: Mapping[str, Any]) -> str:
    """Return a schema or document as it stands in its file."""
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"


def _beside(_type: type) -> Schema:
    """Return nothing for a type that JSON does not have: the field says what stands there."""
    return {}


def _clean(part: Any) -> Any:  # noqa: ANN401 - any value of JSON
    """Return a generated schema with the tag described and without what only OpenAPI knows."""
    if isinstance(part, list):
        return [_clean(item) for item in part]
    if not isinstance(part, dict):
        return part
    kept = {key: _clean(value) for key, value in part.items() if key != "discriminator"}
    if isinstance(kept.get("description"), str):
        kept["description"] = " ".join(inspect.cleandoc(kept["description"]).split())
    if isinstance(kept.get("enum"), list) and len(kept["enum"]) == 1:
        kept["const"] = kept.pop("enum")[0]
    tag = kept.get("properties", {}).get("kind")
    if isinstance(tag, dict) and set(tag) == {"const"}:
        kept["properties"]["kind"] = {"description": "Tells what this is.", **tag}
    return kept
