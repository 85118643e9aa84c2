"""Arrows and lines: who attacks what, who blocks whom, what is targeted."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from typing import Final
from xml.etree.ElementTree import Element

from msgspec.structs import replace

from apnap.pictures.object_names import Names
from apnap.pictures.shapes import Box, Point, data, group, part
from apnap.pictures.text import clean
from apnap.protocol import Attack, Block, Record, State

_HEAD: Final = 11
_BEND: Final = 90
_LEAST_BEND: Final = 50
_SIDE: Final = 0.3
"""The part of an edge at either side that is mostly free of cards."""


class Anchor(Record, frozen=True):
    """A box at which arrows begin and end, and the direction to the middle of the table."""

    box: Box
    inwards: Point
    at_side: bool = False
    """Whether arrows keep away from the middle of the edge, in front of which cards may lie."""
    free: bool = False
    """Whether it lies in the middle, and arrows leave it at the side where they lead."""

    def facing(self, other: Anchor) -> Anchor:
        """Return the anchor as an arrow to or from another one sees it."""
        if not self.free:
            return self
        return replace(self, inwards=Point(-1 if other.box.middle < self.box.middle else 1, 0))

    def edge(self, share: float) -> Point:
        """Return a place on the edge that faces the middle, `share` of the way along it."""
        at, inwards = self.box, self.inwards
        if inwards.x:
            return Point(at.x + (at.w if inwards.x > 0 else 0), at.y + at.h * share)
        return Point(at.x + at.w * share, at.y + (at.h if inwards.y > 0 else 0))


class Link(Record, frozen=True, kw_only=True):
    """Something that leads from one thing to another."""

    start: str
    end: str
    look: str
    told: str
    facts: Mapping[str, str]


def links(state: State) -> tuple[Link, ...]:
    """Return all attacks, blocks and targets."""
    return tuple(_links(state))


def drawn(found: tuple[Link, ...], anchors: Mapping[str, Anchor], middle: Anchor) -> list[Element]:
    """
    Return the arrows; what is nowhere on the table has its place at its `middle`.

    What stands for nothing that can be pointed at, such as an attack on nobody, is a short stub.
    """
    shares = _shares(found, anchors, middle)
    return [_arrow(link, n, shares, anchors, middle) for n, link in enumerate(found)]


def _links(state: State) -> Iterator[Link]:
    names = Names(state)
    for number, turn in enumerate(state.turns):
        if turn.combat is not None:
            yield from (_attack(number, attack, names) for attack in turn.combat.attacks)
            for block in turn.combat.blocks:
                yield from _blocks(number, block, names)
    for thing in state.objects:
        if thing.zone == "stack":
            for target in thing.targets:
                told = f"{names.of(thing.name)} targets {names.of(target)}"
                facts = {"data-targeting": clean(thing.name), "data-target": clean(target)}
                yield Link(start=thing.name, end=target, look="target", told=told, facts=facts)


def _attack(number: int, attack: Attack, names: Names) -> Link:
    fields = ("attacker", "attacks", "why_nothing", "defender", "blocked", "blockers", "band")
    found = {name.replace("_", "-"): data(getattr(attack, name)) for name in fields}
    told = f"{names.of(attack.attacker)} attacks {names.of(attack.attacks or 'nothing')}"
    blocked = " blocked" if attack.blocked is True else ""
    return Link(
        start=attack.attacker,
        end=attack.attacks or "",
        look=f"attack{blocked}" if attack.attacks else "attack nothing",
        told=f"{told}, blocked" if blocked else told,
        facts={f"data-{name}": value for name, value in found.items() if value is not None}
        | {"data-turn": str(number)},
    )


def _blocks(number: int, block: Block, names: Names) -> Iterator[Link]:
    """Yield a line for each attacker that a creature blocks; one without end if there is none."""
    for blocked in block.blocks or ("",):
        told = f"{names.of(block.blocker)} blocks {names.of(blocked or 'nothing')}"
        facts = {"data-blocker": clean(block.blocker), "data-turn": str(number)}
        if blocked:
            facts["data-blocks"] = clean(blocked)
        yield Link(start=block.blocker, end=blocked, look="block", told=told, facts=facts)


def _shares(
    found: tuple[Link, ...], anchors: Mapping[str, Anchor], middle: Anchor
) -> Mapping[tuple[int, str], float]:
    """Return where along an edge each arrow has its place, so that they do not cross in vain."""
    ends = [(n, name) for n, link in enumerate(found) for name in (link.start, link.end)]
    total = Counter(name for _, name in ends)
    by_name: dict[str, list[tuple[float, int]]] = defaultdict(list)
    for n, name in ends:
        link = found[n]
        other = anchors.get(link.end if name == link.start else link.start, middle)
        by_name[name].append((other.box.middle, n))
    return {
        (n, name): _aside((place + 1) / (total[name] + 1), middle_of_others, anchors.get(name))
        for name, others in by_name.items()
        for place, (middle_of_others, n) in enumerate(sorted(others))
    }


def _aside(share: float, to: float, anchor: Anchor | None) -> float:
    """Return a share of an edge, moved to the side from which an arrow comes where need be."""
    if anchor is None or not anchor.at_side:
        return share
    return share * _SIDE if to < anchor.box.middle else 1 - (1 - share) * _SIDE


def _arrow(
    link: Link,
    number: int,
    shares: Mapping[tuple[int, str], float],
    anchors: Mapping[str, Anchor],
    middle: Anchor,
) -> Element:
    one, other = anchors.get(link.start, middle), anchors.get(link.end, middle)
    one, other = one.facing(other), other.facing(one)
    start = one.edge(shares[number, link.start])
    if link.end:
        shape = _curve(start, one.inwards, other.edge(shares[number, link.end]), other.inwards)
        head = None if link.look == "block" else _head(other.edge(shares[number, link.end]), other)
    else:
        stop = Point(start.x + one.inwards.x * 16, start.y + one.inwards.y * 16)
        shape, head = f"M{_at(start)} L{_at(stop)}", _cross(stop)
    shown = group(
        part("title", link.told), part("path", d=shape, class_="line"), head, class_=link.look
    )
    shown.attrib |= link.facts
    return shown


def _curve(start: Point, out: Point, end: Point, back: Point) -> str:
    """Return a curve that leaves along `out` and arrives against `back`."""
    far = math.dist((start.x, start.y), (end.x, end.y))
    bend = min(max(_LEAST_BEND, far * 0.3), _BEND)
    one = Point(start.x + out.x * bend, start.y + out.y * bend)
    two = Point(end.x + back.x * bend, end.y + back.y * bend)
    return f"M{_at(start)} C{_at(one)} {_at(two)} {_at(end)}"


def _head(tip: Point, target: Anchor) -> Element:
    """Return the head of an arrow that ends at the edge of its target."""
    x, y = target.inwards.x, target.inwards.y
    left = Point(tip.x + x * _HEAD - y * _HEAD / 2, tip.y + y * _HEAD + x * _HEAD / 2)
    right = Point(tip.x + x * _HEAD + y * _HEAD / 2, tip.y + y * _HEAD - x * _HEAD / 2)
    return part("path", d=f"M{_at(tip)} L{_at(left)} L{_at(right)} Z", class_="head")


def _cross(at: Point) -> Element:
    shape = f"M{at.x - 5:.1f},{at.y - 5:.1f} l10,10 m0,-10 l-10,10"
    return part("path", d=shape, class_="line")


def _at(point: Point) -> str:
    return f"{point.x:.1f},{point.y:.1f}"
