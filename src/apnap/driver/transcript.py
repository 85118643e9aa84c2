"""What was said between the driver and the engine, for reports and replays."""

from __future__ import annotations

from typing import Annotated

import msgspec

from apnap.protocol import AnswerSaid, Concede, Decision, Load, Record, Verdict, View, Viewed, doc
from apnap.protocol.bounds import Integer, Many, Text


class Refusal(Record, frozen=True):
    """An engine's answer to a message that it takes for broken."""

    code: Annotated[Integer, doc("The code of the error.")]
    problem: Annotated[Text, doc("What the suite says about it.")]


class Exchange(Record, frozen=True):
    """A message of the driver, the decision that it answers if any, and what came back."""

    said: Load | AnswerSaid | Concede | View
    about: Decision | None = None
    heard: Verdict | Viewed | Refusal | None = None
    """None if the engine broke instead of answering."""
    of_itself: bool = False
    """Whether no step says it: apnap answers what nobody speaks of, so that play goes on."""

    @property
    def verdict(self) -> Verdict | None:
        """The verdict, if one came back."""
        return self.heard if isinstance(self.heard, Verdict) else None


class Line(Record, frozen=True, omit_defaults=False):
    """An exchange in short, as reports show it."""

    said: Annotated[Text, doc("Who said what.")]
    verdict: Annotated[Text, doc("What became of it.")]
    asked: Annotated[Many[Text], doc("Who is asked what afterwards.")]


def lines(exchanges: list[Exchange]) -> tuple[Line, ...]:
    """Return the exchanges in short; a look at the game is a question and no move."""
    return tuple(
        Line(
            said=_said(exchange),
            verdict=exchange.verdict.verdict if exchange.verdict else "no answer",
            asked=asked(exchange.verdict),
        )
        for exchange in exchanges
        if not isinstance(exchange.said, View)
    )


def asked(verdict: Verdict | None) -> tuple[str, ...]:
    """Return who is asked what, in a few words each."""
    state = verdict.state if verdict else None
    return tuple(f"{d.decider}: {kind(d)}" for d in state.pending) if state else ()


def kind(decision: Decision) -> str:
    """Return the kind of a decision as the protocol writes it."""
    tag = type(decision).__struct_config__.tag
    return str(tag)


def _said(exchange: Exchange) -> str:
    said = exchange.said
    if isinstance(said, Load):
        return "load the position"
    if isinstance(said, Concede):
        return f"{said.player} concedes"
    if isinstance(said, View):
        return f"{said.player or 'somebody'} looks"
    words = _words(msgspec.to_builtins(said.say))
    about = f" about {kind(exchange.about)}" if exchange.about else ""
    return f"{said.by} says {words}{about}"


def _words(value: object) -> str:
    """Write an answer as people read it: kind first, then its parts."""
    if isinstance(value, dict):
        parts = [
            _words(part) if key == "kind" else f"{key}: {_words(part)}"
            for key, part in value.items()
        ]
        return ", ".join(parts)
    if isinstance(value, list | tuple):
        return "[" + "; ".join(map(_words, value)) + "]"
    return "nothing" if value is None else str(value)
