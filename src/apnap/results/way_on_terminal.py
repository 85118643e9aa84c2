"""What is in an engine's way, on a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.text import Text

from apnap.driver import UNPLAYED, Outcome
from apnap.harmless import clean
from apnap.results.in_the_way import obstacles
from apnap.results.records import Obstacle, Result
from apnap.results.reporting import Run, replay
from apnap.results.styles import STYLES

MOST: Final = 8
"""So many things are shown unless all are asked for."""
_KINDS: Final = ("card", "players")
"""Needs of which there are many, which are told as one."""
_NAMED: Final = 4
_LONGEST: Final = 90


def in_short(run: Run, results: Sequence[Result], *, most: int = MOST) -> Iterator[Text]:
    """Yield the things that stop the most, those of a kind as one, and what to try first."""
    found = obstacles(results, _kind)
    if not found:
        return
    yield from _rows(found[:most], obstacles(results))
    if len(found) > most:
        yield Text(f"{len(found) - most} more things are in the way: --verbose tells all", "dim")
    first = next(result for result in results if result.id == found[0].first)
    needs = f", which lacks only {clean(', '.join(first.lacking))}" if first.lacking else ""
    yield Text(f"try first{needs}: {clean(replay(run, first.id))}", "dim")


def in_full(results: Sequence[Result]) -> Iterator[Text]:
    """Yield everything that stops something."""
    found = obstacles(results)
    if found:
        yield from _rows(found, found)


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


def _rows(found: Sequence[Obstacle], single: Sequence[Obstacle]) -> Iterator[Text]:
    named = [(_named(one.what, single), one) for one in found]
    wide = max(len(name) for name, _ in named)
    yield Text("what is in your way", "bold").append("; scenarios that it stops", "not bold")
    yield Text(f"  stops  alone  {'missing':<{wide}}  try first", "bold")
    for name, one in named:
        yield Text(f"  {one.stops:>5}  {one.alone or '':>5}  {name:<{wide}}  {clean(one.first)}")


def _kind(need: str) -> str:
    """Return the kind of a need, if there are many of it, or else the need itself."""
    kind, colon, _ = need.partition(":")
    return kind if colon and kind in _KINDS else need


def _named(what: str, single: Sequence[Obstacle]) -> str:
    """Return what a thing is called; of a kind, those that stop the most are named."""
    if what not in _KINDS:
        return _cut(clean(what))
    some = sorted((one for one in single if _kind(one.what) == what), key=lambda one: -one.stops)
    values = [clean(one.what.partition(":")[2]) for one in some]
    more = f" and {len(values) - _NAMED} more" if len(values) > _NAMED else ""
    return _cut(f"{what}: {', '.join(values[:_NAMED])}{more}")


def _cut(text: str) -> str:
    return text[:_LONGEST] + "…" if len(text) > _LONGEST else text
