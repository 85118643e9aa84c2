"""
Showing a report on a terminal.

Texts of engines and feature files are shown as they are, never read as markup.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from apnap.driver import OUTCOMES, Outcome
from apnap.harmless import clean
from apnap.results.failure_text import Tone, told
from apnap.results.records import Report, Result, RuleRow
from apnap.results.reporting import Run, replay
from apnap.suite import Captions, load_captions

STYLES: Final[Mapping[Outcome, str]] = {
    "passed": "green",
    "failed": "bold red",
    "unsupported": "yellow",
    "unreached": "magenta",
    "errored": "bold red",
}

TONES: Final[Mapping[Tone, str]] = {
    "head": "bold",
    "step": "",
    "ended": "bold red",
    "unplayed": "dim",
    "plain": "",
    "dim": "dim",
}

WIDE: Final = 100
"""On a terminal of so many columns there is room for captions beside the outcomes."""

NUMBER: Final = 8
"""The longest number of a rule, such as 702.104b, which is never broken."""


def show(
    console: Console,
    run: Run,
    report: Report,
    expects: Callable[[Result], bool] = lambda _: False,
) -> None:
    """
    Show what failed, the table per rule and the totals.

    Failures that somebody `expects` are counted only.
    """
    for result in report.results:
        if result.outcome in ("failed", "errored") and not expects(result):
            for line in trouble(result):
                console.print(line, soft_wrap=True)
            console.print()
    for line in quiet(run, report):
        console.print(line, soft_wrap=True)
    captions = load_captions() if console.width >= WIDE else Captions()
    for part in _parts(report, captions):
        console.print(part)
    for line in _closing(report):
        console.print(line, soft_wrap=True)
    engine = report.introduced.engine
    named = f"{clean(engine.name)} {clean(engine.version)}"
    line = Text(f"{named}, edition {report.edition}, {report.seconds:.1f} s")
    console.print(line, soft_wrap=True)


def _parts(report: Report, captions: Captions) -> Iterator[RenderableType]:
    """Yield the tables by rule and the totals: the suite or the second reading, then extensions."""

    def called(rule: str) -> str:
        return captions.title(rule, report.edition)

    if report.second_reading_rules:
        yield table("Rules, by the second reading", report.second_reading_rules, called)
        yield totals("second reading", report.second_reading_counts)
    elif report.rules or not report.extension_rules:
        yield table("Rules", report.rules, called)
        yield totals("suite", report.counts)
    if report.extension_rules:
        yield Text()
        yield table("Rules, by extensions", report.extension_rules, called)
        yield totals("extensions", report.extension_counts)


def _closing(report: Report) -> Iterator[Text]:
    """Yield what can be said about the run as a whole."""
    if report.symmetries:
        yield Text()
    yield from symmetric(report)
    yield from resembling(report)


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
        shown.add_column("caption", no_wrap=True, overflow="ellipsis")
    for row, caption in zip(rows, captions, strict=True):
        cells = (_count(outcome, getattr(row, outcome)) for outcome in OUTCOMES)
        told = (Text(clean(caption)),) if any(captions) else ()
        shown.add_row(Text(row.rule or "no rule"), *cells, *told)
    return shown


def totals(what: str, counts: Mapping[str, int]) -> Text:
    """Return the outcomes in one line."""
    parts = [
        (f"{counts[outcome]} {outcome}", STYLES[outcome]) for outcome in OUTCOMES if counts[outcome]
    ]
    line = Text(f"{what}: ")
    for number, (part, style) in enumerate(parts):
        line.append(", " if number else "").append(part, style)
    return line.append("" if parts else "nothing ran")


def symmetric(report: Report) -> Iterator[Text]:
    """Yield how the images ended, and which of them ended otherwise than the scenario."""
    for row in report.symmetries:
        yield totals(row.symmetry, {outcome: getattr(row, outcome) for outcome in OUTCOMES})
    for one in report.asymmetries:
        line = Text("ASYMMETRY", "bold red").append(f" {clean(one.scenario)}: ")
        line.append(one.outcome, STYLES[one.outcome]).append(f", but {one.symmetry}: ")
        yield line.append(one.image_outcome, STYLES[one.image_outcome])


def resembling(report: Report) -> Iterator[Text]:
    """Yield the misreadings that fit the failures."""
    for one in report.resembles:
        line = Text("behaves as if ", "yellow").append(f"{one.summary} ({one.rule})", "bold yellow")
        explained = f"{one.explained} of {one.failures} failures"
        yield line.append(f": explains {explained}; {one.misreading}", "yellow")


def trouble(result: Result) -> Iterator[Text]:
    """Yield the lines that explain a failure: where, what, and how to see it again."""
    for line in told(result):
        if line.tone == "head":
            outcome, space, rest = line.text.partition(" ")
            yield Text(outcome, STYLES[result.outcome]).append(f"{space}{rest}", "bold")
        else:
            yield Text(line.text, TONES[line.tone])


def quiet(run: Run, report: Report) -> Iterator[Text]:
    """Yield lines for each reason for which scenarios were not played: number and an example."""
    reasons: dict[tuple[Outcome, str], list[str]] = {}
    for result in report.results:
        if result.outcome in ("unsupported", "unreached"):
            key = (result.outcome, clean(result.reason or ""))
            reasons.setdefault(key, []).append(result.id)
    for (outcome, reason), ids in sorted(reasons.items()):
        yield Text(outcome.upper(), STYLES[outcome]).append(f" {len(ids)}: {reason}")
        yield Text(f"  example:  {clean(ids[0])}")
        yield Text(f"  replay:   {clean(replay(run, ids[0]))}")


def _count(outcome: Outcome, number: int) -> Text:
    return Text(str(number) if number else "", STYLES[outcome])
