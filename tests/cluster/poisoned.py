"""An engine that judges as the reference engine does, but some games are its end."""

from __future__ import annotations

import os
import threading
import time
from typing import Final

from apnap.protocol.messages import Load, Verdict
from apnap_reference.engine import ReferenceEngine

DIES: Final = "Dies"
HANGS: Final = "Hangs"
GROWS: Final = "Grows"
ENDS_ONCE: Final = "EndsOnce"
"""How a player is called in a game that is the end of this engine, and what it does then."""

MARK: Final = "APNAP_TESTS_MARK"
"""The environment variable that names the file which says that it has ended once."""


class Poisoned(ReferenceEngine):
    """The reference engine, which cannot stand some names."""

    def load(self, said: Load) -> Verdict:
        """Load a position, unless somebody is called so."""
        named = {player.name for player in said.position.players}
        if DIES in named:
            os._exit(7)
        if HANGS in named:
            time.sleep(3600)
        if GROWS in named:
            held = [bytes(1_000_000) + b"x" for _ in range(400)]
            threading.Event().wait(3600 if held else 0)
        if ENDS_ONCE in named and not os.path.exists(os.environ[MARK]):  # noqa: PTH110
            with open(os.environ[MARK], "xb"):  # noqa: PTH123
                os._exit(8)
        return super().load(said)


def engine() -> Poisoned:
    """Return one."""
    return Poisoned()
