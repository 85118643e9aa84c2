"""
Positions made of others: what has led somewhere may lead further with a little more, or less.

A strategy of Hypothesis. What is varied is the position of a game in which rules that are asked
about were applied: a card more or less, one more of what lies there already, another owner, another
turn or step, another table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from hypothesis import strategies as st
from msgspec.structs import replace

from apnap.driver import Position
from apnap.driver.position import ORDINALS, new
from apnap.fuzzing.corpus import Reached
from apnap.fuzzing.positions import (
    Dealer,
    Deck,
    as_it_lies,
    of_one_player,
    on_a_turn,
    positions,
)
from apnap.protocol import Object, Record, Zone
from apnap.protocol.catalogue import Card, catalogue


class Begun(Record, frozen=True):
    """Where a game begins, and the one of which it is a variant; None: of none."""

    position: Position
    of: Reached | None = None


_NEW: Final = 3
"""Of eight games so many are new where there are some that can be varied."""

_TIMES: Final = (0, 1, 1, 1, 2, 2, 3, 4)
"""So many things are varied."""

_MOST: Final = 40
"""To so many objects none is added."""


@st.composite
def beginnings(draw: st.DrawFn, deck: Deck, corpus: Sequence[Reached]) -> Begun:
    """Draw a position, or a variant of one of the games in the corpus."""
    if not corpus or draw(st.integers(0, 7)) < _NEW:
        return Begun(draw(positions(deck)))
    of = draw(st.sampled_from(corpus))
    position = of.position
    if position.stage == "playing":
        for _ in range(draw(st.sampled_from(_TIMES))):
            position = draw(st.sampled_from(_WAYS))(draw, deck, position)
    return Begun(position, of)


def _with_more(draw: st.DrawFn, deck: Deck, position: Position) -> Position:
    """Return the position with what else somebody might have had."""
    if len(position.objects) >= _MOST:
        return position
    who = draw(st.sampled_from(position.seats))
    for card, zone in of_one_player(draw, Dealer(draw), deck, (0, 1, 1)):
        position = _with(draw, deck, position, card, who, zone)
    return position


def _with_another(draw: st.DrawFn, deck: Deck, position: Position) -> Position:
    """Return the position with one more of what lies there, for the same player or another."""
    if not position.objects or len(position.objects) >= _MOST:
        return position
    one = draw(st.sampled_from(position.objects))
    who = draw(st.sampled_from((str(one.controller or one.owner), *position.seats)))
    return _with(draw, deck, position, catalogue()[str(one.card)], who, one.zone)


def _with_akin(draw: st.DrawFn, deck: Deck, position: Position) -> Position:
    """Return the position with a card that has a subtype in common with what lies there."""
    there = [catalogue()[str(one.card)].subtypes for one in position.objects]
    kinds = [kind for subtypes in there for kind in subtypes if len(deck.kindred.get(kind, ())) > 1]
    if not kinds or len(position.objects) >= _MOST:
        return position
    card = draw(st.sampled_from(deck.kindred[draw(st.sampled_from(kinds))]))
    who, zone = draw(st.sampled_from(position.seats)), draw(st.sampled_from(_ZONES[:2]))
    if "Creature" not in card.types and zone == "battlefield":
        zone = "hand"  # what it lies on would have to be chosen
    return _with(draw, deck, position, card, who, zone)


def _with(  # noqa: PLR0913, PLR0917 - what there is of a card
    draw: st.DrawFn, deck: Deck, position: Position, card: Card, who: str, zone: Zone
) -> Position:
    """Return the position with one card more."""
    names = (card.name, f"{who}'s {card.name}", *(f"{who}'s {n} {card.name}" for n in ORDINALS))
    taken = position.names
    name = next((one for one in names if one not in taken), None)
    if name is None:
        return position
    lying: Object | None = new(position, name, card, who, zone)
    if lying is not None and zone == "battlefield" and "Land" not in card.types:
        lying = as_it_lies(draw, position, card, lying, deck.lent)
    return position if lying is None else replace(position, objects=(*position.objects, lying))


def _with_less(draw: st.DrawFn, _: Deck, position: Position) -> Position:
    """Return the position without something, and what is attached to it."""
    if not position.objects:
        return position
    gone = draw(st.sampled_from(position.objects)).name
    left = (one for one in position.objects if gone not in (one.name, one.attached_to))
    return replace(position, objects=tuple(left))


def _elsewhere(draw: st.DrawFn, _: Deck, position: Position) -> Position:
    """Return the position in which something lies with another player, or in another zone."""
    free = [one for one in position.objects if one.zone in _ZONES and not _is_bound(position, one)]
    if not free:
        return position
    one = draw(st.sampled_from(free))
    card = catalogue()[str(one.card)]
    who = draw(st.sampled_from((one.owner, *position.seats)))
    zones = _ZONES if not {"Instant", "Sorcery"} & {*card.types} else _ZONES[1:]
    zone = "battlefield" if card.token else draw(st.sampled_from(zones))
    moved = new(position, one.name, card, who, zone)
    if zone == one.zone == "battlefield":
        moved = replace(one, controller=who, owner=draw(st.sampled_from((one.owner, who))))
    return _instead(position, one, moved)


def _otherwise(draw: st.DrawFn, deck: Deck, position: Position) -> Position:
    """Return the position in which a permanent lies there in another way."""
    free = [one for one in position.objects if one.zone == "battlefield"]
    if not free:
        return position
    one = draw(st.sampled_from(free))
    card = catalogue()[str(one.card)]
    fresh = new(position, one.name, card, one.owner, "battlefield")
    lying = as_it_lies(draw, position, card, fresh, deck.lent)
    return position if lying is None else _instead(position, one, lying)


def _at_another_time(draw: st.DrawFn, deck: Deck, position: Position) -> Position:
    """Return the position with somebody else's turn, or in another step."""
    return on_a_turn(draw, position, deck)


def _at_another_table(draw: st.DrawFn, deck: Deck, position: Position) -> Position:
    """Return the position at another table: what they have is dealt to those who sit there."""
    tables = deck.tables if deck.tables_asked is None else st.one_of(deck.tables, deck.tables_asked)
    table = draw(tables)
    if table.stage != "playing":
        return position
    seats = {seat: table.seats[at % len(table.seats)] for at, seat in enumerate(position.seats)}
    moved = [_owned(one, seats) for one in position.objects]
    return on_a_turn(draw, replace(table, objects=tuple(moved)), deck)


def _owned(thing: Object, seats: Mapping[str, str]) -> Object:
    """Return something with who has it at another table."""
    return replace(
        thing,
        owner=seats[str(thing.owner)],
        controller=None if thing.controller is None else seats[str(thing.controller)],
        protector=None if thing.protector is None else seats[str(thing.protector)],
        attached_to=seats.get(str(thing.attached_to), thing.attached_to),
    )


def _instead(position: Position, one: Object, other: Object) -> Position:
    things = (other if thing.name == one.name else thing for thing in position.objects)
    return replace(position, objects=tuple(things))


def _is_bound(position: Position, thing: Object) -> bool:
    """Tell whether it lies on something, or something lies on it."""
    on_it = any(one.attached_to == thing.name for one in position.objects)
    return on_it or thing.attached_to is not None


_ZONES: Final[tuple[Zone, ...]] = ("battlefield", "hand", "graveyard")
_WAYS: Final[tuple[Callable[[st.DrawFn, Deck, Position], Position], ...]] = (
    _with_more,
    _with_more,
    _with_another,
    _with_another,
    _with_akin,
    _with_less,
    _elsewhere,
    _otherwise,
    _at_another_time,
    _at_another_table,
)
