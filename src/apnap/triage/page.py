"""What was found, as a folder of pages: a table of all groups, and a page about each."""

from __future__ import annotations

import re
import shlex
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from apnap.logs.findings import CheckReport, FileChecked, Found, Group
from apnap.pages import render
from apnap.pages.stories import LONGEST, Picture, shown, steps_of
from apnap.pictures.text import clean
from apnap.protocol import Record
from apnap.suite import Scenario
from apnap.triage.corpus import Shortest
from apnap.triage.cutting import NOTHING, Cut
from apnap.triage.totals import totals
from apnap.version import __version__

INDEX: Final = "index.html"
CUTS: Final = "cuts"
"""The folder beside the pages in which the cut-outs lie."""

PAGES: Final = 200
"""So many groups have a page of their own."""

ROWS: Final = 1000
"""So many groups and files are told in a table."""


class _Row(Record, frozen=True, kw_only=True):
    """A group as its page and the table tell it; all texts are cleaned."""

    number: int
    possible: bool
    rule: str
    title: str
    kind: str
    card: str
    engine: str
    files: int
    place: str
    problem: str
    page: str


class _File(Record, frozen=True, kw_only=True):
    """A file that is not clean."""

    file: str
    lines: int
    checked: int
    found: int
    troubled: int
    trouble: str


class Shown(Record, frozen=True, kw_only=True):
    """What pages are made of, for each group in order: its example and what was cut out of it."""

    report: CheckReport
    examples: tuple[Shortest | None, ...]
    cuts: tuple[Cut | None, ...]
    """None: nobody has tried to cut anything out."""
    scenarios: Mapping[str, Scenario]
    """By ids, those that show the rules."""


def pages(told: Shown) -> Iterator[tuple[str, str]]:
    """Yield the name of each page and what is on it; it depends on nothing but what is told."""
    report = told.report
    rows = [_row(at, group) for at, group in enumerate(report.groups[:ROWS], 1)]
    files = [one for one in report.files if not one.clean]
    reasons: Counter[str] = Counter()
    for one in report.files:
        reasons.update(one.reasons)
    yield (
        INDEX,
        render(
            "triage.html",
            apnap=__version__,
            engine=clean(f"{report.engine.name} {report.engine.version}"),
            totals=[clean(line, LONGEST) for line in totals(report)],
            groups=rows,
            left_out=len(report.groups) - len(rows),
            files=[_file(one) for one in files[:ROWS]],
            files_left_out=max(0, len(files) - ROWS),
            reasons=[(clean(reason, LONGEST), n) for reason, n in reasons.most_common(ROWS)],
        ),
    )
    for at, group in enumerate(report.groups[:PAGES], 1):
        yield page_of(at, group), _page(at, told)


def page_of(at: int, group: Group) -> str:
    """Return what the page of a group is called; they are counted from 1."""
    return f"{name_of(at, group)}.html"


def name_of(at: int, group: Group) -> str:
    """Return what the files of a group are called, of which no part comes from a log as it is."""
    rule = re.sub(r"[^0-9a-z.]+", "-", (group.rule or "no-rule").lower()).strip("-.")
    return f"{at:03}-{rule[:40] or 'no-rule'}-{group.kind.replace('_', '-')}"


def _row(at: int, group: Group) -> _Row:
    example = group.example
    line = f":{example.line}" if example and example.line else ""
    return _Row(
        number=group.number,
        possible=group.certainty == "possible",
        rule=clean(group.rule or "no rule", LONGEST),
        title=clean(group.title, LONGEST),
        kind=group.kind.replace("_", " "),
        card=clean(group.card, LONGEST),
        engine=clean(group.engine, LONGEST),
        files=group.files,
        place=clean(f"{example.file}{line}", LONGEST) if example else "",
        problem=clean(example.problem, LONGEST) if example else "",
        page=page_of(at, group) if at <= PAGES else "",
    )


def _file(one: FileChecked) -> _File:
    first = one.troubles[0] if one.troubles else None
    return _File(
        file=clean(one.file, LONGEST),
        lines=one.lines,
        checked=one.checked,
        found=one.found,
        troubled=one.troubled,
        trouble=clean(f"line {first.line}: {first.problem}", LONGEST) if first else "",
    )


def _page(at: int, told: Shown) -> str:
    group, example = told.report.groups[at - 1], told.examples[at - 1]
    cut = told.cuts[at - 1]
    name = f"{CUTS}/{name_of(at, group)}.jsonl"
    scenario = told.scenarios.get(group.scenario)
    return render(
        "triage_group.html",
        apnap=__version__,
        one=_row(at, group),
        facts=list(_facts(example.found)) if example else [],
        pictures=list(_pictures(example.found, cut or NOTHING)) if example else [],
        cut=name if cut and cut.lines else "",
        cutting=cut is not None,
        cut_lines=len(cut.lines) if cut else 0,
        command=shlex.join(("apnap", "check", name)),
        scenario=scenario,
        steps=tuple(steps_of(scenario)) if scenario else (),
        show=shlex.join(("apnap", "show", scenario.id)) if scenario else "",
    )


def _facts(found: Found) -> Iterator[tuple[str, str]]:
    """Yield what there is to say of a finding."""
    judge = {"state": "the state by itself", "replay": "playing it again", "claim": "a claim"}
    for name, text in (
        ("What is wrong", found.problem),
        ("Said", found.said),
        ("Field", found.where),
        ("By the rules", found.expected),
        ("Here", found.got),
        ("Found by", judge[found.by]),
        ("Might excuse it", ", ".join(found.excuses)),
        ("Taken up again", f"from line {found.since}" if found.since else ""),
    ):
        if text:
            yield name, clean(text, LONGEST)


def _pictures(found: Found, cut: Cut) -> Iterator[Picture]:
    """Yield the table before and after, as far as they are known."""
    before = cut.before or found.situation
    if before is not None:
        yield shown(before, "The table before", "before")
    if cut.after is not None and cut.after != before:
        yield shown(cut.after, "The table after, as the log has it", "after")
