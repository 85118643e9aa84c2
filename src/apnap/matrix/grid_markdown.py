"""The table as Markdown, for a page or the summary of a CI job."""

from __future__ import annotations

from collections.abc import Iterator

from apnap.harmless import clean
from apnap.matrix import grid_words
from apnap.matrix.columns import EngineShown, Matrix
from apnap.results.markdown import code, table


def markdown(told: Matrix) -> str:
    """Return the whole table: engines and their causes, rules, and how engines got on."""
    return "\n".join(_lines(told)) + "\n"


def _lines(told: Matrix) -> Iterator[str]:
    yield from ("## Engines and rules", "")
    names = [code(f"{one.engine} {one.version}") for one in told.engines]
    rows = ((chapter.name, *chapter.cells) for chapter in grid_words.chapters(told))
    yield from table(("chapter", *names), rows)
    for one in told.engines:
        yield from _engine(one)
    if told.steps:
        yield from ("### Over time", "")
        yield from (f"- {code(grid_words.step(one))}" for one in told.steps)
        yield ""
    yield from ("### Rule by rule", "")
    yield from table(
        ("rule", *names),
        (
            (_plain(f"{row.rule} {row.title}"), *map(grid_words.cell, row.cells))
            for row in told.rows
        ),
    )


def _engine(one: EngineShown) -> Iterator[str]:
    yield from (f"### {code(grid_words.engine(one))}", "")
    if one.causes:
        yield from ("| what goes wrong | rules | the shortest | scenarios |",)
        yield "| --- | --- | --- | --: |"
        for cause in one.causes:
            rules = code(", ".join(cause.rules)) if cause.rules else ""
            shortest = code(cause.scenarios[0])
            told = code(grid_words.cause(cause))
            yield f"| {told} | {rules} | {shortest} | {len(cause.scenarios)} |"
        yield ""


def _plain(text: str) -> str:
    return clean(text).strip().replace("|", "\\|")
