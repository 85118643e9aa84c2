"""Whole games that nobody drove: recorded from Forge, and judged without a certain false alarm."""

from __future__ import annotations

import gzip
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest
from tests.logs.games import checked

from apnap.protocol.catalogue import catalogue

BRIDGE: Final = Path(__file__).parents[2] / "adapters" / "forge"
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
@pytest.mark.parametrize(
    "engine",
    [
        "direct:reference",
        pytest.param(
            "",
            marks=pytest.mark.skipif(
                os.environ.get("APNAP_FORGE") != "1", reason="Forge is played by `tox -e forge`"
            ),
        ),
    ],
)
def test_a_game_is_recorded_and_checks_clean(engine: str, tmp_path: Path) -> None:
    """The reference engine knows few cards: it plays the decks that Forge's tests of it play."""
    decks = json.loads((BRIDGE / "decks.json").read_text("utf-8"))
    plain = {name: deck for name, deck in decks.items() if name.startswith("plain")}
    chosen = tmp_path / "decks.json"
    chosen.write_text(json.dumps(plain), encoding="utf-8")
    words = ["--seed", "8", "--turns", "4", "--decks", str(chosen), "--out", str(tmp_path)]
    command = [sys.executable, str(BRIDGE / "games.py"), *words]
    command += ["--engine", engine] if engine else []
    subprocess.run(command, capture_output=True, check=True, timeout=600)
    found = checked((tmp_path / "game-8.jsonl").read_bytes().splitlines())
    certain = [one for one in found.findings if one.certainty == "certain"]
    assert (certain, found.troubled, found.unchecked) == ([], 0, 0)
    assert found.checked > 20


@there
def test_a_game_ends_where_an_engine_takes_no_answer(tmp_path: Path) -> None:
    words = ["--engine", "direct:always-reject", "--seed", "8", "--out", str(tmp_path)]
    command = [sys.executable, str(BRIDGE / "games.py"), *words]
    told = subprocess.run(command, capture_output=True, check=True, text=True, timeout=600).stdout
    assert "nobody could answer: priority" in told
