"""The schemas: what they are made of, and that they say the same as the records."""

import json
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from tests.protocol.json_values import Json, changed, parts, places
from tools.fuzz.records import records

from apnap.protocol.methods import METHODS
from apnap.protocol.resources import folder
from apnap.protocol.schemas.bundling import bundle
from apnap.protocol.schemas.examples import EXAMPLES
from apnap.protocol.schemas.files import BASE
from apnap.protocol.schemas.making import ENVELOPES, NAMES, TYPES, files, schema
from apnap.protocol.schemas.replacing import write
from apnap.protocol.state import State
from apnap.protocol.validation import is_valid
from apnap.protocol.wire import MEANINGS, Request, Trouble, read_request, read_response

quick = settings(
    max_examples=25,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)


def objects(document: Json) -> list[dict[str, Any]]:
    """Return every schema within a schema that describes a JSON object."""
    return [part for part in parts(document) if part.get("type") == "object"]


def test_is_a_schema_with_a_name_and_a_purpose() -> None:
    for name in NAMES:
        document = schema(name)
        Draft202012Validator.check_schema(document)
        assert document["$id"] == f"{BASE}{name}.json"
        assert document["title"] == name
        assert bundle(name)["description"], name


def test_every_property_is_described() -> None:
    silent = [
        (name, part.get("title"), field)
        for name in NAMES
        for part in objects(schema(name))
        for field, inner in part.get("properties", {}).items()
        if not inner.get("description")
    ]
    assert silent == []


def test_every_object_is_closed() -> None:
    for name in NAMES:
        for part in objects(schema(name)):
            if "properties" in part:
                assert part["additionalProperties"] is False, name
            else:  # names of counters and the like, each with a value of one type
                assert part["additionalProperties"]["type"] in {"integer", "string"}, name


def test_examples_fit() -> None:
    for name in NAMES:
        validator = Draft202012Validator(bundle(name))
        assert schema(name)["examples"], name
        for example in schema(name)["examples"]:
            validator.validate(example)
            assert is_valid(name, example), name


def test_examples_are_records() -> None:
    for name, kind in TYPES.items():
        for example, record in zip(schema(name)["examples"], EXAMPLES[name], strict=True):
            read = msgspec.convert(example, kind)
            assert read == record, name
            assert json.loads(msgspec.json.encode(read)) == example, name


def test_examples_of_whole_messages_can_be_read() -> None:
    for example in schema("request")["examples"]:
        assert isinstance(read_request(json.dumps(example).encode()), Request)
    for example in schema("response")["examples"]:
        line = json.dumps(example).encode()
        assert read_response(line, example["id"]) == example["result"]
    for example in schema("error")["examples"]:
        assert isinstance(read_response(json.dumps(example).encode(), 2), Trouble)


@pytest.mark.parametrize("name", ["decision", "answer"])
def test_there_is_an_example_of_every_kind(name: str) -> None:
    alternatives = {ref["$ref"].rpartition("/")[2] for ref in schema(name)["anyOf"]}
    assert {type(example).__name__ for example in EXAMPLES[name]} == alternatives


def test_an_unknown_schema_is_a_lookup_error() -> None:
    with pytest.raises(LookupError, match="no schema 'stat'"):
        schema("stat")


@pytest.mark.parametrize("name", TYPES)
def test_every_record_fits_its_schema_and_comes_back_equal(name: str) -> None:
    @quick
    @given(records(TYPES[name]))
    def check(record: msgspec.Struct) -> None:
        line = msgspec.json.encode(record)
        value = json.loads(line)
        assert is_valid(name, value)
        assert msgspec.json.decode(line, type=TYPES[name]) == record
        assert msgspec.convert(value, TYPES[name]) == record

    check()


PAIN: dict[str, list[Any]] = {
    "string": [7, True, None, [], {}],
    "integer": ["7", 7.5, True, None, [], {}],
    "boolean": ["true", 0, 1, None, [], {}],
    "array": ["x", 7, True, None, {}],
    "object": ["x", 7, True, None, []],
}
"""For each type of JSON, values of other types."""


def accepts(name: str, value: Json) -> bool:
    """Return whether the record takes a value."""
    try:
        msgspec.json.decode(json.dumps(value), type=TYPES[name])
    except msgspec.ValidationError:
        return False
    return True


@pytest.mark.parametrize("name", TYPES)
def test_schema_and_record_refuse_the_same(name: str) -> None:
    """Whatever is put anywhere into an example, both take it or both refuse it."""
    refused = 0
    for example in schema(name)["examples"][:4]:
        for at in places(example):
            for wrong in (*PAIN["string"], "", "x", -1):
                value = changed(example, at, wrong)
                assert is_valid(name, value) == accepts(name, value), (at, wrong)
                refused += not is_valid(name, value)
    assert refused


