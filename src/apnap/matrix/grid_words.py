"""The words in which the table is told, whoever reads it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from apnap.matrix.columns import CauseShown, Cell, EngineShown, Matrix, Row, Step, called
from apnap.protocol import Record
from apnap.protocol.counting import counted
from apnap.rulebooks import GlossaryTerm, load, subject

_GLOSSARY: Final = "Glossary"
_NAMED: Final = 5
"""So many rules are named in a line."""


class ChapterRow(Record, frozen=True, kw_only=True):
    """A chapter of the rulebook, and what each engine has shown about its rules."""

    name: str
    cells: tuple[str, ...]


def cell(one: Cell | None) -> str:
    """Return a cell in words; nothing where no scenario is about the rule."""
    if one is None:
        return ""
    if not one.played:
        return "not played"
    told = f"{one.passed} of {one.played}"
    return f"{told}, {counted(len(one.causes), 'cause')}" if one.causes else told


def engine(one: EngineShown) -> str:
    """Return what an engine has shown, in a line."""
    red = len({rule for cause in one.causes for rule in cause.rules})
    unplayed = sum(one.counts.values()) - one.played
    parts = [f"{one.counts.get('passed', 0)} of {one.played} scenarios passed"]
    if one.causes:
        parts.append(f"{counted(red, 'red rule')} by {counted(len(one.causes), 'cause')}")
    if unplayed:
        parts.append(f"{unplayed} not played")
    return f"{called(one)} (edition {one.edition}): {'; '.join(parts)}"


def cause(one: CauseShown) -> str:
    """Return what went wrong, and in how many rules nothing else did."""
    alone = f"; all that is wrong in {counted(len(one.alone), 'rule')}" if one.alone else ""
    return f"{one.what}{alone}"


def step(one: Step) -> str:
    """Return how an engine got on from one time to the next."""
    moved = [
        f"{one.passed[0]} → {one.passed[1]} passed",
        f"{one.causes[0]} → {one.causes[1]} causes",
    ]
    moved += [
        f"{what}: {_some(rules)}"
        for what, rules in (("mended", one.mended), ("newly red", one.broken))
        if rules
    ]
    return f"{one.engine}, {one.before} → {one.after} (edition {one.edition}): {'; '.join(moved)}"


def chapters(told: Matrix) -> Iterator[ChapterRow]:
    """Yield what engines have shown chapter by chapter: rules that are red, of those judged."""
    by_name: dict[str, list[Row]] = {}
    for row in told.rows:
        by_name.setdefault(chapter(row.rule, told), []).append(row)
    for name, rows in by_name.items():
        yield ChapterRow(
            name=name,
            cells=tuple(
                _chapter_cell([row.cells[at] for row in rows]) for at in range(len(told.engines))
            ),
        )


def chapter(rule: str, told: Matrix) -> str:
    """Return number and title of the chapter in which a rule stands."""
    about = subject(rule)
    if isinstance(about, GlossaryTerm):
        return _GLOSSARY
    book = load(max(one.edition for one in told.engines))
    return f"{about.chapter} {book.chapters.get(about.chapter, '')}".rstrip()


def _chapter_cell(cells: Sequence[Cell | None]) -> str:
    judged = [one for one in cells if one is not None and one.played]
    if not judged:
        return "not played" if any(cells) else ""
    red = [one for one in judged if one.causes]
    causes = {number for one in red for number in one.causes}
    if not red:
        return f"none of {len(judged)} red"
    return f"{len(red)} of {len(judged)} red, {counted(len(causes), 'cause')}"


def _some(rules: Sequence[str]) -> str:
    more = f" and {len(rules) - _NAMED} more" if len(rules) > _NAMED else ""
    return f"{', '.join(rules[:_NAMED])}{more}"
