"""Failures on a terminal: all of them in full, or some of them in as few lines as there are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.text import Text

from apnap.harmless import clean
from apnap.results.choosing import foremost
from apnap.results.failure_text import headline, told
from apnap.results.fitting import cut, rows
from apnap.results.readable import readable
from apnap.results.records import Result
from apnap.results.reporting import Run, replay
from apnap.results.styles import STYLES, TONES

MOST: Final = 15
"""So many failures are shown unless all are asked for."""
FULL: Final = 5
"""So many of them in full, where a part of the suite was chosen."""
_LONGEST: Final = 160
_ARROW: Final = " → "
_SHORTEST: Final = 30
"""A `When` that has not even so many columns is not told in short."""
_ALL_IN_FULL: Final = "--verbose tells all of them in full"
_SHORT: Final = 2
"""So many rows the step of a failure in short takes, with what came of it."""


def in_full(results: Sequence[Result]) -> Iterator[Text]:
    """Yield all failures in full, in the order in which to look at them."""
    for number, result in enumerate(foremost(results)):
        yield from (Text(),) if number else ()
        yield from trouble(result)


def some_in_full(run: Run, results: Sequence[Result], width: int) -> Iterator[Text]:
    """Yield the first failures in full, and some more in short."""
    troubled = foremost(results)
    yield from in_full(troubled[:FULL])
    if len(troubled) > FULL:
        yield Text()
        shown = troubled[FULL:MOST]
        yield from (line for result in shown for line in short(result, width))
        yield from _more(run, troubled, min(len(troubled), MOST))


def within(run: Run, results: Sequence[Result], room: int, width: int) -> Sequence[Text]:
    """Return failures in so many rows: in full as far as they fit, and the others in short."""
    troubled = foremost(results)
    full = list(in_full(troubled)) if len(troubled) <= FULL else []
    if full and rows(full, width) <= room:
        return full
    if not troubled:
        return ()
    if len(troubled) <= FULL and (mixed := _first_in_full(troubled, room, width)):
        return mixed
    shown: list[Text] = []
    told = 0
    for result in troubled[:MOST]:
        more = list(short(result, width))
        ending = list(_more(run, troubled, told + 1))
        if told and rows((*shown, *more, *ending), width) > room:
            break
        shown += more
        told += 1
    return (*shown, *_more(run, troubled, told))


def _first_in_full(troubled: Sequence[Result], room: int, width: int) -> Sequence[Text]:
    """Return as many of a few failures in full as fit, and the others in short; none if none."""
    for number in range(len(troubled) - 1, 0, -1):
        others = [line for one in troubled[number:] for line in short(one, width)]
        lines = (*in_full(troubled[:number]), Text(), *others, Text(_ALL_IN_FULL, "dim"))
        if rows(lines, width) <= room:
            return lines
    return ()


def trouble(result: Result) -> Iterator[Text]:
    """Yield the lines that explain a failure: where, what, and how to see it again."""
    for line in told(result):
        yield _head(result) if line.tone == "head" else Text(line.text, TONES[line.tone])


def short(result: Result, width: int) -> Iterator[Text]:
    """Yield a failure in two lines: which, and what was said, the step, and what came of it."""
    yield _head(result)
    why = (result.reason or "").partition("\n")[0]
    step = _ended_at(result)
    told = f"{step}; got: {result.got}" if result.expected is not None else f"{step}: {why}"
    told, room = clean(readable(told)), min(_LONGEST, _SHORT * width - 2)
    when = _when(result)
    left = room - len(told) - len(_ARROW)
    if when and left >= min(_SHORTEST, len(when)):
        told = f"{cut(clean(when), left)}{_ARROW}{told}"
    yield Text(f"  {cut(told, room)}")


def _ended_at(result: Result) -> str:
    """Return the step at which a scenario ended, as its account marks it."""
    steps = result.account.steps if result.account else ()
    marked = next((f"{one.keyword} {one.text}" for one in steps if one.ended), None)
    return marked or result.step or ""


def _when(result: Result) -> str:
    """Return the `When` on which a step is the judgement, if it is one."""
    account = result.account
    if account is None or not (result.step or "").startswith("Then "):
        return ""
    return next((f"When {s.text}" for s in account.steps if s.text == account.when), "")


def _head(result: Result) -> Text:
    outcome, space, rest = headline(result).partition(" ")
    return Text(outcome, STYLES[result.outcome]).append(f"{space}{rest}", "bold")


def _more(run: Run, troubled: Sequence[Result], shown: int) -> Iterator[Text]:
    """Yield how many there are, how to see them, and how to see one in full."""
    of = f"{shown} of {len(troubled)}" if shown < len(troubled) else f"all {shown}"
    yield Text(f"{of}, of each rule the shortest first; --verbose tells all of them in full", "dim")
    yield Text(f"the first in full: {clean(replay(run, troubled[0].id))}", "dim")
