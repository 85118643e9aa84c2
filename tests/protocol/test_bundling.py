"""Schemas that refer to each other, and those that stand alone: they say the same."""

from __future__ import annotations

import json
import posixpath
import re
import socket
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any
from urllib.parse import urljoin

import jsonschema_rs
import pytest
from jsonschema import Draft202012Validator
from referencing import Registry, Resource
from tests.protocol.json_values import Json, changed, parts, places

from apnap.certifying import schemas as reports
from apnap.driver import Said
from apnap.protocol.schemas import files, making
from apnap.protocol.schemas.bundling import bundle
from apnap.protocol.schemas.files import BASE, document, retrieve
from apnap.protocol.schemas.parts import definitions
from apnap.protocol.validation import Breach, check, validator

TYPES: dict[str, Any] = {**making.TYPES, **reports.TYPES}
"""Every record that has a schema, by the schema's name."""

PATHS = {name: path for name, path in files.paths().items() if name != "openrpc"}
"""Every schema's path in the folder."""

WRONG: tuple[Json, ...] = (7, 7.5, -1, True, None, "", "x", [], {}, {"kind": "nap"})


def refuse(uri: str) -> Any:  # noqa: ANN401 - it never returns
    """Fetch nothing."""
    raise AssertionError(uri)


ALONE = {name: jsonschema_rs.Draft202012Validator(bundle(name), retriever=refuse) for name in PATHS}
"""Validators that know the bundle of one schema and nothing else."""


def references(path: str) -> list[str]:
    """Return what a document of the folder refers to, as it stands there."""
    return [part["$ref"] for part in parts(document(path)) if "$ref" in part]


def found(uri: str) -> Json:
    """Return what stands at a path in the folder, with its pointer, such as `a.json#/$defs/B`."""
    path, _, pointer = uri.partition("#")
    inner: Json = document(path)
    for step in pointer.split("/")[1:]:
        inner = inner[step]
    return inner


class TestInTheFolder:
    """Schemas that refer to each other."""

    def test_a_definition_stands_once(self) -> None:
        texts = Counter(
            json.dumps(part, sort_keys=True)
            for path in PATHS.values()
            for part in document(path).get("$defs", {}).values()
        )
        assert len(texts) > 100
        assert set(texts.values()) == {1}

    def test_each_reference_leads_to_something_from_the_place_of_the_file(self) -> None:
        for path in files.paths().values():
            for reference in references(path):
                file, _, pointer = reference.partition("#")
                there = posixpath.normpath(posixpath.join(posixpath.dirname(path), file))
                assert found(f"{there if file else path}#{pointer}"), path

    def test_each_reference_leads_to_the_same_from_the_id(self) -> None:
        for path in PATHS.values():
            assert document(path)["$id"] == BASE + path
            for reference in references(path):
                file, _, pointer = urljoin(BASE + path, reference).partition("#")
                assert file.startswith(BASE), path
                at = file.removeprefix(BASE)
                relative = posixpath.relpath(at, posixpath.dirname(path) or ".")
                assert reference in {f"#{pointer}", relative, f"{relative}#{pointer}"}, path
                assert found(f"{at}#{pointer}"), path

    def test_nothing_is_defined_in_vain(self) -> None:
        used = {
            urljoin(BASE + path, reference)
            for path in files.paths().values()
            for reference in references(path)
        }
        for path in PATHS.values():
            for name in document(path).get("$defs", {}):
                assert f"{BASE}{path}#/$defs/{name}" in used

    def test_no_two_schemas_refer_to_each_other(self) -> None:
        order = [
            *(f"{name}.json" for name in making.NAMES),
            *(f"reports/{name}.json" for name in reports.TYPES),
        ]
        assert sorted(order) == sorted(PATHS.values())
        for path in order:
            for reference in references(path):
                at = urljoin(BASE + path, reference).partition("#")[0].removeprefix(BASE)
                assert order.index(at) <= order.index(path)

    def test_every_decision_and_every_answer_is_told_in_one_place(self) -> None:
        state = document("state.json")["$defs"]["State"]
        assert state["properties"]["pending"]["items"] == {"$ref": "decision.json"}
        said = document("answer.params.json")["$defs"]["AnswerSaid"]
        assert said["properties"]["say"]["$ref"] == "answer.json"


