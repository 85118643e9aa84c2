"""
Recordings: everything that was said in a scenario, both ways.

A state is kept as what has changed since the state before, so that the recordings of the whole
suite stay readable and small; `recorded` and `exchanges` lead from one form to the other and back,
without loss.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from apnap.driver.transcript import Exchange
from apnap.protocol import (
    AnswerSaid,
    Concede,
    Load,
    Object,
    ObjectName,
    State,
    Verdict,
    View,
    Viewed,
)
from apnap.protocol.bounds import Rows
from apnap.protocol.recorded import Change, Refusal, Said

Recording = Rows[Said]


class CannotBeRead(ValueError):
    """A recording leads to no state, or begins with a change."""


def recorded(exchanges: Iterable[Exchange]) -> Recording:
    """Return the recording of exchanges."""
    return tuple(map(Keeping().said, exchanges))


def exchanges(recording: Recording) -> tuple[Exchange, ...]:
    """
    Return what was recorded, without the decisions that were answered.

    Raises `CannotBeRead` for changes that lead to no state.
    """
    restoring = Restoring()
    return tuple(map(restoring.exchange, recording))


class Keeping:
    """Leads from exchanges to what is recorded, one by one."""

    def __init__(self) -> None:
        """Begin without any state."""
        self._last: State | None = None

    def said(self, exchange: Exchange) -> Said:
        """Return what is recorded of the next exchange."""
        said, heard = _said(exchange), exchange.heard
        if isinstance(heard, Refusal):
            said = replace(said, refused=heard)
        state = None if isinstance(heard, Refusal) or heard is None else heard.state
        if isinstance(heard, Verdict):
            said = replace(
                said,
                verdict=heard.verdict,
                violations=heard.violations,
                reason=heard.reason,
                events=heard.events,
                state=state,
            )
        if state is None:
            return said
        change = None if self._last is None else _change(self._last, state)
        self._last = state
        return replace(said, state=state if change is None else None, change=change)


def _said(exchange: Exchange) -> Said:
    """Return a recording of what the suite said."""
    match exchange.said:
        case Load() as load:
            return Said(load=load)
        case AnswerSaid() as answer:
            return Said(answer=answer)
        case Concede() as concede:
            return Said(concede=concede)
        case View() as view:
            return Said(view=view)


class Restoring:
    """Leads from what is recorded back to exchanges, one by one."""

    def __init__(self) -> None:
        """Begin without any state."""
        self._last: State | None = None

    def forget(self) -> None:
        """Forget the last state: what has changed since is unknown until there is a full one."""
        self._last = None

    def exchange(self, said: Said) -> Exchange:
        """
        Return the next exchange, without the decision that it answers.

        Raises `CannotBeRead` for changes that lead to no state.
        """
        message = message_of(said)
        state = said.state
        if said.change is not None:
            if self._last is None:
                raise CannotBeRead("there is no state that could have changed")
            if len({thing.name for thing in said.change.objects}) < len(said.change.objects):
                raise CannotBeRead("an object has changed into two")
            state = _changed(self._last, said.change)
        self._last = self._last if state is None else state
        return Exchange(message, None, _heard(said, state))


def message_of(said: Said) -> Load | AnswerSaid | Concede | View:
    """Return what the suite said; raise `CannotBeRead` if that is nothing."""
    message = said.load or said.answer or said.concede or said.view
    if message is None:
        raise CannotBeRead("nothing is said")
    return message


def _heard(said: Said, state: State | None) -> Verdict | Viewed | Refusal | None:
    if said.refused is not None:
        return said.refused
    if said.verdict is not None:
        return Verdict(said.verdict, said.violations, said.reason, state, said.events)
    return None if state is None else Viewed(state)


_OBJECTS: Final = "objects"


def _change(before: State, after: State) -> Change | None:
    """Return what leads from one state to the other; None if names do not tell objects apart."""
    told: dict[str, Any] = msgspec.to_builtins(replace(after, objects=()))
    others = [
        name
        for name in after.__struct_fields__
        if name != _OBJECTS and getattr(before, name) != getattr(after, name)
    ]
    old, new = _by_name(before.objects), _by_name(after.objects)
    change = Change(
        fields={name: told[name] for name in told if name in others},
        dropped=tuple(name for name in others if name not in told),
        objects=tuple(thing for thing in after.objects if old.get(thing.name) != new[thing.name]),
        gone=tuple(name for name in old if name not in new),
    )
    if _objects(before, change) == after.objects:
        return change
    change = replace(change, order=tuple(new))
    return change if _objects(before, change) == after.objects else None


def _changed(before: State, change: Change) -> State:
    """Return the state after a change; raise `CannotBeRead` if that is none."""
    told = {
        name: getattr(before, name)
        for name in before.__struct_fields__
        if name != _OBJECTS and name not in change.dropped
    }
    objects = _objects(before, change)
    try:
        return msgspec.convert(
            told | change.fields | ({_OBJECTS: objects} if objects else {}), State
        )
    except msgspec.ValidationError as error:
        raise CannotBeRead(f"the changes lead to no state: {error}") from error


def _objects(before: State, change: Change) -> tuple[Object, ...]:
    """Return the objects after a change."""
    left = {
        name: thing for name, thing in _by_name(before.objects).items() if name not in change.gone
    }
    things = left | _by_name(change.objects)
    names = change.order or tuple(things)
    return tuple(things[name] for name in names if name in things)


def _by_name(objects: Iterable[Object]) -> dict[ObjectName, Object]:
    return {thing.name: thing for thing in objects}
