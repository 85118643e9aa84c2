"""
The table on a terminal: what fits a screen, or all of it.

In short, rules stand chapter by chapter, unless somebody has asked for some of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from apnap.harmless import clean
from apnap.matrix import grid_words
from apnap.matrix.columns import EngineShown, Matrix, Step
from apnap.protocol.counting import counted
from apnap.results.fitting import SCREEN, cut

_CELL: Final = 24
"""So many columns of the terminal a cell takes, with the gap beside it."""
_RULES: Final = 24
"""So many rules are told one by one, unless all are asked for."""
_CAUSES: Final = 8
"""So many causes of each engine at most, if there is room."""
_AROUND: Final = 12
"""Rows for what stands around engines and rules."""
_INDENT: Final = 8
_STEPS: Final = 3
_NARROW: Final = 20


def show(console: Console, told: Matrix, *, some: bool, all_of_it: bool) -> None:
    """
    Show the table; `some`: only of some rules, `all_of_it`: every rule, engine and cause.

    Texts of engines are shown as they are, never read as markup.
    """
    width = console.width
    whole = all_of_it or (some and len(told.rows) <= _RULES)
    columns = told.engines if all_of_it else told.engines[: max(1, (width - _NARROW) // _CELL)]
    table = _table(told, columns, rule_by_rule=whole)
    steps = told.steps if all_of_it else told.steps[-_STEPS:]
    room = SCREEN - _AROUND - table.row_count - len(steps) - 2 * len(columns)
    most = len(told.rows) if all_of_it else max(1, min(_CAUSES, room // max(1, len(columns))))
    parts: list[Sequence[RenderableType]] = [(table,)]
    parts += [tuple(_engine(one, width, most)) for one in columns]
    parts.append(tuple(_step(one, width) for one in steps))
    parts.append(tuple(_left_out(told, columns, whole=whole)))
    for number, part in enumerate(filter(None, parts)):
        if number:
            console.print()
        for line in part:
            console.print(line, soft_wrap=isinstance(line, Text))


def _table(told: Matrix, columns: Sequence[EngineShown], *, rule_by_rule: bool) -> Table:
    shown = Table()
    shown.add_column("rule" if rule_by_rule else "chapter", overflow="fold")
    for one in columns:
        shown.add_column(Text(clean(f"{one.engine} {one.version}")), overflow="fold")
    if rule_by_rule:
        for row in told.rows:
            cells = [grid_words.cell(one) for one in row.cells[: len(columns)]]
            shown.add_row(Text(clean(f"{row.rule} {row.title}".rstrip())), *map(_looks, cells))
    else:
        for chapter in grid_words.chapters(told):
            shown.add_row(Text(chapter.name), *map(_looks, chapter.cells[: len(columns)]))
    return shown


def _looks(cell: str) -> Text:
    style = "red" if "cause" in cell else "dim" if cell == "not played" else "green"
    return Text(cell, style)


def _step(one: Step, width: int) -> Text:
    return Text(cut(clean(f"engine {grid_words.step(one)}"), 3 * width))


def _engine(one: EngineShown, width: int, most: int) -> Iterator[Text]:
    """Yield a line about an engine, and one for each cause of what goes wrong."""
    yield Text(clean(f"engine {grid_words.engine(one)}"), "bold")
    for cause in one.causes[:most]:
        line = clean(f"{len(cause.scenarios):{_INDENT - 2}}  {grid_words.cause(cause)}")
        yield Text(cut(line, width))
    if len(one.causes) > most:
        yield Text(f"{'':{_INDENT}}… and {counted(len(one.causes) - most, 'more cause')}", "dim")


def _left_out(told: Matrix, columns: Sequence[EngineShown], *, whole: bool) -> Iterator[Text]:
    """Yield what is not told, and how it would be."""
    if len(columns) < len(told.engines):
        more = counted(len(told.engines) - len(columns), "more engine")
        yield Text(f"{more}: --verbose, --markdown FILE and --html FILE tell all", "dim")
    if not whole:
        yield Text("--cr RULE tells rules one by one, --verbose all of them", "dim")
