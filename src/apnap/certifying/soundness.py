"""Whether what was recorded of an engine could have been taken from one while it was played."""

from __future__ import annotations

import msgspec

from apnap.certifying.results import Round
from apnap.driver import Recording, Refusal, exchanges
from apnap.engine.coherence import Coherence
from apnap.protocol import AnswerSaid, Concede, Load, Record, Verdict, View, compatible
from apnap.protocol.validation import Breach, check


def unsound(recording: Recording) -> str:
    """
    Return what is wrong with an answer that the contract does not allow; empty if nothing is.

    An engine that answers so has broken, and its answer is not recorded. Raises `CannotBeRead` if
    changes lead to no state.
    """
    coherence = Coherence()
    for number, exchange in enumerate(exchanges(recording), 1):
        if isinstance(exchange.said, Load | Concede):
            coherence = Coherence()
        heard = exchange.heard
        if heard is None or isinstance(heard, Refusal):
            continue
        problem = _breach(_method(exchange.said), heard)
        if not problem and isinstance(heard, Verdict) and heard.state is not None:
            problem = coherence.breach(heard.state)
        if problem:
            return f"answer {number} breaks the contract: {problem}"
    return ""


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
