"""The few shapes of which a picture is made, as elements of SVG."""

from __future__ import annotations

from typing import Final
from xml.etree.ElementTree import Element

import msgspec

from apnap.pictures.text import clean
from apnap.protocol import Record

Value = str | int | float | None

_VAST: Final = 4000
"""Characters that an attribute of text, or a text itself, may have."""


class Box(Record, frozen=True):
    """A rectangle: its upper left corner, width and height."""

    x: float
    y: float
    w: float
    h: float

    @property
    def middle(self) -> float:
        """The middle from left to right."""
        return self.x + self.w / 2


class Point(Record, frozen=True):
    """A place."""

    x: float
    y: float


def part(name: str, *children: Element | str | None, **attributes: Value) -> Element:
    """
    Return an element with children, or with a text.

    In the name of an attribute `_` stands for `-`, and a `_` at its end is dropped (`class_`);
    an attribute that is None is left out.
    """
    written = {
        key.rstrip("_").replace("_", "-"): _written(value)
        for key, value in attributes.items()
        if value is not None
    }
    element = Element(name, written)
    for child in children:
        if isinstance(child, str):
            element.text = (element.text or "") + clean(child, _VAST)
        elif child is not None:
            element.append(child)
    return element


def box(at: Box, radius: float = 0, **attributes: Value) -> Element:
    """Return a rectangle, perhaps with round corners."""
    return part("rect", x=at.x, y=at.y, width=at.w, height=at.h, rx=radius or None, **attributes)


def text(words: str, x: float, y: float, **attributes: Value) -> Element:
    """Return a text that begins (or ends, or has its middle) at `x` and stands on `y`."""
    return part("text", words, x=x, y=y, **attributes)


def group(*children: Element | None, **attributes: Value) -> Element:
    """Return elements that belong together."""
    return part("g", *children, **attributes)


def data(value: object) -> str | None:
    """
    Return a value as an attribute `data-…` holds it.

    Texts are cleaned, numbers and truth values as JSON has them, lists and mappings as JSON; None
    stays None, for an attribute that is left out.
    """
    if value is None:
        return None
    if isinstance(value, str):
        return clean(value)
    return msgspec.json.encode(_plain(value)).decode()


def _plain(value: object) -> object:
    """Return a value with all its texts cleaned."""
    if isinstance(value, str):
        return clean(value)
    if isinstance(value, dict):
        return {clean(str(key)): _plain(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(one) for one in value]
    return value


def _written(value: str | float) -> str:
    if isinstance(value, str):
        return value
    return f"{value:.1f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)
