"""Whole games that nobody drove: recorded from Forge, and judged without a certain false alarm."""

from __future__ import annotations

import gzip
import json
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest
from tests.forge import recording
from tests.forge.recording import BRIDGE
from tests.logs.games import checked

from apnap.protocol.catalogue import catalogue

GAMES: Final = Path(__file__).with_name("games.jsonl.gz")
"""Two games of `games.py`, of decks with cards that apnap does not know."""
JUDGED: Final = 0.85

there = pytest.mark.skipif(not BRIDGE.exists(), reason="bridges are not in the sdist")


def test_recorded_games_are_judged_without_any_finding() -> None:
    lines = gzip.decompress(GAMES.read_bytes()).splitlines()
    found = checked(lines)
    assert (found.findings, found.troubled, found.games) == ((), 0, 2)
    assert found.checked >= JUDGED * (found.checked + found.unchecked)
    cards = {
        thing["card"]
        for line in lines
        for thing in json.loads(line)
        .get("said", {})
        .get("load", {})
        .get("position", {})
        .get("objects", ())
    }
    assert any(card not in catalogue() for card in cards)


@there
def test_the_command_tells_how_it_is_used() -> None:
    words = [sys.executable, str(BRIDGE / "games.py"), "--help"]
    told = subprocess.run(words, capture_output=True, check=True, text=True, timeout=60).stdout
    assert "--games 5 --seed 1 --out logs" in told


@there
def test_a_game_is_recorded_and_checks_clean(tmp_path: Path) -> None:
    """The reference engine knows few cards: it plays decks that Forge plays in `test_bridge.py`."""
    words = ["--engine", "direct:reference", *recording.asked(tmp_path)]
    command = [sys.executable, str(BRIDGE / "games.py"), *words]
    subprocess.run(command, capture_output=True, check=True, timeout=600)
    recording.assert_clean(tmp_path)


@there
def test_a_game_ends_where_an_engine_takes_no_answer(tmp_path: Path) -> None:
    words = ["--engine", "direct:always-reject", "--seed", "8", "--out", str(tmp_path)]
    command = [sys.executable, str(BRIDGE / "games.py"), *words]
    told = subprocess.run(command, capture_output=True, check=True, text=True, timeout=600).stdout
    assert "nobody could answer: priority" in told
