"""A server of engines within the process of a test."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from apnap_adapters.web_bounds import BOUNDS, Bounds
from apnap_adapters.web_conversations import Make
from apnap_adapters.web_serving import Server

_POLL: float = 0.02
"""Seconds between two looks at who is late."""


@contextmanager
def serving(make: Make, bounds: Bounds = BOUNDS) -> Iterator[Server]:
    """Serve the engines that `make` makes, at any free port of this machine."""
    with Server(make, "127.0.0.1", 0, bounds) as server:
        thread = threading.Thread(target=server.serve_forever, args=(_POLL,), daemon=True)
        thread.start()
        try:
            yield server
        finally:
            server.shutdown()
            thread.join()
