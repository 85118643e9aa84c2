"""The terminal output of a corpus: what was checked, and its findings by group, on one screen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from rich.console import Console
from rich.text import Text

from apnap.harmless import clean
from apnap.logs.findings import CheckReport, Group
from apnap.protocol.counting import counted
from apnap.triage.totals import totals

GROUPS: Final = 5
"""So many groups of findings are shown, three lines each."""

_LINES: Final = 3
"""So many files that cannot be read, and reasons why lines are unchecked, are shown."""


def show(console: Console, report: CheckReport) -> None:
    """Show what came of many files; a clean one has no line of its own."""
    for group in report.groups[:GROUPS]:
        for text in _group(group):
            console.print(text, no_wrap=True, overflow="ellipsis")
    if len(report.groups) > GROUPS:
        rest = sum(one.number for one in report.groups[GROUPS:])
        more = counted(len(report.groups) - GROUPS, "more group")
        console.print(f"and {more} ({counted(rest, 'finding')}): --html DIR or --json FILE has all")
    for line in (*_troubles(report), *_unchecked(report), *totals(report)):
        console.print(clean(line), no_wrap=True, overflow="ellipsis")


def _group(group: Group) -> Iterator[Text]:
    """Yield the lines about a group: how many, which rule, and an example."""
    possible = " possible" if group.certainty == "possible" else ""
    rule = " ".join(filter(None, (group.rule or "no rule", group.title)))
    style = "bold red" if group.certainty == "certain" else "bold yellow"
    yield Text(clean(f"{group.number}{possible}: {rule}"), style)
    about = [group.kind.replace("_", " ")]
    about += [group.card] if group.card else []
    about += [group.engine] if group.engine else []
    about += [counted(group.files, "file")]
    yield Text(clean(f"    {', '.join(about)}"))
    if group.example is not None:
        line = f":{group.example.line}" if group.example.line else ""
        yield Text(clean(f"    {group.example.file}{line}: {group.example.problem}"))


def _troubles(report: CheckReport) -> Iterator[str]:
    """Yield the files that cannot be read, or only in part."""
    troubled = [one for one in report.files if one.troubles]
    for one in troubled[:_LINES]:
        first = one.troubles[0]
        yield f"{one.file}:{first.line}: {first.problem}"
    if len(troubled) > _LINES:
        yield f"and {counted(len(troubled) - _LINES, 'more file')} with lines that cannot be read"


def _unchecked(report: CheckReport) -> Iterator[str]:
    reasons: Counter[str] = Counter()
    for one in report.files:
        reasons.update(one.reasons)
    for reason, number in reasons.most_common(_LINES):
        yield f"{number} not played again: {reason}"
    if len(reasons) > _LINES:
        others = sum(number for _, number in reasons.most_common()[_LINES:])
        yield f"{others} not played again for {counted(len(reasons) - _LINES, 'more reason')}"
