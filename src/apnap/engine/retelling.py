"""A game on an engine that can be told again from its beginning."""

from __future__ import annotations

from apnap.engine.client import Client
from apnap.protocol import AnswerSaid, Concede, Load, Verdict

Told = Load | AnswerSaid | Concede
"""What an engine is told of a game, and takes or rejects."""


class Retelling:
    """
    Tells an engine one game after the other.

    `told` is all that the engine has accepted since the last position was loaded: told again, it
    leads to the same state, or where something in it is said otherwise, to another one.
    """

    def __init__(self, client: Client) -> None:
        """Take the engine, which has heard nothing yet."""
        self._client = client
        self.told: tuple[Told, ...] = ()

    def tell(self, said: Told) -> Verdict:
        """Return the engine's verdict; whatever goes wrong with the engine raises as it does."""
        verdict = self._asked(said)
        if verdict.verdict == "accepted":
            self.told = (said,) if isinstance(said, Load) else (*self.told, said)
        return verdict

    def forget(self) -> None:
        """Forget what was told: the engine has begun anew."""
        self.told = ()

    def _asked(self, said: Told) -> Verdict:
        match said:
            case Load():
                return self._client.load(said)
            case Concede():
                return self._client.concede(said)
            case AnswerSaid():
                return self._client.answer(said)
