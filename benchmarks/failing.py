"""
The suite with one more line at the end of each scenario, so that every scenario fails.

`python -m benchmarks.failing FOLDER` is `apnap run` on the features of that folder.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

from apnap.cli import main
from apnap.protocol.resources import folder
from apnap.suite import loading

WRONG = "      And the game is a draw"
"""What no scenario of the suite has come to."""

_BLOCKS = ("Scenario:", "Scenario Outline:", "Example:", "Rule:", "Background:", "Feature:")
_STEPS = ("Given ", "When ", "Then ", "And ", "But ", "|")


def write(to: Path) -> None:
    """Write the features of the suite into a folder, each scenario made to fail."""
    source = folder("features")
    for path in source.rglob("*.feature"):
        target = to / path.relative_to(source)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text("\n".join(_spoilt(path.read_text("utf-8").splitlines())), "utf-8")


def _spoilt(lines: list[str]) -> Iterator[str]:
    ends = set(_ends_of_scenarios(lines))
    for number, line in enumerate(lines):
        yield line
        if number in ends:
            yield WRONG


def _ends_of_scenarios(lines: list[str]) -> Iterator[int]:
    """Yield the number of the last line of steps in each scenario."""
    last: int | None = None
    counting = False
    for number, text in enumerate(line.strip() for line in lines):
        if text.startswith((*_BLOCKS, "Examples:")):
            if last is not None:
                yield last
            last, counting = None, text.startswith(("Scenario", "Example:"))
        elif counting and text.startswith(_STEPS):
            last = number
    if last is not None:
        yield last


if __name__ == "__main__":
    features = Path(sys.argv.pop(1))
    sys.argv.insert(1, "run")
    with patch.object(loading, "folder", return_value=features):
        main()
