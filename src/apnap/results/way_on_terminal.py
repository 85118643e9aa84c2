"""What is in an engine's way, on a terminal."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final

from rich.text import Text

from apnap.driver import UNPLAYED, Outcome
from apnap.harmless import clean
from apnap.results.fitting import cut, rows
from apnap.results.in_the_way import by_kind, obstacles
from apnap.results.records import Obstacle, ObstacleKind, Result
from apnap.results.reporting import Run, replay
from apnap.results.styles import STYLES
from apnap.results.trying import try_first, why

_ALL: Final = 10_000
_SHORTER: Final = ((8, 3), (8, 0), (4, 0), (2, 0))
"""
How many things are shown unless all are asked for, less and less.

The second number is of how many it is said what to try first where that does not fit beside them.
"""
_NAMED: Final = 4
_LONGEST: Final = 90
_LEFT: Final = 15
"""Columns before the name of a thing: two numbers and the gaps."""


def in_short(
    run: Run, results: Sequence[Result], *, width: int, room: int | None = None
) -> Sequence[Text]:
    """
    Return the things that stop the most, those of a kind as one, and what to try first.

    If they take more rows than there is `room`, less is told; the least is told in any case.
    """
    found, first = by_kind(results), try_first(results)
    if first is None:
        return ()
    told_why = Text("try first: ", "bold").append(
        cut(clean(why(first)), 2 * width - _LEFT), "not bold"
    )
    ending = (told_why, Text(f"  {clean(replay(run, first.scenario))}"))
    told: Sequence[Text] = ()
    for most, firsts in _SHORTER:
        told = (*_by_kind(found[:most], width, firsts), *_more(found, most), *ending)
        if room is None or rows(told, width) <= room:
            break
    return told


def in_full(results: Sequence[Result]) -> Iterator[Text]:
    """Yield everything that stops something: those of a kind as one, and then one by one."""
    found = by_kind(results)
    if not found:
        return
    yield from _by_kind(found, math.inf, _ALL)
    if any(one.values for one in found):
        yield Text()
        yield Text("the same, each card and each number of players by itself", "bold")
        yield from _table([(clean(one.what), one) for one in obstacles(results)], math.inf, _ALL)


def reasons(run: Run, results: Sequence[Result]) -> Iterator[Text]:
    """Yield lines for each reason for which scenarios were not played: number and an example."""
    told: dict[tuple[Outcome, str], list[str]] = {}
    for result in results:
        if result.outcome in (*UNPLAYED, "unreached"):
            key = (result.outcome, clean(result.reason or ""))
            told.setdefault(key, []).append(result.id)
    for (outcome, reason), ids in sorted(told.items()):
        yield Text(outcome.upper(), STYLES[outcome]).append(f" {len(ids)}: {reason}")
        yield Text(f"  example:  {clean(ids[0])}")
        yield Text(f"  replay:   {clean(replay(run, ids[0]))}")


def _by_kind(found: Sequence[ObstacleKind], width: float, firsts: int) -> Iterator[Text]:
    """Yield the things with a title, and what `alone` means of a kind."""
    yield Text("what is in your way", "bold").append(
        ", what alone stops the most scenarios first", "not bold"
    )
    yield from _table([(_named(one), one) for one in found], width, firsts)
    if any(one.values and one.alone for one in found):
        yield Text("(alone: if you add nothing else; of cards: if you add all of them)", "dim")


def _table(named: Sequence[tuple[str, Obstacle]], width: float, firsts: int) -> Iterator[Text]:
    """Yield a head and the things, each with what to try first: if narrow, below the first few."""
    wide = max(len("missing"), *(len(name) for name, _ in named))
    longest = max(len(clean(one.first)) for _, one in named)
    beside = _LEFT + wide + 2 + longest <= width
    head = f"{'missing':<{wide}}  try first" if beside else "missing"
    yield Text(f"  stops  alone  {head}", "bold")
    for number, (name, one) in enumerate(named):
        numbers, first = f"  {one.stops:>5}  {one.alone or '':>5}  ", clean(one.first)
        if beside:
            yield Text(f"{numbers}{name:<{wide}}  {first}")
            continue
        yield Text(f"{numbers}{cut(name, int(width) - _LEFT)}")
        if number < firsts:
            yield Text(f"    first: {first}", "dim")


def _more(found: Sequence[ObstacleKind], shown: int) -> Iterator[Text]:
    """Yield how many things there are beside those shown, and how many are cards or players."""
    if len(found) > shown:
        values = sum(len(one.values) for one in found)
        each = f", and each of {values} cards and numbers of players" if values else ""
        told = f"{len(found) - shown} more; --verbose tells all {len(found)}{each}"
        yield Text(told, "dim")


def _named(one: ObstacleKind) -> str:
    """Return what a thing is called; of a kind, those that stop the most are named."""
    if not one.values:
        return cut(clean(one.what), _LONGEST)
    values = [clean(value) for value in one.values]
    more = f" and {len(values) - _NAMED} more" if len(values) > _NAMED else ""
    number = f"{len(values)} cards" if one.what == "card" and more else one.what
    return cut(f"{number}: {', '.join(values[:_NAMED])}{more}", _LONGEST)
