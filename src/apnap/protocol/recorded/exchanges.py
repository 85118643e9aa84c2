"""What is recorded of a message and of what came back: states in full, or what has changed."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from apnap.protocol.bounds import Integer, Many, Map, Text
from apnap.protocol.messages import (
    AnswerSaid,
    Concede,
    Event,
    Load,
    VerdictName,
    View,
    Violation,
)
from apnap.protocol.record import Record, Unknown, doc
from apnap.protocol.state import Object, State


class Refusal(Record, frozen=True):
    """An engine's answer to a message that it takes for broken."""

    code: Annotated[Integer, doc("The code of the error.")]
    problem: Annotated[Text, doc("What the suite says about it.")]


class Change(Record, frozen=True, kw_only=True):
    """What has changed since the state before it in the recording; nothing if it is empty."""

    fields: Annotated[
        Map[Text, Any],
        doc("Fields of the state (schema `state`) other than `objects`, with their new values."),
    ] = msgspec.field(default_factory=dict)
    dropped: Annotated[Many[Text], doc("Fields of the state that have their defaults now.")] = ()
    objects: Annotated[Many[Object], doc("Objects that are new or look otherwise.")] = ()
    gone: Annotated[Many[Text], doc("Names of objects that are there no longer.")] = ()
    order: Annotated[
        Many[Text],
        doc("Names of all objects in order; left out if new ones come last, in their order."),
    ] = ()


class Said(Record, frozen=True, kw_only=True):
    """One message of the suite (`load`, `answer`, `concede` or `view`) and what came back."""

    load: Annotated[Load | None, doc("Parameters of `load`.")] = None
    answer: Annotated[AnswerSaid | None, doc("Parameters of `answer`.")] = None
    concede: Annotated[Concede | None, doc("Parameters of `concede`.")] = None
    view: Annotated[View | None, doc("Parameters of `view`.")] = None
    verdict: Annotated[
        VerdictName | None,
        doc("What became of it; left out for `view`, or if the engine broke instead."),
    ] = None
    violations: Annotated[Many[Violation], doc("Why it was rejected.")] = ()
    reason: Annotated[Text | None, doc("Why it is unsupported.")] = None
    events: Annotated[Many[Event] | Unknown, doc("What has happened since.")] = "unknown"
    state: Annotated[State | None, doc("The state that came back, in full.")] = None
    change: Annotated[Change | None, doc("Or what has changed since the last one.")] = None
    refused: Annotated[Refusal | None, doc("Or why the message was refused.")] = None

    def __post_init__(self) -> None:
        """Raise `ValueError` unless exactly one thing is said, and one thing comes back."""
        said = (self.load, self.answer, self.concede, self.view)
        if said.count(None) != len(said) - 1:
            raise ValueError("expected one of `load`, `answer`, `concede`, `view`")
        shown = self.state is not None or self.change is not None
        if self.state is not None and self.change is not None:
            raise ValueError("expected `state` or `change`, and not both")
        if self.refused is not None and (self.verdict is not None or shown):
            raise ValueError("what is refused has neither verdict nor state")
        if self.view is not None and self.verdict is not None:
            raise ValueError("there is no verdict on a look")
        if self.view is None and shown and self.verdict is None:
            raise ValueError("there is no state without a verdict")
