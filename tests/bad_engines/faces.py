"""Engines in this process that are not the same each time they are started, or end badly."""

from __future__ import annotations

import os
from typing import Final, NoReturn

from msgspec.structs import replace

from apnap.protocol import Initialize, Initialized, Load, Verdict
from apnap_reference.engine import ReferenceEngine

FEW: Final = 2
"""So many players the first engine of a run declares."""
MAIN: Final = "APNAP_TEST_MAIN"
"""An environment variable with the number of the main process of a run."""


class TwoFaces(ReferenceEngine):
    """Declares next to nothing at first, and ends as soon as it is to play; then declares all."""

    met = False
    """Whether the engine of this process has introduced itself before."""

    def initialize(self, said: Initialize) -> Initialized:
        """Say what it can do: little in the main process, as long as it has not ended there."""
        told = super().initialize(said)
        self._first = not TwoFaces.met and os.environ[MAIN] == str(os.getpid())
        TwoFaces.met = True
        if self._first:
            return replace(told, capabilities=replace(told.capabilities, players=FEW, cards=()))
        return told

    def load(self, said: Load) -> Verdict:
        """Set up a position, or end."""
        if self._first:
            raise SystemExit(1)
        return super().load(said)


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


class Fainting(ReferenceEngine):
    """Cannot play a position, and fails when it is to forget it."""

    def load(self, said: Load) -> Verdict:
        """Say that it cannot."""
        return Verdict("unsupported", reason=f"no games of {len(said.position.players)}")

    def unload(self) -> NoReturn:
        """Fail."""
        raise RuntimeError("nothing to forget")


class Wary(ReferenceEngine):
    """Calls itself by what its environment says of the current folder."""

    def initialize(self, said: Initialize) -> Initialized:
        """Introduce itself."""
        told = super().initialize(said)
        called = f"wary of {os.environ.get('PYTHONSAFEPATH')}"
        return replace(told, engine=replace(told.engine, name=called))
