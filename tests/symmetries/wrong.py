"""The reference engine with a wrong idea of seats, names or numbers of players."""

from typing import Final

from msgspec.structs import replace

from apnap.protocol.answers import DeclareAttackers, DeclareBlockers
from apnap.protocol.messages import AnswerSaid, Load, Verdict, View, Violation
from apnap.vocabulary.words import PLAYERS
from apnap_reference.engine import ReferenceEngine

MOST: Final = 3
"""As many players as one of them has thought of."""


class FirstSeatActive(ReferenceEngine):
    """Takes the first seat for the active player."""

    def load(self, said: Load) -> Verdict:
        """Load the position with a turn of the first player."""
        position = said.position
        first = position.players[0].name
        turns = tuple(replace(turn, active=first, priority=first) for turn in position.turns)
        return super().load(replace(said, position=replace(position, turns=turns)))


class OnlyRobAttacks(ReferenceEngine):
    """Knows a player by name."""

    def answer(self, said: AnswerSaid) -> Verdict:
        """Take attacks from Rob only."""
        if isinstance(said.say, DeclareAttackers) and said.by != "Rob":
            return _refused(self, "you are not Rob")
        return super().answer(said)


class BlocksForThree(ReferenceEngine):
    """Refuses all blocks as soon as there are more than three players."""

    def answer(self, said: AnswerSaid) -> Verdict:
        """Take no block if there are too many players."""
        if (
            isinstance(said.say, DeclareBlockers)
            and len(self.view(View(None)).state.players) > MOST
        ):
            return _refused(self, "there are too many of you")
        return super().answer(said)


class SilentForStrangers(ReferenceEngine):
    """Calls everything unsupported in which nobody is called as the suite calls its players."""

    def load(self, said: Load) -> Verdict:
        """Load a position if the first player has one of the usual names."""
        if said.position.players[0].name not in PLAYERS:
            return Verdict("unsupported", reason="who are you?")
        return super().load(said)


def _refused(engine: ReferenceEngine, reason: str) -> Verdict:
    return Verdict("rejected", (Violation(reason=reason),), state=engine.view(View(None)).state)
