"""A corpus of recorded games, some of them wrong, and checking it in this process."""

from __future__ import annotations

import io
import json
import tarfile
from pathlib import Path
from typing import Any

from tests.logs.games import Line, lines, numbered
from typer.testing import CliRunner, Result

from apnap.cli.app import app

ATTACK = "attack-multiple-players/a-defending-player-cant-block-for-the-next-player-in-turn-order"


def check(*words: object) -> Result:
    return CliRunner().invoke(app, ("check", *map(str, words)), env={"COLUMNS": "100"})


def wrong_player(log: list[Line]) -> list[Line]:
    """Give a log in which somebody else answers than was asked."""
    log[3]["said"]["answer"]["by"] = "Dana"
    return log


def wrong_life(log: list[Line], by: int = 3) -> list[Line]:
    """Give a log in which a player has another life total from a line on."""
    for line in log[2:-1]:
        change = line["said"].get("change") or line["said"].get("state") or {}
        fields = change.get("fields", change)
        if "players" in fields:
            fields["players"][0]["life"] += by
    first = log[1]["said"]["state"]["players"]
    log[2]["said"].setdefault("change", {}).setdefault("fields", {})["players"] = [
        {**player, "life": player["life"] + (by if at == 0 else 0)}
        for at, player in enumerate(first)
    ]
    return log


def text(log: list[Line]) -> bytes:
    return b"\n".join(json.dumps(line).encode() for line in numbered(log))


def corpus(folder: Path) -> Path:
    """Write a folder with good and bad games, one of them long, and an archive of two."""
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(3):
        (folder / f"good-{number}.jsonl").write_bytes(text(lines(ATTACK)))
    for number in range(2):
        (folder / f"wrong-{number}.jsonl").write_bytes(text(wrong_player(lines(ATTACK))))
    both = text(lines(ATTACK)) + b"\n" + text(wrong_player(lines(ATTACK)))
    (folder / "both.jsonl").write_bytes(both)
    state: dict[str, Any] = lines(ATTACK)[1]["said"]["state"]
    state["turns"][0]["active"] = "Zed"
    (folder / "state.json").write_text(json.dumps(state))
    with tarfile.open(folder / "more.tar.gz", "w:gz") as archive:
        for name, log in (("a.jsonl", lines(ATTACK)), ("b.jsonl", wrong_life(lines(ATTACK)))):
            info = tarfile.TarInfo(name)
            info.size = len(text(log))
            archive.addfile(info, io.BytesIO(text(log)))
    return folder
