"""What was said between the driver and the engine, for reports and replays."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from apnap.driver.reasons import shortened
from apnap.protocol import AnswerSaid, Concede, Decision, Load, Record, Verdict, View, Viewed, doc
from apnap.protocol.bounds import Many, Text
from apnap.protocol.recorded import Refusal

_FIRST: Final = 100
_LAST: Final = 400
"""So many messages of a scenario are told, of those at its beginning and at its end."""
_MOST: Final = 50
"""So many of those who are asked at once are told."""
_LONGEST: Final = 2000


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
    """
    Return the exchanges in short; a look at the game is a question and no move.

    Of very many the first and the last are told, and how many there are between them.
    """
    moves = [exchange for exchange in exchanges if not isinstance(exchange.said, View)]
    left = len(moves) - _FIRST - _LAST
    if left <= 1:
        return tuple(map(in_short, moves))
    between = Line(said=f"… {left} more messages …", verdict="", asked=())
    return (*map(in_short, moves[:_FIRST]), between, *map(in_short, moves[-_LAST:]))


def in_short(exchange: Exchange) -> Line:
    """Return one exchange in short."""
    return Line(
        said=shortened(_said(exchange), _LONGEST),
        verdict=exchange.verdict.verdict if exchange.verdict else "no answer",
        asked=asked(exchange.verdict),
    )


def asked(verdict: Verdict | None) -> tuple[str, ...]:
    """Return who is asked what, in a few words each."""
    state = verdict.state if verdict else None
    pending = state.pending if state else ()
    told = tuple(f"{shortened(d.decider, _LONGEST)}: {kind(d)}" for d in pending[:_MOST])
    return (*told, f"{len(pending) - _MOST} more") if len(pending) > _MOST else told


def kind(decision: Decision) -> str:
    """Return the kind of a decision as the protocol writes it."""
    tag = type(decision).__struct_config__.tag
    return str(tag)


def _said(exchange: Exchange) -> str:
    said = exchange.said
    if isinstance(said, Load):
        return "load the position"
    if isinstance(said, Concede):
        return f"{said.by or said.player} concedes{f' for {said.player}' if said.by else ''}"
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
