"""The whole picture: seats around the table, what is in the middle, what is above and below."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET
from xml.etree.ElementTree import Element

from msgspec.structs import replace

from apnap.pictures import notes, seats, stacks, turn_strips
from apnap.pictures.around_the_table import Ring, Side, ring
from apnap.pictures.arrows import Anchor, drawn, links
from apnap.pictures.grouping import involved
from apnap.pictures.seats import Placed, Seat
from apnap.pictures.shapes import Box, Point, box, data, group, part
from apnap.pictures.text import clean
from apnap.pictures.words import headline, words
from apnap.protocol import Record, State

_EDGE: Final = 16
_BETWEEN: Final = 22
"""Room between two seats."""
_CALM: Final = 34
_FIGHT: Final = 110
"""Height of the middle of the table: without, and with arrows."""


class _Plan(Record, frozen=True, kw_only=True):
    """All seats by sides, measured, and the heights of the three parts of the table."""

    bottom: tuple[Seat, ...]
    left: tuple[Seat, ...]
    top: tuple[Seat, ...]
    right: tuple[Seat, ...]
    wide: float
    middle: float
    """Height of what is between the upper and the lower seats."""


def picture(state: State, *, key: str = "table", styled: bool = True) -> str:
    """
    Return the picture of a state as an `svg` element.

    `key` begins the ids in it, and has to be another one for each picture of a page; `styled`
    says whether it brings its style along. A page with many pictures has `stylesheet()` instead.
    """
    root = _root(state, clean(key))
    if styled:
        root.insert(2, part("style"))
        root[2].text = stylesheet()
    return ET.tostring(root, encoding="unicode")


@cache
def stylesheet() -> str:
    """Return the style of all pictures, in light and in dark."""
    return (Path(__file__).parent / "style.css").read_text(encoding="utf-8")


def _root(state: State, key: str) -> Element:
    """Return the picture, without style."""
    plan = _plan(state)
    above = len(state.turns) * turn_strips.TALL + (8 if state.turns else 0)
    top = max((seat.tall for seat in plan.top), default=0.0)
    bottom = max((seat.tall for seat in plan.bottom), default=0.0)
    table = Box(_EDGE, _EDGE + above, plan.wide, top + plan.middle + bottom)
    placed = _placed(plan, table, top)
    stack, anchors = _stacks(state, Box(table.x, table.y + top, table.w, plan.middle))
    for one in placed:
        anchors |= one.anchors
    said = notes.notes(state)
    below = Box(_EDGE + 4, table.y + table.h + 10, plan.wide - 8, len(said) * notes.TALL)
    wide, tall = plan.wide + 2 * _EDGE, below.y + below.h + _EDGE
    hub = Anchor(Box(table.middle - 10, table.y + top + plan.middle / 2, 20, 0), Point(0, -1))
    root = part(
        "svg",
        part("title", headline(state), id=f"{key}-title"),
        part("desc", " ".join(words(state)), id=f"{key}-desc"),
        box(Box(0, 0, wide, tall), 18, class_="room"),
        box(Box(table.x - 8, table.y - 8, table.w + 16, table.h + 16), 22, class_="felt"),
        *turn_strips.strips(state, Box(_EDGE, _EDGE - 4, plan.wide, above)),
        *(one.frame for one in placed),
        group(*drawn(links(state), anchors, hub), class_="arrows"),
        *(one.content for one in placed),
        *stack,
        *notes.draw(said, below),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {wide:.0f} {tall:.0f}",
        width=f"{wide:.0f}",
        height=f"{tall:.0f}",
        class_="apnap-table",
        role="img",
        aria_labelledby=f"{key}-title {key}-desc",
    )
    root.attrib |= _facts(state)
    return root


def _facts(state: State) -> Mapping[str, str]:
    """Return the attributes of the whole picture by which a state can be read back."""
    found = {
        "edition": state.edition,
        "stage": state.stage,
        "variant": data(state.variant.name),
        "attack": state.variant.attack,
        "range": data(state.variant.range_of_influence),
        "teams": data({team.name: team.members for team in state.teams}),
    }
    return {f"data-{name}": value for name, value in found.items() if value is not None}


def _plan(state: State) -> _Plan:
    """Return the measures of the table."""
    around, alone = ring(len(state.players)), involved(state)
    around = replace(around, cards=seats.across(state, around.cards, alone))

    def row(side: Side, indices: Sequence[int]) -> tuple[Seat, ...]:
        return tuple(seats.measure(state, n, side, around.cards, alone) for n in indices)

    left, right = row("left", around.left), row("right", around.right)
    sides = max((_stacked(side) for side in (left, right)), default=0.0)
    piled = max((stack.tall + 20 for stack in stacks.stacks(state)), default=0.0)
    arrows = _FIGHT if any(turn.combat and turn.combat.attacks for turn in state.turns) else _CALM
    return _Plan(
        bottom=row("bottom", around.bottom),
        left=left,
        top=row("top", around.top),
        right=right,
        wide=_wide(state, around),
        middle=max(sides, piled, arrows),
    )


def _wide(state: State, around: Ring) -> float:
    """Return the width of the table."""
    needed = around.columns + (1 if around.left else 0) if around.columns <= 2 else around.columns  # noqa: PLR2004 - two at the sides, and room between
    wide = needed * seats.width(around.cards) + (needed - 1) * _BETWEEN
    middle = len(stacks.stacks(state)) * (stacks.WIDE + stacks.GAP)
    return max(wide, middle + (2 * seats.width(around.cards) + 40 if around.left else 0))


def _stacked(side: Sequence[Seat]) -> float:
    """Return the height of seats that are one below the other."""
    return sum(seat.tall + _BETWEEN / 2 for seat in side) + _BETWEEN / 2 if side else 0.0


def _placed(plan: _Plan, table: Box, top: float) -> list[Placed]:
    """Return all seats drawn at their places; those in a row meet at the middle of the table."""
    found: list[Placed] = []
    for row in (plan.top, plan.bottom):
        used = sum(seat.wide for seat in row) + (len(row) - 1) * _BETWEEN
        spare = (table.w - used) / (len(row) + 1) if row else 0.0
        x = table.x + spare
        for seat in row:
            lower = seat.side == "bottom"
            y = table.y + top + plan.middle if lower else table.y + top - seat.tall
            found.append(seats.place(seat, Point(x, y)))
            x += seat.wide + _BETWEEN + spare
    for side in (plan.left, plan.right):
        y = table.y + top + (plan.middle - _stacked(side) + _BETWEEN) / 2
        for seat in side:
            x = table.x if seat.side == "left" else table.x + table.w - seat.wide
            found.append(seats.place(seat, Point(x, y)))
            y += seat.tall + _BETWEEN / 2
    return found


def _stacks(state: State, middle: Box) -> tuple[list[Element], dict[str, Anchor]]:
    """Return the stacks drawn, side by side in the middle of the table."""
    found = stacks.stacks(state)
    used = len(found) * (stacks.WIDE + stacks.GAP) - stacks.GAP
    x = middle.middle - used / 2
    shown: list[Element] = []
    anchors: dict[str, Anchor] = {}
    for stack in found:
        at = Box(x, middle.y + (middle.h - stack.tall) / 2, stacks.WIDE, stack.tall)
        one, ends = stacks.draw(stack, at)
        shown.append(one)
        anchors |= ends
        x += stacks.WIDE + stacks.GAP
    return shown, anchors
