"""What was checked of many files, in two sentences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from apnap.logs.findings import CheckReport
from apnap.protocol.counting import counted

_TOLD: Final = 3


def totals(report: CheckReport) -> Iterator[str]:
    """Yield how many files, games and lines there were, in which way they were judged."""

    def total(field: str) -> int:
        return sum(int(getattr(one, field)) for one in report.files)

    nearest = {date: near for one in report.files for date, near in one.nearest.items()}
    if nearest:
        judged = ", ".join(f"{date} by {near}" for date, near in sorted(nearest.items())[:_TOLD])
        more = f" and {len(nearest) - _TOLD} more" if len(nearest) > _TOLD else ""
        yield f"editions that are not indexed, judged by the nearest: {judged}{more}"
    clean_ = sum(one.clean for one in report.files)
    lines, checked = total("lines"), total("checked")
    share = f", {100 * checked // (checked + total('unchecked'))} %" if checked else ""
    files = counted(len(report.files), "file")
    games = counted(total("games"), "game")
    yield f"{files} ({clean_} clean), {games}, {counted(lines, 'line')}: {checked} checked{share}"
    ways = f"{total('replayed')} played again, {total('claimed')} by claims"
    logs = any(one.what == "log" and one.checked for one in report.files)
    if logs and not (total("replayed") or total("claimed")):
        ways = "only how they are written"
    found, possible = total("found"), total("possible")
    maybe = f" ({possible} of them possible)" if possible else ""
    yield (
        f"{ways}, {total('unchecked')} unchecked; {counted(found, 'finding')}{maybe}, "
        f"{total('troubled')} unreadable"
    )
