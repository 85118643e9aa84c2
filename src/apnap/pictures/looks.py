"""What an object looks like: what the engine shows of it, or else what is printed on the card."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from apnap.pictures.text import clean
from apnap.protocol import Characteristics, Object, Record
from apnap.protocol.catalogue import catalogue

COLORS: Final = ("W", "U", "B", "R", "G")
_ORDINALS: Final = frozenset(
    ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
)
BIG: Final = ("loyalty", "defense")
"""Counters whose number is shown large, as power and toughness are."""

Called = Callable[[str], str]
"""Says what is called so: a handle that only the engine knows tells nobody anything."""

_RELATED: Final = {
    "attached_to": "on",
    "protector": "protected by",
    "copy_of": "copy of",
    "concerns": "for",
}
"""How an object is related to what such a field names."""


class Looks(Record, frozen=True, kw_only=True):
    """What is shown of an object."""

    label: str
    """What it is called on the table."""
    colors: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    figures: str = ""
    """Power and toughness, loyalty or defense."""
    remarks: tuple[str, ...] = ()
    """Everything else, a few words each."""

    @property
    def land(self) -> bool:
        """Whether it is a land and nothing that fights."""
        return "Land" in self.types and not self.figures


def looks(thing: Object, called: Called = clean) -> Looks:
    """
    Return what is shown of an object; it goes by its own name unless that is a mere handle.

    `called` says what others are called that it is related to.
    """
    named = not thing.name.startswith("~")
    now = thing.now if isinstance(thing.now, Characteristics) else printed(thing)
    return Looks(
        label=clean(thing.name) if named else kind_of(thing, called),
        colors=tuple(color for color in COLORS if color in now.colors),
        types=now.types,
        figures=_figures(thing, now),
        remarks=tuple(_remarks(thing, now, called)),
    )


def printed(thing: Object) -> Characteristics:
    """Return what is printed on the card that an object is; nothing if that is not known."""
    card = catalogue().get(thing.card or "")
    if card is None or thing.face_down is True or thing.kind == "ability":
        return Characteristics("")
    return Characteristics(
        name=card.name,
        colors=card.colors,
        types=(*card.supertypes, *card.types),
        power=card.power,
        toughness=card.toughness,
    )


def kind_of(thing: Object, called: Called = clean) -> str:
    """Return what an object is called that shares its name with others."""
    card = thing.card if thing.card not in (None, "unknown") else None
    if thing.kind == "ability":
        return _ability(thing, card, called)
    if card is None and thing.name.startswith("~"):
        return "hidden card" if thing.kind == "card" else f"unknown {thing.kind}"
    return clean(card or thing.name)


def _ability(thing: Object, card: str | None, called: Called) -> str:
    """Return what an ability is called: by its source, which mostly is a card."""
    source = thing.source
    if source and (card is None or not source.startswith("~")):
        return f"ability of {called(source)}"
    if card is not None:
        return f"ability of {clean(card)}"
    # What nobody owns is no ability: until 2009 combat damage was an object on the stack.
    return "combat damage" if thing.owner == "unknown" else "ability of an unknown source"


def counted(thing: Object) -> bool:
    """Tell whether the name of an object is a handle, or that of its card and a mere number."""
    if thing.name.startswith("~") or thing.card in (None, "unknown"):
        return thing.name.startswith("~")
    rest = thing.name.replace(str(thing.card), "", 1).strip(" #()")
    return rest != thing.name and (not rest or rest.isdecimal() or rest in _ORDINALS)


def _figures(thing: Object, now: Characteristics) -> str:
    """Return the figures that stand large on an object."""
    if now.power is not None or now.toughness is not None:
        return f"{_number(now.power)}/{_number(now.toughness)}"
    if isinstance(thing.counters, dict):
        for kind in BIG:
            if kind in thing.counters:
                return str(thing.counters[kind])
    return ""


def _number(value: int | None) -> str:
    return "?" if value is None else str(value)


def _remarks(thing: Object, now: Characteristics, called: Called) -> Iterator[str]:
    """Yield everything else that can be seen, the most telling first."""
    if thing.damage == "unknown" or thing.damage:
        yield f"{thing.damage} damage"
    yield from _counters(thing, large=now.power is None)
    yield from _states(thing, now)
    for field, words in _RELATED.items():
        if getattr(thing, field) is not None:
            yield f"{words} {called(getattr(thing, field))}"
    yield from (f"{clean(kind)}: {clean(value)}" for kind, value in thing.chosen.items())
    if thing.targets:
        yield f"targets {', '.join(map(called, thing.targets))}"
    yield from _nature(thing, now)


def _nature(thing: Object, now: Characteristics) -> Iterator[str]:
    """Yield what an object is by itself."""
    if thing.controller not in (None, thing.owner):
        yield f"owned by {clean(thing.owner)}"
    if thing.kind in ("token", "copy"):
        yield thing.kind
    if isinstance(now.keywords, tuple):
        yield from map(clean, now.keywords)


def _counters(thing: Object, *, large: bool) -> Iterator[str]:
    """Yield the counters; `large`: the number of some stands large elsewhere."""
    if not isinstance(thing.counters, dict):
        yield "counters unknown"
        return
    shown = next((kind for kind in BIG if kind in thing.counters), None) if large else None
    for kind, number in thing.counters.items():
        yield kind if kind == shown else f"{number} {clean(kind)}"


def _states(thing: Object, now: Characteristics) -> Iterator[str]:
    """Yield in which of the states a permanent is that it may be in."""
    for field, name in (
        ("tapped", "tapped"),
        ("face_down", "face down"),
        ("phased_out", "phased out"),
        ("sick", "sick"),
    ):
        value = getattr(thing, field)
        if value == "unknown":
            yield f"{name}: unknown"
        elif value and (field != "sick" or now.power is not None):
            yield name
