"""The page about the protocol shows what the contract says."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.protocol.json_values import Json

from apnap.protocol import PROTOCOL_VERSION
from apnap.protocol.connection import NOTES_LIMIT, Limits
from apnap.protocol.methods import METHODS
from apnap.protocol.schemas.making import ENVELOPES, TYPES, schema
from apnap.protocol.wire import DEPTH_LIMIT, LINE_LIMIT, MEANINGS
from apnap_adapters.command import KEPT

CHECKOUT = Path(__file__).parents[2]
PAGE = (CHECKOUT / "docs" / "protocol.md").read_text("utf-8")
BLOCK = re.compile(r"<!-- (\w+) (\d+) ?([a-z ]*) -->\n\n```json\n(.*?)\n```", re.DOTALL)
BLOCKS = [match.groups() for match in BLOCK.finditer(PAGE)]


def within(part: Json, whole: Json) -> bool:
    """Return whether everything in `part` stands at the same place in `whole`."""
    if not isinstance(part, dict):
        return bool(part == whole)
    return all(key in whole and within(inner, whole[key]) for key, inner in part.items())


def test_every_block_of_json_says_what_it_shows() -> None:
    assert len(BLOCKS) == PAGE.count("```json")


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: " ".join(block[:3]).strip())
def test_a_block_shows_an_example_of_the_contract(block: tuple[str, str, str, str]) -> None:
    """The comment names schema and number; then `part of …`, or a field that is shown alone."""
    name, number, more, text = block
    shown, example = json.loads(text), schema(name)["examples"][int(number) - 1]
    if more.startswith("part "):
        assert within(shown, example)
        assert sorted(_leaves(shown)) == sorted(more.split()[1:])
    else:
        assert shown == (example[more] if more else example)


def _leaves(shown: Json) -> list[str]:
    """Return which fields of a result and of its state are shown."""
    result = shown["result"]
    return [key for key in result if key != "state"] + list(result.get("state", {}))


def test_every_method_and_kind_is_listed() -> None:
    tables = "\n".join(line for line in PAGE.splitlines() if line.startswith("|"))
    kinds = [
        part["properties"]["kind"]["const"]
        for name in ("decision", "answer")
        for part in schema(name)["$defs"].values()
        if "const" in part["properties"].get("kind", {})
    ]
    assert len(kinds) > 20
    for word in [*METHODS, *kinds, "accepted", "rejected", "unsupported"]:
        assert f"`{word}`" in tables


def test_every_schema_is_mentioned() -> None:
    for name in [*TYPES, *ENVELOPES]:
        assert f"`{name}`" in PAGE or name.partition(".")[0] in METHODS


def test_the_program_that_reads_the_schemas_of_the_folder_does_what_it_says() -> None:
    (program,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    ran = subprocess.run(
        [sys.executable, "-c", program], cwd=CHECKOUT, capture_output=True, text=True, check=True
    )
    assert f"# {ran.stdout.strip()}\n" in program


def test_codes_limits_and_environment_are_the_real_ones() -> None:
    for code, meaning in MEANINGS.items():
        assert f"| −{-code} | {meaning} |" in PAGE  # noqa: RUF001 - a minus sign
    limits = Limits()
    for row in (
        f"{LINE_LIMIT:,} bytes",
        f"included | {limits.start_seconds:g} seconds |",
        f"`load` is answered | {limits.load_seconds:g} seconds |",
        f"anything else is answered | {limits.answer_seconds:g} seconds |",
        f"SIGKILL | {limits.end_seconds:g} seconds each |",
        f"last {NOTES_LIMIT:,} bytes",
        f"no deeper than {DEPTH_LIMIT} levels",
        f"version {PROTOCOL_VERSION}, not frozen",
    ):
        assert row in PAGE
    for variable in KEPT:
        assert f"`{variable}`" in PAGE
