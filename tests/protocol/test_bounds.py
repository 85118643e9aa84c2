"""Bounds: each number, text, list and map of every schema has one, and what holds them agrees."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec
from jsonschema import Draft202012Validator
from tests.protocol.json_values import Json, parts

from apnap.protocol.bounds import INTEGER_LIMIT, MOST, MOST_OBJECTS, MOST_PLAYERS
from apnap.protocol.schemas.bundling import bundle
from apnap.protocol.schemas.examples import EXAMPLES
from apnap.protocol.schemas.files import document, paths
from apnap.protocol.state import State
from apnap.protocol.validation import is_valid

WITHOUT: Final[Mapping[str, str]] = {
    "Fields of the state (schema `state`) other than `objects`, with their new values.": (
        "the state to which they lead is read as a state, and held to the bounds of one"
    ),
}
"""What has no bound of its own, by its description, and why."""

NEEDED: Final[Mapping[str, frozenset[str]]] = {
    "string": frozenset({"maxLength"}),
    "integer": frozenset({"minimum", "maximum"}),
    "number": frozenset({"minimum", "maximum"}),
    "array": frozenset({"maxItems"}),
    "object": frozenset({"maxProperties", "additionalProperties"}),
}


NONE: Final = frozenset[str]()


def is_closed(part: Json) -> bool:
    """Tell whether an object has no properties but those that are named."""
    return part.get("additionalProperties") is False


def unbounded(schema: Json) -> list[Json]:
    """Return the parts of a schema that say of something that it can be as large as it likes."""
    return [
        part
        for part in parts(schema)
        if part.get("description") not in WITHOUT
        and not is_closed(part)
        and NEEDED.get(str(part.get("type")), NONE) - part.keys()
    ]


def test_everything_in_a_schema_has_a_bound() -> None:
    assert {at: found for at in paths().values() if (found := unbounded(document(at)))} == {}


def test_the_search_for_what_is_unbounded_finds_it() -> None:
    loose = [{"type": kind} for kind in NEEDED]
    assert unbounded({"properties": {"a": {"anyOf": loose}}}) == loose


def states() -> Iterator[tuple[str, bool, dict[str, Any]]]:
    """Yield states with as much of something as there may be, and with one more of it."""
    given: dict[str, Any] = json.loads(msgspec.json.encode(EXAMPLES["state"][0]))
    player, thing = given["players"][0], given["objects"][0]
    figures = {"library": MOST, "hand": MOST, "life": INTEGER_LIMIT, "poison": INTEGER_LIMIT}
    for more in (0, 1):
        for field, most in figures.items():
            yield field, not more, given | {"players": [player | {field: most + more}]}
        yield "players", not more, given | {"players": [player] * (MOST_PLAYERS + more)}
        yield "objects", not more, given | {"objects": [thing] * (MOST_OBJECTS + more)}


def is_record(state: Mapping[str, Any]) -> bool:
    """Tell whether the records take a state."""
    try:
        msgspec.convert(state, State)
    except msgspec.ValidationError:
        return False
    return True


def test_records_and_both_validators_hold_to_the_same_bounds() -> None:
    slow = Draft202012Validator(bundle("state"))
    for field, fits, state in states():
        held = (is_record(state), is_valid("state", state), slow.is_valid(state))
        assert held == (fits, fits, fits), field
