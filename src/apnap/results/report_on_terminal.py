"""
Showing a report on a terminal.

Texts of engines and feature files are shown as they are, never read as markup. What is shown unless
more is asked for fits a screen or two, whatever came of the run.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby, islice
from typing import Final, Literal

from rich.console import Console, RenderableType
from rich.text import Text

from apnap.driver import OUTCOMES
from apnap.driver.declared import misdeclared
from apnap.harmless import clean
from apnap.protocol import Record
from apnap.results import failures_on_terminal as failures
from apnap.results import way_on_terminal as way
from apnap.results.believing import sayings
from apnap.results.choosing import foremost
from apnap.results.fitting import SCREEN, rows
from apnap.results.records import Report, Result
from apnap.results.reporting import Run
from apnap.results.styles import STYLES
from apnap.results.tables_on_terminal import WIDE, by_chapter, table, totals
from apnap.suite import Captions, load_captions

View = Literal["short", "rules", "all"]
"""
How much is shown.

`short`: chapters, some failures, and what is most in the way; `rules`, where a part of the suite
was chosen: rule by rule, and the first failures in full; `all`: everything.
"""

ROWS: Final = SCREEN - 16
"""So many rows a short report takes at most; the rest of a screen is for how the run got on."""

_FOR_FAILURES: Final = 16
"""Rows that are left to failures if there are any."""
_BETWEEN: Final = 3
"""Empty lines between the parts of a report."""

_SEVERAL_ROWS: Final = " (rows count it for each of its rules)"
"""Why the rows come to more than the total."""

_AT_ONCE: Final = 1000
"""So many lines are printed at once: one by one takes twice as long, all together much memory."""

Lines = Sequence[RenderableType]


class How(Record, frozen=True, kw_only=True):
    """How a report is shown."""

    view: View = "short"
    expects: Callable[[Result], bool] = lambda _: False
    """Tells of what is known and only counted."""
    rows: int = ROWS
    """How many rows of the terminal a short report takes at most."""
    seconds: float | None = None
    """How long all of it took: reading the suite and starting the engine as well as playing."""


def show(console: Console, run: Run, report: Report, how: How = How()) -> None:  # noqa: B008 - frozen
    """Show the outcomes, what failed, what is in the way, and what can be said of it all."""
    fresh = [result for result in report.results if not how.expects(result)]
    width = console.width
    numbers = tuple(_numbers(report, width, how.view))
    odd = tuple(_misdeclared(report))
    closing = tuple(_closing(report, how.seconds))
    if how.view == "short":
        room = how.rows - rows((*numbers, *odd, *closing), width) - _BETWEEN
        own = _FOR_FAILURES if foremost(fresh) else 0
        stopping = tuple(way.in_short(run, fresh, width=width, room=room - own))
        told: Lines = failures.within(run, fresh, room - rows(stopping, width), width)
    elif how.view == "rules":
        stopping = tuple(way.in_short(run, fresh, width=width))
        told = tuple(failures.some_in_full(run, fresh, width))
    else:
        stopping = (*way.reasons(run, fresh), *way.in_full(fresh))
        told = tuple(failures.in_full(fresh))
    parts: Sequence[Lines] = (numbers, told, odd, stopping, closing)
    for number, part in enumerate(filter(None, parts)):
        if number:
            console.print()
        for texts, lines in groupby(part, lambda line: isinstance(line, Text)):
            at_once = _AT_ONCE if texts else 1
            while some := tuple(islice(lines, at_once)):
                console.print(*some, sep="\n", soft_wrap=texts)


def _numbers(report: Report, width: int, view: View) -> Iterator[RenderableType]:
    """Yield the outcomes in numbers: the suite or the second reading, then extensions."""
    captions = load_captions() if width >= WIDE else Captions()

    def called(rule: str) -> str:
        return captions.title(rule, report.edition)

    other = bool(report.second_reading_rules)
    rows, counts = (
        (report.second_reading_rules, report.second_reading_counts)
        if other
        else (report.rules, report.counts)
    )
    if view == "short":
        written = [result for result in report.results if result.image_of is None]
        yield from by_chapter(written, report.edition, width)
    elif rows or not report.extension_rules:
        yield table("Rules, by the second reading" if other else "Rules", rows, called)
    if rows or not report.extension_rules:
        line = totals("second reading" if other else "suite", counts)
        counted = sum(getattr(row, outcome) for row in rows for outcome in OUTCOMES)
        yield line.append(_SEVERAL_ROWS, "dim") if counted > sum(counts.values()) else line
    if report.extension_rules:
        if view != "short":
            yield from (Text(),) if rows else ()
            yield table("Rules, by extensions", report.extension_rules, called)
        yield totals("extensions", report.extension_counts)


def _misdeclared(report: Report) -> Iterator[Text]:
    """Yield what is odd about what the engine declares."""
    for one in misdeclared(report.introduced.capabilities, report.edition):
        yield Text("look first: ", "bold red").append(clean(one), "not bold default")


def _closing(report: Report, seconds: float | None) -> Iterator[Text]:
    """Yield what can be said about the run as a whole."""
    yield from symmetric(report)
    yield from resembling(report)
    engine = report.introduced.engine
    named = f"engine {clean(engine.name)} {clean(engine.version)}"
    played = f"{report.seconds:.1f} s of playing"
    whole = f", {seconds:.1f} s in all" if seconds is not None else ""
    yield Text(f"{named}, edition {report.edition}: {played}{whole}")


def symmetric(report: Report) -> Iterator[Text]:
    """Yield how the images ended, and which of them ended otherwise than the scenario."""
    for row in report.symmetries:
        yield totals(row.symmetry, {outcome: getattr(row, outcome) for outcome in OUTCOMES})
    for one in report.asymmetries:
        line = Text("ASYMMETRY", "bold red").append(f" {clean(one.scenario)}: ")
        line.append(one.outcome, STYLES[one.outcome]).append(f", but {one.symmetry}: ")
        yield line.append(one.image_outcome, STYLES[one.image_outcome])


def resembling(report: Report) -> Iterator[Text]:
    """Yield the misreadings that together explain what went wrong, or what seems to be misread."""
    for one in sayings(report):
        yield Text(one, "yellow")
