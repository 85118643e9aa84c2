"""The stacks, in the middle of the table."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Final
from xml.etree.ElementTree import Element

from apnap.pictures import cards
from apnap.pictures.arrows import Anchor
from apnap.pictures.grouping import Pile, piles
from apnap.pictures.looks import Called
from apnap.pictures.object_names import Names
from apnap.pictures.shapes import Box, Point, box, group, text
from apnap.pictures.text import clean, shorten
from apnap.protocol import Record, State

WIDE: Final = 190
GAP: Final = 8
MOST: Final = 12
"""So many objects of a stack are drawn, from the top; the rest is counted."""

_HEAD: Final = 22


class Stack(Record, frozen=True, kw_only=True):
    """One stack: its title, and what lies on it from top to bottom."""

    title: str
    lying: tuple[tuple[str, Pile | None], ...]
    """The names from top to bottom, each with its object, if the state has one."""
    called: Called
    """Says what stands for no object."""

    @property
    def tall(self) -> float:
        """The height of its drawing."""
        return _HEAD + len(self.lying[:MOST]) * (cards.TALL + GAP) + (20 if self.left else 0)

    @property
    def left(self) -> int:
        """How many objects are not drawn."""
        return max(0, len(self.lying) - MOST)


def stacks(state: State) -> tuple[Stack, ...]:
    """Return all stacks that are not empty, those of turns first."""
    return tuple(_stacks(state))


def draw(stack: Stack, at: Box) -> tuple[Element, dict[str, Anchor]]:
    """Return a stack drawn, and where arrows from its objects begin."""
    drawn: list[Element] = []
    anchors: dict[str, Anchor] = {}
    top = at.y + _HEAD
    for number, (name, pile) in enumerate(stack.lying[:MOST]):
        shape = Box(at.x + 8, top, at.w - 16, cards.TALL)
        one = _ghost(name, stack.called(name), shape) if pile is None else cards.card(pile, shape)
        one.set("data-stacked", str(len(stack.lying) - 1 - number))
        drawn.append(one)
        anchors[name] = Anchor(Box(at.x, shape.y, at.w, shape.h), Point(1, 0), free=True)
        top += cards.TALL + GAP
    if stack.left:
        drawn.append(_left(stack, at.x + 10, top + 10))
    return (
        group(
            box(Box(at.x, at.y, at.w, stack.tall + 4), 10, class_="pit"),
            text(shorten(stack.title, at.w - 16, 12), at.x + 10, at.y + 15, class_="title"),
            *drawn,
            class_="stack",
        ),
        anchors,
    )


def _stacks(state: State) -> Iterator[Stack]:
    called = Names(state).of
    there = [index for index, thing in enumerate(state.objects) if thing.zone == "stack"]
    lying = piles(state, there, frozenset(thing.name for thing in state.objects))
    waiting: dict[str, list[Pile]] = defaultdict(list)
    for pile in lying:
        waiting[pile.first.name].append(pile)
    for turn in state.turns:
        if turn.stack:
            several = len(state.turns) > 1
            of = f" of {clean(turn.active or 'nobody')}'s turn" if several else ", top first"
            mine = tuple((n, waiting[n].pop(0) if waiting[n] else None) for n in turn.stack)
            yield Stack(title=f"Stack{of}", lying=mine[::-1], called=called)
    stray = tuple((name, pile) for name, found in waiting.items() for pile in found)
    if stray:
        yield Stack(title="Stack, in an order unknown", lying=stray, called=called)


def _ghost(name: str, called: str, at: Box) -> Element:
    """Return a card for a name that stands for no object."""
    return group(
        box(at, 6, class_="face"),
        text(shorten(called, at.w - 20, 12.5), at.x + 12, at.y + 20, class_="name"),
        class_="card ghost",
        data_name=clean(name),
    )


def _left(stack: Stack, x: float, y: float) -> Element:
    """Return a line about what there is no room for."""
    hidden = [pile for _, pile in stack.lying[MOST:] if pile is not None]
    indices = [index for pile in hidden for index in pile.indices]
    return group(
        text(f"and {stack.left} more below", x, y, class_="beside"),
        class_="zone",
        data_beside="stack",
        data_objects=str(indices),
    )
