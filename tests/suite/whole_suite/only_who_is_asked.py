"""The reference engine, letting nobody concede but those who are being asked something."""

from __future__ import annotations

from apnap.protocol.messages import Concede, Verdict, View
from apnap_reference.engine import ReferenceEngine


class OnlyWhoIsAsked(ReferenceEngine):
    """Many engines cannot tell a player's concession before it is that player's turn to decide."""

    def concede(self, said: Concede) -> Verdict:
        """Let a player concede who has to decide something."""
        if said.player in {asked.decider for asked in super().view(View(None)).state.pending}:
            return super().concede(said)
        return Verdict("unsupported", reason=f"nobody asks {said.player} anything")