@pytest.mark.parametrize("name", TYPES)
def test_an_unknown_or_missing_field_is_refused_by_both(name: str) -> None:
    fields = 0
    for example in schema(name)["examples"][:4]:
        for at in places(example):
            inner = example
            for step in at:
                inner = inner[step]
            if not isinstance(inner, dict) or at[-1:] in {("counters",), ("chosen",)}:
                continue
            wider = changed(example, at, {**inner, "surplus": 1})
            assert not is_valid(name, wider)
            assert not accepts(name, wider)
            for field in inner:
                less = {key: kept for key, kept in inner.items() if key != field}
                value = changed(example, at, less)
                assert is_valid(name, value) == accepts(name, value), (at, field)
                fields += 1
    assert fields or example == {}


STATE = schema("state")["examples"][0]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        pytest.param(("surplus",), 1, id="a field too many"),
        pytest.param(("players", 0, "life"), "twenty", id="a wrong type"),
        pytest.param(("players", 0), {"name": "Rob"}, id="a field too few"),
        pytest.param(("players", 0, "hand"), -1, id="a negative count"),
        pytest.param(("stage",), "paused", id="a value that is not in the list"),
        pytest.param(("edition",), "newest", id="no date"),
        pytest.param(("players",), [], id="nobody"),
        pytest.param(("players", 0, "name"), "", id="no name"),
        pytest.param(("players", 0, "name"), "x" * 201, id="too long a name"),
        pytest.param(("players", 0, "life"), None, id="null for unknown"),
        pytest.param(("pending",), [{"kind": "nap", "id": "d1", "decider": "Rob"}], id="a kind"),
    ],
)
def test_both_refuse(field: tuple[Any, ...], value: Json) -> None:
    inner: Json = STATE
    for step in field[:-1]:
        inner = inner[step]
    wrong = {**inner, field[-1]: value} if isinstance(inner, dict) else [value, *inner[1:]]
    state = changed(STATE, field[:-1], wrong)
    assert is_valid("state", STATE)
    assert accepts("state", STATE)
    assert not is_valid("state", state)
    assert not accepts("state", state)


@quick
@given(records(State), st.data())
def test_a_wrong_type_anywhere_in_a_state_is_judged_alike(
    state: State, data: st.DataObject
) -> None:
    value = json.loads(msgspec.json.encode(state))
    at = data.draw(st.sampled_from(list(places(value))))
    wrong = data.draw(st.sampled_from(PAIN["string"] + ["", "x", -1]))
    value = changed(value, at, wrong)
    assert is_valid("state", value) == accepts("state", value)


@pytest.mark.parametrize(
    ("place", "fits"),
    [
        ("engine/combat/blocks.py:43", True),
        ("Blocks.java:1", True),
        ("/home/somebody/engine/blocks.py:43", False),
        (r"C:\engine\blocks.py:43", False),
        ("C:/engine/blocks.py:43", False),
        ("engine/combat/blocks.py", False),
        ("engine/combat/blocks.py:0", False),
    ],
)
def test_a_place_is_a_line_of_a_file_below_the_engine(place: str, *, fits: bool) -> None:
    told = {"rules": [{"rule": "802.4a", "name": "own", "summary": "Own.", "place": place}]}
    assert is_valid("describe.result", told) == fits
    with nullcontext() if fits else pytest.raises(msgspec.ValidationError):
        msgspec.convert(told, TYPES["describe.result"])


def test_the_folder_holds_what_the_records_say() -> None:
    """After a change of the records: python -m apnap.protocol.schemas."""
    found = {path.name: path.read_text("utf-8") for path in folder("schemas").glob("*.json")}
    assert found == dict(files())


def test_writing_replaces_what_was_there(tmp_path: Path) -> None:
    (tmp_path / "old.json").write_text("{}")
    (tmp_path / "README.md").write_text("kept")
    write(tmp_path, dict(files()))
    assert {path.name for path in tmp_path.iterdir()} == {*dict(files()), "README.md"}


def test_the_methods_are_described_for_openrpc() -> None:
    document = bundle("openrpc")
    assert [method["name"] for method in document["methods"]] == list(METHODS)
    components = document["components"]["schemas"]
    refs = {part["$ref"] for part in parts(document) if "$ref" in part}
    assert refs <= {f"#/components/schemas/{name}" for name in components}
    assert {method.params.__name__ for method in METHODS.values()} <= components.keys()
    for method in document["methods"]:
        assert {error["code"] for error in method["errors"]} == {int(code) for code in MEANINGS}
        for example in method["examples"]:
            params = {param["name"]: param["value"] for param in example["params"]}
            assert is_valid(f"{method['name']}.params", params)
            assert is_valid(f"{method['name']}.result", example["result"]["value"])


def test_every_method_is_a_request_and_its_parameters_are_checked() -> None:
    for method in METHODS:
        message = {"jsonrpc": "2.0", "id": 1, "method": method, "params": {"surplus": 1}}
        assert not is_valid("request", message)
    assert set(ENVELOPES) == {"request", "response", "error"}
