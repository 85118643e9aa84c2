"""The terminal output of a corpus: what was checked, and its findings by group, on one screen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from rich.console import Console
from rich.text import Text

from apnap.harmless import as_line, clean
from apnap.logs.findings import BROKE, CheckReport, Group, Trouble
from apnap.protocol.counting import counted
from apnap.triage.totals import totals

SCREEN: Final = 24
"""So many lines a screen has."""

_GROUP: Final = 3
"""So many lines are about a group of findings."""
_NAME: Final = 36
"""So many characters of the name of a file are shown, the last ones."""

_LINES: Final = 3
"""So many files that cannot be read, and reasons why lines are unchecked, are shown."""


def show(console: Console, report: CheckReport) -> None:
    """Show what came of many files; a clean one has no line of its own."""
    rest = [clean(line) for line in (*_troubles(report), *_unchecked(report), *totals(report))]
    taken = sum(1 + len(line) // console.width for line in rest) + 1
    shown = max(1, (SCREEN - taken) // _GROUP)
    for group in report.groups[:shown]:
        for text in _group(group):
            console.print(text, no_wrap=True, overflow="ellipsis")
    if len(report.groups) > shown:
        others = sum(one.number for one in report.groups[shown:])
        more = counted(len(report.groups) - shown, "more group")
        console.print(
            f"and {more} ({counted(others, 'finding')}): --html DIR or --json FILE has all"
        )
    for line in rest:
        console.print(line, soft_wrap=True)


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
        file = group.example.file
        name = f"…{file[-_NAME:]}" if len(file) > _NAME else file
        yield Text(clean(f"    {name}{line}: {group.example.problem}"))


def _troubles(report: CheckReport) -> Iterator[str]:
    """Yield the files that cannot be read, or only in part; those over which we broke first."""
    troubled = [(one, min(one.troubles, key=_is_not_ours)) for one in report.files if one.troubles]
    troubled.sort(key=lambda each: _is_not_ours(each[1]))
    for one, first in troubled[:_LINES]:
        yield as_line(f"{one.file}:{first.line}: {first.problem}")
    if len(troubled) > _LINES:
        yield f"and {counted(len(troubled) - _LINES, 'more file')} with lines that cannot be read"


def _is_not_ours(trouble: Trouble) -> bool:
    """Tell whether the trouble lies in the file, and not in what judges it."""
    return not trouble.problem.startswith(BROKE)


def _unchecked(report: CheckReport) -> Iterator[str]:
    reasons: Counter[str] = Counter()
    for one in report.files:
        reasons.update(one.reasons)
    for reason, number in reasons.most_common(_LINES):
        yield f"{number} not played again: {reason}"
    if len(reasons) > _LINES:
        others = sum(number for _, number in reasons.most_common()[_LINES:])
        yield f"{others} not played again for {counted(len(reasons) - _LINES, 'more reason')}"
