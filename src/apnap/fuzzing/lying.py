"""How things lie there as a game begins: their names, tapped, borrowed, attached or damaged."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Mapping, Sequence
from random import Random
from typing import Final

from msgspec.structs import replace

from apnap.driver import Position
from apnap.driver.position import ORDINALS, new
from apnap.protocol import Object, Zone
from apnap.protocol.catalogue import Card, catalogue


def described(
    chance: Random,
    position: Position,
    taken: Sequence[tuple[str, Card, Zone]],
    lent: Container[int],
) -> Position:
    """Return the position with these cards, each with a name, some of them tapped or the like."""
    count = Counter(card.name for _, card, _ in taken)
    of_one = Counter((seat, card.name) for seat, card, _ in taken)
    numbers: Counter[tuple[str, str]] = Counter()
    for seat, card, zone in taken:
        name = card.name
        if count[card.name] > 1:
            name = f"{seat}'s {card.name}"
        if of_one[seat, card.name] > 1:
            name = f"{seat}'s {ORDINALS[numbers[seat, card.name]]} {card.name}"
            numbers[seat, card.name] += 1
        thing = new(position, name, card, seat, zone)
        if zone == "battlefield" and "Land" not in card.types:
            lying = _as_it_lies(chance, position, card, thing, lent)
        else:
            lying = thing
        if lying is not None:
            position = replace(position, objects=(*position.objects, lying))
    return position


def _as_it_lies(
    chance: Random, position: Position, card: Card, thing: Object, lent: Container[int]
) -> Object | None:
    """Return a permanent with what is special about it; None if there is no place for it."""
    special = chance.randrange(32)
    creature = "Creature" in card.types
    if is_attached(card):
        return _attached(position, card, thing, special)
    if "Battle" in card.types:
        others = [seat for seat in position.seats if seat != thing.controller]
        return replace(thing, protector=others[special % len(others)])
    if special in lent:  # somebody else owns it
        others = [seat for seat in position.seats if seat != thing.controller]
        return replace(thing, owner=others[special % len(others)])
    if special % 2 and any(one.startswith(_MORPH) for one in card.keywords):
        return replace(thing, face_down=True)
    counters = _counters(card, special)
    if counters:
        return replace(thing, counters=counters)
    return replace(
        thing,
        tapped=special in (1, 2, 3),
        sick=creature and special in (4, 5, 6),
        damage=int(special in _DAMAGED and (card.toughness or 0) > 1),
    )


def is_attached(card: Card) -> bool:
    """Tell whether a permanent is one that is attached to something."""
    return bool({"Aura", "Equipment"} & {*card.subtypes})


def _attached(position: Position, card: Card, thing: Object, special: int) -> Object | None:
    """Return an Aura or an Equipment on something; None for an Aura that nothing can carry."""
    hosts = _hosts(position, card)
    if hosts and ("Aura" in card.subtypes or special % 2):
        return replace(thing, attached_to=hosts[special % len(hosts)])
    return None if "Aura" in card.subtypes else thing


def _counters(card: Card, special: int) -> Mapping[str, int]:
    """Return counters that a permanent has come to in a game that goes on."""
    if "Creature" in card.types:
        return {"+1/+1": special - min(_GROWN) + 1} if special in _GROWN else {}
    if "Saga" in card.subtypes:
        return {"lore": 1 + special % 2}
    return {"loyalty": 1 + special % 4} if card.loyalty is not None and special % 2 else {}


_MORPH: Final = "morph"
LENT: Final = (7, 8, 11, 12)
LENT_OFTEN: Final = (7, 8, *range(11, 18))
_GROWN: Final = (9, 10)
_DAMAGED: Final = (20, 21)
"""Of 32 permanents so many have another owner (more if people leave), counters, or damage."""


def _hosts(position: Position, card: Card) -> Sequence[str]:
    """Return to what a permanent can be attached: players, artifacts or creatures."""
    if "enchant player" in card.keywords:
        return position.seats
    kind = "Artifact" if "enchant artifact" in card.keywords else "Creature"
    return [thing.name for thing in position.objects if _is(thing, kind)]


def _is(thing: Object, kind: str) -> bool:
    card = catalogue().get(str(thing.card))
    return thing.zone == "battlefield" and card is not None and kind in card.types
