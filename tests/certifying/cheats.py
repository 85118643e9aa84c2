"""
Engines that would like a certificate without knowing the rules.

Each stands where the client of an engine stands (`Talk`), so that it needs no process.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Final

from apnap.driver import Exchange, Outcome, Refusal, Stop, Talk
from apnap.engine.client import EngineRefused
from apnap.protocol import (
    AnswerSaid,
    Concede,
    EditionDate,
    Load,
    Record,
    Verdict,
    View,
    Viewed,
)
from apnap.protocol.readable_json import encode
from apnap.protocol.wire import Code
from apnap.running.playing import Play
from apnap.suite import Scenario
from apnap_reference.engine import CAPABILITIES, ReferenceEngine

Said = Load | AnswerSaid | Concede | View
Trace = Mapping[bytes, Verdict | Viewed | Refusal]
"""What was answered in another run, by the hash of the conversation so far."""

_NO: Final = Verdict("unsupported", reason="nobody has said so to me before")


def played(scenario: Scenario, talk: Talk, edition: EditionDate) -> tuple[Outcome, list[Exchange]]:
    """Play a scenario on an engine that declares everything; return also what was said."""
    play = Play(scenario, talk, CAPABILITIES, edition)
    with suppress(Stop, EngineRefused):
        play.all()
    return play.outcome(), play.game.transcript


def outcomes(
    scenarios: Iterable[Scenario], make: Callable[[], Talk], edition: EditionDate
) -> dict[str, Outcome]:
    """Return what comes of scenarios, each played on an engine of its own, by their ids."""
    return {one.id: played(one, make(), edition)[0] for one in scenarios}


def traced(scenarios: Iterable[Scenario], edition: EditionDate) -> Trace:
    """Return the trace of a run of the reference engine."""
    found: dict[bytes, Verdict | Viewed | Refusal] = {}
    for scenario in scenarios:
        key = b""
        for exchange in played(scenario, ReferenceEngine(), edition)[1]:
            key = _next(b"" if isinstance(exchange.said, Load) else key, exchange.said)
            if exchange.heard is not None:
                found[key] = exchange.heard
    return found


def _next(key: bytes, said: Record) -> bytes:
    """Return the hash of a conversation with one thing more said."""
    return hashlib.sha256(key + type(said).__name__.encode() + encode(said)).digest()


class Parrot:
    """Says what was said in another run, as long as the conversation is the same."""

    def __init__(self, trace: Trace) -> None:
        """Remember the run."""
        self._trace = trace
        self._key = b""

    def load(self, said: Load) -> Verdict:
        """Say what was said."""
        self._key = b""
        return self._verdict(said)

    def answer(self, said: AnswerSaid) -> Verdict:
        """Say what was said."""
        return self._verdict(said)

    def concede(self, said: Concede) -> Verdict:
        """Say what was said."""
        return self._verdict(said)

    def view(self, said: View) -> Viewed:
        """Say what was said."""
        heard = self._heard(said)
        if isinstance(heard, Viewed):
            return heard
        raise EngineRefused("never seen", method="view", code=Code.NO_SUCH_METHOD)

    def _verdict(self, said: Said) -> Verdict:
        heard = self._heard(said)
        return heard if isinstance(heard, Verdict) else _NO

    def _heard(self, said: Said) -> Verdict | Viewed | Refusal | None:
        self._key = _next(self._key, said)
        return self._trace.get(self._key)


class Choosy(ReferenceEngine):
    """Plays some positions only, and calls all others unsupported: it knows when it would lose."""

    def __init__(self, positions: Sequence[bytes]) -> None:
        """Take the positions that it is ready to play."""
        super().__init__()
        self._positions = positions

    def load(self, said: Load) -> Verdict:
        """Load a position if it is one of those."""
        return super().load(said) if encode(said.position) in self._positions else _NO


def choosy(scenarios: Iterable[Scenario], edition: EditionDate) -> Callable[[], Choosy]:
    """Return what makes an engine that plays these scenarios only."""
    positions = [encode(scenario.position.state(edition)) for scenario in scenarios]
    return lambda: Choosy(positions)
