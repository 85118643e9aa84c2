"""The turns that go on, as a strip above the table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final
from xml.etree.ElementTree import Element

from apnap.pictures.shapes import Box, box, data, group, part, text
from apnap.pictures.text import clean, joined, shorten
from apnap.protocol import State, Step, Turn

TALL: Final = 30
"""Height of the strip of one turn."""

STEPS: Final[Mapping[Step, str]] = {
    "untap": "untap step",
    "upkeep": "upkeep step",
    "draw": "draw step",
    "precombat_main": "precombat main phase",
    "beginning_of_combat": "beginning of combat step",
    "declare_attackers": "declare attackers step",
    "declare_blockers": "declare blockers step",
    "first_strike_damage": "first combat damage step",
    "combat_damage": "combat damage step",
    "end_of_combat": "end of combat step",
    "postcombat_main": "postcombat main phase",
    "end_step": "end step",
    "cleanup": "cleanup step",
}
"""The steps of a turn in their order, as people call them."""

_SIZE: Final = 13.5
_TICK: Final = 11
_BETWEEN: Final = 3
_APART: Final[tuple[Step, ...]] = (
    "precombat_main",
    "beginning_of_combat",
    "postcombat_main",
    "end_step",
)
"""The steps with which a phase begins: a gap lies before them."""


def strips(state: State, at: Box) -> list[Element]:
    """Return a strip for each turn, one below the other, from the upper edge of the box on."""
    return [
        _strip(number, turn, Box(at.x, at.y + number * TALL, at.w, TALL - 5))
        for number, turn in enumerate(state.turns)
    ]


def told(turn: Turn) -> str:
    """Return what is going on in a turn, in one sentence without a full stop."""
    return ", ".join(_told(turn))


def _told(turn: Turn) -> Iterator[str]:
    number = "" if turn.number == "unknown" else f"Turn {turn.number}: "
    step = STEPS[turn.step]
    if turn.active:
        yield f"{number}{clean(turn.active)}'s {step}"
    else:
        yield f"{number}{step}" if number else f"{step[0].upper()}{step[1:]}"
        yield "the active player has left"
    if turn.marker is not None:
        yield f"marker {turn.marker}"
    if turn.priority is not None:
        yield f"{clean(turn.priority)} has priority"
    if isinstance(turn.passed, tuple) and turn.passed:
        yield f"passed: {joined(turn.passed)}"


def _strip(number: int, turn: Turn, at: Box) -> Element:
    words = told(turn)
    track = list(_track(turn, at))
    room = at.w - len(STEPS) * (_TICK + _BETWEEN) - 44
    shown = group(
        part("title", words),
        box(at, 7, class_="banner"),
        *track,
        text(shorten(words, room, _SIZE), at.x + 12, at.y + 17, class_="words"),
        class_="turn",
    )
    fields = ("number", "active", "phase", "step", "marker", "priority", "passed", "stack")
    found = {name: data(getattr(turn, name)) for name in fields}
    combat = turn.combat
    if combat is not None:
        found |= {"attacking": data(combat.attacking), "defending": data(combat.defending)}
    shown.attrib |= {f"data-{name}": value for name, value in found.items() if value is not None}
    shown.set("data-turn", str(number))
    return shown


def _track(turn: Turn, at: Box) -> Iterator[Element]:
    """Yield a tick for each step of the turn, from the left, the present one filled."""
    left = at.x + at.w - 12 - len(STEPS) * (_TICK + _BETWEEN) - len(_APART) * _BETWEEN
    for step in STEPS:
        left += _BETWEEN if step in _APART else 0
        now = " now" if step == turn.step else ""
        yield box(Box(left, at.y + 9, _TICK, 7), 3, class_=f"tick{now}")
        left += _TICK + _BETWEEN
