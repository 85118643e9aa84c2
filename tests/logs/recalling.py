"""
A reference engine that knows what has been answered in the same game before.

What an engine answers hangs on nothing but what was said since the position was loaded, to which
`tests/reference/procedure/test_generated_games.py` holds the reference engine. So a game that is
judged in twenty ways is played once; what claims find is worked out each time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec

from apnap.protocol import AnswerSaid, Concede, Load, Record, Verdict, View, Viewed
from apnap_reference.engine import ReferenceEngine
from apnap_reference.procedure.replay import Position

MOST: Final = 128
"""So many positions that were loaded are known at most; then all are forgotten."""

Said = TypeVar("Said", bound=Record)
Heard = TypeVar("Heard", Verdict, Viewed)

Known = dict[tuple[type[Record], bytes], tuple[Any, Position | None]]
"""What has been heard, and the position after it, by what was said."""

_BESIDE: Final = "what has been said here"
"""Under this name it is kept beside a position, as what the rules have worked out for it."""

_written: Final = msgspec.json.Encoder(order="deterministic").encode


class Recalling(ReferenceEngine):
    """Answers as the reference engine does, and plays only what is not known yet."""

    _games: Final[Known] = {}

    def load(self, said: Load) -> Verdict:
        """Set up a calm position; the one before is kept if this one cannot be played."""
        if len(self._games) >= MOST:
            self._games.clear()
        before, self._position = self._position, None
        heard = self._recalled(said, super().load, self._games)
        if heard.verdict == "unsupported":
            self._position = before
        return heard

    def answer(self, said: AnswerSaid) -> Verdict:
        """Take an answer to the pending decision."""
        return self._recalled(said, super().answer, self._known_here())

    def concede(self, said: Concede) -> Verdict:
        """Let a player concede."""
        return self._recalled(said, super().concede, self._known_here())

    def view(self, said: View) -> Viewed:
        """Show the state as one player may see it."""
        return self._recalled(said, super().view, self._known_here())

    def _known_here(self) -> Known:
        known: Known = self._loaded().__dict__.setdefault(_BESIDE, {})
        return known

    def _recalled(self, said: Said, ask: Callable[[Said], Heard], known: Known) -> Heard:
        key = type(said), _written(said)
        if key not in known:
            known[key] = ask(said), self._position
        heard: Heard
        heard, self._position = known[key]
        return heard
