"""Parts of schemas: what msgspec makes of the records, tidied up."""

import inspect
import json
from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec

Schema = dict[str, Any]
"""A JSON Schema, or a document that holds some."""

_INDENT: Final = 2
_WIDE: Final = 99
"""So long is a line that holds a whole value at most, and a comma follows."""


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
    """Return a schema or document as it stands in its file: what holds no more on one line."""
    return _laid_out(document, 0, "") + "\n"


def _laid_out(part: Any, depth: int, key: str) -> str:  # noqa: ANN401 - any value of JSON
    """Return a value of JSON behind its key, on one line if nothing is nested and it fits."""
    line = key + json.dumps(part, ensure_ascii=False)
    if isinstance(part, dict):
        inside, ends = [(f"{json.dumps(name)}: ", one) for name, one in part.items()], "{}"
    elif isinstance(part, list):
        inside, ends = [("", one) for one in part], "[]"
    else:
        return line
    leaf = not any(isinstance(one, dict | list) for _, one in inside)
    if leaf and depth * _INDENT + len(line) <= _WIDE:
        return line
    space = "\n" + " " * _INDENT * depth
    deeper = space + " " * _INDENT
    rows = (_laid_out(one, depth + 1, name) for name, one in inside)
    return f"{key}{ends[0]}{deeper}{f',{deeper}'.join(rows)}{space}{ends[1]}"


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
    if set(kept.get("propertyNames", ())) == {"enum"}:
        del kept["propertyNames"]  # msgspec says so from 0.23 on only
    if isinstance(kept.get("enum"), list) and len(kept["enum"]) == 1:
        kept["const"] = kept.pop("enum")[0]
    tag = kept.get("properties", {}).get("kind")
    if isinstance(tag, dict) and set(tag) == {"const"}:
        kept["properties"]["kind"] = {"description": "Tells what this is.", **tag}
    return kept
