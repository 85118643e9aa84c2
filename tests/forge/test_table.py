"""How a game of Forge is brought to its end, so that the next can begin, without Forge itself."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any, Final

import pytest

TABLE: Final = Path(__file__).parents[2] / "adapters" / "forge" / "bridge" / "table.mjs"
NODE: Final = shutil.which("node")
GAME: Final = """
const { Table } = await import(process.argv[1]);
const asked = JSON.parse(process.argv[2]);
const said = [];
const engine = {
  seats: new Map(),
  respond: (id, action) => {
    said.push(action.output?.type ?? action.directive.type);
    const stays = asked[0] && asked[0].until !== said.at(-1);
    if (!stays) asked.shift();
    ask();
  },
};
const table = new Table(engine, 2);
const ask = () => {
  const { player, input } = asked[0] ?? { player: 0, input: { type: "gameOver" } };
  const prompt = { promptId: "a prompt", decidingPlayerId: `player-${player}`, input };
  table.take({ kind: "state", state: { gameView: { gameOver: asked.length === 0 } } }, 0);
  table.take({ kind: "state", state: { gameView: { gameOver: asked.length === 0 } } }, 1);
  table.take({ kind: "prompt", prompt }, player);
};
ask();
const ended = await table.finish().then(() => "over", ({ message }) => message);
console.log(JSON.stringify({ ended, said }));
process.exit(0);
"""
"""A game that asks what it is told to ask, each until it is answered with a message of one type."""
SACRIFICE: Final = {
    "type": "chooseBoardTargets",
    "candidates": [{"kind": "card", "id": "engine-card-44"}],
    "minTargets": 1,
}

pytestmark = [
    pytest.mark.skipif(not TABLE.exists(), reason="bridges are not in the sdist"),
    pytest.mark.skipif(NODE is None, reason="there is no node here"),
]


def ended(*asked: tuple[int, dict[str, Any], str]) -> Any:  # noqa: ANN401 - what JSON says
    """Bring a game to its end; return how, and with which messages."""
    prompts = [{"player": player, "input": it, "until": until} for player, it, until in asked]
    done = subprocess.run(
        (str(NODE), "--input-type=module", "-e", GAME, str(TABLE), json.dumps(prompts)),
        capture_output=True,
        check=True,
        text=True,
        timeout=60,
    )
    return json.loads(done.stdout)


def test_whoever_is_asked_concedes() -> None:
    asked = {"type": "chooseAction"}
    assert ended((0, asked, "concede"), (1, SACRIFICE, "concede")) == {
        "ended": "over",
        "said": ["concede", "concede"],
    }


def test_whoever_has_conceded_and_is_asked_on_and_on_decides_something() -> None:
    come = ended((1, SACRIFICE, "boardTargets"), (0, {"type": "chooseAction"}, "concede"))
    assert come == {"ended": "over", "said": ["concede"] * 4 + ["boardTargets", "concede"]}


def test_a_game_that_never_ends_is_given_up() -> None:
    come = ended((1, SACRIFICE, "nothing that is ever said"))
    assert come["ended"] == "Forge asks whoever has conceded again and again"
    assert len(come["said"]) == 50
