"""A game on an engine that can be told again from its beginning."""

from __future__ import annotations

from typing import Final

from apnap.engine.client import Client
from apnap.protocol import AnswerSaid, Concede, Load, Verdict

Told = Load | AnswerSaid | Concede
"""What an engine is told of a game, and takes or rejects."""

KEPT: Final = 2_000
"""So many messages of a game are kept at most: a longer one is not told again."""

AGAIN: Final = 20_000
"""So many messages of one game are told again at most."""


class Retelling:
    """Tells an engine one game after the other."""

    def __init__(self, client: Client) -> None:
        """Take the engine, which has heard nothing yet."""
        self._client = client
        self._told: tuple[Told, ...] = ()
        self._again = 0

    @property
    def told(self) -> tuple[Told, ...] | None:
        """
        All that the engine has accepted since the last position was loaded.

        Told again, it leads to the same state, or where something in it is said otherwise, to
        another one. It is None once that has become too much, or has been told too often.
        """
        return self._told if len(self._told) <= KEPT and self._again <= AGAIN else None

    def tell(self, said: Told, *, again: bool = False) -> Verdict:
        """
        Return the engine's verdict; whatever goes wrong with the engine raises as it does.

        `again` counts it among what is told again.
        """
        verdict = self._asked(said)
        self._again += again
        if verdict.verdict == "accepted":
            if isinstance(said, Load):
                self._told = (said,)
            elif len(self._told) <= KEPT:
                self._told = (*self._told, said)
        return verdict

    def forget(self) -> None:
        """Forget what was told: another game begins."""
        self._told, self._again = (), 0

    def _asked(self, said: Told) -> Verdict:
        match said:
            case Load():
                return self._client.load(said)
            case Concede():
                return self._client.concede(said)
            case AnswerSaid():
                return self._client.answer(said)
