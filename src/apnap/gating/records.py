"""The format of a baseline; `docs/ci/README.md` describes how it is used."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from apnap.protocol.record import Record, doc

FORMAT: Final = 1
"""Number of the format; it changes when a reader has to."""

NotPassed = Literal["failed", "unsupported", "unreached", "errored"]
"""How a scenario may end that has not passed."""


class Known(Record, frozen=True, kw_only=True):
    """A scenario that is known not to pass."""

    scenario: Annotated[str, doc("The scenario's id.", min_length=1)]
    outcome: Annotated[NotPassed, doc("What is expected to come of it.")]
    reason: Annotated[
        str, doc("Why, for people: the engine's mistake, or what it cannot do.", min_length=1)
    ]
    link: Annotated[
        Annotated[str, doc("An address.", pattern=r"^https?://\S+$")] | None,
        doc("Where more can be read, such as an issue of the engine."),
    ] = None


class Baseline(Record, frozen=True, kw_only=True):
    """What an engine is known not to pass; whatever is not listed has to pass."""

    format: Annotated[Literal[1], doc("Number of this format.")]
    engine: Annotated[str, doc("The engine's name, as it introduces itself; any version of it.")]
    edition: Annotated[str, doc("The edition of the rulebook.")]
    known: Annotated[tuple[Known, ...], doc("The scenarios, sorted by id, each once.")]
