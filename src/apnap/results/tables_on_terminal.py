"""The outcomes in numbers, on a terminal: by rule, by chapter, and all together."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from apnap.driver import OUTCOMES, Outcome
from apnap.harmless import clean
from apnap.protocol import EditionDate
from apnap.results.records import Result, RuleRow, no_counts
from apnap.results.styles import STYLES
from apnap.rulebooks import GlossaryTerm, load, subject

WIDE: Final = 100
"""On a terminal of so many columns there is room for captions beside the outcomes."""

NUMBER: Final = 8
"""The longest number of a rule, such as 702.104b, which is never broken."""

_GLOSSARY: Final = "Glossary"
_NOTHING: Final = "no rule"
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
        shown.add_row(Text(row.rule or _NOTHING), *cells, *((told,) if any(captions) else ()))
    return shown


def by_chapter(results: Iterable[Result], edition: EditionDate) -> tuple[Text, ...]:
    """Return the outcomes by chapter of the rulebook, a line for each; the head first."""
    counts: dict[str, dict[str, int]] = {}
    for result in results:
        for chapter in dict.fromkeys(_chapter(rule, edition) for rule in result.rules or ("",)):
            counts.setdefault(chapter, no_counts())[result.outcome] += 1
    names = sorted(counts, key=lambda name: (not name[:1].isdecimal(), name == _NOTHING, name))
    wide = max(map(len, ("chapter", *names)))
    head = Text("chapter".ljust(wide), "bold")
    for outcome in OUTCOMES:
        head.append(f"{'':{_GAP}}{outcome}")
    return (head, *(_row(name.ljust(wide), counts[name]) for name in names))


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
    return line


@functools.cache
def _chapter(rule: str, edition: EditionDate) -> str:
    """Return number and title of the chapter in which a rule stands."""
    if not rule:
        return _NOTHING
    about = subject(rule)
    if isinstance(about, GlossaryTerm):
        return _GLOSSARY
    return f"{about.chapter} {_edition(edition).chapters.get(about.chapter, '')}".rstrip()


_edition = functools.cache(load)


def _count(outcome: Outcome, number: int) -> Text:
    return Text(str(number) if number else "", STYLES[outcome])
