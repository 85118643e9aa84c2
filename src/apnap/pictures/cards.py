"""Drawing an object, or several that look the same, as a card."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final
from xml.etree.ElementTree import Element

from apnap.pictures.grouping import Pile
from apnap.pictures.shapes import Box, box, data, group, part, text
from apnap.pictures.text import TIMES, clean, listed, shorten, width, wrapped
from apnap.protocol.catalogue import catalogue, is_plain

WIDE: Final = 124
"""Width of a card."""
TALL: Final = 58
"""Height of a card."""
LOW: Final = 26
"""Height of a land."""
GAP: Final = 10
"""Room between two cards."""

_NAME: Final = 12.5
_SMALL: Final = 10.5
_FIGURES: Final = 15
_STRIP: Final = 6
_INSET: Final = 12
_TAPPED: Final = 5
"""Degrees by which a tapped card is turned: enough to be seen, little enough to be read."""


def card(pile: Pile, at: Box) -> Element:
    """Return the drawing of a pile in a box."""
    thing, seen = pile.first, pile.looks
    turned = (_TAPPED if at.h > LOW else _TAPPED / 2) if thing.tapped is True else 0
    drawn = group(
        part("title", " ".join(filter(None, (_told(pile), _does(pile))))),
        box(Box(at.x + 3, at.y + 3, at.w, at.h), 6, class_="under") if _many(pile) else None,
        box(at, 6, class_="face"),
        *_strips(seen.colors, at),
        *(_large(pile, at) if at.h > LOW else _small(pile, at)),
        _number(pile, at),
        class_=" ".join(("card", *_classes(pile))),
        transform=f"rotate({turned} {at.x + at.w / 2:.1f} {at.y + at.h / 2:.1f})"
        if turned
        else None,
    )
    drawn.attrib |= facts(pile)
    return drawn


def facts(pile: Pile) -> Mapping[str, str]:
    """Return the attributes by which a drawing of objects can be read back."""
    thing = pile.first
    fields = ("kind", "card", "owner", "controller", "zone", "tapped", "sick", "damage")
    more = ("counters", "attached_to", "protector", "face_down", "phased_out", "targets")
    found = {
        "objects": data(pile.indices),
        "names": data([each.name for each in pile.things]),
        **{name: data(getattr(thing, name)) for name in (*fields, *more)},
        "figures": pile.looks.figures,
    }
    return {
        f"data-{name.replace('_', '-')}": value
        for name, value in found.items()
        if value is not None
    }


def _classes(pile: Pile) -> Iterator[str]:
    thing = pile.first
    for field in ("tapped", "face_down", "phased_out"):
        if getattr(thing, field) is True:
            yield field.replace("_", "-")
    if pile.looks.land:
        yield "land"


def _many(pile: Pile) -> bool:
    return len(pile.things) > 1


def _told(pile: Pile) -> str:
    """Return all that is to be said of a pile."""
    seen = pile.looks
    words = (f"{seen.label} {seen.figures}".strip(), *seen.remarks)
    if not _many(pile):
        return "; ".join(words)
    names = listed((thing.name for thing in pile.things), 20)
    return "; ".join((f"{len(pile.things)} {TIMES} {words[0]}", *words[1:], names))


def _does(pile: Pile) -> str:
    """Return what the card of a pile does; nothing if it does nothing, or nobody may know."""
    thing = pile.first
    card = catalogue().get(thing.card or "")
    if card is None or thing.face_down is True or is_plain(card):
        return ""
    return f"({card.summary})"


def _strips(colors: tuple[str, ...], at: Box) -> Iterator[Element]:
    """Yield the strips at the left side that show the colours."""
    shown = colors or ("C",)
    tall = (at.h - 8) / len(shown)
    for number, color in enumerate(shown):
        strip = Box(at.x + 4, at.y + 4 + number * tall, _STRIP, tall)
        yield box(strip, 2, class_=f"strip color-{color}")


def _large(pile: Pile, at: Box) -> Iterator[Element]:
    """Yield name, remarks and figures of a card."""
    seen = pile.looks
    left, room = at.x + _INSET + 3, at.w - _INSET - 9
    for number, line in enumerate(wrapped(seen.label, room, _NAME, 2)):
        yield text(line, left, at.y + 16 + number * 14, class_="name")
    if seen.figures:
        figures = shorten(seen.figures, room, _FIGURES)
        yield text(figures, at.x + at.w - 7, at.y + at.h - 8, class_="figures")
        room -= width(figures, _FIGURES) + 6
    remarks = [remark for remark in seen.remarks if remark != "tapped"]
    if remarks and room > _FIGURES:
        yield text(shorten(", ".join(remarks), room, _SMALL), left, at.y + at.h - 8, class_="small")


def _small(pile: Pile, at: Box) -> Iterator[Element]:
    """Yield the name of a card that has little room, and what is remarkable about it."""
    remarks = [remark for remark in pile.looks.remarks if remark not in ("tapped", "sick")]
    words = ", ".join((pile.looks.label, *remarks))
    room = at.w - _INSET - 9 - (24 if _many(pile) else 0)
    yield text(shorten(words, room, _NAME), at.x + _INSET + 3, at.y + 17, class_="name")


def _number(pile: Pile, at: Box) -> Element | None:
    """Return how many objects a pile has."""
    if not _many(pile):
        return None
    words = clean(f"{TIMES}{len(pile.things)}")
    wide = width(words, _NAME) + 10
    badge = Box(at.x + at.w - wide + 5, at.y - 6, wide, 18)
    return group(
        box(badge, 9, class_="badge"),
        text(words, badge.middle, badge.y + 13, class_="count"),
    )
