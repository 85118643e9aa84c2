"""Whether what was recorded of an engine could have been taken from one while it was played."""

from __future__ import annotations

import msgspec

from apnap.certifying.results import Round
from apnap.driver import Exchange, Keeping, Refusal, Said
from apnap.engine.coherence import Coherence
from apnap.protocol import AnswerSaid, Concede, Load, Record, Verdict, View, compatible
from apnap.protocol.validation import Breach, check


class Unsound(Exception):
    """Something was recorded that cannot have been heard, or not as `apnap certify` records it."""


class Soundness:
    """
    Looks at the messages of one recording, one by one.

    An engine that answers otherwise than the contract allows has broken, and its answer is not
    recorded; and there is one way to record an answer, which has no room for other words.
    """

    def __init__(self) -> None:
        """Begin before the first message."""
        self._coherence = Coherence()
        self._keeping = Keeping()
        self.seen = 0

    def look(self, said: Said, exchange: Exchange) -> None:
        """Raise `Unsound` if something is wrong with the next message."""
        self.seen += 1
        if isinstance(exchange.said, Load | Concede):
            self._coherence = Coherence()
        heard = exchange.heard
        problem = ""
        if heard is not None and not isinstance(heard, Refusal):
            problem = _breach(_method(exchange.said), heard)
            if not problem and isinstance(heard, Verdict) and heard.state is not None:
                problem = self._coherence.breach(heard.state)
        if problem:
            raise Unsound(f"answer {self.seen} breaks the contract: {problem}")
        if msgspec.json.encode(self._keeping.said(exchange)) != msgspec.json.encode(said):
            raise Unsound(f"answer {self.seen} is not recorded as `apnap certify` records it")


def misintroduced(one: Round) -> str:
    """Return why an engine that introduces itself so could not be played; empty if it could."""
    if not compatible(one.introduced.protocol):
        return f"the engine speaks protocol {one.introduced.protocol}, which this apnap does not"
    return _breach("initialize", one.introduced)


def _breach(method: str, heard: Record) -> str:
    """Return how an answer breaks its schema; empty if it does not."""
    try:
        check(f"{method}.result", msgspec.json.decode(msgspec.json.encode(heard)))
    except Breach as breach:
        return str(breach)
    return ""


def _method(said: Load | AnswerSaid | Concede | View) -> str:
    match said:
        case Load():
            return "load"
        case AnswerSaid():
            return "answer"
        case Concede():
            return "concede"
        case View():
            return "view"
