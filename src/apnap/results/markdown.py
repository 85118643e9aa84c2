"""
A summary of runs in Markdown, as CI servers show it beside a job.

It has the outcomes in a table, and what makes the gate red with its context. It stays below what
GitHub shows of a job. What an engine says stands in code and is never read as markup.
"""

from __future__ import annotations

import html
import itertools
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, Literal

from apnap.driver import OUTCOMES
from apnap.driver.declared import misdeclared
from apnap.harmless import clean
from apnap.results.believing import behaves, explaining, suspecting
from apnap.results.chapters import NO_RULE, by_chapter
from apnap.results.choosing import causes
from apnap.results.failure_text import headline, plain
from apnap.results.gate import Kind
from apnap.results.judged import Judged, Red, red
from apnap.results.records import Cause, Report
from apnap.results.reporting import by_rule
from apnap.results.trying import why
from apnap.suite import load_captions

IN_FULL: Final = 15
"""So many scenarios that make the gate red are told with their context."""
_LONGEST: Final = 20_000
"""Characters of each of them: so the whole is far below the mebibyte that GitHub shows."""
_NAMED: Final = 100
"""So many more are named."""
_OBSTACLES: Final = 10
"""So many things are told that keep scenarios from being played."""
_CAUSES: Final = 20
"""So many things that went wrong have a row each."""
_CITED: Final = 6
"""So many rules are named in it."""
_RULES: Final = 40
"""So many rules have a row each; more are told by chapter."""

_KINDS: Final[Sequence[Kind]] = ("new", "changed", "mended")
_HEAD: Final = ("", *OUTCOMES)
_TICKS: Final = re.compile("`+")


def summary(report: Report, judged: Judged) -> str:
    """Return the summary of a run: the verdict, the outcomes, and what makes the gate red."""
    lines = [title("green" if judged.green else "red"), "", *of_run(report, judged)]
    return "\n".join(lines) + "\n"


def title(verdict: Literal["green", "red"]) -> str:
    """Return the title of a summary."""
    return f"## apnap: {verdict}"


def of_run(report: Report, judged: Judged) -> Iterator[str]:
    """Yield the lines about one run."""
    engine = report.introduced.engine
    whole = "" if report.whole else ", a part of the suite"
    yield f"Engine {code(f'{engine.name} {engine.version}')}, edition {report.edition}{whole}"
    yield ""
    yield from table(_HEAD, _totals(report))
    if not report.ran:
        yield from ("Nothing could be played to its end.", "")
    yield from _held(judged)
    yield from _by_rule(report)
    for one in report.resembles:
        alike = f"{behaves(one).capitalize()} as if {code(one.summary)} ({one.rule})"
        yield from (f"{alike}: {explaining(one)}.", "")
    if report.suspicion:
        yield from (f"The engine {suspecting(report.suspicion, code)}.", "")
    reds = red(report, judged)
    yield from _by_cause(causes(one.result for one in reds))
    yield from _reds(reds, judged)
    for told in misdeclared(report.introduced.capabilities, report.edition):
        yield from (f"Look first: {code(told)}", "")
    yield from _in_the_way(report)


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    """Yield the lines of a table, the first column of words and the others of numbers."""
    yield f"| {' | '.join(head)} |"
    yield "| --- |" + " --: |" * (len(head) - 1)
    for row in rows:
        yield f"| {' | '.join(row)} |"
    yield ""


def code(text: str) -> str:
    """Return a text of others as code, on one line, also within a table."""
    shown = clean(text).replace("|", "\\|")
    ticks = "`" * (max(map(len, _TICKS.findall(shown)), default=0) + 1)
    return f"{ticks} {shown} {ticks}" if "`" in shown or not shown.strip() else f"`{shown}`"


def block(text: str) -> Iterator[str]:
    """Yield the lines of a text of others as a block of code."""
    fence = "`" * max(3, max(map(len, _TICKS.findall(text)), default=0) + 1)
    yield from (f"{fence}text", text, fence)


