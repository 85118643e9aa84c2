"""The reference engine, whose answers are spoilt on their way to the doctor."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable

import pytest
from tests.bad_engines.lies import Message

from apnap.doctor import examining
from apnap.doctor.diagnosis import Diagnosis, Step
from apnap.doctor.examining import examine
from apnap.doctor.tries import TRIES, Try, declared
from apnap.protocol import Initialized
from apnap.protocol.connection import Limits
from apnap_adapters.serving import Dispatcher
from apnap_misreadings import reference

Spoil = Callable[[Message, Message], Message]
"""Returns what is answered to a request instead of the right answer; may raise as a connection."""


class Spoilt:
    """A connection to a reference engine whose answers are spoilt."""

    notes = ""

    def __init__(self, spoil: Spoil) -> None:
        self._spoil = spoil
        self.restart()

    def restart(self) -> None:
        self._dispatch = Dispatcher(reference(None), aside=lambda _: None)

    def close(self) -> None:
        """Nothing has to be ended."""

    def exchange(self, line: bytes, _seconds: float, /) -> bytes:
        try:
            request = dict(json.loads(line))
        except (ValueError, TypeError):
            request = {}
        answer: Message = json.loads(self._dispatch(line))
        return json.dumps(self._spoil(request, answer)).encode()


def look(
    monkeypatch: pytest.MonkeyPatch,
    spoil: Spoil,
    names: Iterable[str] = (),
    limits: Limits = Limits(),  # noqa: B008 - frozen
) -> Diagnosis:
    """
    Return what the doctor finds of an engine spoilt in that way.

    Of the steps for what is declared only those with these names are taken, and then hardly any
    of the others; without names all steps are taken that every engine is put through.
    """
    wanted = tuple(names)

    def some(told: Initialized) -> tuple[Try, ...]:
        return tuple(one for one in declared(told) if one.name in wanted)

    with monkeypatch.context() as patch:
        patch.setattr(examining, "connect", lambda *_: Spoilt(spoil))
        patch.setattr(examining, "declared", some)
        if wanted:
            patch.setattr(examining, "TRIES", TRIES[:1])
        return examine("direct:spoilt", limits)


def step(found: Diagnosis, name: str) -> Step:
    """Return the step of that name."""
    return next(step for step in found.steps if step.name == name)
