"""Logs that Forge has recorded, an engine that this project did not write, are judged right."""

from __future__ import annotations

import gzip
import importlib.util
import json
from itertools import groupby
from pathlib import Path
from typing import Any, Final

import pytest

BRIDGE: Final = Path(__file__).parents[2] / "adapters" / "forge"
LOGS: Final = Path(__file__).with_name("logs.jsonl.gz")
"""Of the scenarios that Forge fails each third, of those that it passes each ninth."""

FAILED: Final = LOGS.with_name("failed.jsonl.gz")
"""Of all scenarios that Forge fails."""

pytestmark = pytest.mark.skipif(not BRIDGE.exists(), reason="bridges are not in the sdist")


@pytest.fixture(scope="module")
def judged() -> Any:  # noqa: ANN401 - it is declared beside the bridge, in no package
    """Judge them."""
    place = importlib.util.spec_from_file_location("judging", BRIDGE / "judging.py")
    assert place is not None
    assert place.loader is not None
    judging = importlib.util.module_from_spec(place)
    place.loader.exec_module(judging)
    lines = [
        line for file in (LOGS, FAILED) for line in gzip.decompress(file.read_bytes()).split(b"\n")
    ]
    games = groupby(filter(None, lines), lambda line: json.loads(line)["game"])
    return judging.judged({game: list(texts) for game, texts in games})


def test_what_forge_passes_is_clean_and_what_it_fails_is_found(
    judged: Any,  # noqa: ANN401 - as above
) -> None:
    assert judged.problems == ()


def test_there_is_enough_of_both(judged: Any) -> None:  # noqa: ANN401 - as above
    assert judged.lines > 900
    assert len(judged.found) + len(judged.missed) > 100
