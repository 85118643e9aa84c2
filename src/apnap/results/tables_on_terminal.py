"""The outcomes in numbers, on a terminal: by rule, by chapter, and all together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from apnap.driver import OUTCOMES, Outcome
from apnap.harmless import clean
from apnap.protocol import EditionDate
from apnap.results.chapters import NO_RULE
from apnap.results.chapters import by_chapter as chapter_counts
from apnap.results.fitting import cut
from apnap.results.records import Result, RuleRow
from apnap.results.styles import STYLES

WIDE: Final = 111
"""On a terminal of so many columns there is room for captions beside the outcomes."""

NUMBER: Final = 8
"""The longest number of a rule, such as 702.104b, which is never broken."""

_GAP: Final = 2


def table(
    title: str, rows: Sequence[RuleRow], called: Callable[[str], str] = lambda _: ""
) -> RenderableType:
    """Return the outcomes by rule or term, with what each is `called`."""
    captions = [called(row.rule) for row in rows]
    shown = Table(title=title, title_justify="left")
    shown.add_column("rule", overflow="fold", min_width=NUMBER)
    for outcome in OUTCOMES:
        shown.add_column(outcome, justify="right", no_wrap=True)
    if any(captions):
        shown.add_column("caption")  # it gives way first: only what may wrap is made narrower
    for row, caption in zip(rows, captions, strict=True):
        cells = (_count(outcome, getattr(row, outcome)) for outcome in OUTCOMES)
        told = Text(clean(caption), no_wrap=True, overflow="ellipsis")
        shown.add_row(Text(row.rule or NO_RULE), *cells, *((told,) if any(captions) else ()))
    return shown


def by_chapter(results: Iterable[Result], edition: EditionDate, width: int) -> tuple[Text, ...]:
    """
    Return the outcomes by chapter of the rulebook, a line for each; the head first.

    On a narrow terminal the titles of chapters give way.
    """
    counts = chapter_counts(results, edition)
    numbers = sum(len(outcome) + _GAP for outcome in OUTCOMES)
    wide = min(max(map(len, ("chapter", *counts))), max(width - numbers, len("chapter")))
    head = Text("chapter".ljust(wide), "bold")
    for outcome in OUTCOMES:
        head.append(f"{'':{_GAP}}{outcome}")
    return (head, *(_row(cut(name, wide).ljust(wide), counts[name]) for name in counts))


def totals(what: str, counts: Mapping[str, int]) -> Text:
    """Return the outcomes in one line."""
    parts = [
        (f"{counts[outcome]} {outcome}", STYLES[outcome]) for outcome in OUTCOMES if counts[outcome]
    ]
    line = Text(f"{what}: ")
    for number, (part, style) in enumerate(parts):
        line.append(", " if number else "").append(part, style)
    return line.append("" if parts else "nothing ran")


def _row(name: str, counts: Mapping[str, int]) -> Text:
    line = Text(name)
    for outcome in OUTCOMES:
        number = str(counts[outcome] or "")
        line.append(number.rjust(len(outcome) + _GAP), STYLES[outcome])
    line.rstrip()
    return line


def _count(outcome: Outcome, number: int) -> Text:
    return Text(str(number) if number else "", STYLES[outcome])
