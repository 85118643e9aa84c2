"""Holding a game against transition claims, for which no card need be known."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from apnap.driver import Exchange, recorded
from apnap.driver.transcript import lines
from apnap.engine.client import Client, EngineRefused
from apnap.fuzzing.differences import Difference
from apnap.protocol import EngineTrouble
from apnap.protocol.recorded import LogLine, Transitions

_MOST: Final = 64


def claimed(
    client: Client, exchanges: Sequence[Exchange], *, every_priority: bool
) -> Difference | None:
    """Return the first thing in a game that certainly breaks a rule, whatever the cards do."""
    heard = [exchange for exchange in exchanges if exchange.heard is not None]
    texts = [
        msgspec.json.encode(LogLine(number=number, said=said)).decode()
        for number, said in enumerate(recorded(heard), 1)
    ]
    for first in range(0, len(texts), _MOST):
        said = Transitions(
            lines=tuple(texts[first : first + _MOST]),
            begins=first == 0,
            every_priority=every_priority,
            gap=False,
        )
        try:
            findings = client.transitions(said).findings
        except (EngineRefused, EngineTrouble):
            return None
        for one in sorted(findings, key=lambda found: found.at):
            if one.certainty == "certain":
                at = first + one.at
                told = lines([heard[at]])
                return Difference(
                    oracle="claims",
                    kind=one.kind,
                    rule=one.rule,
                    where=one.where,
                    problem=one.problem,
                    said=told[0].said if told else "",
                    at=at,
                )
    return None
