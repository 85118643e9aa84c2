"""A short game that `games.py` records, on the reference engine or on Forge, and what must hold."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from tests.logs.games import checked

BRIDGE: Final = Path(__file__).parents[2] / "adapters" / "forge"


def asked(out: Path) -> list[str]:
    """
    Return the words that ask for the game, whose log is to lie in a folder.

    The decks have a third of each card: it takes Forge time to put those of a library in place.
    """
    decks = json.loads((BRIDGE / "decks.json").read_text("utf-8"))
    plain = {
        name: {card: -(-copies // 3) for card, copies in deck.items()}
        for name, deck in decks.items()
        if name.startswith("plain")
    }
    chosen = out / "decks.json"
    chosen.write_text(json.dumps(plain), encoding="utf-8")
    return ["--seed", "8", "--turns", "4", "--decks", str(chosen), "--out", str(out)]


def assert_clean(out: Path) -> None:
    """Assert that the game is long enough, judged whole, and without a certain finding."""
    found = checked((out / "game-8.jsonl").read_bytes().splitlines())
    certain = [one for one in found.findings if one.certainty == "certain"]
    assert (certain, found.troubled, found.unchecked) == ([], 0, 0)
    assert found.checked > 20
