"""Of what Forge fails, the log alone shows which rule it breaks: all its failures are judged."""

from __future__ import annotations

import gzip
import json
from collections.abc import Mapping
from itertools import groupby
from pathlib import Path
from typing import Any, Final

import pytest
from tests.logs.games import checked

LOGS: Final = Path(__file__).with_name("failed.jsonl.gz")
"""Of each scenario that Forge fails."""

NAMED: Final[Mapping[str, str]] = json.loads(LOGS.with_name("named.json").read_text("utf-8"))
"""Of each cause one: the rule that says why, not the one about the field that differs."""


@pytest.fixture(scope="module")
def logs() -> dict[str, list[dict[str, Any]]]:
    """Return the lines of each game."""
    lines = map(json.loads, gzip.decompress(LOGS.read_bytes()).splitlines())
    return {game: list(told) for game, told in groupby(lines, lambda line: line["game"])}


@pytest.mark.parametrize(("scenario", "rule"), NAMED.items())
def test_the_rule_is_named_that_says_why(
    logs: dict[str, list[dict[str, Any]]], scenario: str, rule: str
) -> None:
    found = checked(logs[scenario]).findings
    assert rule in [one.rule for one in found if one.certainty == "certain"]
