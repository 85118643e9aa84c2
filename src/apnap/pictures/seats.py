"""What lies in front of a player, measured first and drawn when its place is known."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final
from xml.etree.ElementTree import Element

from apnap.pictures import cards, plates
from apnap.pictures.around_the_table import Side
from apnap.pictures.arrows import Anchor
from apnap.pictures.grouping import Pile, involved, piles
from apnap.pictures.object_names import HIDDEN, Names
from apnap.pictures.plates import Pill, Sitting
from apnap.pictures.shapes import Box, Point, box, data, group, part, text
from apnap.pictures.text import TIMES, listed, shorten
from apnap.protocol import Object, Record, State, Zone

MARGIN: Final = 10
MOST: Final = 48
"""So many piles of a player are drawn; the rest is counted."""

_ROWS: Final = 8
"""So many rows of cards there may be before a seat becomes wider."""
_WIDEST: Final = 6
"""So many cards lie side by side at most."""
_LINE: Final = 17
_SMALL: Final = 11.5
_NAMED: Final = 20
_LOOKS: Final = 6
"""So many looks there are to tell teams apart."""
_BESIDE: Final[tuple[Zone, ...]] = ("hand", "library", "graveyard", "exile", "command")
_INWARDS: Final[Mapping[Side, Point]] = {
    "bottom": Point(0, -1),
    "top": Point(0, 1),
    "left": Point(1, 0),
    "right": Point(-1, 0),
}


class Drawn(Record, frozen=True):
    """A drawing, and the boxes in it at which arrows may begin and end."""

    element: Element
    boxes: Mapping[str, Box] = {}


class Row(Record, frozen=True):
    """A row of a seat: its height, how it is drawn, and whether it lies outside of the frame."""

    tall: float
    draw: Callable[[Box], Drawn]
    outside: bool = False


class Seat(Record, frozen=True, kw_only=True):
    """A player's part of the table: its rows from the middle of the table outwards."""

    who: Sitting
    side: Side
    wide: float
    rows: tuple[Row, ...]

    @property
    def tall(self) -> float:
        """The height of it all."""
        return sum(row.tall for row in self.rows) + 2 * MARGIN


class Beside(Record, frozen=True):
    """A zone that does not lie on the table: what is said of it, and what is in it."""

    zone: Zone
    words: str
    indices: tuple[int, ...]


class Placed(Record, frozen=True, kw_only=True):
    """A seat that is drawn: the frame, what lies on it, and where arrows may begin and end."""

    frame: Element
    content: Element
    anchors: Mapping[str, Anchor]


def width(across: int) -> float:
    """Return how wide a seat is with so many cards side by side."""
    return across * cards.WIDE + (across - 1) * cards.GAP + 2 * MARGIN


def across(state: State, least: int, alone: frozenset[str]) -> int:
    """Return how many cards lie side by side: `least`, or more where somebody has very many."""
    there = (piles(state, lying(state, index), alone) for index in range(len(state.players)))
    most = max((min(len(found), MOST) for found in there), default=0)
    return max(least, min(_WIDEST, math.ceil(most / _ROWS)))


def measure(state: State, index: int, side: Side, across: int, alone: frozenset[str]) -> Seat:
    """Return a player's part of the table, with so many cards across."""
    who = plates.sitting(state, index)
    wide = width(across)
    fights = fighting(state)
    there = piles(state, lying(state, index), alone)
    front = [pile for pile in there if pile.first.name in fights]
    behind = [pile for pile in there if pile.first.name not in fights]
    room = max(0, MOST - len(front))
    rows = (
        *_cards(front[:MOST], across, outside=True),
        *([Row(MARGIN + 4, _nothing, outside=True)] if front else []),
        Row(plates.PLATE + 6, partial(_plate, who)),
        *(
            Row(plates.PILLS, partial(_pills, row))
            for row in plates.rows(plates.pills(who), wide - 2 * MARGIN)
        ),
        *_cards([pile for pile in behind[:room] if not pile.looks.land], across),
        *_cards([pile for pile in behind[:room] if pile.looks.land], across, low=True),
        *rest(state, [*front[MOST:], *behind[room:]]),
        *(Row(_LINE, partial(line, one.words, one.zone, one.indices)) for one in beside(who)),
    )
    return Seat(who=who, side=side, wide=wide, rows=rows)


def place(seat: Seat, corner: Point) -> Placed:
    """Return a seat drawn, its upper left corner at `corner`."""
    rows = seat.rows if seat.side != "top" else tuple(reversed(seat.rows))
    top = corner.y + MARGIN
    drawn: list[Drawn] = []
    inside: list[Box] = []
    for row in rows:
        at = Box(corner.x + MARGIN, top, seat.wide - 2 * MARGIN, row.tall)
        drawn.append(row.draw(at))
        if not row.outside:
            inside.append(at)
        top += row.tall
    first, last = inside[0], inside[-1]
    frame = Box(corner.x, first.y - MARGIN, seat.wide, last.y + last.h - first.y + 2 * MARGIN)
    content = group(*(one.element for one in drawn), class_=_look(seat.who))
    content.attrib |= plates.facts(seat.who)
    boxes = {name: at for one in drawn for name, at in one.boxes.items()}
    inwards = _INWARDS[seat.side]
    return Placed(
        frame=box(frame, 14, class_=f"frame {_look(seat.who)}"),
        content=content,
        anchors={
            name: Anchor(at, inwards, at_side=name == seat.who.player.name)
            for name, at in boxes.items()
        },
    )


