"""
A failure in lines, as every report of text shows it: the terminal, pytest, JUnit, CTRF.

A line has a tone, so that a terminal can make it easier to read; nothing is said by it alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from msgspec.structs import replace

from apnap.harmless import ASIDE, clean
from apnap.protocol import Record
from apnap.results.account import Account, Did, Written
from apnap.results.readable import readable
from apnap.results.records import Result

Tone = Literal["head", "step", "ended", "unplayed", "plain", "dim"]
"""What a line is: the head; a step that was played, ended the scenario, or was not played; else."""

_ENDED: Final = "> "
"""Stands before the step at which a scenario ended."""
_PLAYED_ON: Final = "play went on"
_SAME: Final = "nothing"
_INNER: Final = ("changed", "asked", "but")
"""What stands below what it belongs to."""


class Fact(Record, frozen=True):
    """One thing that is told of an engine; without a label it goes on with the one before."""

    label: str
    text: str


class Line(Record, frozen=True):
    """A line of a report."""

    text: str
    tone: Tone = "plain"


def plain(result: Result) -> str:
    """Return a failure as a text of several lines, without anything that commands a terminal."""
    return "\n".join(line.text for line in told(result))


def told(result: Result) -> Iterator[Line]:
    """Yield the lines of a scenario that has not passed: what, where, why, and how to see it."""
    yield Line(headline(result), "head")
    account = result.account
    yield from _place(result, account)
    if account is not None:
        yield from _steps(account.steps)
    elif result.step:
        yield Line(f"  {clean(result.step)}", "ended")
    yield from _end(result)
    yield from map(_fact, (*done(result), *done_by_reference(result)))
    yield from (Line(f"  {clean(card)}", "dim") for card in result.cards)
    yield from commands(result)


def headline(result: Result) -> str:
    """Return the outcome, the id, and the numbers of the rules."""
    rules = f" ({', '.join(result.rules)})" if result.rules else ""
    return f"{result.outcome.upper()} {clean(result.id)}{rules}"


def commands(result: Result) -> Iterator[Line]:
    """Yield the commands that play a scenario again, write down what is said, and draw it."""
    account = result.account
    if account is None:
        return
    for label, command in (
        ("replay", account.replay),
        ("trace", account.trace),
        ("show", account.show),
    ):
        if command:
            yield Line(_labelled(label, command))


def verdict_of(did: Did) -> str:
    """Return what became of what was said, and why."""
    if did.verdict is None:
        return _PLAYED_ON
    return f"{did.verdict}: {'; '.join(did.reasons)}" if did.reasons else did.verdict


def _place(result: Result, account: Account | None) -> Iterator[Line]:
    if account is None:
        yield Line(f"  {clean(result.file)}:{result.step_line or result.line}")
        return
    for rule in account.rules:
        number, _, caption = clean(rule).partition(" ")
        yield Line(f"  {number}: {caption}" if caption else f"  {number}")
    yield Line(f"  {clean(account.place)}")


def _steps(steps: tuple[Written, ...]) -> Iterator[Line]:
    """Yield the scenario as it is written."""
    tone: Tone = "step"
    for step in steps:
        mark = _ENDED if step.ended else "  "
        own: Tone = "ended" if step.ended else tone
        yield Line(f"  {mark}{step.keyword} {clean(step.text)}", own)
        yield from (Line(f"      {row}", own) for row in rows_of(step))
        tone = "unplayed" if step.ended else tone


def rows_of(step: Written) -> Iterator[str]:
    """Yield the rows of a step's table, the columns below each other."""
    cells = [[clean(cell) for cell in row] for row in step.table]
    widths = [max(map(len, column)) for column in zip(*cells, strict=False)]
    for row in cells:
        padded = (cell.ljust(width) for cell, width in zip(row, widths, strict=False))
        yield f"| {' | '.join(padded)} |"


def _end(result: Result) -> Iterator[Line]:
    """Yield why a scenario ended."""
    if result.expected is not None:
        yield Line(_labelled("expected", readable(result.expected)))
        yield Line(_labelled("got", readable(result.got or "")))
    first, *others = (result.reason or "").splitlines() or ("",)
    yield from (Line(_labelled("reason", readable(first))),) if first else ()
    yield from (Line(f"{ASIDE}{clean(line)}") for line in others)


def done(result: Result) -> Iterator[Fact]:
    """Yield what the engine did from the last `When` on; why it objected is told once."""
    did = result.account.engine if result.account else None
    if did is None:
        return
    yield from _saying("said", did)
    known = did.reasons and all(reason in (result.got or "") for reason in did.reasons)
    yield Fact("engine", (did.verdict or "") if known else verdict_of(did))
    yield from _after(did)


def done_by_reference(result: Result) -> Iterator[Fact]:
    """Yield what the reference engine does there; what is said only where it is something else."""
    account = result.account
    did = account.reference if account else None
    if account is None or did is None:
        return
    if account.engine is None or account.engine.said != did.said:
        yield from _saying("said", replace(did, said=_to_reference(did)))
    yield Fact("reference", verdict_of(did))
    yield from _after(did)
    if did.stopped:
        yield Fact("but", f"it does not get over this step either: {did.stopped}")


def _saying(label: str, did: Did) -> Iterator[Fact]:
    for number, words in enumerate(did.said):
        yield Fact("" if number else label, words)


def _to_reference(did: Did) -> tuple[str, ...]:
    """Return what is said to the reference engine, and why that is told again."""
    first, *others = did.said or ("nothing",)
    return (f"to the reference engine, where play goes another way: {first}", *others)


def _after(did: Did) -> Iterator[Fact]:
    """Yield what is otherwise now, and who is asked what."""
    yield Fact("changed", " ".join(did.changed) or _SAME)
    if did.asked:
        yield Fact("asked", "; ".join(did.asked))


def _fact(fact: Fact) -> Line:
    inner = fact.label in _INNER
    return Line(_labelled(f" {fact.label}" if inner else fact.label, fact.text))


def _labelled(label: str, text: str) -> str:
    return f"  {f'{label}:' if label else '':<9} {clean(text)}"
