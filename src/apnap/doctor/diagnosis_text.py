"""Showing what was found, for a person to read."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

from msgspec.structs import replace

from apnap.doctor.diagnosis import OUTCOMES, Diagnosis, Outcome, Remark, Step
from apnap.harmless import clean
from apnap.protocol.unseen import parted

MARKS: Final[dict[Outcome, str]] = {
    "fine": "ok",
    "wrong": "WRONG",
    "advice": "advice",
    "skipped": "skipped",
    "untried": "-",
}
_NAME: Final = 17
_LEAST: Final = 20
"""So many columns a text has in any case."""
_MARK: Final = 8
_INDENT: Final = " " * 4
_BELOW: Final = "| "
"""Stands before what goes on: an engine may have said it."""
_AGAIN: Final = "for the same reason"
_ASIDE: Final = 4
"""How many lines of what an engine wrote to standard error are shown."""

_SAYS_WHY: Final = re.compile("error|exception|panic|fatal", re.IGNORECASE)
"""What stands in a line that says what went wrong; Node and Go put many others behind it."""


class Shown:
    """Shows steps one by one; why several in a row were skipped is said once."""

    def __init__(self) -> None:
        """Begin with nothing said."""
        self._why = ""

    def lines(self, step: Step, width: int) -> Iterator[str]:
        """Yield the lines about one step, as `lines` does."""
        why = step.note if step.outcome == "skipped" else ""
        again = why and why == self._why
        self._why = why
        return lines(replace(step, note=_AGAIN) if again else step, width)


def lines(step: Step, width: int) -> Iterator[str]:
    """
    Yield the lines about one step, broken between words where they are wider.

    What was sent and what came is never broken: it is there to be copied.
    """
    shown = step.note if step.outcome != "wrong" else step.title
    yield from _broken(f"{MARKS[step.outcome]:{_MARK}}{step.name:{_NAME}} ", shown, width)
    for remark in step.remarks:
        yield from _about(remark, width)
    if step.remarks:
        yield f"{_INDENT}read:  {step.read}"


def _about(remark: Remark, width: int) -> Iterator[str]:
    yield from _broken(_INDENT, _begun(remark.problem), width)
    if remark.sent:
        yield f"{_INDENT}sent:  {parted(remark.sent)}"
        yield f"{_INDENT}came:  {parted(remark.came) or 'nothing'}"
    for line in _foremost(remark.aside.splitlines()):
        yield f"{_INDENT}aside: {clean(line)}"
    if remark.hint:
        yield from _broken(f"{_INDENT}do:    ", remark.hint, width)


def _foremost(lines: Sequence[str]) -> Sequence[str]:
    """Return the last lines; where these do not say what went wrong, before them one that does."""
    last = lines[-_ASIDE:]
    if any(map(_SAYS_WHY.search, last)):
        return last
    before = filter(_SAYS_WHY.search, lines[:-_ASIDE])
    return [*islice(before, 1), *last]


def _begun(problem: str) -> str:
    """Return a problem with a word of ours before it where an engine's name may begin it."""
    ours = problem.startswith(("`", "'")) or problem.partition(" ")[0].isalpha()
    return problem if ours else f"seen: {problem}"


def _broken(head: str, text: str, width: int) -> Iterator[str]:
    """Yield a text behind its head, and what does not fit below it; no line begins with it."""
    room = max(width - len(head), _LEAST)
    first, *rest = textwrap.wrap(
        clean(text), room, break_long_words=False, break_on_hyphens=False
    ) or [""]
    yield f"{head}{first}".rstrip()
    yield from (f"{_BELOW:>{len(head)}}{line}" for line in rest)


def summary(diagnosis: Diagnosis) -> Iterator[str]:
    """Yield the last lines: how many steps ended how, and what to do next."""
    counts = ((outcome, diagnosis.count(outcome)) for outcome in OUTCOMES)
    shown = ", ".join(f"{count} {outcome}" for outcome, count in counts if count)
    yield f"{len(diagnosis.steps)} steps: {shown}"
    if diagnosis.healthy:
        yield f'next: apnap run "{diagnosis.engine}"'
    else:
        yield "next: mend what is wrong from the top down, and call again"
