"""The schemas of the files that apnap writes: committed as they are made, closed, described."""

from __future__ import annotations

from pathlib import Path

import pytest
from jsonschema import Draft202012Validator
from tests.protocol.json_values import parts

from apnap.certifying.schemas import FOLDER, TYPES, breaches, files, schema
from apnap.protocol.resources import folder
from apnap.protocol.schemas.bundling import bundle
from apnap.protocol.schemas.replacing import write


def test_the_committed_files_are_those_that_are_made() -> None:
    where = folder("schemas") / FOLDER
    assert {path.name for path in where.iterdir()} == dict(files()).keys()
    for name, content in files():
        assert (where / name).read_text(encoding="utf-8") == content, (
            "run `python -m apnap.certifying.schemas`"
        )


def test_writing_removes_what_is_no_longer_wanted(tmp_path: Path) -> None:
    (tmp_path / "old.json").touch()
    write(tmp_path, dict(files()))
    assert {path.stem for path in tmp_path.iterdir()} == TYPES.keys()


@pytest.mark.parametrize("name", TYPES)
def test_is_a_closed_schema_that_describes_everything(name: str) -> None:
    document = schema(name)
    Draft202012Validator.check_schema(document)
    assert bundle(name)["description"]
    for part in parts(document):
        properties = part.get("properties", {})
        assert [field for field, inner in properties.items() if not inner.get("description")] == []
        if properties:
            assert part["additionalProperties"] is False


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"{", "it is not JSON"),
        (b"\xff", "it is not JSON"),
        (b"[" * 100_000, "it is not JSON"),
        (b"[]", "the whole: "),
        (b'{"schemaVersion":1,"label":"x","message":"x","color":"pink"}', "color: "),
    ],
)
def test_what_breaks_a_schema_is_said_with_its_place(content: bytes, problem: str) -> None:
    assert any(found.startswith(problem) for found in breaches("badge", content))


@pytest.mark.parametrize("more", [0, 40_000])
def test_more_levels_than_the_validator_looks_into_are_told(more: int) -> None:
    deep = b'{"label":' + b"[" * 300 + b"]" * 300 + b"}" + b" " * more
    assert breaches("badge", deep) == (
        "it is nested too deeply to be looked at: Recursion limit reached",
    )


def test_of_a_small_file_five_breaches_are_said_and_of_a_larger_one_the_first() -> None:
    """All of them are found at once, and take ten thousand bytes each."""
    small = breaches("certificate", b"{}")
    assert len(small) == len(set(small)) == 5
    (found,) = breaches("certificate", b"{}" + b" " * 40_000)
    assert found in small
