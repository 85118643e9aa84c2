"""The two directions of a rule: what it allows is accepted, what it forbids is rejected."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from apnap.suite import Scenario

Direction = Literal["allowed", "forbidden"]

_VERDICTS: Final[Mapping[Direction, str]] = {"allowed": " is legal", "forbidden": " is illegal"}

DIRECTIONS: Final = tuple(_VERDICTS)


def directions(scenario: Scenario) -> tuple[Direction, ...]:
    """Return the directions in which a scenario looks: those of its verdicts, perhaps none."""
    verdicts = [
        step.text
        for step in scenario.steps
        if step.keyword == "then" and step.call.phrase.verdict is not None
    ]
    return tuple(
        one for one, end in _VERDICTS.items() if any(text.endswith(end) for text in verdicts)
    )
