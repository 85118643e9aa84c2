"""The engine under test, as one process of pytest sees it."""

from __future__ import annotations

from apnap import engines
from apnap.client import Client, EngineRefused
from apnap.protocol.connection import EngineTrouble
from apnap.protocol.messages import Initialized


class Engine:
    """
    One engine, started when it is first needed and started again after it broke.

    A single connection serves all scenarios of a process.
    """

    def __init__(self, name: str) -> None:
        """Take the engine's name, as `--engine` has it; nothing is started yet."""
        self.name = name
        self._client: Client | None = None
        self._broken = False

    def introduced(self) -> Initialized:
        """Return what the engine says of itself; raise `EngineTrouble` if it does not start."""
        told = self.client().introduced
        if told is None:
            raise EngineTrouble(f"{self.name} has not introduced itself.")
        return told

    def client(self) -> Client:
        """Return the client, of a fresh engine if the last one broke."""
        if self._client is None:
            self._client = engines.start(engines.parse(self.name))
        elif self._broken:
            self._client.restart()
            self._client.initialize()
        self._broken = False
        return self._client

    def broke(self, trouble: EngineTrouble) -> None:
        """Take note that the engine is of no more use, unless it only refused a message."""
        self._broken = self._broken or not isinstance(trouble, EngineRefused)

    def unload(self) -> None:
        """Forget the position; raise `EngineTrouble` if the engine breaks over it."""
        if self._client is None or self._broken:
            return
        try:
            self._client.unload()
        except EngineTrouble as trouble:
            self.broke(trouble)
            raise

    def close(self) -> None:
        """End the engine."""
        if self._client is not None:
            self._client.close()
            self._client = None
