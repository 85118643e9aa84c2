"""Of Forge's files those are handed on that a game needs, with nothing about other cards."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Final

import pytest

ASSETS: Final = Path(__file__).parents[2] / "adapters" / "forge" / "bridge" / "assets.mjs"
NODE: Final = shutil.which("node")
NEEDED: Final = """
import { readFileSync } from "node:fs";
const { needed } = await import(process.argv[1]);
process.stdout.write(needed(readFileSync(0, "utf8")));
"""
EDITION: Final = """\
[metadata]
Code=LEA
Name=Limited Edition Alpha

[cards]
1 R Animate Wall @Dan Frazier
199 C Grizzly Bears @Jeff A. Menges
200a C Grizzly Bears
201 C Grizzly Bears' Den @Nobody
202 U Fire // Ice @Nobody
203 U Dusk // Dawn @Nobody
204 C Grizzly Bears $a flag

[tokens]
3 w_1_1_soldier @Jakub Kasper
"""
"""An edition that Forge has, as it would list a few cards."""
THERE: Final = {
    "res/cardsfolder/g/grizzly_bears.txt": "Name:Grizzly Bears\nManaCost:1 G\n",
    "res/cardsfolder/f/fire_ice.txt": "Name:Fire\nManaCost:1 R\nALTERNATE\nName:Ice\n",
    "res/editions/Limited Edition Alpha.txt": EDITION,
    "res/formats/Sanctioned/Legacy.txt": "[format]\nBanned:Ancestral Recall\n",
    "res/lists/TypeLists.txt": "[BasicTypes]\n1 R Animate Wall\n",
}
NEEDLESS: Final = {
    "res/blockdata/printsheets.txt": "",
    "res/formats/Archived/Legacy/2025-11-21.txt": "",
    "res/lists/net-decks-archive-modern.txt": "",
    "res/lists/token-images.txt": "",
}

pytestmark = [
    pytest.mark.skipif(not ASSETS.exists(), reason="bridges are not in the sdist"),
    pytest.mark.skipif(NODE is None, reason="there is no node here"),
]


def test_what_no_game_needs_is_left_out_and_all_else_is_as_it_was() -> None:
    said = subprocess.run(
        (str(NODE), "--input-type=module", "-e", NEEDED, ASSETS.as_uri()),
        input=framed(NEEDLESS | THERE),
        capture_output=True,
        check=True,
        text=True,
        timeout=60,
    )
    unknown = ("Animate Wall", "Grizzly Bears' Den", "Dusk // Dawn")
    kept = [line for line in EDITION.splitlines(keepends=True) if not any(map(line.count, unknown))]
    listed = {"res/editions/Limited Edition Alpha.txt": "".join(kept)}
    assert said.stdout == framed(THERE | listed)
    assert len(kept) == len(EDITION.splitlines()) - len(unknown)


def framed(files: dict[str, str]) -> str:
    """Return files as Forge is handed them."""
    return "".join(f"{path}\0{body}\0" for path, body in files.items())
