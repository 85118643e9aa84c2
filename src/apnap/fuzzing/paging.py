"""The pages of a run: a list of its findings, and a page about each, with pictures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from apnap.fuzzing.records import Entry, Report
from apnap.pages import render
from apnap.pages.stories import LONGEST, Picture, shown
from apnap.pictures.text import clean
from apnap.protocol import State
from apnap.protocol.counting import counted
from apnap.version import __version__

INDEX: Final = "report.html"


def write_index(out: Path, report: Report) -> None:
    """Write the table of all findings; raises `OSError`."""
    ended = ", ".join(f"{number} {how}" for how, number in sorted(report.ended.items()))
    page = render(
        "fuzz.html",
        apnap=__version__,
        engine=clean(f"{report.engine.name} {report.engine.version}", LONGEST),
        edition=report.edition,
        seed=report.seed,
        played=f"{counted(report.games, 'game')} ({ended}), {counted(report.answers, 'answer')}",
        rules=report.rules,
        known=report.known,
        findings=[_cleaned(entry) for entry in report.findings],
    )
    (out / INDEX).write_text(page, encoding="utf-8")


def write_page(out: Path, entry: Entry, states: Sequence[State], expected: State | None) -> str:
    """
    Write a page about a finding, and return what it is called; raises `OSError`.

    `states` are the first that the engine has shown, and the one where the game goes wrong.
    """
    name = entry.log.removesuffix(".jsonl") + ".html"
    told = (out / entry.scenario).read_text(encoding="utf-8") if entry.scenario else ""
    page = render(
        "fuzz_finding.html",
        apnap=__version__,
        index=INDEX,
        one=_cleaned(entry),
        facts=list(_facts(entry)),
        scenario=clean(told, LONGEST),
        pictures=list(_pictures(states, expected)),
        command=f"apnap check {entry.log}",
    )
    (out / name).write_text(page, encoding="utf-8")
    return name


def _cleaned(entry: Entry) -> dict[str, object]:
    found = entry.difference
    return {
        "oracle": found.oracle,
        "kind": found.kind.replace("_", " "),
        "rule": clean(found.rule or "no rule", LONGEST),
        "problem": clean(found.problem, LONGEST),
        "times": entry.times,
        "moves": entry.moves,
        "log": entry.log,
        "file": entry.scenario,
        "untold": clean(entry.untold, LONGEST),
        "page": entry.page,
    }


def _facts(entry: Entry) -> Iterator[tuple[str, str]]:
    found = entry.difference
    for name, text in (
        ("What is wrong", found.problem),
        ("Said", found.said),
        ("Field", found.where),
        ("Rules applied at the end", ", ".join(entry.rules)),
        ("Not told as a scenario, for want of", entry.untold),
    ):
        if text:
            yield name, clean(text, LONGEST)


def _pictures(states: Sequence[State], expected: State | None) -> Iterator[Picture]:
    """Yield the table where the game begins, and where it goes wrong, as far as it is known."""
    if states:
        yield shown(states[0], "The table where the game begins", "before")
    if states[1:]:
        yield shown(states[-1], "The table where it goes wrong, as the engine shows it", "after")
    if expected is not None:
        yield shown(expected, "The table there, as the reference engine shows it", "expected")
