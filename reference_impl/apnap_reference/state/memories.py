"""What spells, abilities and permanents remember: each thing under the word for what it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeVar

from apnap_reference.state.ids import ObjectId, Plain, PlayerId, Ref

K = TypeVar("K")


class StackedDamage(Plain, frozen=True, tag=True):
    """Combat damage that waits on the stack: which creature deals how much to whom or what."""

    portions: tuple[tuple[ObjectId, Ref, int], ...]


class ChosenModes(Plain, frozen=True, tag=True):
    """The modes that are chosen for a modal spell or ability, by their words."""

    words: tuple[str, ...]


Remembered = int | str | tuple[ObjectId, ...] | ChosenModes | StackedDamage
"""A number or an object; a player or a word; several objects; modes; combat damage that waits."""
Memory = dict[str, Remembered]
"""What is remembered, by what it is called: an attacker as `attacker`, tokens as `tokens`."""


_NO_MODES: Final = ChosenModes(())


def number_in(memory: Mapping[str, Remembered], what: str) -> int:
    """Give the number that is remembered as `what`."""
    return _of_kind(int, memory[what], what)


def object_in(memory: Mapping[str, Remembered], what: str) -> ObjectId:
    """Give the one object that is remembered as `what`."""
    return ObjectId(_of_kind(int, memory[what], what))


def player_in(memory: Mapping[str, Remembered], what: str) -> PlayerId:
    """Give the player who is remembered as `what`."""
    return PlayerId(_of_kind(str, memory[what], what))


def objects_in(memory: Mapping[str, Remembered], what: str) -> tuple[ObjectId, ...]:
    """Give the objects that are remembered as `what`; none if nothing is."""
    return _of_kind(tuple, memory.get(what, ()), what)


def damage_in(memory: Mapping[str, Remembered], what: str) -> StackedDamage:
    """Give the combat damage that is remembered as `what`."""
    return _of_kind(StackedDamage, memory[what], what)


def modes_in(memory: Mapping[str, Remembered]) -> tuple[str, ...]:
    """Give the words of the modes that are remembered as `modes`; none if none are."""
    return _of_kind(ChosenModes, memory.get("modes", _NO_MODES), "modes").words


def _of_kind(kind: type[K], found: Remembered, what: str) -> K:
    if not isinstance(found, kind):
        raise TypeError(f"what is remembered as {what} is no {kind.__name__}")
    return found
