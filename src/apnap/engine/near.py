"""
Talk to an engine in this process without any message in between.

For engines that judge: what they say is believed, and held against no schema.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeVar

from apnap.engine.client import SHOWN, Client, EngineBroke, EngineRefused
from apnap.engine.starting import DEFAULT, ENGINES, parse
from apnap.protocol import (
    BadRequest,
    EditionDate,
    Engine,
    EngineUnknown,
    Limits,
    Record,
    RuleNumber,
    Wishes,
)
from apnap.protocol.extras import entry_points
from apnap.protocol.wire import Code

R = TypeVar("R", bound=Record)

_NOTHING: Final = ("unload", "describe")


class Near(Client):
    """A conversation with an engine that is a Python object, made by `make`."""

    def __init__(self, make: Callable[[], Engine]) -> None:
        """Make the engine, and let it introduce itself."""
        self._make = make
        self._engine = make()
        super().__init__(_Wire(), Limits())
        self.initialize()

    def initialize(self, wishes: Wishes = Wishes()) -> Any:  # noqa: ANN401, B008 - as the client
        """Open the conversation."""
        self.introduced = super().initialize(wishes)
        return self.introduced

    def restart(self) -> None:
        """Begin anew with a fresh engine."""
        self._engine = self._make()
        self.introduced = None

    def close(self) -> None:
        """Nothing is to be ended."""

    def cards_near(
        self, about: Sequence[RuleNumber | str], edition: EditionDate
    ) -> Mapping[str, float]:
        """
        Return which cards have to do with rules, each with its share; nothing if untold.

        `about` are rules by their numbers, and terms of the glossary by their words.
        """
        ask = getattr(self._engine, "cards_near", None)
        return {} if ask is None else dict(ask(about, edition))

    def rules_near(
        self, about: Sequence[RuleNumber | str], edition: EditionDate
    ) -> Sequence[RuleNumber]:
        """Return which rules are applied where it comes to some, as above; nothing if untold."""
        ask = getattr(self._engine, "rules_near", None)
        return () if ask is None else tuple(ask(about, edition))

    def _ask(self, method: str, params: Record, result: type[R], seconds: float | None = None) -> R:
        """Return what the engine says; raise for what it refuses, and where it breaks."""
        del seconds
        self._offered(method)
        ask = getattr(self._engine, method, None)
        try:
            said = None if ask is None else ask() if method in _NOTHING else ask(params)
        except BadRequest as refusal:
            raise EngineRefused(
                f"The engine refused `{method}`: {refusal.problem.rstrip('.')}.",
                method=method,
                code=Code.BAD_REQUEST,
                where=refusal.where,
                hint=refusal.hint,
            ) from refusal
        except Exception as error:
            what = f"{type(error).__name__}: {error}"[:SHOWN].rstrip(".")
            problem = f"The engine failed at `{method}`: {what}."
            raise EngineBroke(problem, method=method, raw=b"", hint="", notes="") from error
        if isinstance(said, result):
            return said
        return result()


class _Wire:
    """No connection."""

    notes = ""

    def exchange(self, line: bytes, seconds: float, /) -> bytes:
        """Nothing is ever sent."""
        raise NotImplementedError

    def restart(self) -> None:
        """Nothing is to be started."""

    def close(self) -> None:
        """Nothing is to be ended."""


def near_reference() -> Near:
    """Return a conversation with the reference engine; raise `EngineUnknown` without it."""
    name = parse(DEFAULT).target
    for entry in entry_points(group=ENGINES):
        if entry.name == name:
            return Near(entry.load())
    raise EngineUnknown("The reference engine is not installed.", hint="Install apnap again.")