def _totals(report: Report) -> Iterator[Sequence[str]]:
    """Yield a row for the suite, the second reading and extensions, as far as they were played."""
    for name, counts in (
        ("suite", report.counts),
        ("second reading", report.second_reading_counts),
        ("extensions", report.extension_counts),
    ):
        if any(counts.values()):
            yield (name, *_numbers(counts))


def _numbers(counts: Mapping[str, int]) -> Iterator[str]:
    return (str(counts[outcome] or "") for outcome in OUTCOMES)


def _held(judged: Judged) -> Iterator[str]:
    """Yield what came of holding the run against a baseline."""
    if not judged.baseline:
        return
    kinds = [one.kind for one in judged.differences]
    found = (f"{kinds.count(kind)} {kind}" for kind in _KINDS if kind in kinds)
    told = ", ".join(found) if kinds else "as expected" if judged.green else "not judged"
    yield from (f"Baseline {code(judged.baseline)} ({judged.known} known): **{told}**.", "")


def _by_rule(report: Report) -> Iterator[str]:
    """Yield the outcomes by rule, or by chapter where there are too many rules."""
    written = [result for result in report.results if result.image_of is None]
    rows = by_rule(written)
    captions = load_captions()
    if len(rows) > _RULES:
        chapters = by_chapter(written, report.edition)
        body = ((name, *_numbers(counts)) for name, counts in chapters.items())
        yield from table(("chapter", *OUTCOMES), body)
        return
    named = ((captions.named(row.rule, report.edition) if row.rule else NO_RULE) for row in rows)
    numbers = (_numbers({name: getattr(row, name) for name in OUTCOMES}) for row in rows)
    body = ((name.replace("|", "\\|"), *some) for name, some in zip(named, numbers, strict=True))
    yield from table(("rule", *OUTCOMES), body)


def _by_cause(found: Sequence[Cause]) -> Iterator[str]:
    """Yield what went wrong by cause, if several scenarios went wrong alike."""
    if all(len(one.scenarios) == 1 for one in found):
        return
    yield from ("### By cause", "", "| scenarios | the shortest | rules |", "| --: | --- | --- |")
    for one in found[:_CAUSES]:
        named = ", ".join(one.rules[:_CITED]) + (", …" if len(one.rules) > _CITED else "")
        shortest = code(f"{one.outcome.upper()} {one.scenarios[0]}")
        yield f"| {len(one.scenarios)} | {shortest} | {code(named)} |"
    more = len(found) - _CAUSES
    yield from ("", f"… and {more} more", "") if more > 0 else ("",)


def _reds(some: Sequence[Red], judged: Judged) -> Iterator[str]:
    """Yield what makes the gate red: the first ones with their context, others by name."""
    if not some:
        return
    yield from (f"### {'Not as the baseline has it' if judged.baseline else 'Failures'}", "")
    for one in some[:IN_FULL]:
        why = f": {html.escape(one.why)}" if one.why else ""
        yield f"<details><summary>{html.escape(headline(one.result))}{why}</summary>"
        yield ""
        yield from block(_clipped(plain(one.result)))
        yield from ("", "</details>", "")
    rest = some[IN_FULL:]
    for one in itertools.islice(rest, _NAMED):
        yield f"- {code(headline(one.result))}{f', {one.why}' if one.why else ''}"
    if len(rest) > _NAMED:
        yield f"- … and {len(rest) - _NAMED} more"


def _in_the_way(report: Report) -> Iterator[str]:
    """Yield what keeps scenarios from being played, what stops the most of them first."""
    first, found = report.try_first, report.in_the_way_by_kind
    if first is None:
        return
    yield from ("### In the way", "", f"To try first: {code(first.scenario)}: {code(why(first))}")
    yield ""
    yield from ("| missing | stops | alone | to try first |", "| --- | --: | --: | --- |")
    for one in found[:_OBSTACLES]:
        what = f"{len(one.values)} {one.what}" if one.values else one.what
        yield f"| {code(what)} | {one.stops} | {one.alone} | {code(one.first)} |"
    more = len(found) - _OBSTACLES
    yield from ("", f"… and {more} more", "") if more > 0 else ("",)


def _clipped(text: str) -> str:
    return f"{text[:_LONGEST]}…" if len(text) > _LONGEST else text
