"""A game as the lines of its log tell it: each state as what has changed since the one before."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import astuple, fields, replace

from apnap.protocol import (
    AnswerSaid,
    Concede,
    Decision,
    EditionDate,
    Load,
    Marker,
    Object,
    ObjectName,
    Pick,
    Player,
    PlayerName,
    Result,
    SideName,
    Skip,
    Stage,
    State,
    Team,
    Turn,
    Unknown,
    Variant,
    View,
)
from apnap_reference.state.table import kept_for_the_next


class _Fields(msgspec.Struct, frozen=True):
    """Fields of a state that have changed."""

    edition: EditionDate | UnsetType = UNSET
    stage: Stage | UnsetType = UNSET
    variant: Variant | UnsetType = UNSET
    players: tuple[Player, ...] | UnsetType = UNSET
    teams: tuple[Team, ...] | UnsetType = UNSET
    turns: tuple[Turn, ...] | UnsetType = UNSET
    markers: tuple[Marker, ...] | UnsetType = UNSET
    picks: tuple[Pick, ...] | Unknown | UnsetType = UNSET
    extra_turns: tuple[str, ...] | Unknown | UnsetType = UNSET
    skips: tuple[Skip, ...] | Unknown | UnsetType = UNSET
    pending: tuple[Decision, ...] | UnsetType = UNSET
    result: Result | UnsetType | None = UNSET


class _Change(msgspec.Struct, frozen=True):
    """What has changed since the state before (`apnap.protocol.recorded.Change`)."""

    fields: _Fields = _Fields()
    dropped: tuple[str, ...] = ()
    objects: tuple[Object, ...] = ()
    gone: tuple[str, ...] = ()
    order: tuple[str, ...] = ()


class Told(msgspec.Struct, frozen=True):
    """What a line says, and what came back (`apnap.protocol.recorded.Said`)."""

    load: Load | None = None
    answer: AnswerSaid | None = None
    concede: Concede | None = None
    view: View | None = None
    verdict: str | None = None
    state: State | None = None
    change: _Change | None = None


class Line(msgspec.Struct, frozen=True):
    """A line of a log, read faster than by its record: only what claims look at."""

    number: int = 0
    said: Told | None = None


class GameState(msgspec.Struct, frozen=True, kw_only=True):
    """The state of a game between two lines; objects and players are found by name."""

    edition: EditionDate
    stage: Stage
    variant: Variant
    players: tuple[Player, ...]
    teams: tuple[Team, ...]
    turns: tuple[Turn, ...]
    markers: tuple[Marker, ...]
    picks: tuple[Pick, ...] | Unknown
    extra_turns: tuple[SideName, ...] | Unknown
    skips: tuple[Skip, ...] | Unknown
    pending: tuple[Decision, ...]
    result: Result | None
    things: Mapping[ObjectName, Object]
    twice: tuple[ObjectName, ...] = ()
    """Names of objects that are told more than once."""

    def person(self, name: PlayerName) -> Player | None:
        """Give the player of that name."""
        return next((one for one in self.players if one.name == name), None)


_TAKEN: Final = tuple(field for field in _Fields.__struct_fields__)
_DEFAULTS: Final[Mapping[str, Any]] = {
    field.name: field.default for field in fields(State) if field.name in _TAKEN
}


def told_in_full(state: State) -> GameState:
    """Give a state that is told in full."""
    things: dict[ObjectName, Object] = {}
    twice = []
    for thing in state.objects:
        if thing.name in things:
            twice.append(thing.name)
        things[thing.name] = thing
    taken = {name: getattr(state, name) for name in _TAKEN}
    return GameState(**taken, things=things, twice=tuple(twice))


def changed(before: GameState, change: _Change) -> GameState:
    """Give the state after a change."""
    told = zip(_TAKEN, astuple(change.fields), strict=True)
    new = {name: value for name, value in told if value is not UNSET}
    for name in change.dropped:
        if name in _DEFAULTS:
            new.setdefault(name, _DEFAULTS[name])
    things = before.things
    if change.objects or change.gone:
        things = dict(things)
        for name in change.gone:
            things.pop(name, None)
        things.update((thing.name, thing) for thing in change.objects)
        if "objects" in change.dropped:
            things = {}
    if change.order:
        things = {name: things[name] for name in change.order if name in things}
    return replace(before, **new, things=things, twice=())


def as_state(now: GameState) -> State:
    """Give the state as `check` is given one; what is told twice is there once."""
    told = {name: getattr(now, name) for name in _TAKEN}
    return State(**told, objects=_in_order(now.things))


@kept_for_the_next
def _in_order(things: Mapping[ObjectName, Object]) -> tuple[Object, ...]:
    return tuple(things.values())
