"""An engine on which every scenario fails: it plays by the rules and says the opposite."""

from __future__ import annotations

from msgspec.structs import replace

from apnap.protocol.messages import (
    AnswerSaid,
    Concede,
    Initialize,
    Initialized,
    Load,
    Verdict,
    View,
    Viewed,
)
from apnap_adapters.serving import serve_stdio
from apnap_reference.engine import reference


class Contrary:
    """Plays as the reference engine does, but tells the opposite of each verdict."""

    def __init__(self) -> None:
        self._honest = reference()

    def initialize(self, said: Initialize) -> Initialized:
        """Introduce itself as the reference engine does."""
        return self._honest.initialize(said)

    def load(self, said: Load) -> Verdict:
        """Load honestly."""
        return self._honest.load(said)

    def answer(self, said: AnswerSaid) -> Verdict:
        """Say accepted for rejected and the other way round, whenever a declaration is judged."""
        verdict = self._honest.answer(said)
        kind = type(said.say).__name__
        if kind in ("Pass", "Pay"):
            return verdict
        opposite = "rejected" if verdict.verdict == "accepted" else "accepted"
        return replace(verdict, verdict=opposite)

    def concede(self, said: Concede) -> Verdict:
        """Concede honestly."""
        return self._honest.concede(said)

    def view(self, said: View) -> Viewed:
        """Show honestly."""
        return self._honest.view(said)

    def unload(self) -> None:
        """Forget the position."""
        self._honest.unload()


if __name__ == "__main__":
    serve_stdio(Contrary())
