"""Steps as they are written in a feature file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from apnap.protocol import Record
from apnap.vocabulary.phrases import Keyword

Table = tuple[tuple[str, ...], ...]


class Line(Record, frozen=True):
    """A step: its keyword, its text, and the table below it, the header first."""

    keyword: Keyword
    text: str
    table: Table = ()


class CannotBeTold(Exception):
    """A game for which the vocabulary has no words; `missing` says which phrase it would need."""

    def __init__(self, missing: str) -> None:
        """Take which phrase is missing."""
        super().__init__(missing)
        self.missing = missing


def given(text: str, table: Table = ()) -> Line:
    """Return a step of the set-up."""
    return Line("given", text, table)


def when(text: str, table: Table = ()) -> Line:
    """Return a step in which something is said or done."""
    return Line("when", text, table)


def then(text: str, table: Table = ()) -> Line:
    """Return a step that asserts something."""
    return Line("then", text, table)


def listed(names: Sequence[str]) -> str:
    """Write names as a list: *a*, *a and b*, *a, b and c*."""
    return " and ".join(filter(None, (", ".join(names[:-1]), *names[-1:])))


def lines_of(steps: Sequence[Line], indent: str) -> Iterator[str]:
    """Yield steps as they stand in a file; what repeats a keyword begins with `And`."""
    before = ""
    for step in steps:
        word = "And" if step.keyword == before else step.keyword.capitalize()
        before = step.keyword
        yield f"{indent}{word} {step.text}"
        widths = [max(map(len, column)) for column in zip(*step.table, strict=True)]
        for row in step.table:
            cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
            yield f"{indent}  | {' | '.join(cells)} |"
