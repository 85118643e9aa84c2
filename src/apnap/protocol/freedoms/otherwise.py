"""
Other legal ways to write down a state.

Each function takes a state as one engine tells it and returns the same as another might: a judge
who takes offence at one of them demands more than the rules do. Fuzzing and tests apply them to
games of the reference engine.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from operator import is_
from typing import Final, TypeVar

import msgspec
from msgspec.structs import replace

from apnap.protocol.freedoms.telling_apart import (
    IN_DAMAGE_ORDER,
    ORDERED_BEFORE,
    UNORDERED,
)
from apnap.protocol.record import Record
from apnap.protocol.state import Object, State

T = TypeVar("T")

HANDLE: Final = "~"
"""What the name begins with that an engine gives; so does who decides about chance."""

_CHANCE: Final = "~chance"
_LATER: Final = 37


def turns_numbered_otherwise(state: State) -> State:
    """Count turns from another number."""
    return replace(
        state,
        turns=tuple(
            turn if turn.number == "unknown" else replace(turn, number=turn.number + _LATER)
            for turn in state.turns
        ),
    )


def no_turn_before_the_game(state: State) -> State:
    """Tell of no turn as long as the game has not begun."""
    return replace(state, turns=()) if state.stage == "before_game" else state


def picks_unknown(state: State) -> State:
    """Tell of no choice that is yet to be acted upon."""
    return replace(state, picks="unknown")


def lists_turned_round(state: State) -> State:
    """Write every list without an order from its end, at any depth."""
    unordered = UNORDERED if state.edition < ORDERED_BEFORE else UNORDERED | IN_DAMAGE_ORDER
    return _each(state, unordered, _turned_round)


def handles_renamed(state: State) -> State:
    """Give other handles."""
    return msgspec.convert(with_other_handles(msgspec.to_builtins(state)), State)


def with_other_handles(value: object) -> object:
    """Return a value of JSON, such as an answer, in which each handle is another one."""
    match value:
        case str() if value.startswith(HANDLE) and value != _CHANCE:
            return f"{HANDLE}other{value.removeprefix(HANDLE)}"
        case dict():
            return {key: with_other_handles(part) for key, part in value.items()}
        case list() | tuple():
            return [with_other_handles(part) for part in value]
        case _:
            return value


def concerns_untold(state: State) -> State:
    """Do not tell for whom an ability has triggered, nor where an ability comes from."""
    objects = tuple(replace(thing, concerns=None, source=None) for thing in state.objects)
    return _each(replace(state, objects=objects), ("concerns",), _unconcerned)


def sources_untold(state: State) -> State:
    """Do not tell because of what a decision is asked."""
    return replace(state, pending=tuple(replace(one, source=None) for one in state.pending))


def abilities_owned_otherwise(state: State) -> State:
    """Let abilities belong to the last player: no rule says who owns one."""
    owner = state.players[-1].name
    objects = (replace(o, owner=owner) if o.kind == "ability" else o for o in state.objects)
    return replace(state, objects=tuple(objects))


def keywords_capitalized(state: State) -> State:
    """Begin each keyword with a capital letter."""
    return _each(state, ("keywords",), _capitalized)


def only_creatures_sick(state: State) -> State:
    """Tell of creatures alone that they are summoning sick."""

    def told(thing: Object) -> Object:
        creature = thing.now == "unknown" or "Creature" in thing.now.types
        return thing if creature else replace(thing, sick=False)

    return replace(state, objects=tuple(map(told, state.objects)))


def combat_told_late(state: State) -> State:
    """Tell of no combat while nothing attacks."""
    turns = (
        replace(turn, combat=None) if turn.combat and not turn.combat.attacks else turn
        for turn in state.turns
    )
    return replace(state, turns=tuple(turns))


def libraries_counted(state: State) -> State:
    """Tell of a library only how many cards it has."""
    return replace(state, objects=tuple(one for one in state.objects if one.zone != "library"))


OTHERWISE: Final[Mapping[str, Callable[[State], State]]] = {
    one.__name__: one
    for one in (
        turns_numbered_otherwise,
        no_turn_before_the_game,
        picks_unknown,
        lists_turned_round,
        handles_renamed,
        concerns_untold,
        sources_untold,
        abilities_owned_otherwise,
        keywords_capitalized,
        only_creatures_sick,
        combat_told_late,
        libraries_counted,
    )
}
"""Every other way, by its name."""


def _each(value: T, named: Container[str], change: Callable[[object], object]) -> T:
    """Return a record in which the value of each field of such a name, at any depth, is changed."""
    if isinstance(value, tuple):
        parts = tuple(_each(part, named, change) for part in value)
        return value if all(map(is_, parts, value)) else parts  # type: ignore[return-value]
    if not isinstance(value, Record):
        return value
    changed = {}
    for name in value.__struct_fields__:
        was = getattr(value, name)
        now = change(_each(was, named, change)) if name in named else _each(was, named, change)
        if now is not was:
            changed[name] = now
    return replace(value, **changed) if changed else value


def _turned_round(value: object) -> object:
    return value[::-1] if isinstance(value, tuple) else value


def _unconcerned(_: object) -> object:
    return None


def _capitalized(value: object) -> object:
    if not isinstance(value, tuple):
        return value
    return tuple(str(word).capitalize() for word in value)
