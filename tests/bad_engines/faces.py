"""Engines in this process that are not the same each time they are started, or end badly."""

from __future__ import annotations

from typing import NoReturn

from apnap.protocol import Initialize, Initialized
from apnap_reference.engine import ReferenceEngine


class Reluctant(ReferenceEngine):
    """Ends when it is to forget a position, and then does not begin again."""

    ended = False

    def initialize(self, said: Initialize) -> Initialized:
        """Introduce itself once."""
        if Reluctant.ended:
            raise SystemExit(1)
        return super().initialize(said)

    def unload(self) -> NoReturn:
        """End."""
        Reluctant.ended = True
        raise SystemExit(1)
