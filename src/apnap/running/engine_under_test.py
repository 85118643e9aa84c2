"""The engine under test, as one process of pytest sees it."""

from __future__ import annotations

import contextlib
from typing import Final

from apnap.engine import starting
from apnap.engine.client import Client, EngineRefused
from apnap.protocol import EngineTrouble, Initialized, Limits
from apnap.running.describing import check_described
from apnap.running.trace import Trace

GIVEN_UP: Final = "apnap has given the engine up"
"""How the message begins after which no further scenario is played."""


class Engine:
    """
    One engine, started when it is first needed and started again after it broke.

    A single connection serves all scenarios of a process. What the engine says of itself at first
    holds for the whole run: one that says something else later has broken.
    """

    def __init__(
        self,
        name: str,
        limits: Limits | None = None,
        trace: Trace | None = None,
        introduced: Initialized | None = None,
    ) -> None:
        """
        Take the engine's name, as `--engine` has it; nothing is started yet.

        `introduced` is what it has said of itself before, in another process of the same run.
        """
        self.name = name
        self.limits = limits or Limits()
        self._trace = trace
        self._introduced = introduced
        self._client: Client | None = None
        self._broken = False
        self._interrupted = False
        self._breaks = 0

    def introduced(self) -> Initialized:
        """
        Return what the engine said of itself at first; it is started if it has not said it yet.

        Raises `EngineTrouble` if it does not start.
        """
        if self._introduced is None:
            self.client()
        if self._introduced is None:
            raise EngineTrouble(f"{self.name} has not introduced itself.")
        return self._introduced

    def client(self) -> Client:
        """
        Return the client, of a fresh engine if the last one broke.

        Raises `EngineTrouble` if it does not start, or describes itself otherwise than at first.
        """
        if self._client is None:
            record = self._trace.message if self._trace else None
            name = starting.parse(self.name)
            self._client = starting.start(name, limits=self.limits, record=record)
        elif self._broken:
            self._client.restart()
            self._client.initialize()
        else:
            return self._client
        self._broken = True  # unless it is the same engine as before
        self._meet(self._client.introduced)
        self._broken = False
        return self._client

    def _meet(self, said: Initialized | None) -> None:
        """Take note of what the engine says of itself; it has to be the same each time."""
        if self._introduced is None:
            self._introduced = said
        elif said is not None:
            check_described(self._introduced, said)

    def begin(self, scenario: str) -> Client:
        """Return the client for a scenario, of a fresh engine if the last one broke."""
        if self._trace:
            self._trace.note(f"scenario {scenario}")
        try:
            client = self.client()
        except EngineTrouble as trouble:
            self.broke(trouble)
            self._breaks += 1
            raise
        client.begin_scenario()
        return client

    def broke(self, trouble: EngineTrouble) -> None:
        """Take note that the engine is of no more use, unless it only refused a message."""
        self._broken = self._broken or not isinstance(trouble, EngineRefused)
        if self._trace:
            self._trace.note(str(trouble))

    def end(self, *, played: bool) -> None:
        """
        Forget the position; raise `EngineTrouble` if the engine breaks over it.

        `played` says whether a position was loaded at all: without one the engine has shown
        nothing that would make up for earlier breaks.
        """
        try:
            self._unload()
        finally:
            if self._broken:
                self._breaks += 1
            elif played:
                self._breaks = 0

    def _unload(self) -> None:
        if self._client is None or self._broken or self._interrupted:
            return
        self._client.end_scenario()
        try:
            self._client.unload()
        except EngineTrouble as trouble:
            self.broke(trouble)
            raise

    @property
    def given_up(self) -> str:
        """Why no further scenario is to be played; empty as long as there is hope."""
        if self._breaks < self.limits.breaks:
            return ""
        return f"{GIVEN_UP}: it broke in {self._breaks} scenarios in a row"

    def interrupted(self) -> None:
        """Take note that the run is ended while the engine may be busy: nothing more is said."""
        self._interrupted = True

    def close(self) -> None:
        """End the engine; how it takes the good-bye is nobody's scenario, and not judged."""
        client, self._client = self._client, None
        if client is None:
            return
        if client.introduced is not None and not (self._broken or self._interrupted):
            with contextlib.suppress(EngineTrouble):
                client.shutdown()
        client.close()
