"""What is idle in feature files: scenarios twice, columns unused, what is set up and asserted."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from apnap.protocol import Record
from apnap.protocol.given_files import read_text_given
from apnap.suite.compiling import Scenario
from apnap.suite.lint_findings import Finding

_BLOCK: Final = re.compile(
    r"(Feature|Rule|Background|Scenario|Scenario Outline|Scenario Template|Example):"
)
_EXAMPLES: Final = re.compile(r"(Examples|Scenarios):")
_CONFINED: Final = re.compile(r"\b(passes|attacks?|blocks?|declares?|chooses?)\b")
"""What concerns nobody but those of whom it speaks."""

_CELL: Final = re.compile(r"(?<!\\)\|")


class _Column(Record, frozen=True):
    """A column of the examples of an outline."""

    name: str
    line: int


def alike(scenarios: Iterable[Scenario]) -> Iterator[Finding]:
    """
    Yield each scenario that is the same, word for word, as one before it about the same rules.

    What holds at other times, or is read by others, may well be said in the same words.
    """
    seen: dict[object, Scenario] = {}
    for one in scenarios:
        steps = tuple((step.keyword, step.text, step.table) for step in one.steps)
        key = (one.origin, frozenset(one.tags), steps)
        first = seen.setdefault(key, one)
        if first.id != one.id:  # of which it is told that it stands twice
            what = f"this is {first.id} once more, word for word: change it or leave it out"
            yield Finding(file=str(one.path), line=one.line, fault="name", problem=what)


def set_up(scenario: Scenario) -> Iterator[Finding]:
    """
    Yield what a scenario asserts that a Given says in the same words and no When is about.

    So it is where the Givens only describe a position, and all that is done is to pass, attack,
    block or choose, by and to others than those of whom it is said.
    """
    if any(one.keyword == "given" and not one.call.phrase.calm for one in scenario.steps):
        return
    said = {one.text for one in scenario.steps if one.keyword == "given"}
    names = {*scenario.position.names, *scenario.position.seats}
    done: set[str] = set()
    for one in scenario.steps:
        here = {name for name in names if name in one.text}
        if one.keyword == "when":
            if not (here and _CONFINED.search(one.text)):
                return
            done |= here
        elif one.keyword == "then" and done and one.text in said and here.isdisjoint(done):
            what = f"a Given says this already, and nothing that is done is about it: {one.text}"
            yield Finding(file=str(scenario.path), line=one.line, fault="set-up", problem=what)


def unused(path: Path) -> Iterator[Finding]:
    """Yield the columns of outlines in a file that no step, table or name of them uses."""
    text: list[str] = []
    columns: list[_Column] = []
    above = ""
    lines = [line.strip() for line in read_text_given(path).splitlines()]
    for number, line in enumerate((*lines, "Scenario:"), 1):
        if _BLOCK.match(line):
            yield from _idle(path, columns, "\n".join(text))
            text, columns = [], []
        if not line.startswith("#"):
            text.append(line)
        if line.startswith("|") and _EXAMPLES.match(above):
            cells = _CELL.split(line)[1:-1]
            columns += [_Column(cell.strip(), number) for cell in cells]
        above = line if line and not line.startswith("#") else above


def _idle(path: Path, columns: Iterable[_Column], text: str) -> Iterator[Finding]:
    for column in columns:
        if f"<{column.name}>" not in text:
            what = f"nothing uses the column `{column.name}`: write <{column.name}>, or remove it"
            yield Finding(file=str(path), line=column.line, fault="step", problem=what)
