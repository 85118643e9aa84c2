"""
Recordings: everything that was said in a scenario, both ways.

A state is kept as what has changed since the state before, so that the recordings of the whole
suite stay readable and small; `recorded` and `exchanges` lead from one form to the other and back,
without loss.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from apnap.driver.transcript import Exchange
from apnap.protocol import AnswerSaid, Concede, Load, State, Verdict, View, Viewed
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
        self._last: _Plain | None = None

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
        plain = _plain(state)
        change = None if self._last is None else _change(self._last, plain, state)
        self._last = plain
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
        self._last: _Plain | None = None

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
        if said.change is None:
            self._last = self._last if state is None else _plain(state)
        else:
            if self._last is None:
                raise CannotBeRead("there is no state that could have changed")
            if len({thing.name for thing in said.change.objects}) < len(said.change.objects):
                raise CannotBeRead("an object has changed into two")
            plain = _changed(self._last, said.change)
            state = _state(plain)
            self._last = plain
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


_Plain = dict[str, Any]
"""A state as JSON has it."""

_OBJECTS: Final = "objects"


def _plain(state: State) -> _Plain:
    plain: _Plain = msgspec.to_builtins(state)
    return plain


def _state(plain: _Plain) -> State:
    try:
        return msgspec.convert(plain, State)
    except msgspec.ValidationError as error:
        raise CannotBeRead(f"the changes lead to no state: {error}") from error


def _change(before: _Plain, after: _Plain, state: State) -> Change | None:
    """Return what leads from one state to the other; None if names do not tell objects apart."""
    old, new = _by_name(before), _by_name(after)
    change = Change(
        fields={
            name: value
            for name, value in after.items()
            if name != _OBJECTS and before.get(name, _MISSING) != value
        },
        dropped=tuple(name for name in before if name != _OBJECTS and name not in after),
        objects=tuple(thing for thing in state.objects if old.get(thing.name) != new[thing.name]),
        gone=tuple(name for name in old if name not in new),
    )
    if _changed(before, change) == after:
        return change
    change = replace(change, order=tuple(new))
    return change if _changed(before, change) == after else None


def _changed(before: _Plain, change: Change) -> _Plain:
    """Return the state after a change."""
    fields = {
        name: value
        for name, value in before.items()
        if name != _OBJECTS and name not in change.dropped
    }
    things = {
        name: thing for name, thing in _by_name(before).items() if name not in change.gone
    } | {thing.name: msgspec.to_builtins(thing) for thing in change.objects}
    names = change.order or tuple(things)
    objects = tuple(things[name] for name in names if name in things)
    return fields | change.fields | ({_OBJECTS: objects} if objects else {})


def _by_name(plain: _Plain) -> Mapping[str, Any]:
    return {thing["name"]: thing for thing in plain.get(_OBJECTS, ())}


_MISSING: Final = object()
