"""
The suite spoilt, so that every scenario of it fails.

Each scenario has a line more at its end, which is wrong. Where nothing may follow, as the game
could not be set up, the verdict says the opposite of what it said.
`python -m benchmarks.failing FOLDER [OPTION…]` is `apnap run` on the features of that folder.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final
from unittest.mock import patch

from tools.helping import passed_on, reader

from apnap import cli
from apnap.protocol.resources import folder
from apnap.rulebooks import newest
from apnap.suite import Scenario, load_suite, loading

_DRAW: Final = "the game is a draw"
_NO_DRAW: Final = "the game goes on"

_BEGINS: Final = ("Scenario:", "Scenario Outline:", "Example:")
_ENDS: Final = (*_BEGINS, "Rule:", "Background:", "Feature:", "@")
_STEPS: Final = ("Given ", "When ", "Then ", "And ", "But ", "* ", "|")
_SETS_UP: Final = "When the game is set up"
_REFUSED: Final = ("Then this is illegal", "Then this is <verdict>")
_OPPOSITE: Final = {"legal": "illegal", "illegal": "legal"}


def write(to: Path, scenarios: Iterable[Scenario]) -> None:
    """Write the feature files in which scenarios stand into a folder, all made to fail."""
    source = folder("features")
    for path in sorted({scenario.path for scenario in scenarios}):
        target = to / path.relative_to(source)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text("\n".join(spoilt(path.read_text("utf-8").splitlines())) + "\n", "utf-8")


def compile_(features: Path) -> None:
    """Compile what was written, and keep it, so that a run finds it as it finds the suite's."""
    with patch.object(loading, "folder", return_value=features):
        load_suite((), (newest(),))


def spoilt(lines: list[str]) -> Iterator[str]:
    """Yield the lines of a feature in which no scenario is right."""
    for block in _blocks(lines):
        texts = [line.strip() for line in block]
        if not texts[0].startswith(_BEGINS):
            yield from block
        elif _SETS_UP in texts and texts[texts.index(_SETS_UP) + 1] in _REFUSED:
            yield from map(_turned_round, block)
        else:
            last = _last_step(texts)
            wrong = _NO_DRAW if any(_DRAW in text for text in texts) else _DRAW
            yield from (*block[: last + 1], f"      And {wrong}", *block[last + 1 :])


def _blocks(lines: list[str]) -> Iterator[list[str]]:
    """Yield the lines in parts, of which each scenario with its examples is one."""
    block: list[str] = []
    for line in lines:
        if block and line.strip().startswith(_ENDS):
            yield block
            block = []
        block.append(line)
    if block:
        yield block


def _turned_round(line: str) -> str:
    """Give a line that says `legal` for `illegal` and the other way round."""
    if not line.strip().startswith(("Then ", "|")):
        return line
    return re.sub(r"\b(il)?legal\b", lambda found: _OPPOSITE[found.group()], line)


def _last_step(texts: list[str]) -> int:
    """Give the place of the last line of a scenario's steps, which end where examples begin."""
    end = next((at for at, text in enumerate(texts) if text.startswith("Examples:")), len(texts))
    return max(at for at, text in enumerate(texts[:end]) if text.startswith(_STEPS))


def main(words: Sequence[str]) -> None:
    """Run what `write` has written: a folder comes first, all words after it are for `run`."""
    reads = reader("python -m benchmarks.failing", __doc__, "spoilt direct:reference")
    reads.add_argument("features", metavar="FOLDER", help="where `write` has put them")
    if not passed_on(words, reads, "`apnap run`"):
        reads.error("which folder?")
    sys.argv[1:] = ["run", *words[1:]]
    with patch.object(loading, "folder", return_value=Path(words[0])):
        cli.main()


if __name__ == "__main__":
    main(sys.argv[1:])
