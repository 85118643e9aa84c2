"""
A scenario as it stands in its file: the steps with their tables.

A scenario that is ready to be played knows what its tables mean, and no longer how they are
written. Its steps know their lines, so the tables are read from below these; the file is not taken
apart as Gherkin once more, which takes a hundred times as long.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from apnap.suite.compiling import Scenario
from apnap.suite.reading import RawStep

_BETWEEN: Final = re.compile(r"(?<!\\)\|")
"""Stands between two cells."""
_ESCAPED: Final = re.compile(r"\\([|\\n])")
_GAP: Final = re.compile(r"<([^<>]+)>")
_FEATURES: Final = "features"
_OTHER_NAMES: Final = "renamed"
"""The symmetry after which a table is no longer what stands in the file."""


def written(scenario: Scenario) -> tuple[RawStep, ...]:
    """Return the steps with their tables, as far as the file can still be read."""
    renamed = scenario.image is not None and scenario.image.symmetry == _OTHER_NAMES
    lines = () if renamed else _lines(scenario.path, _version(scenario.path))
    return tuple(
        RawStep(step.keyword, step.text, step.line, _table(lines, step.line, scenario.example))
        for step in scenario.steps
    )


def _version(path: Path) -> int:
    """Return what is another once a file has been written anew."""
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


def shown_path(scenario: Scenario) -> str:
    """
    Return the path of a scenario's file as reports show it, the same on every machine.

    One of the suite begins with the folder `features`; another is seen from the folder in which we
    are, if it lies below that.
    """
    path = scenario.path
    if scenario.origin != "extension" and _FEATURES in path.parts:
        above = len(path.parts) - 1 - path.parts[::-1].index(_FEATURES)
        return "/".join(path.parts[above:])
    path = path.absolute()
    return (path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path).as_posix()


@functools.lru_cache(maxsize=100)
def _lines(path: Path, _version: int) -> Sequence[str]:
    try:
        return path.read_text(encoding="utf-8-sig").splitlines()
    except (OSError, UnicodeDecodeError):
        return ()


def _table(
    lines: Sequence[str], line: int, example: Mapping[str, str]
) -> tuple[tuple[str, ...], ...] | None:
    """Return the table below a line; None if there is none."""
    return tuple(_row(row, example) for row in _rows(lines[line:])) or None


def _rows(lines: Sequence[str]) -> Iterator[str]:
    """Yield the lines of a table; comments and empty lines may stand between them."""
    for line in map(str.strip, lines):
        if line.startswith("|"):
            yield line
        elif line and not line.startswith("#"):
            return


def _row(line: str, example: Mapping[str, str]) -> tuple[str, ...]:
    """Return the cells of a row; a placeholder of an outline becomes what its row has."""

    def filled(gap: re.Match[str]) -> str:
        return example.get(gap[1], gap[0])

    cells = (cell.strip() for cell in _BETWEEN.split(line)[1:-1])
    return tuple(_GAP.sub(filled, _ESCAPED.sub(_unescaped, cell)) for cell in cells)


def _unescaped(found: re.Match[str]) -> str:
    return "\n" if found[1] == "n" else found[1]