class TestBundles:
    """Schemas that stand alone."""

    def test_a_bundle_holds_what_it_needs_and_nothing_else(self) -> None:
        for name in PATHS:
            made = bundle(name)
            jsonschema_rs.meta.validate(made)
            inside = {part["$ref"] for part in parts(made) if "$ref" in part}
            assert inside == {f"#/$defs/{used}" for used in made.get("$defs", {})}, name

    @pytest.mark.parametrize("name", TYPES)
    def test_a_bundle_is_what_the_record_alone_says(self, name: str) -> None:
        """Made from one record only: nothing is placed, and nothing is linked."""
        unread = (Said,) if name == "results" else ()  # results keep what was said as written
        tops, made_of = definitions([TYPES[name], *unread])
        top, defs = json.loads(json.dumps([tops[TYPES[name]], made_of]))  # no tuples
        if "$ref" in top:
            top = defs.pop(top["$ref"].rpartition("/")[2])
        made = bundle(name)
        assert made.get("$defs", {}) == defs
        said = made.keys() - {"$schema", "$id", "title", "examples", "$defs"}
        if "anyOf" in top:
            said -= {"description"}  # a union has none of its own
        assert {key: made[key] for key in said} == {key: top[key] for key in top if key != "title"}

    def test_the_same_name_has_another_id(self) -> None:
        """A bundle has no `$defs` for its own top: nobody shall take it for the schema itself."""
        ids = {bundle(name)["$id"] for name in PATHS}
        assert len(ids) == len(PATHS)
        assert ids.isdisjoint(document(path)["$id"] for path in PATHS.values())

    def test_an_unknown_schema_is_a_lookup_error(self) -> None:
        with pytest.raises(
            LookupError, match="no schema 'stat'; similar: state, statement; there are: answer, "
        ):
            bundle("stat")

    def test_one_name_for_two_definitions_is_noticed(self, monkeypatch: pytest.MonkeyPatch) -> None:
        made = {
            "here.json": {
                "$id": BASE,
                "anyOf": [{"$ref": "#/$defs/A"}, {"$ref": "b.json#/$defs/A"}],
                "$defs": {"A": {}},
            },
            "b.json": {"$defs": {"A": {}}},
        }
        monkeypatch.setattr("apnap.protocol.schemas.bundling.path", lambda name: f"{name}.json")
        monkeypatch.setattr("apnap.protocol.schemas.bundling.document", made.__getitem__)
        with pytest.raises(ValueError, match=r"'A' is defined in b\.json and in here\.json"):
            bundle.__wrapped__("here")


def judged_alike(name: str, value: Json) -> bool:
    """Return whether a value fits a schema; that of the folder and the bundle have to agree."""
    verdict = validator(name).is_valid(value)
    assert ALONE[name].is_valid(value) == verdict, value
    return verdict


WORDS = (
    *("x", "0.1", "2026-01-16", "2026-01-16T00:00:00Z", "{W}", "https://x.example", "0" * 64),
    "blocks.py:43",
)
"""A word for every pattern that the schemas have."""

Part = dict[str, Any]
"""A schema within a schema."""


def fields(part: Part) -> dict[str, Part]:
    """Return the schema of each field of a JSON object; where any name will do, of one field."""
    more = part.get("additionalProperties", {})
    return part.get("properties") or {"some": more or {"type": "null"}}


FILLED: dict[str, Callable[[Part, Callable[[Part], Json]], Json]] = {
    "object": lambda part, fill: {name: fill(inner) for name, inner in fields(part).items()},
    "array": lambda part, fill: [fill(part["items"])],
    "string": lambda part, _: next(w for w in WORDS if re.search(part.get("pattern", ""), w)),
    "integer": lambda part, _: part.get("minimum", 0),
    "number": lambda part, _: part.get("minimum", 0),
    "boolean": lambda _, __: True,
    "null": lambda _, __: None,
}
"""How a value of each type is made: from its schema, and from what makes the values within."""


