"""Showing what was found, for a person to read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from apnap.doctor.diagnosis import OUTCOMES, Diagnosis, Outcome, Remark, Step

MARKS: Final[dict[Outcome, str]] = {
    "fine": "ok",
    "wrong": "WRONG",
    "advice": "advice",
    "skipped": "skipped",
    "untried": "-",
}
_NAME: Final = 17
_MARK: Final = 8
_INDENT: Final = " " * 4
_ASIDE: Final = 4
"""How many lines of what an engine wrote to standard error are shown."""


def lines(step: Step) -> Iterator[str]:
    """Yield the lines about one step."""
    shown = step.note if step.outcome != "wrong" else step.title
    yield f"{MARKS[step.outcome]:{_MARK}}{step.name:{_NAME}} {shown}".rstrip()
    for remark in step.remarks:
        yield from _about(remark)
    if step.remarks:
        yield f"{_INDENT}read:  {step.read}"


def _about(remark: Remark) -> Iterator[str]:
    yield f"{_INDENT}{remark.problem}"
    if remark.sent:
        yield f"{_INDENT}sent:  {remark.sent}"
        yield f"{_INDENT}came:  {remark.came or 'nothing'}"
    for line in remark.aside.splitlines()[-_ASIDE:]:
        yield f"{_INDENT}aside: {line}"
    if remark.hint:
        yield f"{_INDENT}do:    {remark.hint}"


def summary(diagnosis: Diagnosis) -> Iterator[str]:
    """Yield the last lines: how many steps ended how, and what to do next."""
    counts = ((outcome, diagnosis.count(outcome)) for outcome in OUTCOMES)
    shown = ", ".join(f"{count} {outcome}" for outcome, count in counts if count)
    yield f"{len(diagnosis.steps)} steps: {shown}"
    if diagnosis.healthy:
        yield f'next: apnap run "{diagnosis.engine}"'
    else:
        yield "next: mend what is wrong from the top down, and call again"
