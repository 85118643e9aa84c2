"""
Characteristics: what an object is now, all effects applied in layers.

`looks(table, id)` is the one way to ask. An object that has gone is seen as it last existed.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Iterator
from functools import partial
from typing import Final, TypeVar

from apnap.protocol.catalogue import Card, find
from apnap_reference.abilities import (
    Ability,
    Change,
    StaticChange,
    abilities_printed_on,
    ability,
    has_behaviour,
)
from apnap_reference.effects import changes_by_effects
from apnap_reference.rulebook import Rulebook, current, rule
from apnap_reference.table import Looks, Object, ObjectId, PlayerId, Table, replace

A = TypeVar("A", bound=Ability)

LAYERS: Final = ("2", "4", "5", "6", "7a", "7b", "7c", "7d")


@rule("712.8", before={"2024-06-07": "711.4"})
def face(thing: Object) -> Card:
    """A double-faced card has the characteristics of the face that is up, and no others."""
    card = find(thing.card)
    return find(card.back) if thing.transformed and card.back is not None else card


def printed(thing: Object) -> Looks:
    """Give the characteristics that are printed on an object's card."""
    if thing.kind == "ability":
        return Looks(name="", controller=thing.controller)
    card = face(thing)
    keywords = tuple(card.keywords)
    return Looks(
        name=card.name,
        controller=thing.controller or thing.owner,
        colors=tuple(card.colors),
        supertypes=tuple(card.supertypes),
        types=tuple(card.types),
        subtypes=tuple(card.subtypes),
        keywords=keywords,
        abilities=abilities_printed_on(card.name),
        power=card.power,
        toughness=card.toughness,
    )


@rule("613.1")
def seen_in_layers(table: Table) -> dict[ObjectId, Looks]:
    """Effects change characteristics layer by layer, within a layer by timestamp."""
    seen = {
        thing.id: printed(thing)
        for thing in table.objects.values()
        if thing.zone in ("battlefield", "stack")
    }
    everything = table.objects
    lasting = tuple(changes_by_effects(table))
    for layer in LAYERS:
        changes = [change for change in lasting if change.layer == layer]
        changes += _by_static_abilities(table, layer, seen)
        if layer == "7c":
            changes += _by_counters(table)
        for change in sorted(changes, key=lambda change: change.stamp):
            for thing in change.objects:
                if thing in seen and everything[thing].zone == "battlefield":
                    seen[thing] = change.apply(seen[thing])
    return seen


def _by_static_abilities(table: Table, layer: str, seen: dict[ObjectId, Looks]) -> list[Change]:
    changes: list[Change] = []
    for thing in table.in_zone("battlefield"):
        for key in seen[thing.id].abilities:
            found = ability(key)
            if isinstance(found, StaticChange) and found.layer == layer:
                changes += found.changes(table, thing, seen)
    return changes


def _by_counters(table: Table) -> Iterator[Change]:
    for thing in table.in_zone("battlefield"):
        plus = thing.counters.get("+1/+1", 0) - thing.counters.get("-1/-1", 0)
        if plus:
            grow = partial(grown, power=plus, toughness=plus)
            yield Change("7c", thing.stamp, (thing.id,), grow)


def grown(it: Looks, power: int, toughness: int) -> Looks:
    """Add to power and toughness."""
    return replace(it, power=(it.power or 0) + power, toughness=(it.toughness or 0) + toughness)


_Seen = tuple[dict[ObjectId, Looks], Table, Rulebook]
"""Looks, with what they belong to: kept, so that its place in memory is not taken by another."""


class _Memory:
    """Remembers the looks of the last few tables; a table never changes."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._known: OrderedDict[tuple[int, int], _Seen] = OrderedDict()

    def of(self, table: Table) -> dict[ObjectId, Looks]:
        rulebook = current()
        key = (id(table), id(rulebook))
        if key not in self._known:
            self._known[key] = (seen_in_layers(table), table, rulebook)
            if len(self._known) > self._size:
                self._known.popitem(last=False)
        return self._known[key][0]


_memory: Final = _Memory(32)


def all_looks(table: Table) -> dict[ObjectId, Looks]:
    """Give the looks of all permanents and of everything on the stack."""
    return _memory.of(table)


def looks(table: Table, thing: ObjectId) -> Looks:
    """Give an object's characteristics; those it last had if it has gone (608.2h)."""
    found = all_looks(table).get(thing)
    if found is not None:
        return found
    if thing in table.objects:
        return printed(table.objects[thing])
    return table.past[thing].looks


def controller(table: Table, thing: ObjectId) -> PlayerId:
    """Give the player who controls an object, or last controlled it."""
    return looks(table, thing).controller


def is_(table: Table, thing: ObjectId, kind: str) -> bool:
    """Tell whether an object has a card type, supertype or subtype."""
    it = looks(table, thing)
    return kind in it.types or kind in it.subtypes or kind in it.supertypes


def has(table: Table, thing: ObjectId, word: str) -> bool:
    """Tell whether an object has a keyword ability."""
    return word in looks(table, thing).keywords


def permanents(
    table: Table, kind: str | None = None, of: PlayerId | None = None
) -> tuple[Object, ...]:
    """Give the permanents of a type, and under a player's control if one is named."""
    seen = all_looks(table)
    return tuple(
        thing
        for thing in table.in_zone("battlefield")
        if (of is None or seen[thing.id].controller == of)
        and (kind is None or is_(table, thing.id, kind))
    )


def on_battlefield(table: Table, thing: ObjectId) -> bool:
    """Tell whether an object is a permanent now."""
    found = table.objects.get(thing)
    return found is not None and found.zone == "battlefield"


def keyword_abilities(it: Looks) -> Iterable[str]:
    """Give the keys of abilities that a keyword or a subtype stands for."""
    return (word for word in (*it.keywords, *it.subtypes) if has_behaviour(word))


def abilities_in_play(table: Table, kind: type[A]) -> Iterator[tuple[Object, A]]:
    """Give all abilities of a kind that permanents have, each with its source."""
    seen = all_looks(table)
    for thing in table.in_zone("battlefield"):
        it = seen[thing.id]
        for key in (*it.abilities, *keyword_abilities(it)):
            found = ability(key)
            if isinstance(found, kind):
                yield thing, found
