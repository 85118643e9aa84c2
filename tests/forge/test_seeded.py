"""Forge is told which seed a game begins with, and keeps no more than one game."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Final

import pytest

WORKER: Final = Path(__file__).parents[2] / "adapters" / "forge" / "bridge" / "seeded.worker.cjs"
NODE: Final = shutil.which("node")
STARTS: Final = """
globalThis.self = globalThis;
globalThis.importScripts = () => {
  self.__forgeStartGame = (request) => console.log(request);
  self.onmessage = ({ data: { args } }) => {
    const { players } = args;
    self.__forgeStartGame(JSON.stringify({ gameId: `forge-${args.at}`, seed: args.at, players }));
  };
};
require(process.argv[1]);
self.onmessage({ data: { args: { at: 1001, seed: 7, players: ["Rob"] } } });
self.onmessage({ data: { args: { at: 1002, seed: 8, players: ["Alex"] } } });
"""
"""A worker like Forge's own, which takes the ids and the seeds of two games from the clock."""

pytestmark = [
    pytest.mark.skipif(not WORKER.exists(), reason="bridges are not in the sdist"),
    pytest.mark.skipif(NODE is None, reason="there is no node here"),
]


def test_a_game_has_the_seed_that_was_said_and_takes_the_place_of_the_one_before() -> None:
    words = (str(NODE), "-e", STARTS, str(WORKER))
    done = subprocess.run(words, capture_output=True, check=True, text=True, timeout=60)
    first, second = map(json.loads, done.stdout.splitlines())
    assert [(game["seed"], game["players"]) for game in (first, second)] == [
        (7, ["Rob"]),
        (8, ["Alex"]),
    ]
    assert first["gameId"] == second["gameId"]
