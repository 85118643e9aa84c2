"""Putting objects together that look the same, so that hundreds of them stay readable."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec.json import encode
from msgspec.structs import replace

from apnap.pictures.looks import Called, Looks, counted, kind_of, looks
from apnap.pictures.object_names import Names
from apnap.protocol import Object, Record, State


class Pile(Record, frozen=True, kw_only=True):
    """Objects that look the same; mostly it is one alone."""

    indices: tuple[int, ...]
    """Where they stand in the state's list."""
    things: tuple[Object, ...]
    looks: Looks

    @property
    def first(self) -> Object:
        """The first of them."""
        return self.things[0]


def piles(state: State, indices: Iterable[int], alone: frozenset[str]) -> tuple[Pile, ...]:
    """
    Return objects of a state in piles, in the order of the first of each.

    Those whose names are in `alone` are never put together with others.
    """
    called = Names(state).of
    found: dict[int | bytes, list[int]] = {}
    for index in indices:
        thing = state.objects[index]
        single = thing.name in alone or not counted(thing)
        key = index if single else encode(replace(thing, name="~", position=None))
        found.setdefault(key, []).append(index)
    return tuple(_pile(state.objects, members, called) for members in found.values())


def involved(state: State) -> frozenset[str]:
    """Return the names of all that something points at: in combat, attached, a target."""
    names: set[str] = set()
    for turn in state.turns:
        if turn.combat is not None:
            for attack in turn.combat.attacks:
                names |= {attack.attacker, attack.attacks or "", *attack.blockers}
            for block in turn.combat.blocks:
                names |= {block.blocker, *block.blocks}
    for thing in state.objects:
        names |= {*thing.targets, thing.attached_to or ""}
    return frozenset(names)


def by_name(state: State) -> Mapping[str, Object]:
    """Return the objects by their names, the first where an engine has given one twice."""
    return {thing.name: thing for thing in reversed(state.objects)}


def _pile(objects: Sequence[Object], members: Sequence[int], called: Called) -> Pile:
    things = tuple(objects[index] for index in members)
    seen = looks(things[0], called)
    if len(things) > 1:
        seen = replace(seen, label=kind_of(things[0], called))
    return Pile(indices=tuple(members), things=things, looks=seen)