def belongs(thing: Object) -> str | None:
    """Return in front of whom an object lies; None if nobody knows, or it is on the stack."""
    if thing.zone == "stack":
        return None
    return thing.controller if thing.zone == "battlefield" else thing.owner


def lying(state: State, index: int) -> list[int]:
    """Return what lies on the battlefield in front of a player, by its places in the state."""
    return [n for n in _mine(state, index) if state.objects[n].zone == "battlefield"]


def _mine(state: State, index: int) -> list[int]:
    """Return what lies in front of a player; of two with one name the first has it all."""
    names_ = [player.name for player in state.players]
    if names_.index(names_[index]) < index:
        return []
    return [n for n, thing in enumerate(state.objects) if belongs(thing) == names_[index]]


def rest(state: State, found: Sequence[Pile]) -> Iterator[Row]:
    """Yield a line about the piles for which there is no room, if there are such."""
    indices = [index for pile in found for index in pile.indices]
    if indices:
        words = f"and {len(indices)} more: {names(state, indices)}"
        yield Row(_LINE, partial(line, words, "battlefield", indices))


def names(state: State, indices: Sequence[int]) -> str:
    """Return the names of some objects, as many as can be read; equal ones are counted."""
    called = Names(state)
    told: list[str] = []
    hidden: list[str] = []
    for pile in piles(state, indices, involved(state)):
        here = [thing.name for thing in pile.things]
        if called.of(here[0]) == HIDDEN:
            hidden += here
        elif len(here) > 1:
            told.append(f"{len(here)} {TIMES} {pile.looks.label}")
        else:
            told.append(called.of(here[0]))
    return listed((*told, *([called.listed(hidden)] if hidden else [])), _NAMED)


def line(words: str, zone: str, indices: Sequence[int], at: Box) -> Drawn:
    """Return a line of text that stands for objects."""
    shown = group(
        part("title", words),
        text(shorten(words, at.w - 4, _SMALL), at.x + 2, at.y + 13, class_="beside"),
        class_="zone",
        data_beside=zone,
        data_objects=data(list(indices)),
    )
    return Drawn(shown)


def fighting(state: State) -> frozenset[str]:
    """Return the names of all that attacks, is attacked or blocks."""
    combats = [turn.combat for turn in state.turns if turn.combat is not None]
    attacks = [attack for combat in combats for attack in combat.attacks]
    sides = {name for one in attacks for name in (one.attacker, one.attacks) if name}
    return frozenset(sides | {block.blocker for c in combats for block in c.blocks})


def _look(who: Sitting) -> str:
    """Return the classes of a seat."""
    active = any(turn.active in who.sides for turn in who.state.turns if turn.active)
    asked = any(decision.decider in who.sides for decision in who.state.pending)
    words = (
        "seat",
        "active" if active else "",
        "waited-for" if asked else "",
        f"team-{who.team_number % _LOOKS}" if who.team else "",
        "gone" if who.player.left else "",
    )
    return " ".join(filter(None, words))


def _plate(who: Sitting, at: Box) -> Drawn:
    shape = Box(at.x, at.y + (at.h - plates.PLATE) / 2, at.w, plates.PLATE)
    return Drawn(plates.plate(who, shape), {who.player.name: shape})


def _nothing(_: Box) -> Drawn:
    return Drawn(group())


def _pills(row: Sequence[Pill], at: Box) -> Drawn:
    return Drawn(plates.row(row, at))


def _cards(
    found: Sequence[Pile], across: int, *, outside: bool = False, low: bool = False
) -> Iterator[Row]:
    """Yield rows of cards."""
    tall = cards.LOW if low else cards.TALL
    for start in range(0, len(found), across):
        some = found[start : start + across]
        yield Row(tall + cards.GAP, partial(_row, some, tall), outside)


def _row(some: Sequence[Pile], tall: float, at: Box) -> Drawn:
    """Return some cards side by side."""
    used = len(some) * cards.WIDE + (len(some) - 1) * cards.GAP
    left = at.x + (at.w - used) / 2
    step = cards.WIDE + cards.GAP
    boxes = [
        Box(left + number * step, at.y + cards.GAP / 2, cards.WIDE, tall)
        for number in range(len(some))
    ]
    drawn = [cards.card(pile, shape) for pile, shape in zip(some, boxes, strict=True)]
    named = {
        thing.name: shape for pile, shape in zip(some, boxes, strict=True) for thing in pile.things
    }
    return Drawn(group(*drawn), named)


def beside(who: Sitting) -> Iterator[Beside]:
    """Yield lines about the zones of a player that do not lie on the table itself."""
    player, objects = who.player, who.state.objects
    counts = {"hand": player.hand, "library": player.library}
    mine = _mine(who.state, who.index)
    for zone in _BESIDE:
        there = [index for index in mine if objects[index].zone == zone]
        count = counts.get(zone, len(there))
        if there or count not in (0, "unknown"):
            seen = f": {names(who.state, there)}" if there else ""
            yield Beside(zone, f"{zone} {count}{seen}", tuple(there))