def sample(part: Part, defs: dict[str, Part], turn: int) -> Json:
    """Return a value that fits a schema; of alternatives it takes the first, the second, ..."""

    def fill(inner: Part) -> Json:
        return sample(inner, defs, turn)

    if "$ref" in part:
        return fill(defs[part["$ref"].rpartition("/")[2]])
    if "anyOf" in part:
        return fill(part["anyOf"][turn % len(part["anyOf"])])
    if "type" in part:
        return FILLED[part["type"]](part, fill)
    allowed = part.get("enum") or [part.get("const")]
    return allowed[turn % len(allowed)]


class TestBothSayTheSame:
    """Whatever one form takes, so does the other."""

    @pytest.mark.parametrize("name", making.NAMES)
    def test_of_examples_and_of_what_is_changed_in_them(self, name: str) -> None:
        refused = 0
        for example in document(PATHS[name])["examples"]:
            assert judged_alike(name, example)
            for at in places(example):
                for wrong in WRONG:
                    refused += not judged_alike(name, changed(example, at, wrong))
        assert refused

    @pytest.mark.parametrize("name", reports.TYPES)
    def test_of_samples_and_of_what_is_changed_in_them(self, name: str) -> None:
        """Files of apnap have no examples; a sample has every field, and one thing in each list."""
        refused = 0
        for turn in range(3):
            value = sample(bundle(name), bundle(name).get("$defs", {}), turn)
            assert judged_alike(name, value)
            for at in places(value):
                for wrong in WRONG:
                    refused += not judged_alike(name, changed(value, at, wrong))
        assert refused

    @pytest.mark.parametrize("name", making.NAMES)
    def test_and_they_blame_the_same_place(self, name: str) -> None:
        """Both as other people's validators read them: `jsonschema`, with a registry."""
        registry: Registry[Any] = Registry().with_resources(
            (BASE + path, Resource.from_contents(document(path))) for path in PATHS.values()
        )
        linked = Draft202012Validator(document(PATHS[name]), registry=registry)
        alone = Draft202012Validator(bundle(name))
        example = document(PATHS[name])["examples"][0]
        for at in [(), *list(places(example))[-1:]]:
            for wrong in (*WRONG, {"surplus": 1}):
                value = changed(example, at, wrong)
                blamed = [
                    sorted((list(e.absolute_path), e.message) for e in form.iter_errors(value))
                    for form in (linked, alone)
                ]
                assert blamed[0] == blamed[1]


class TestNothingIsFetched:
    """No validator ever asks anybody."""

    @pytest.fixture
    def asked(self) -> Iterator[tuple[str, list[str]]]:
        """Serve an address on this machine; yield it, and what it is asked for."""
        paths: list[str] = []

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                paths.append(self.path)
                self.send_error(404)

            def log_message(self, *_: object) -> None:
                pass

        server = HTTPServer(("127.0.0.1", 0), Handler)
        thread = threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/", paths
        server.shutdown()
        server.server_close()

    def test_an_address_of_others_is_refused_unasked(self, asked: tuple[str, list[str]]) -> None:
        base, paths = asked
        with pytest.raises(Exception, match="nothing is fetched"):
            jsonschema_rs.Draft202012Validator({"$ref": f"{base}x.json"}, retriever=retrieve)
        assert paths == []
        with pytest.raises(jsonschema_rs.ValidationError):  # without it, somebody would be asked
            jsonschema_rs.Draft202012Validator({"$ref": f"{base}x.json"})
        assert paths == ["/x.json"]

    @pytest.mark.parametrize("uri", [f"{BASE}none.json", f"{BASE}../state.json", "state.json", ""])
    def test_what_is_not_in_the_folder_is_refused(self, uri: str) -> None:
        with pytest.raises(LookupError, match="nothing is fetched"):
            retrieve(uri)

    def test_every_schema_is_put_together_without_a_connection(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        wanted: list[str] = []

        def watched(uri: str) -> Json:
            wanted.append(uri)
            return retrieve(uri)

        monkeypatch.setattr(socket, "socket", refuse)
        monkeypatch.setattr("apnap.protocol.validation.retrieve", watched)
        for name in PATHS:
            validator.__wrapped__(name)
            assert all(uri.startswith(BASE) for uri in wanted), name
            with pytest.raises(Breach):
                check(name, None)
