"""Who is connected to a server, and until when the server waits for them."""

from __future__ import annotations

import socket
import threading
import time
from contextlib import suppress
from typing import Final

from apnap_adapters.web_bounds import Bounds

_NEVER: Final = float("inf")


class Visitors:
    """The connections of a server, each with the time until which something is waited for."""

    def __init__(self, bounds: Bounds) -> None:
        """Begin with nobody."""
        self._bounds = bounds
        self._lock = threading.Lock()
        self._until: dict[socket.socket, float] = {}
        self._too_many: set[socket.socket] = set()

    def __len__(self) -> int:
        """Return how many there are."""
        return len(self._until)

    def welcome(self, connection: socket.socket) -> bool:
        """Take note of a connection; return False if there are so many that none may speak."""
        with self._lock:
            if len(self._until) >= 2 * self._bounds.connections:
                return False
            if len(self._until) >= self._bounds.connections:
                self._too_many.add(connection)
            self._until[connection] = time.monotonic() + self._bounds.seconds
            return True

    def is_too_much(self, connection: socket.socket) -> bool:
        """Tell whether a connection came when there were as many already as are served."""
        return connection in self._too_many

    def expect(self, connection: socket.socket) -> None:
        """Wait for this visitor, from now on and not for long."""
        with self._lock:
            self._until[connection] = time.monotonic() + self._bounds.seconds

    def serve(self, connection: socket.socket) -> None:
        """Let this visitor wait for the engine, however long that takes."""
        with self._lock:
            self._until[connection] = _NEVER

    def leave(self, connection: socket.socket) -> None:
        """Forget a connection that is closed."""
        with self._lock:
            self._until.pop(connection, None)
            self._too_many.discard(connection)

    def hang_up(self) -> None:
        """End the connections of those whose time is over."""
        now = time.monotonic()
        with self._lock:
            late = [connection for connection, until in self._until.items() if until < now]
        for connection in late:
            with suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)
